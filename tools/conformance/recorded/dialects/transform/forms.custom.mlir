module {
  transform.sequence  failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
  }
}

// -----
module {
  transform.sequence  failures(suppress) attributes {note} {
  ^bb0(%arg0: !transform.op<"func.func">, %arg1: !transform.any_op, %arg2: !transform.param<i64>, %arg3: !transform.any_value):
    sequence %arg0 : !transform.op<"func.func"> failures(propagate) {
    ^bb0(%arg4: !transform.op<"func.func">):
    }
    %0 = get_parent_op %arg0 : (!transform.op<"func.func">) -> !transform.op<"func.func">
    %1:2 = sequence %0, %arg1, %arg2 : (!transform.op<"func.func">, !transform.any_op, !transform.param<i64>) -> !transform.any_op, !transform.any_op failures(suppress) {
    ^bb0(%arg4: !transform.op<"func.func">, %arg5: !transform.any_op, %arg6: !transform.param<i64>):
      %2 = get_parent_op %arg5 : (!transform.any_op) -> !transform.any_op
      yield %2, %arg5 : !transform.any_op, !transform.any_op
    }
  }
}

// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @matcher(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %arg0 ["a.b", "a.c"] : !transform.any_op
    transform.yield %arg0 : !transform.any_op
  }
  transform.named_sequence private @action(%arg0: !transform.any_op {transform.consumed}) attributes {note} {
    %0 = transform.apply_registered_pass "cse" to %arg0 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @empty(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %arg0 : !transform.any_op
  }
  transform.named_sequence @counted(%arg0: !transform.any_op {transform.readonly}, %arg1: !transform.param<i64> {transform.readonly}) -> (!transform.any_op, !transform.param<i64>) {
    transform.match.operation_empty %arg0 : !transform.any_op
    transform.yield %arg0, %arg1 : !transform.any_op, !transform.param<i64>
  }
  transform.named_sequence private @elsewhere(!transform.any_op {transform.readonly}) -> !transform.any_op
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.include @matcher failures(propagate) (%arg0) : (!transform.any_op) -> !transform.any_op
    transform.include @action failures(suppress) (%0) {note} : (!transform.any_op) -> ()
    %1 = transform.param.constant 3 : i64 -> !transform.param<i64>
    %updated_root = transform.foreach_match in %arg0 
        @matcher -> @action : (!transform.any_op) -> !transform.any_op
    %updated_root_0 = transform.foreach_match restrict_root flatten_results in %updated_root 
        @matcher -> @action, 
        @empty -> @action {note} : (!transform.any_op) -> !transform.any_op
    %updated_root_1 = transform.foreach_match flatten_results in %updated_root_0 
        @matcher -> @action : (!transform.any_op) -> !transform.any_op
    %2 = transform.collect_matching @matcher in %updated_root_1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
}

// -----
module {
  transform.sequence  failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    %0 = alternatives %arg0 : !transform.any_op -> !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.yield %arg1 : !transform.any_op
    }, {
    ^bb0(%arg1: !transform.any_op):
      %3 = transform.get_parent_op %arg1 : (!transform.any_op) -> !transform.any_op
      transform.yield %3 : !transform.any_op
    }
    foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
    }
    %1 = transform.param.constant 1 : i32 -> !transform.any_param
    %2:2 = foreach %0, %1 with_zip_shortest : !transform.any_op, !transform.any_param -> !transform.any_param, !transform.any_op {
    ^bb0(%arg1: !transform.any_op, %arg2: !transform.any_param):
      transform.yield %arg2, %arg1 : !transform.any_param, !transform.any_op
    } {note}
  }
}

// -----
module {
  transform.alternatives {
  ^bb0(%arg0: !transform.any_op):
  }
}

// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    transform.apply_cse to %arg0 : !transform.any_op
    transform.apply_dce to %arg0 {note} : !transform.any_op
    transform.apply_licm to %arg0 : !transform.any_op
    transform.verify %arg0 : !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %arg0 : !transform.any_op
    transform.apply_patterns to %arg0 {
    } : !transform.any_op
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.linalg.tiling_canonicalization {note}
      transform.apply_patterns.linalg.fold_pack_unpack_into_empty {fold_single_use_only = true}
      transform.apply_patterns.scf.for_loop_canonicalization
      transform.apply_patterns.memref.alloc_to_alloca size_limit(32)
      transform.apply_patterns.memref.alloc_to_alloca
      transform.apply_patterns.memref.expand_ops
      transform.apply_patterns.tensor.fold_tensor_empty {fold_single_use_only = true}
      transform.apply_patterns.tensor.rewrite_as_constant aggressive
      transform.apply_patterns.tensor.rewrite_as_constant
      transform.apply_patterns.vector.lower_contraction lowering_strategy = dot
      transform.apply_patterns.vector.lower_contraction
      transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction
      transform.apply_patterns.vector.lower_transfer max_transfer_rank = 2
      transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_1d avx2_lowering_strategy = true
      transform.apply_patterns.vector.lower_transpose
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 3 full_unroll = true
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma[16, 8, 4]
      transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu chipset = "gfx950"
      transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu
    } {apply_cse, max_iterations = 3 : i64, max_num_rewrites = 7 : i64} : !transform.any_op
    transform.apply_conversion_patterns to %arg0 {
      transform.apply_conversion_patterns.scf.scf_to_control_flow
    } {illegal_ops = ["scf.for"], partial_conversion} : !transform.any_op
    transform.apply_conversion_patterns to %arg0 {
      transform.apply_conversion_patterns.dialect_to_llvm "math" {note}
      transform.apply_conversion_patterns.vector.vector_to_llvm {force_32bit_vector_indices = false}
      transform.apply_conversion_patterns.func.func_to_llvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {index_bitwidth = 32 : i64, use_aligned_alloc = true}
    } {legal_dialects = ["llvm"], preserve_handles} : !transform.any_op
    %0 = transform.apply_registered_pass "canonicalize" to %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.param.constant 10 : i64 -> !transform.param<i64>
    %2 = transform.param.constant true -> !transform.any_param
    %3 = transform.apply_registered_pass "canonicalize" with options = {"max-iterations" = %1, "test-convergence" = false, "top-down" = %2} to %0 {note} : (!transform.any_op, !transform.any_param, !transform.param<i64>) -> !transform.any_op
    %4 = transform.apply_registered_pass "inline" with options = {"max-iterations" = 3 : i64, "op-pipelines" = ["func", %2, "other"]} to %3 : (!transform.any_op, !transform.any_param) -> !transform.any_op
    transform.yield 
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.get_consumers_of_result %arg0[0] : (!transform.any_op) -> !transform.any_op
    %1 = transform.get_producer_of_operand %arg0[2] {note} : (!transform.any_op) -> !transform.op<"a.b">
    %2 = transform.get_result %arg0[0] : (!transform.any_op) -> !transform.any_value
    %3 = transform.get_result %arg0[all] : (!transform.any_op) -> !transform.any_value
    %4 = transform.get_operand %arg0[except(0, -1)] {note} : (!transform.any_op) -> !transform.any_value
    %5 = transform.get_operand %arg0[1, 3, -2] : (!transform.any_op) -> !transform.any_value
    %6 = transform.get_defining_op %5 : (!transform.any_value) -> !transform.any_op
    %7 = transform.get_parent_op %6 {allow_empty_results, deduplicate, isolated_from_above, nth_parent = 2 : i64, op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
    %8 = transform.get_type %5 : (!transform.any_value) -> !transform.type
    %9 = transform.get_type elemental %5 {note} : (!transform.any_value) -> !transform.any_param
    %10 = transform.select "a.b" in %arg0 : (!transform.any_op) -> !transform.any_op
    %11 = transform.cast %10 : !transform.any_op to !transform.op<"a.b">
    %12 = transform.merge_handles %0, %6, %7 : !transform.any_op
    %13 = transform.merge_handles deduplicate %4, %5 {note} : !transform.any_value
    %14:3 = transform.split_handle %12 : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %15:2 = transform.split_handle %13 {fail_on_payload_too_small = false, overflow_result = 1 : i64, pass_through_empty_handle = false} : (!transform.any_value) -> (!transform.any_value, !transform.any_value)
    %16:2 = transform.replicate num(%12) %10, %8 : !transform.any_op, !transform.any_op, !transform.type
    %17 = transform.num_associations %12 : (!transform.any_op) -> !transform.param<i64>
    %18 = transform.num_associations %13 {note} : (!transform.any_value) -> !transform.any_param
    %19 = transform.param.constant 4 : i64 -> !transform.param<i64>
    %20 = transform.param.constant #map {note} -> !transform.affine_map
    transform.match.param.cmpi eq %17, %19 : !transform.param<i64>
    transform.match.param.cmpi ge %19, %17 {note} : !transform.param<i64>
    transform.annotate %arg0 "mark" : !transform.any_op
    transform.annotate %arg0 "mark" {note} = %19 : !transform.any_op, !transform.param<i64>
    transform.print 
    transform.print  {name = "here"}
    transform.print %arg0 {assume_verified, name = "there", skip_regions, use_local_scope} : !transform.any_op
    transform.debug.emit_remark_at %arg0, "here" : !transform.any_op
    transform.debug.emit_remark_at %5, "there" {note} : !transform.any_value
    transform.debug.emit_param_as_remark %19 : !transform.param<i64>
    transform.debug.emit_param_as_remark %19, "this:" at %arg0 : !transform.param<i64>, !transform.any_op
    %21 = transform.dlti.query ["a", "b"] at %arg0 : (!transform.any_op) -> !transform.any_param
    transform.yield 
  }
}

