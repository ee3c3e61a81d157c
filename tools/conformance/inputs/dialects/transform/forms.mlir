// ODS: mlir/Dialect/Transform/IR/TransformOps.td mlir/Dialect/Transform/IR/TransformTypes.td
// ODS: mlir/Dialect/Transform/DebugExtension/DebugExtensionOps.td mlir/Dialect/Transform/IRDLExtension/IRDLExtensionOps.td
// ODS: mlir/Dialect/Transform/LoopExtension/LoopExtensionOps.td mlir/Dialect/Transform/PDLExtension/PDLExtensionOps.td
// ODS: mlir/Dialect/Transform/SMTExtension/SMTExtensionOps.td mlir/Dialect/Transform/TuneExtension/TuneExtensionOps.td
// ODS: mlir/Dialect/Affine/TransformOps/AffineTransformOps.td mlir/Dialect/Bufferization/TransformOps/BufferizationTransformOps.td
// ODS: mlir/Dialect/DLTI/TransformOps/DLTITransformOps.td mlir/Dialect/Func/TransformOps/FuncTransformOps.td
// ODS: mlir/Dialect/GPU/TransformOps/GPUTransformOps.td mlir/Dialect/Linalg/TransformOps/LinalgMatchOps.td
// ODS: mlir/Dialect/Linalg/TransformOps/LinalgTransformOps.td mlir/Dialect/MemRef/TransformOps/MemRefTransformOps.td
// ODS: mlir/Dialect/NVGPU/TransformOps/NVGPUTransformOps.td mlir/Dialect/SCF/TransformOps/SCFTransformOps.td
// ODS: mlir/Dialect/SparseTensor/TransformOps/SparseTensorTransformOps.td mlir/Dialect/Tensor/TransformOps/TensorTransformOps.td
// ODS: mlir/Dialect/Vector/TransformOps/VectorTransformOps.td mlir/Dialect/XeGPU/TransformOps/XeGPUTransformOps.td
// ODS: mlir/Dialect/PDL/IR/PDLOps.td mlir/Dialect/IRDL/IR/IRDLOps.td mlir/Dialect/SMT/IR/SMT.td mlir/Dialect/GPU/IR/GPUOps.td

// Sequences.

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.yield
}

// -----

transform.sequence failures(suppress) attributes {note} {
^bb0(%root: !transform.op<"func.func">, %more: !transform.any_op, %param: !transform.param<i64>, %value: !transform.any_value):
  transform.sequence %root : !transform.op<"func.func"> failures(propagate) {
  ^bb1(%inner: !transform.op<"func.func">):
  }
  %parent = transform.get_parent_op %root : (!transform.op<"func.func">) -> !transform.op<"func.func">
  %a, %b = transform.sequence %parent, %more, %param : (!transform.op<"func.func">, !transform.any_op, !transform.param<i64>) -> !transform.any_op, !transform.any_op failures(suppress) {
  ^bb1(%inner: !transform.op<"func.func">, %other: !transform.any_op, %number: !transform.param<i64>):
    %found = transform.get_parent_op %other : (!transform.any_op) -> !transform.any_op
    transform.yield %found, %other : !transform.any_op, !transform.any_op
  }
  transform.yield
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @matcher(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["a.b", "a.c"] : !transform.any_op
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence private @action(%op: !transform.any_op {transform.consumed}) attributes {note} {
    %0 = transform.apply_registered_pass "cse" to %op : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @empty(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @counted(%op: !transform.any_op {transform.readonly}, %p: !transform.param<i64> {transform.readonly}) -> (!transform.any_op, !transform.param<i64>) {
    transform.match.operation_empty %op : !transform.any_op
    transform.yield %op, %p : !transform.any_op, !transform.param<i64>
  }
  transform.named_sequence private @elsewhere(!transform.any_op {transform.readonly}) -> !transform.any_op
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.include @matcher failures(propagate) (%root) : (!transform.any_op) -> !transform.any_op
    transform.include @action failures(suppress) (%0) {note} : (!transform.any_op) -> ()
    %n = transform.param.constant 3 : i64 -> !transform.param<i64>
    %1 = transform.foreach_match in %root @matcher -> @action : (!transform.any_op) -> !transform.any_op
    %2 = transform.foreach_match restrict_root flatten_results in %1
        @matcher -> @action, @empty -> @action {note} : (!transform.any_op) -> !transform.any_op
    %3 = transform.foreach_match flatten_results in %2 @matcher -> @action : (!transform.any_op) -> !transform.any_op
    %4 = transform.collect_matching @matcher in %3 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// Choices and loops.

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.alternatives %root : !transform.any_op -> !transform.any_op {
  ^bb1(%scope: !transform.any_op):
    transform.yield %scope : !transform.any_op
  }, {
  ^bb1(%scope: !transform.any_op):
    %other = transform.get_parent_op %scope : (!transform.any_op) -> !transform.any_op
    transform.yield %other : !transform.any_op
  }
  transform.foreach %0 : !transform.any_op {
  ^bb1(%each: !transform.any_op):
  }
  %p = transform.param.constant 1 : i32 -> !transform.any_param
  %1, %2 = transform.foreach %0, %p with_zip_shortest : !transform.any_op, !transform.any_param -> !transform.any_param, !transform.any_op {
  ^bb1(%each: !transform.any_op, %with: !transform.any_param):
    transform.yield %with, %each : !transform.any_param, !transform.any_op
  } {note}
  transform.yield
}

// -----

transform.alternatives {
^bb0(%root: !transform.any_op):
  transform.yield
}

// -----

// Passes and patterns.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.apply_cse to %root : !transform.any_op
    transform.apply_dce to %root {note} : !transform.any_op
    transform.apply_licm to %root : !transform.any_op
    transform.verify %root : !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %root : !transform.any_op
    transform.apply_patterns to %root {
    } : !transform.any_op
    transform.apply_patterns to %root {
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
      transform.apply_patterns.vector.transfer_to_scf full_unroll = true max_transfer_rank = 3
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [16, 8, 4]
      transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu chipset = "gfx950"
      transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu
    } {apply_cse, max_iterations = 3 : i64, max_num_rewrites = 7 : i64} : !transform.any_op
    transform.apply_conversion_patterns to %root {
      transform.apply_conversion_patterns.scf.scf_to_control_flow
    } {illegal_ops = ["scf.for"], partial_conversion} : !transform.any_op
    transform.apply_conversion_patterns to %root {
      transform.apply_conversion_patterns.dialect_to_llvm "math" {note}
      transform.apply_conversion_patterns.vector.vector_to_llvm {force_32bit_vector_indices = false}
      transform.apply_conversion_patterns.func.func_to_llvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {use_aligned_alloc = true, index_bitwidth = 32 : i64}
    } {legal_dialects = ["llvm"], preserve_handles} : !transform.any_op
    %0 = transform.apply_registered_pass "canonicalize" to %root : (!transform.any_op) -> !transform.any_op
    %max = transform.param.constant 10 : i64 -> !transform.param<i64>
    %flag = transform.param.constant true -> !transform.any_param
    %1 = transform.apply_registered_pass "canonicalize" with options = {"top-down" = %flag, "max-iterations" = %max, "test-convergence" = false} to %0 {note} : (!transform.any_op, !transform.any_param, !transform.param<i64>) -> !transform.any_op
    %2 = transform.apply_registered_pass "inline" with options = {"op-pipelines" = ["func", %flag, "other"], "max-iterations" = 3} to %1 : (!transform.any_op, !transform.any_param) -> !transform.any_op
    transform.yield
  }
}

// -----

// From handles to their neighbours, and handles themselves.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.get_consumers_of_result %root[0] : (!transform.any_op) -> !transform.any_op
    %1 = transform.get_producer_of_operand %root[2] {note} : (!transform.any_op) -> !transform.op<"a.b">
    %2 = transform.get_result %root[0] : (!transform.any_op) -> !transform.any_value
    %3 = transform.get_result %root[all] : (!transform.any_op) -> !transform.any_value
    %4 = transform.get_operand %root[except(0, -1)] {note} : (!transform.any_op) -> !transform.any_value
    %5 = transform.get_operand %root[1, 3, -2] : (!transform.any_op) -> !transform.any_value
    %6 = transform.get_defining_op %5 : (!transform.any_value) -> !transform.any_op
    %7 = transform.get_parent_op %6 {isolated_from_above, allow_empty_results, op_name = "func.func", deduplicate, nth_parent = 2 : i64} : (!transform.any_op) -> !transform.any_op
    %8 = transform.get_type %5 : (!transform.any_value) -> !transform.type
    %9 = transform.get_type elemental %5 {note} : (!transform.any_value) -> !transform.any_param
    %10 = transform.select "a.b" in %root : (!transform.any_op) -> !transform.any_op
    %11 = transform.cast %10 : !transform.any_op to !transform.op<"a.b">
    %12 = transform.merge_handles %0, %6, %7 : !transform.any_op
    %13 = transform.merge_handles deduplicate %4, %5 {note} : !transform.any_value
    %14:3 = transform.split_handle %12 : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %15:2 = transform.split_handle %13 {pass_through_empty_handle = false, fail_on_payload_too_small = false, overflow_result = 1} : (!transform.any_value) -> (!transform.any_value, !transform.any_value)
    %16, %17 = transform.replicate num(%12) %10, %8 : !transform.any_op, !transform.any_op, !transform.type
    %18 = transform.num_associations %12 : (!transform.any_op) -> !transform.param<i64>
    %19 = transform.num_associations %13 {note} : (!transform.any_value) -> !transform.any_param
    %20 = transform.param.constant 4 : i64 -> !transform.param<i64>
    %21 = transform.param.constant affine_map<(d0) -> (d0)> {note} -> !transform.affine_map
    transform.match.param.cmpi eq %18, %20 : !transform.param<i64>
    transform.match.param.cmpi ge %20, %18 {note} : !transform.param<i64>
    transform.annotate %root "mark" : !transform.any_op
    transform.annotate %root "mark" {note} = %20 : !transform.any_op, !transform.param<i64>
    transform.print
    transform.print {name = "here"}
    transform.print %root {name = "there", skip_regions, use_local_scope, assume_verified} : !transform.any_op
    transform.debug.emit_remark_at %root, "here" : !transform.any_op
    transform.debug.emit_remark_at %5, "there" {note} : !transform.any_value
    transform.debug.emit_param_as_remark %20 : !transform.param<i64>
    transform.debug.emit_param_as_remark %20, "this:" at %root : !transform.param<i64>, !transform.any_op
    %22 = transform.dlti.query ["a", "b"] at %root : (!transform.any_op) -> !transform.any_param
    transform.yield
  }
}