// -----
module {
  transform.with_pdl_patterns {
  ^bb0(%arg0: !transform.any_op):
    pdl.pattern @some : benefit(1) {
      %0 = operation "a.b" 
      rewrite %0 with "transform.dialect"
    }
    sequence %arg0 : !transform.any_op failures(propagate) {
    ^bb0(%arg1: !transform.any_op):
      %0 = pdl_match @some in %arg1 : (!transform.any_op) -> !transform.any_op
    }
  }
}

// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.irdl.collect_matching in %arg0 : (!transform.any_op) -> !transform.any_op {
      irdl.dialect @d {
        irdl.operation @o {
          %1 = irdl.is i32 
          irdl.results(x: %1)
        }
      }
    }
    transform.yield 
  }
  transform.named_sequence @tuned(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.tune.knob<"tile"> options = [2, 4, 8] -> !transform.param<i64>
    %1 = transform.tune.knob<"coin"> = "heads" from options = ["heads", "tails"] {note} -> !transform.any_param
    %2 = transform.tune.knob<"any"> options = {from = 1 : i64, to = 9 : i64} -> !transform.any_param
    transform.tune.alternatives<"a"> {
    }, {
    }
    transform.tune.alternatives<"b"> selected_region = 0 {
    }
    %3 = transform.tune.alternatives<"c"> selected_region = %0 : !transform.param<i64> -> !transform.any_op {
      transform.yield %arg0 : !transform.any_op
    }, {
      %5 = transform.get_parent_op %arg0 : (!transform.any_op) -> !transform.any_op
      transform.yield %5 : !transform.any_op
    }
    %4 = transform.tune.alternatives<"d"> selected_region = 1 attributes {note} -> !transform.any_param {
      transform.yield %1 : !transform.any_param
    }, {
      transform.yield %2 : !transform.any_param
    }
    transform.yield 
  }
  transform.named_sequence @constrained(%arg0: !transform.param<i64> {transform.readonly}) {
    transform.smt.constrain_params(%arg0) : (!transform.param<i64>) -> () {
    ^bb0(%arg1: !smt.int):
      %c4 = smt.int.constant 4
      %1 = smt.eq %arg1, %c4 : !smt.int
      smt.assert %1
    }
    %0 = transform.smt.constrain_params(%arg0) {note} : (!transform.param<i64>) -> !transform.param<i64> {
    ^bb0(%arg1: !smt.int):
      smt.yield %arg1 : !smt.int
    }
    transform.yield 
  }
}

// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.matmul", "linalg.fill"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match interface{LinalgOp} attributes {a = 1 : i32} filter_result_type = tensor<4xf32> in %arg0 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match filter_operand_types = [f32, i32] in %arg0 {note} : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
    %4 = transform.structured.specialize %3 : (!transform.any_op) -> !transform.any_op
    %5 = transform.structured.interchange %4 iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
    %6 = transform.structured.interchange %5 {note} : (!transform.any_op) -> !transform.any_op
    %7 = transform.structured.decompose %6 : (!transform.any_op) -> !transform.any_op
    %8 = transform.structured.scalarize %7 : (!transform.any_op) -> !transform.any_op
    %9 = transform.structured.convert_to_loops %8 : (!transform.any_op) -> !transform.any_op
    %img2col_tensor, %transformed = transform.structured.convert_conv2d_to_img2col %1 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %10 = transform.structured.transpose_matmul %2<rhs> : (!transform.any_op) -> !transform.any_op
    %11 = transform.structured.transpose_matmul %10 : (!transform.any_op) -> !transform.any_op
    %12 = transform.structured.winograd_conv2d %11 {fmr = 0 : i32} : (!transform.any_op) -> !transform.any_op
    %13 = transform.structured.promote %12 {mapping = [#gpu.memory_space<workgroup>], operands_to_promote = [0, 1], use_full_tile_buffers = [true, false]} : (!transform.any_op) -> !transform.any_op
    %14 = transform.structured.hoist_pad %13 by 2 loops, transpose by [1, 0] : (!transform.any_op) -> !transform.any_op
    %15 = transform.structured.hoist_pad.build_packing_loop_nest %14 above %arg0 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %16 = transform.structured.replace %15 {
      %20 = builtin.unrealized_conversion_cast to i32
    } : (!transform.any_op) -> !transform.any_op
    %17 = transform.get_result %16[0] : (!transform.any_op) -> !transform.any_value
    %18 = transform.structured.promote_tensor to 3 : i64 %17 : !transform.any_value
    %19 = transform.structured.promote_tensor %18 : !transform.any_value
    %allocated_buffer, %new_ops = transform.structured.bufferize_to_allocation %16 {alloc_op = "memref.alloca", memory_space = 2 : i64} : !transform.any_op
    transform.structured.eliminate_empty_tensors %arg0 : !transform.any_op
    transform.structured.vectorize %new_ops : !transform.any_op
    transform.yield 
  }
}

// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op, %arg1: !transform.any_op, %arg2: !transform.param<i64>) {
    %low_size, %high_size, %split_point = transform.structured.multitile_sizes %arg0 {dimension = 0 : i64, divisor = 2 : i64, target_size = 3 : i64} : (!transform.any_op) -> !transform.any_op
    %low_size_0, %high_size_1, %split_point_2 = transform.structured.multitile_sizes %arg0 {dimension = 1 : i64, target_size = 10 : i64} : (!transform.any_op) -> !transform.param<i64>
    %tile_sizes, %chunk_sizes = transform.structured.continuous_tile_sizes %arg0 {dimension = 0 : i64, target_size = 9 : i64} : (!transform.any_op) -> !transform.param<i64>
    %0 = transform.structured.split %arg0 after 8  {dimension = 1 : i64} : !transform.any_op
    %1 = transform.structured.split %arg0 after %arg2  {dimension = 0 : i64, multiway} : !transform.any_op, !transform.param<i64>
    %2 = transform.structured.split %arg0 after %arg1  {dimension = 2 : i64, note} : !transform.any_op, !transform.any_op
    %transformed, %loops:2 = transform.structured.fuse %arg0 tile_sizes [2, 0, 4] interchange [0, 2, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %transformed_3, %loops_4 = transform.structured.fuse %arg0 tile_sizes [%arg2, 4] {apply_cleanup, use_forall} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %fused_op, %new_containing_op = transform.structured.fuse_into_containing_op %transformed into %loops_4 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %tiled_linalg_op, %loops_5:3 = transform.structured.tile_using_for %fused_op tile_sizes [4, %arg1, 0, [8]] interchange = [1, 0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %tiled_op, %forall_op = transform.structured.tile_using_forall %tiled_linalg_op num_threads [4, %arg2](mapping = [#gpu.block<y>, #gpu.block<x>]) : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %tiled_op_6, %forall_op_7 = transform.structured.tile_using_forall %tiled_op tile_sizes *(%arg1) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %fill_op, %split_op, %combining_op, %for_op = transform.structured.tile_reduction_using_for %tiled_op_6 by tile_sizes = [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %fill_op_8, %split_op_9, %combining_op_10, %forall_op_11 = transform.structured.tile_reduction_using_forall %split_op reduction_dims = [1] by num_threads = [0, 5] tile_sizes = [0, 3] mapping = [#gpu.thread<x>] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %init_or_alloc_op, %fill_op_12, %split_linalg_op, %combining_linalg_op = transform.structured.split_reduction %split_op_9 {inner_parallel, insert_split_dimension = 2 : i64, split_factor = 4 : i64} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %3 = transform.structured.pack %combining_op_10 packed_sizes = [0, %arg1, 8] : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %4 = transform.structured.pack_greedily %3 matmul_packed_sizes = [8, 16, %arg1] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op, !transform.any_op) -> !transform.op<"linalg.generic">
    %packed_op, %pack_op, %un_pack_op = transform.structured.pack_transpose %4 with_compute_op(%3) outer_perm = [1, 0] inner_perm = [1, 0] : (!transform.op<"linalg.generic">, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %padded, %pad, %copy = transform.structured.pad %packed_op pad_to_multiple_of [2, %arg2] use_prescribed_tensor_shapes {copy_back_op = "none", nofold_flags = [1], padding_dimensions = [0, 1], padding_values = [0.000000e+00 : f32], transpose_paddings = [[1, 0]]} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %padded_13, %pad_14 = transform.structured.pad_tiling_interface %padded to padding_sizes [8, %arg2] pad_to_multiple_of {padding_values = [0 : i32]} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    transform.structured.vectorize %padded_13 vector_sizes [8, [4], %arg1] {vectorize_nd_extract} : !transform.any_op, !transform.any_op
    %5 = transform.cast %pack_op : !transform.any_op to !transform.op<"linalg.pack">
    %pad_op, %expand_shape_op, %transpose_op = transform.structured.lower_pack %5 {lowerPadLikeWithInsertSlice = false} : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    transform.yield 
  }
}

// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @match(%arg0: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.param<i64>) {
    transform.match.structured %arg0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.match.structured.body %arg1 {reduction_position = 0 : i64} : !transform.any_op
      transform.match.structured.body %arg1 {passthrough} : !transform.any_op
      transform.match.structured.body %arg1 {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      transform.match.structured.dim %arg1[all] {parallel} : !transform.any_op
    }
    %0:2 = transform.match.structured failures(suppress) %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>) attributes {note} {
    ^bb0(%arg1: !transform.any_op):
      %batch, %m, %n, %k = transform.match.structured.classify_contraction_dims %arg1 : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      %1 = transform.match.structured.rank %arg1 : (!transform.any_op) -> !transform.param<i64>
      %2 = transform.match.structured.dim %arg1[-1] {reduction} : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %arg1, %1 : !transform.any_op, !transform.param<i64>
    }
    transform.yield %0#0, %0#1 : !transform.any_op, !transform.param<i64>
  }
}

// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @match(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %arg0 : (!transform.any_op) -> !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      %2 = transform.match.structured.num_inputs %arg1 : (!transform.any_op) -> !transform.param<i64>
      %3 = transform.match.structured.num_inits %arg1 : (!transform.any_op) -> !transform.param<i64>
      %4 = transform.match.structured.dim %arg1[-1, -2] {reduction} : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.dim %arg1[except(0)] : !transform.any_op
      transform.match.structured.input %arg1[all] {permutation} : !transform.any_op
      %5 = transform.match.structured.input %arg1[0] : (!transform.any_op) -> !transform.any_value
      %6 = transform.match.structured.input %arg1[1] {projected_permutation} : (!transform.any_op) -> !transform.affine_map
      %7 = transform.match.structured.init %arg1[except(1)] : (!transform.any_op) -> !transform.any_op
      %8 = transform.match.structured.result %arg1[0] any : (!transform.any_op) -> !transform.any_op
      %9 = transform.match.structured.result %arg1[-1] single {note} : (!transform.any_op) -> !transform.any_op
      %10 = transform.match.structured.result %arg1[1] : (!transform.any_op) -> !transform.any_value
      %11 = transform.match.structured.elemental_bitwidth %10 : (!transform.any_value) -> !transform.param<i64>
      transform.match.structured.yield %8 : !transform.any_op
    }
    %1 = transform.sparse_tensor.match.sparse_inout %0 : (!transform.any_op) -> !transform.any_op
    transform.yield %1 : !transform.any_op
  }
}

// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op, %arg1: !transform.op<"scf.for">, %arg2: !transform.op<"memref.alloc">, %arg3: !transform.op<"tensor.empty">, %arg4: !transform.any_value) {
    transform.affine.simplify_bounded_affine_ops %arg0 with[%arg0, %arg1 : !transform.any_op, !transform.op<"scf.for">] within [0, 1] and [20, 30] : !transform.any_op
    transform.affine.simplify_bounded_affine_ops %arg0 with[] within [] and [] {note} : !transform.any_op
    transform.affine.simplify_min_max_affine_ops %arg0 : !transform.any_op
    transform.bufferization.eliminate_empty_tensors %arg0 : !transform.any_op
    %0 = transform.bufferization.empty_tensor_to_alloc_tensor %arg3 : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
    %1 = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %arg0 {bufferize_function_boundaries = true, memcpy_op = "linalg.copy"} : (!transform.any_op) -> !transform.any_op
    %2 = transform.func.cast_and_call @f(%arg4) -> %arg4 after %arg0 : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
    %3 = transform.func.cast_and_call %arg0(%arg4) before %arg1 {
      transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info
      transform.type_conversion.tensor.cast_shape_dynamic_dims
    } {note} : (!transform.op<"scf.for">, !transform.any_value, !transform.any_op) -> !transform.any_op
    %transformed_module, %transformed_function = transform.func.replace_func_signature @f args_interchange = [1, 0] results_interchange = [0] at %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %transformed_module_0, %transformed_function_1 = transform.func.deduplicate_func_args @f at %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %4 = transform.loop.forall_to_for %arg0 : (!transform.any_op) -> !transform.any_op
    %function, %call = transform.loop.outline %arg0 {func_name = "f"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %peeled_loop, %remainder_loop = transform.loop.peel %arg1 {peel_front = true} : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    %5 = transform.loop.pipeline %arg1 {iteration_interval = 2 : i64, read_latency = 4 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.loop.unroll %5 {factor = 4 : i64} : !transform.any_op
    transform.loop.promote_if_one_iteration %arg1 : !transform.op<"scf.for">
    %6 = transform.loop.coalesce %4 : (!transform.any_op) -> !transform.any_op
    %7 = transform.loop.fuse_sibling %6 into %arg1 : (!transform.any_op, !transform.op<"scf.for">) -> !transform.any_op
    transform.scf.take_assumed_branch %arg0 take_else_branch : (!transform.any_op) -> ()
    %8 = transform.memref.multibuffer %arg2 {factor = 2 : i64, skip_analysis} : (!transform.op<"memref.alloc">) -> !transform.any_op
    %9 = transform.memref.make_loop_independent %8 {num_loops = 3 : i64} : (!transform.any_op) -> !transform.any_op
    transform.memref.erase_dead_alloc_and_stores %arg0 : (!transform.any_op) -> ()
    %10 = transform.gpu.map_forall_to_blocks %arg0 generate_gpu_launch grid_dims = [1, 2, 3] : (!transform.any_op) -> !transform.any_op
    %11 = transform.gpu.map_nested_forall_to_threads %arg0 block_dims = [32, 1, 1] sync_after_distribute = false warp_size = 64 : (!transform.any_op) -> !transform.any_op
    %12 = transform.nvgpu.create_async_groups %arg0 {bypass_l1} : (!transform.any_op) -> !transform.any_op
    %13 = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %arg0 {depth = 4 : i64} : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_copy_as_tma %arg0 : (!transform.any_op) -> ()
    %14 = transform.xegpu.get_desc_op %arg4 : (!transform.any_value) -> !transform.any_op
    %15 = transform.xegpu.set_desc_layout %14 sg_layout = [8, 4] sg_data = [32, 32] inst_data = [8, 16] slice_dims = [0] : (!transform.any_op) -> !transform.any_op
    transform.xegpu.set_op_layout_attr %arg0 result index = 1 sg_layout = [4] sg_data = [%14] : !transform.any_op, !transform.any_op
    transform.xegpu.set_gpu_launch_threads %arg0 threads = [8, 4, 1] : !transform.any_op
    %16 = transform.xegpu.insert_prefetch %arg4 nb_prefetch = 2 : (!transform.any_value) -> !transform.any_op
    %17 = transform.xegpu.convert_layout %arg4 input_sg_layout = [8, 4] input_sg_data = [32, 32] target_sg_layout = [4, 8] target_sg_data = [16, 16] target_inst_data = [8, 8] : (!transform.any_value) -> !transform.any_op
    transform.yield 
  }
}

// -----
module {
  func.func private @types(!transform.any_op, !transform.op<"a.b">, !transform.any_value, !transform.any_param, !transform.param<i64>, !transform.affine_map, !transform.type) attributes {a = #transform.param_operand<index = 3 : i64>}
}

// -----
module {
  transform.sequence  failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    %0 = get_result %arg0[0, 1, 0] : (!transform.any_op) -> !transform.any_value
    %1 = get_operand %arg0[3, 5, 3] : (!transform.any_op) -> !transform.any_value
  }
}