// -----

// Extensions.

transform.with_pdl_patterns {
^bb0(%root: !transform.any_op):
  pdl.pattern @some : benefit(1) {
    %0 = operation "a.b"
    rewrite %0 with "transform.dialect"
  }
  transform.sequence %root : !transform.any_op failures(propagate) {
  ^bb1(%inner: !transform.any_op):
    %0 = transform.pdl_match @some in %inner : (!transform.any_op) -> !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.irdl.collect_matching in %root : (!transform.any_op) -> !transform.any_op {
      irdl.dialect @d {
        irdl.operation @o {
          %a = irdl.is i32
          irdl.results(x: %a)
        }
      }
    }
    transform.yield
  }
  transform.named_sequence @tuned(%root: !transform.any_op {transform.readonly}) {
    %knob = transform.tune.knob<"tile"> options = [2, 4, 8] -> !transform.param<i64>
    %set = transform.tune.knob<"coin"> = "heads" from options = ["heads", "tails"] {note} -> !transform.any_param
    %other = transform.tune.knob<"any"> options = {from = 1, to = 9} -> !transform.any_param
    transform.tune.alternatives<"a"> {
    }, {
    }
    transform.tune.alternatives<"b"> selected_region = 0 {
      transform.yield
    }
    %0 = transform.tune.alternatives<"c"> selected_region = %knob : !transform.param<i64> -> !transform.any_op {
      transform.yield %root : !transform.any_op
    }, {
      %parent = transform.get_parent_op %root : (!transform.any_op) -> !transform.any_op
      transform.yield %parent : !transform.any_op
    }
    %1 = transform.tune.alternatives<"d"> selected_region = 1 attributes {note} -> !transform.any_param {
      transform.yield %set : !transform.any_param
    }, {
      transform.yield %other : !transform.any_param
    }
    transform.yield
  }
  transform.named_sequence @constrained(%p: !transform.param<i64> {transform.readonly}) {
    transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
    ^bb0(%a: !smt.int):
      %c = smt.int.constant 4
      %e = smt.eq %a, %c : !smt.int
      smt.assert %e
    }
    %0 = transform.smt.constrain_params(%p) {note} : (!transform.param<i64>) -> !transform.param<i64> {
    ^bb0(%a: !smt.int):
      smt.yield %a : !smt.int
    }
    transform.yield
  }
}

// -----

// Structured operations: what becomes another one.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.matmul", "linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match interface{LinalgOp} attributes{a = 1 : i32} filter_result_type = tensor<4xf32> in %root : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match filter_operand_types = [f32, i32] in %root {note} : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
    %4 = transform.structured.specialize %3 : (!transform.any_op) -> !transform.any_op
    %5 = transform.structured.interchange %4 iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
    %6 = transform.structured.interchange %5 {note} : (!transform.any_op) -> !transform.any_op
    %7 = transform.structured.decompose %6 : (!transform.any_op) -> !transform.any_op
    %8 = transform.structured.scalarize %7 : (!transform.any_op) -> !transform.any_op
    %9 = transform.structured.convert_to_loops %8 : (!transform.any_op) -> !transform.any_op
    %10, %11 = transform.structured.convert_conv2d_to_img2col %1 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %12 = transform.structured.transpose_matmul %2 <rhs> : (!transform.any_op) -> !transform.any_op
    %13 = transform.structured.transpose_matmul %12 : (!transform.any_op) -> !transform.any_op
    %14 = transform.structured.winograd_conv2d %13 {fmr = 0 : i32} : (!transform.any_op) -> !transform.any_op
    %15 = transform.structured.promote %14 {operands_to_promote = [0, 1], use_full_tile_buffers = [true, false], mapping = [#gpu.memory_space<workgroup>]} : (!transform.any_op) -> !transform.any_op
    %16 = transform.structured.hoist_pad %15 by 2 loops, transpose by [1, 0] : (!transform.any_op) -> !transform.any_op
    %17 = transform.structured.hoist_pad.build_packing_loop_nest %16 above %root : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %18 = transform.structured.replace %17 {
      "builtin.unrealized_conversion_cast"() : () -> i32
    } : (!transform.any_op) -> !transform.any_op
    %19 = transform.get_result %18[0] : (!transform.any_op) -> !transform.any_value
    %20 = transform.structured.promote_tensor to 3 %19 : !transform.any_value
    %21 = transform.structured.promote_tensor %20 : !transform.any_value
    %22, %23 = transform.structured.bufferize_to_allocation %18 {memory_space = 2, alloc_op = "memref.alloca"} : !transform.any_op
    transform.structured.eliminate_empty_tensors %root : !transform.any_op
    transform.structured.vectorize %23 : !transform.any_op
    transform.yield
  }
}

// -----

// Sizes: known ones, parameters, handles.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op, %n: !transform.any_op, %p: !transform.param<i64>) {
    %0:3 = transform.structured.multitile_sizes %root {target_size = 3, divisor = 2, dimension = 0} : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.multitile_sizes %root {target_size = 10, dimension = 1} : (!transform.any_op) -> !transform.param<i64>
    %2, %3 = transform.structured.continuous_tile_sizes %root {dimension = 0, target_size = 9} : (!transform.any_op) -> !transform.param<i64>
    %4 = transform.structured.split %root after 8 {dimension = 1} : !transform.any_op
    %5 = transform.structured.split %root after %p {dimension = 0, multiway} : !transform.any_op, !transform.param<i64>
    %6 = transform.structured.split %root after %n {dimension = 2, note} : !transform.any_op, !transform.any_op
    %7, %8:2 = transform.structured.fuse %root tile_sizes [2, 0, 4] interchange [0, 2, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %9, %10 = transform.structured.fuse %root tile_sizes [%p, 4] {use_forall, apply_cleanup} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %11, %12 = transform.structured.fuse_into_containing_op %7 into %10 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %13, %14:3 = transform.structured.tile_using_for %11 tile_sizes [4, %n, 0, [8]] interchange = [1, 0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %15, %16 = transform.structured.tile_using_forall %13 num_threads [4, %p] (mapping = [#gpu.block<y>, #gpu.block<x>]) : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %17, %18 = transform.structured.tile_using_forall %15 tile_sizes *(%n) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %19, %20, %21, %22 = transform.structured.tile_reduction_using_for %17 by tile_sizes = [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %23, %24, %25, %26 = transform.structured.tile_reduction_using_forall %20 reduction_dims = [1] by num_threads = [0, 5] tile_sizes = [0, 3] mapping = [#gpu.thread<x>] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %27:4 = transform.structured.split_reduction %24 {split_factor = 4, insert_split_dimension = 2, inner_parallel} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %28 = transform.structured.pack %25 packed_sizes = [0, %n, 8] : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %29 = transform.structured.pack_greedily %28 matmul_packed_sizes = [8, 16, %n] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op, !transform.any_op) -> !transform.op<"linalg.generic">
    %30:3 = transform.structured.pack_transpose %29 with_compute_op(%28) outer_perm = [1, 0] inner_perm = [1, 0] : (!transform.op<"linalg.generic">, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %31, %32, %33 = transform.structured.pad %30#0 pad_to_multiple_of [2, %p] use_prescribed_tensor_shapes {padding_values = [0.0 : f32], padding_dimensions = [0, 1], nofold_flags = [1], transpose_paddings = [[1, 0]], copy_back_op = "none"} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %34, %35 = transform.structured.pad_tiling_interface %31 to padding_sizes [8, %p] pad_to_multiple_of {padding_values = [0 : i32]} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    transform.structured.vectorize %34 vector_sizes [8, [4], %n] {vectorize_nd_extract} : !transform.any_op, !transform.any_op
    %36 = transform.cast %30#1 : !transform.any_op to !transform.op<"linalg.pack">
    %37, %38, %39 = transform.structured.lower_pack %36 {lowerPadLikeWithInsertSlice = false} : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    transform.yield
  }
}

// -----

// Questions about structured operations.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @match(%arg: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.param<i64>) {
    transform.match.structured %arg : !transform.any_op {
    ^bb0(%op: !transform.any_op):
      transform.match.structured.body %op {reduction_position = 0 : i64} : !transform.any_op
      transform.match.structured.body %op {passthrough} : !transform.any_op
      transform.match.structured.body %op {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      transform.match.structured.dim %op[all] {parallel} : !transform.any_op
      transform.match.structured.yield
    }
    %0:2 = transform.match.structured failures(suppress) %arg : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>) attributes {note} {
    ^bb0(%op: !transform.any_op):
      %batch, %m, %n, %k = transform.match.structured.classify_contraction_dims %op : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      %rank = transform.match.structured.rank %op : (!transform.any_op) -> !transform.param<i64>
      %dims = transform.match.structured.dim %op[-1] {reduction} : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %op, %rank : !transform.any_op, !transform.param<i64>
    }
    transform.yield %0#0, %0#1 : !transform.any_op, !transform.param<i64>
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @match(%arg: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %arg : (!transform.any_op) -> !transform.any_op {
    ^bb0(%op: !transform.any_op):
      %inputs = transform.match.structured.num_inputs %op : (!transform.any_op) -> !transform.param<i64>
      %inits = transform.match.structured.num_inits %op : (!transform.any_op) -> !transform.param<i64>
      %dims = transform.match.structured.dim %op[-1, -2] {reduction} : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.dim %op[except(0)] : !transform.any_op
      transform.match.structured.input %op[all] {permutation} : !transform.any_op
      %a = transform.match.structured.input %op[0] : (!transform.any_op) -> !transform.any_value
      %map = transform.match.structured.input %op[1] {projected_permutation} : (!transform.any_op) -> !transform.affine_map
      %b = transform.match.structured.init %op[except(1)] : (!transform.any_op) -> !transform.any_op
      %c = transform.match.structured.result %op[0] any : (!transform.any_op) -> !transform.any_op
      %d = transform.match.structured.result %op[-1] single {note} : (!transform.any_op) -> !transform.any_op
      %e = transform.match.structured.result %op[1] : (!transform.any_op) -> !transform.any_value
      %width = transform.match.structured.elemental_bitwidth %e : (!transform.any_value) -> !transform.param<i64>
      transform.match.structured.yield %c : !transform.any_op
    }
    %1 = transform.sparse_tensor.match.sparse_inout %0 : (!transform.any_op) -> !transform.any_op
    transform.yield %1 : !transform.any_op
  }
}

// -----

// Other dialects.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op, %for: !transform.op<"scf.for">, %alloc: !transform.op<"memref.alloc">, %empty: !transform.op<"tensor.empty">, %value: !transform.any_value) {
    transform.affine.simplify_bounded_affine_ops %root with [%root, %for : !transform.any_op, !transform.op<"scf.for">] within [0, 1] and [20, 30] : !transform.any_op
    transform.affine.simplify_bounded_affine_ops %root with [] within [] and [] {note} : !transform.any_op
    transform.affine.simplify_min_max_affine_ops %root : !transform.any_op
    transform.bufferization.eliminate_empty_tensors %root : !transform.any_op
    %0 = transform.bufferization.empty_tensor_to_alloc_tensor %empty : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
    %1 = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true, memcpy_op = "linalg.copy"} : (!transform.any_op) -> !transform.any_op
    %2 = transform.func.cast_and_call @f(%value) -> %value after %root : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
    %3 = transform.func.cast_and_call %root(%value) before %for {
      transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info
      transform.type_conversion.tensor.cast_shape_dynamic_dims
    } {note} : (!transform.op<"scf.for">, !transform.any_value, !transform.any_op) -> !transform.any_op
    %4, %5 = transform.func.replace_func_signature @f args_interchange = [1, 0] results_interchange = [0] at %root : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %6, %7 = transform.func.deduplicate_func_args @f at %root : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %8 = transform.loop.forall_to_for %root : (!transform.any_op) -> !transform.any_op
    %9, %10 = transform.loop.outline %root {func_name = "f"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %11, %12 = transform.loop.peel %for {peel_front = true} : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    %13 = transform.loop.pipeline %for {iteration_interval = 2, read_latency = 4} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.loop.unroll %13 {factor = 4} : !transform.any_op
    transform.loop.promote_if_one_iteration %for : !transform.op<"scf.for">
    %14 = transform.loop.coalesce %8 : (!transform.any_op) -> !transform.any_op
    %15 = transform.loop.fuse_sibling %14 into %for : (!transform.any_op, !transform.op<"scf.for">) -> !transform.any_op
    transform.scf.take_assumed_branch %root take_else_branch : (!transform.any_op) -> ()
    %16 = transform.memref.multibuffer %alloc {factor = 2 : i64, skip_analysis} : (!transform.op<"memref.alloc">) -> !transform.any_op
    %17 = transform.memref.make_loop_independent %16 {num_loops = 3 : i64} : (!transform.any_op) -> !transform.any_op
    transform.memref.erase_dead_alloc_and_stores %root : (!transform.any_op) -> ()
    %18 = transform.gpu.map_forall_to_blocks %root generate_gpu_launch grid_dims = [1, 2, 3] : (!transform.any_op) -> !transform.any_op
    %19 = transform.gpu.map_nested_forall_to_threads %root block_dims = [32, 1, 1] sync_after_distribute = false warp_size = 64 : (!transform.any_op) -> !transform.any_op
    %20 = transform.nvgpu.create_async_groups %root {bypass_l1} : (!transform.any_op) -> !transform.any_op
    %21 = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %root {depth = 4} : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_copy_as_tma %root : (!transform.any_op) -> ()
    %22 = transform.xegpu.get_desc_op %value : (!transform.any_value) -> !transform.any_op
    %23 = transform.xegpu.set_desc_layout %22 sg_layout = [8, 4] sg_data = [32, 32] inst_data = [8, 16] slice_dims = [0] : (!transform.any_op) -> !transform.any_op
    transform.xegpu.set_op_layout_attr %root result index = 1 sg_layout = [4] sg_data = [%22] : !transform.any_op, !transform.any_op
    transform.xegpu.set_gpu_launch_threads %root threads = [8, 4, 1] : !transform.any_op
    %24 = transform.xegpu.insert_prefetch %value nb_prefetch = 2 : (!transform.any_value) -> !transform.any_op
    %25 = transform.xegpu.convert_layout %value input_sg_layout = [8, 4] input_sg_data = [32, 32] target_sg_layout = [4, 8] target_sg_data = [16, 16] target_inst_data = [8, 8] : (!transform.any_value) -> !transform.any_op
    transform.yield
  }
}

// -----

// Types and attributes.

func.func private @types(!transform.any_op, !transform.op<"a.b">, !transform.any_value, !transform.any_param, !transform.param<i64>,
                         !transform.affine_map, !transform.type) attributes {a = #transform.param_operand<index = 3 : i64>}

// -----

// Upstream refuses neighbouring duplicates only.

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.get_result %root[0, 1, 0] : (!transform.any_op) -> !transform.any_value
  %1 = transform.get_operand %root[3, 5, 3] : (!transform.any_op) -> !transform.any_value
}
