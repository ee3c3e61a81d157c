"builtin.module"() ({
  "transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
  ^bb0(%arg0: !transform.any_op):
    "transform.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "transform.sequence"() <{failure_propagation_mode = 2 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
  ^bb0(%arg0: !transform.op<"func.func">, %arg1: !transform.any_op, %arg2: !transform.param<i64>, %arg3: !transform.any_value):
    "transform.sequence"(%arg0) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
    ^bb0(%arg7: !transform.op<"func.func">):
      "transform.yield"() : () -> ()
    }) : (!transform.op<"func.func">) -> ()
    %0 = "transform.get_parent_op"(%arg0) <{nth_parent = 1 : i64}> : (!transform.op<"func.func">) -> !transform.op<"func.func">
    %1:2 = "transform.sequence"(%0, %arg1, %arg2) <{failure_propagation_mode = 2 : i32, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg4: !transform.op<"func.func">, %arg5: !transform.any_op, %arg6: !transform.param<i64>):
      %2 = "transform.get_parent_op"(%arg5) <{nth_parent = 1 : i64}> : (!transform.any_op) -> !transform.any_op
      "transform.yield"(%2, %arg5) : (!transform.any_op, !transform.any_op) -> ()
    }) : (!transform.op<"func.func">, !transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    "transform.yield"() : () -> ()
  }) {note} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> !transform.any_op, sym_name = "matcher"}> ({
  ^bb0(%arg5: !transform.any_op):
    "transform.match.operation_name"(%arg5) <{op_names = ["a.b", "a.c"]}> : (!transform.any_op) -> ()
    "transform.yield"(%arg5) : (!transform.any_op) -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.consumed}], function_type = (!transform.any_op) -> (), sym_name = "action", sym_visibility = "private"}> ({
  ^bb0(%arg4: !transform.any_op):
    %6 = "transform.apply_registered_pass"(%arg4) <{options = {}, pass_name = "cse"}> : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) {note} : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> !transform.any_op, sym_name = "empty"}> ({
  ^bb0(%arg3: !transform.any_op):
    "transform.yield"(%arg3) : (!transform.any_op) -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}, {transform.readonly}], function_type = (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.param<i64>), sym_name = "counted"}> ({
  ^bb0(%arg1: !transform.any_op, %arg2: !transform.param<i64>):
    "transform.match.operation_empty"(%arg1) : (!transform.any_op) -> ()
    "transform.yield"(%arg1, %arg2) : (!transform.any_op, !transform.param<i64>) -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> !transform.any_op, sym_name = "elsewhere", sym_visibility = "private"}> ({
  }) : () -> ()
  "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.include"(%arg0) <{failure_propagation_mode = 1 : i32, target = @matcher}> : (!transform.any_op) -> !transform.any_op
    "transform.include"(%0) <{failure_propagation_mode = 2 : i32, target = @action}> {note} : (!transform.any_op) -> ()
    %1 = "transform.param.constant"() <{value = 3 : i64}> : () -> !transform.param<i64>
    %2 = "transform.foreach_match"(%arg0) <{actions = [@action], matchers = [@matcher]}> : (!transform.any_op) -> !transform.any_op
    %3 = "transform.foreach_match"(%2) <{actions = [@action, @action], flatten_results, matchers = [@matcher, @empty], restrict_root}> {note} : (!transform.any_op) -> !transform.any_op
    %4 = "transform.foreach_match"(%3) <{actions = [@action], flatten_results, matchers = [@matcher]}> : (!transform.any_op) -> !transform.any_op
    %5 = "transform.collect_matching"(%4) <{matcher = @matcher}> : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()

// -----
"builtin.module"() ({
  "transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.alternatives"(%arg0) ({
    ^bb0(%arg5: !transform.any_op):
      "transform.yield"(%arg5) : (!transform.any_op) -> ()
    }, {
    ^bb0(%arg4: !transform.any_op):
      %3 = "transform.get_parent_op"(%arg4) <{nth_parent = 1 : i64}> : (!transform.any_op) -> !transform.any_op
      "transform.yield"(%3) : (!transform.any_op) -> ()
    }) : (!transform.any_op) -> !transform.any_op
    "transform.foreach"(%0) ({
    ^bb0(%arg3: !transform.any_op):
      "transform.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    %1 = "transform.param.constant"() <{value = 1 : i32}> : () -> !transform.any_param
    %2:2 = "transform.foreach"(%0, %1) <{with_zip_shortest}> ({
    ^bb0(%arg1: !transform.any_op, %arg2: !transform.any_param):
      "transform.yield"(%arg2, %arg1) : (!transform.any_param, !transform.any_op) -> ()
    }) {note} : (!transform.any_op, !transform.any_param) -> (!transform.any_param, !transform.any_op)
    "transform.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "transform.alternatives"() ({
  ^bb0(%arg0: !transform.any_op):
    "transform.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    "transform.apply_cse"(%arg0) : (!transform.any_op) -> ()
    "transform.apply_dce"(%arg0) {note} : (!transform.any_op) -> ()
    "transform.apply_licm"(%arg0) : (!transform.any_op) -> ()
    "transform.verify"(%arg0) : (!transform.any_op) -> ()
    "transform.loop.hoist_loop_invariant_subsets"(%arg0) : (!transform.any_op) -> ()
    "transform.apply_patterns"(%arg0) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    ^bb0:
    }) : (!transform.any_op) -> ()
    "transform.apply_patterns"(%arg0) <{apply_cse, max_iterations = 3 : i64, max_num_rewrites = 7 : i64}> ({
      "transform.apply_patterns.canonicalization"() : () -> ()
      "transform.apply_patterns.linalg.tiling_canonicalization"() {note} : () -> ()
      "transform.apply_patterns.linalg.fold_pack_unpack_into_empty"() <{fold_single_use_only = true}> : () -> ()
      "transform.apply_patterns.scf.for_loop_canonicalization"() : () -> ()
      "transform.apply_patterns.memref.alloc_to_alloca"() <{size_limit = 32 : i64}> : () -> ()
      "transform.apply_patterns.memref.alloc_to_alloca"() : () -> ()
      "transform.apply_patterns.memref.expand_ops"() : () -> ()
      "transform.apply_patterns.tensor.fold_tensor_empty"() <{fold_single_use_only = true}> : () -> ()
      "transform.apply_patterns.tensor.rewrite_as_constant"() <{aggressive}> : () -> ()
      "transform.apply_patterns.tensor.rewrite_as_constant"() : () -> ()
      "transform.apply_patterns.vector.lower_contraction"() <{lowering_strategy = 0 : i32}> : () -> ()
      "transform.apply_patterns.vector.lower_contraction"() <{lowering_strategy = 2 : i32}> : () -> ()
      "transform.apply_patterns.vector.lower_multi_reduction"() <{lowering_strategy = 1 : i32}> : () -> ()
      "transform.apply_patterns.vector.lower_transfer"() <{max_transfer_rank = 2 : i64}> : () -> ()
      "transform.apply_patterns.vector.lower_transpose"() <{avx2_lowering_strategy = true, lowering_strategy = 2 : i32}> : () -> ()
      "transform.apply_patterns.vector.lower_transpose"() <{avx2_lowering_strategy = false, lowering_strategy = 0 : i32}> : () -> ()
      "transform.apply_patterns.vector.split_transfer_full_partial"() <{split_transfer_strategy = 1 : i32}> : () -> ()
      "transform.apply_patterns.vector.transfer_to_scf"() <{full_unroll = true, max_transfer_rank = 3 : i64}> : () -> ()
      "transform.apply_patterns.gpu.unroll_vectors_subgroup_mma"() <{k = 4 : i64, m = 16 : i64, n = 8 : i64}> : () -> ()
      "transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu"() <{chipset = "gfx950"}> : () -> ()
      "transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.apply_conversion_patterns"(%arg0) <{illegal_ops = ["scf.for"], partial_conversion}> ({
      "transform.apply_conversion_patterns.scf.scf_to_control_flow"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.apply_conversion_patterns"(%arg0) <{legal_dialects = ["llvm"], preserve_handles}> ({
      "transform.apply_conversion_patterns.dialect_to_llvm"() <{dialect_name = "math"}> {note} : () -> ()
      "transform.apply_conversion_patterns.vector.vector_to_llvm"() <{force_32bit_vector_indices = false, reassociate_fp_reductions = false, use_vector_alignment = false}> : () -> ()
      "transform.apply_conversion_patterns.func.func_to_llvm"() : () -> ()
    }, {
      "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"() <{index_bitwidth = 32 : i64, use_aligned_alloc = true}> : () -> ()
    }) : (!transform.any_op) -> ()
    %0 = "transform.apply_registered_pass"(%arg0) <{options = {}, pass_name = "canonicalize"}> : (!transform.any_op) -> !transform.any_op
    %1 = "transform.param.constant"() <{value = 10 : i64}> : () -> !transform.param<i64>
    %2 = "transform.param.constant"() <{value = true}> : () -> !transform.any_param
    %3 = "transform.apply_registered_pass"(%0, %2, %1) <{options = {"max-iterations" = #transform.param_operand<index = 1 : i64>, "test-convergence" = false, "top-down" = #transform.param_operand<index = 0 : i64>}, pass_name = "canonicalize"}> {note} : (!transform.any_op, !transform.any_param, !transform.param<i64>) -> !transform.any_op
    %4 = "transform.apply_registered_pass"(%3, %2) <{options = {"max-iterations" = 3 : i64, "op-pipelines" = ["func", #transform.param_operand<index = 0 : i64>, "other"]}, pass_name = "inline"}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()

// -----
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.get_consumers_of_result"(%arg0) <{result_number = 0 : i64}> : (!transform.any_op) -> !transform.any_op
    %1 = "transform.get_producer_of_operand"(%arg0) <{operand_number = 2 : i64}> {note} : (!transform.any_op) -> !transform.op<"a.b">
    %2 = "transform.get_result"(%arg0) <{raw_position_list = array<i64: 0>}> : (!transform.any_op) -> !transform.any_value
    %3 = "transform.get_result"(%arg0) <{is_all, raw_position_list = array<i64>}> : (!transform.any_op) -> !transform.any_value
    %4 = "transform.get_operand"(%arg0) <{is_inverted, raw_position_list = array<i64: 0, -1>}> {note} : (!transform.any_op) -> !transform.any_value
    %5 = "transform.get_operand"(%arg0) <{raw_position_list = array<i64: 1, 3, -2>}> : (!transform.any_op) -> !transform.any_value
    %6 = "transform.get_defining_op"(%5) : (!transform.any_value) -> !transform.any_op
    %7 = "transform.get_parent_op"(%6) <{allow_empty_results, deduplicate, isolated_from_above, nth_parent = 2 : i64, op_name = "func.func"}> : (!transform.any_op) -> !transform.any_op
    %8 = "transform.get_type"(%5) : (!transform.any_value) -> !transform.type
    %9 = "transform.get_type"(%5) <{elemental}> {note} : (!transform.any_value) -> !transform.any_param
    %10 = "transform.select"(%arg0) <{op_name = "a.b"}> : (!transform.any_op) -> !transform.any_op
    %11 = "transform.cast"(%10) : (!transform.any_op) -> !transform.op<"a.b">
    %12 = "transform.merge_handles"(%0, %6, %7) : (!transform.any_op, !transform.any_op, !transform.any_op) -> !transform.any_op
    %13 = "transform.merge_handles"(%4, %5) <{deduplicate}> {note} : (!transform.any_value, !transform.any_value) -> !transform.any_value
    %14:3 = "transform.split_handle"(%12) <{fail_on_payload_too_small = true, pass_through_empty_handle = true}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %15:2 = "transform.split_handle"(%13) <{fail_on_payload_too_small = false, overflow_result = 1 : i64, pass_through_empty_handle = false}> : (!transform.any_value) -> (!transform.any_value, !transform.any_value)
    %16:2 = "transform.replicate"(%12, %10, %8) : (!transform.any_op, !transform.any_op, !transform.type) -> (!transform.any_op, !transform.type)
    %17 = "transform.num_associations"(%12) : (!transform.any_op) -> !transform.param<i64>
    %18 = "transform.num_associations"(%13) {note} : (!transform.any_value) -> !transform.any_param
    %19 = "transform.param.constant"() <{value = 4 : i64}> : () -> !transform.param<i64>
    %20 = "transform.param.constant"() <{value = #map}> {note} : () -> !transform.affine_map
    "transform.match.param.cmpi"(%17, %19) <{predicate = 0 : i32}> : (!transform.param<i64>, !transform.param<i64>) -> ()
    "transform.match.param.cmpi"(%19, %17) <{predicate = 5 : i32}> {note} : (!transform.param<i64>, !transform.param<i64>) -> ()
    "transform.annotate"(%arg0) <{name = "mark"}> : (!transform.any_op) -> ()
    "transform.annotate"(%arg0, %19) <{name = "mark"}> {note} : (!transform.any_op, !transform.param<i64>) -> ()
    "transform.print"() : () -> ()
    "transform.print"() <{name = "here"}> : () -> ()
    "transform.print"(%arg0) <{assume_verified, name = "there", skip_regions, use_local_scope}> : (!transform.any_op) -> ()
    "transform.debug.emit_remark_at"(%arg0) <{message = "here"}> : (!transform.any_op) -> ()
    "transform.debug.emit_remark_at"(%5) <{message = "there"}> {note} : (!transform.any_value) -> ()
    "transform.debug.emit_param_as_remark"(%19) : (!transform.param<i64>) -> ()
    "transform.debug.emit_param_as_remark"(%19, %arg0) <{message = "this:"}> : (!transform.param<i64>, !transform.any_op) -> ()
    %21 = "transform.dlti.query"(%arg0) <{keys = ["a", "b"]}> : (!transform.any_op) -> !transform.any_param
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()

// -----
"builtin.module"() ({
  "transform.with_pdl_patterns"() ({
  ^bb0(%arg0: !transform.any_op):
    "pdl.pattern"() <{benefit = 1 : i16, sym_name = "some"}> ({
      %1 = "pdl.operation"() <{attributeValueNames = [], opName = "a.b", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
      "pdl.rewrite"(%1) <{name = "transform.dialect", operandSegmentSizes = array<i32: 1, 0>}> ({
      }) : (!pdl.operation) -> ()
    }) : () -> ()
    "transform.sequence"(%arg0) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
    ^bb0(%arg1: !transform.any_op):
      %0 = "transform.pdl_match"(%arg1) <{pattern_name = @some}> : (!transform.any_op) -> !transform.any_op
      "transform.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg4: !transform.any_op):
    %9 = "transform.irdl.collect_matching"(%arg4) ({
      "irdl.dialect"() <{sym_name = "d"}> ({
        "irdl.operation"() <{sym_name = "o"}> ({
          %10 = "irdl.is"() <{expected = i32}> : () -> !irdl.attribute
          "irdl.results"(%10) <{names = ["x"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
        }) : () -> ()
      }) : () -> ()
    }) : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "tuned"}> ({
  ^bb0(%arg3: !transform.any_op):
    %3 = "transform.tune.knob"() <{name = "tile", options = [2, 4, 8]}> : () -> !transform.param<i64>
    %4 = "transform.tune.knob"() <{name = "coin", options = ["heads", "tails"], selected = "heads"}> {note} : () -> !transform.any_param
    %5 = "transform.tune.knob"() <{name = "any", options = {from = 1 : i64, to = 9 : i64}}> : () -> !transform.any_param
    "transform.tune.alternatives"() <{name = "a"}> ({
      "transform.yield"() : () -> ()
    }, {
      "transform.yield"() : () -> ()
    }) : () -> ()
    "transform.tune.alternatives"() <{name = "b", selected_region_attr = 0 : index}> ({
      "transform.yield"() : () -> ()
    }) : () -> ()
    %6 = "transform.tune.alternatives"(%3) <{name = "c"}> ({
      "transform.yield"(%arg3) : (!transform.any_op) -> ()
    }, {
      %8 = "transform.get_parent_op"(%arg3) <{nth_parent = 1 : i64}> : (!transform.any_op) -> !transform.any_op
      "transform.yield"(%8) : (!transform.any_op) -> ()
    }) : (!transform.param<i64>) -> !transform.any_op
    %7 = "transform.tune.alternatives"() <{name = "d", selected_region_attr = 1 : index}> ({
      "transform.yield"(%4) : (!transform.any_param) -> ()
    }, {
      "transform.yield"(%5) : (!transform.any_param) -> ()
    }) {note} : () -> !transform.any_param
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.param<i64>) -> (), sym_name = "constrained"}> ({
  ^bb0(%arg0: !transform.param<i64>):
    "transform.smt.constrain_params"(%arg0) ({
    ^bb0(%arg2: !smt.int):
      %1 = "smt.int.constant"() <{value = 4 : ui4}> : () -> !smt.int
      %2 = "smt.eq"(%arg2, %1) : (!smt.int, !smt.int) -> !smt.bool
      "smt.assert"(%2) : (!smt.bool) -> ()
      "smt.yield"() : () -> ()
    }) : (!transform.param<i64>) -> ()
    %0 = "transform.smt.constrain_params"(%arg0) ({
    ^bb0(%arg1: !smt.int):
      "smt.yield"(%arg1) : (!smt.int) -> ()
    }) {note} : (!transform.param<i64>) -> !transform.param<i64>
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()

// -----
"builtin.module"() ({
  "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["linalg.matmul", "linalg.fill"]}> : (!transform.any_op) -> !transform.any_op
    %1 = "transform.structured.match"(%arg0) <{filter_result_type = tensor<4xf32>, interface = 0 : i32, op_attrs = {a = 1 : i32}}> : (!transform.any_op) -> !transform.any_op
    %2 = "transform.structured.match"(%arg0) <{filter_operand_types = [f32, i32]}> {note} : (!transform.any_op) -> !transform.any_op
    %3 = "transform.structured.generalize"(%0) : (!transform.any_op) -> !transform.any_op
    %4 = "transform.structured.specialize"(%3) : (!transform.any_op) -> !transform.any_op
    %5 = "transform.structured.interchange"(%4) <{iterator_interchange = array<i64: 1, 0>}> : (!transform.any_op) -> !transform.any_op
    %6 = "transform.structured.interchange"(%5) {note} : (!transform.any_op) -> !transform.any_op
    %7 = "transform.structured.decompose"(%6) : (!transform.any_op) -> !transform.any_op
    %8 = "transform.structured.scalarize"(%7) : (!transform.any_op) -> !transform.any_op
    %9 = "transform.structured.convert_to_loops"(%8) : (!transform.any_op) -> !transform.any_op
    %10:2 = "transform.structured.convert_conv2d_to_img2col"(%1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %11 = "transform.structured.transpose_matmul"(%2) <{inputToTranspose = 1 : i32}> : (!transform.any_op) -> !transform.any_op
    %12 = "transform.structured.transpose_matmul"(%11) <{inputToTranspose = 0 : i32}> : (!transform.any_op) -> !transform.any_op
    %13 = "transform.structured.winograd_conv2d"(%12) <{fmr = 0 : i32}> : (!transform.any_op) -> !transform.any_op
    %14 = "transform.structured.promote"(%13) <{mapping = [#gpu.memory_space<workgroup>], operands_to_promote = [0, 1], use_full_tile_buffers = [true, false]}> : (!transform.any_op) -> !transform.any_op
    %15 = "transform.structured.hoist_pad"(%14) <{num_loops = 2 : i64, transpose = array<i64: 1, 0>}> : (!transform.any_op) -> !transform.any_op
    %16 = "transform.structured.hoist_pad.build_packing_loop_nest"(%15, %arg0) <{transpose = array<i64>}> : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %17 = "transform.structured.replace"(%16) ({
      %22 = "builtin.unrealized_conversion_cast"() : () -> i32
    }) : (!transform.any_op) -> !transform.any_op
    %18 = "transform.get_result"(%17) <{raw_position_list = array<i64: 0>}> : (!transform.any_op) -> !transform.any_value
    %19 = "transform.structured.promote_tensor"(%18) <{memory_space = 3 : i64}> : (!transform.any_value) -> !transform.any_value
    %20 = "transform.structured.promote_tensor"(%19) : (!transform.any_value) -> !transform.any_value
    %21:2 = "transform.structured.bufferize_to_allocation"(%17) <{alloc_op = "memref.alloca", memcpy_op = "bufferization.materialize_in_destination", memory_space = 2 : i64}> : (!transform.any_op) -> (!transform.any_value, !transform.any_op)
    "transform.structured.eliminate_empty_tensors"(%arg0) : (!transform.any_op) -> ()
    "transform.structured.vectorize"(%21#1) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()

// -----
"builtin.module"() ({
  "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.any_op, !transform.param<i64>) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.any_op, %arg2: !transform.param<i64>):
    %0:3 = "transform.structured.multitile_sizes"(%arg0) <{dimension = 0 : i64, divisor = 2 : i64, target_size = 3 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %1:3 = "transform.structured.multitile_sizes"(%arg0) <{dimension = 1 : i64, divisor = 1 : i64, target_size = 10 : i64}> : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
    %2:2 = "transform.structured.continuous_tile_sizes"(%arg0) <{dimension = 0 : i64, target_size = 9 : i64}> : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>)
    %3 = "transform.structured.split"(%arg0) <{dimension = 1 : i64, static_chunk_sizes = 8 : i64}> : (!transform.any_op) -> !transform.any_op
    %4 = "transform.structured.split"(%arg0, %arg2) <{dimension = 0 : i64, multiway, static_chunk_sizes = -9223372036854775808 : i64}> : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    %5 = "transform.structured.split"(%arg0, %arg1) <{dimension = 2 : i64, static_chunk_sizes = -9223372036854775808 : i64}> {note} : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %6:3 = "transform.structured.fuse"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_tile_interchange = array<i64: 0, 2, 1>, static_tile_sizes = array<i64: 2, 0, 4>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %7:2 = "transform.structured.fuse"(%arg0, %arg2) <{apply_cleanup, operandSegmentSizes = array<i32: 1, 1, 0>, static_tile_sizes = array<i64: -9223372036854775808, 4>, use_forall}> : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %8:2 = "transform.structured.fuse_into_containing_op"(%6#0, %7#1) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %9:4 = "transform.structured.tile_using_for"(%8#0, %arg1) <{interchange = array<i64: 1, 0>, scalable_sizes = array<i1: false, false, false, true>, static_sizes = array<i64: 4, -9223372036854775808, 0, 8>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %10:2 = "transform.structured.tile_using_forall"(%9#0, %arg2) <{mapping = [#gpu.block<y>, #gpu.block<x>], operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_num_threads = array<i64: 4, -9223372036854775808>}> : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %11:2 = "transform.structured.tile_using_forall"(%10#0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 1>, static_tile_sizes = array<i64>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %12:4 = "transform.structured.tile_reduction_using_for"(%11#0) <{reduction_dims = [], tile_sizes = [0, 5]}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %13:4 = "transform.structured.tile_reduction_using_forall"(%12#1) <{mapping = [#gpu.thread<x>], num_threads = array<i64: 0, 5>, reduction_dims = [1], tile_sizes = array<i64: 0, 3>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %14:4 = "transform.structured.split_reduction"(%13#1) <{inner_parallel, insert_split_dimension = 2 : i64, split_factor = 4 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %15 = "transform.structured.pack"(%13#2, %arg1) <{static_packed_sizes = array<i64: 0, -9223372036854775808, 8>}> : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %16 = "transform.structured.pack_greedily"(%15, %arg1) <{matmul_inner_dims_order = array<i64: 1, 2, 0>, matmul_padded_sizes_next_multiple_of = array<i64>, static_matmul_packed_sizes = array<i64: 8, 16, -9223372036854775808>}> : (!transform.any_op, !transform.any_op) -> !transform.op<"linalg.generic">
    %17:3 = "transform.structured.pack_transpose"(%16, %15) <{inner_perm = array<i64: 1, 0>, outer_perm = array<i64: 1, 0>}> : (!transform.op<"linalg.generic">, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %18:3 = "transform.structured.pad"(%17#0, %arg2) <{copy_back_op = "none", nofold_flags = [1], padding_dimensions = [0, 1], padding_values = [0.000000e+00 : f32], static_pad_to_multiple_of = array<i64: 2, -9223372036854775808>, transpose_paddings = [[1, 0]], use_prescribed_tensor_shapes}> : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %19:2 = "transform.structured.pad_tiling_interface"(%18#0, %arg2) <{pad_to_multiple_of, padding_values = [0 : i32], static_padding_sizes = array<i64: 8, -9223372036854775808>}> : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    "transform.structured.vectorize"(%19#0, %arg1) <{scalable_sizes = array<i1: false, true, false>, static_vector_sizes = array<i64: 8, 4, -9223372036854775808>, vectorize_nd_extract}> : (!transform.any_op, !transform.any_op) -> ()
    %20 = "transform.cast"(%17#1) : (!transform.any_op) -> !transform.op<"linalg.pack">
    %21:3 = "transform.structured.lower_pack"(%20) <{lowerPadLikeWithInsertSlice = false}> : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()

// -----
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (!transform.any_op, !transform.param<i64>), sym_name = "match"}> ({
  ^bb0(%arg0: !transform.any_op):
    "transform.match.structured"(%arg0) ({
    ^bb0(%arg2: !transform.any_op):
      "transform.match.structured.body"(%arg2) <{reduction_position = 0 : i64}> : (!transform.any_op) -> ()
      "transform.match.structured.body"(%arg2) <{passthrough}> : (!transform.any_op) -> ()
      "transform.match.structured.body"(%arg2) <{contraction = ["arith.mulf", "arith.addf"]}> : (!transform.any_op) -> ()
      "transform.match.structured.dim"(%arg2) <{is_all, parallel, raw_dim_list = array<i64>}> : (!transform.any_op) -> ()
      "transform.match.structured.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    %0:2 = "transform.match.structured"(%arg0) <{failure_propagation_mode = 2 : i32}> ({
    ^bb0(%arg1: !transform.any_op):
      %1:4 = "transform.match.structured.classify_contraction_dims"(%arg1) : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      %2 = "transform.match.structured.rank"(%arg1) : (!transform.any_op) -> !transform.param<i64>
      %3 = "transform.match.structured.dim"(%arg1) <{raw_dim_list = array<i64: -1>, reduction}> : (!transform.any_op) -> !transform.param<i64>
      "transform.match.structured.yield"(%arg1, %2) : (!transform.any_op, !transform.param<i64>) -> ()
    }) {note} : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>)
    "transform.yield"(%0#0, %0#1) : (!transform.any_op, !transform.param<i64>) -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()

// -----
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> !transform.any_op, sym_name = "match"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.match.structured"(%arg0) ({
    ^bb0(%arg1: !transform.any_op):
      %2 = "transform.match.structured.num_inputs"(%arg1) : (!transform.any_op) -> !transform.param<i64>
      %3 = "transform.match.structured.num_inits"(%arg1) : (!transform.any_op) -> !transform.param<i64>
      %4 = "transform.match.structured.dim"(%arg1) <{raw_dim_list = array<i64: -1, -2>, reduction}> : (!transform.any_op) -> !transform.param<i64>
      "transform.match.structured.dim"(%arg1) <{is_inverted, raw_dim_list = array<i64: 0>}> : (!transform.any_op) -> ()
      "transform.match.structured.input"(%arg1) <{is_all, permutation, raw_position_list = array<i64>}> : (!transform.any_op) -> ()
      %5 = "transform.match.structured.input"(%arg1) <{raw_position_list = array<i64: 0>}> : (!transform.any_op) -> !transform.any_value
      %6 = "transform.match.structured.input"(%arg1) <{projected_permutation, raw_position_list = array<i64: 1>}> : (!transform.any_op) -> !transform.affine_map
      %7 = "transform.match.structured.init"(%arg1) <{is_inverted, raw_position_list = array<i64: 1>}> : (!transform.any_op) -> !transform.any_op
      %8 = "transform.match.structured.result"(%arg1) <{any, position = 0 : i64}> : (!transform.any_op) -> !transform.any_op
      %9 = "transform.match.structured.result"(%arg1) <{position = -1 : i64, single}> {note} : (!transform.any_op) -> !transform.any_op
      %10 = "transform.match.structured.result"(%arg1) <{position = 1 : i64}> : (!transform.any_op) -> !transform.any_value
      %11 = "transform.match.structured.elemental_bitwidth"(%10) : (!transform.any_value) -> !transform.param<i64>
      "transform.match.structured.yield"(%8) : (!transform.any_op) -> ()
    }) : (!transform.any_op) -> !transform.any_op
    %1 = "transform.sparse_tensor.match.sparse_inout"(%0) : (!transform.any_op) -> !transform.any_op
    "transform.yield"(%1) : (!transform.any_op) -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()

// -----
"builtin.module"() ({
  "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.op<"scf.for">, !transform.op<"memref.alloc">, !transform.op<"tensor.empty">, !transform.any_value) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.op<"scf.for">, %arg2: !transform.op<"memref.alloc">, %arg3: !transform.op<"tensor.empty">, %arg4: !transform.any_value):
    "transform.affine.simplify_bounded_affine_ops"(%arg0, %arg0, %arg1) <{lower_bounds = array<i64: 0, 1>, upper_bounds = array<i64: 20, 30>}> : (!transform.any_op, !transform.any_op, !transform.op<"scf.for">) -> ()
    "transform.affine.simplify_bounded_affine_ops"(%arg0) <{lower_bounds = array<i64>, upper_bounds = array<i64>}> {note} : (!transform.any_op) -> ()
    "transform.affine.simplify_min_max_affine_ops"(%arg0) : (!transform.any_op) -> ()
    "transform.bufferization.eliminate_empty_tensors"(%arg0) : (!transform.any_op) -> ()
    %0 = "transform.bufferization.empty_tensor_to_alloc_tensor"(%arg3) : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
    %1 = "transform.bufferization.one_shot_bufferize"(%arg0) <{allow_return_allocs_from_loops = false, allow_unknown_ops = false, bufferize_function_boundaries = true, check_parallel_regions = true, dump_alias_sets = false, function_boundary_type_conversion = 1 : i32, memcpy_op = "linalg.copy", print_conflicts = false, test_analysis_only = false}> : (!transform.any_op) -> !transform.any_op
    %2 = "transform.func.cast_and_call"(%arg0, %arg4, %arg4) <{function_name = @f, insert_after, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    }) : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
    %3 = "transform.func.cast_and_call"(%arg1, %arg4, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>}> ({
      "transform.type_conversion.tensor.cast_shape_dynamic_dims"() <{ignore_dynamic_info}> : () -> ()
      "transform.type_conversion.tensor.cast_shape_dynamic_dims"() : () -> ()
    }) {note} : (!transform.op<"scf.for">, !transform.any_value, !transform.any_op) -> !transform.any_op
    %4:2 = "transform.func.replace_func_signature"(%arg0) <{args_interchange = array<i32: 1, 0>, function_name = @f, results_interchange = array<i32: 0>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %5:2 = "transform.func.deduplicate_func_args"(%arg0) <{function_name = @f}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %6 = "transform.loop.forall_to_for"(%arg0) : (!transform.any_op) -> !transform.any_op
    %7:2 = "transform.loop.outline"(%arg0) <{func_name = "f"}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %8:2 = "transform.loop.peel"(%arg1) <{fail_if_already_divisible = false, peel_front = true}> : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    %9 = "transform.loop.pipeline"(%arg1) <{iteration_interval = 2 : i64, read_latency = 4 : i64}> : (!transform.op<"scf.for">) -> !transform.any_op
    "transform.loop.unroll"(%9) <{factor = 4 : i64}> : (!transform.any_op) -> ()
    "transform.loop.promote_if_one_iteration"(%arg1) : (!transform.op<"scf.for">) -> ()
    %10 = "transform.loop.coalesce"(%6) : (!transform.any_op) -> !transform.any_op
    %11 = "transform.loop.fuse_sibling"(%10, %arg1) : (!transform.any_op, !transform.op<"scf.for">) -> !transform.any_op
    "transform.scf.take_assumed_branch"(%arg0) <{take_else_branch}> : (!transform.any_op) -> ()
    %12 = "transform.memref.multibuffer"(%arg2) <{factor = 2 : i64, skip_analysis}> : (!transform.op<"memref.alloc">) -> !transform.any_op
    %13 = "transform.memref.make_loop_independent"(%12) <{num_loops = 3 : i64}> : (!transform.any_op) -> !transform.any_op
    "transform.memref.erase_dead_alloc_and_stores"(%arg0) : (!transform.any_op) -> ()
    %14 = "transform.gpu.map_forall_to_blocks"(%arg0) <{generate_gpu_launch, grid_dims = array<i64: 1, 2, 3>}> : (!transform.any_op) -> !transform.any_op
    %15 = "transform.gpu.map_nested_forall_to_threads"(%arg0) <{block_dims = array<i64: 32, 1, 1>, sync_after_distribute = false, warp_size = 64 : i64}> : (!transform.any_op) -> !transform.any_op
    %16 = "transform.nvgpu.create_async_groups"(%arg0) <{bypass_l1}> : (!transform.any_op) -> !transform.any_op
    %17 = "transform.nvgpu.pipeline_shared_memory_copies"(%arg0) <{depth = 4 : i64, failure_propagation_mode = 2 : i32}> : (!transform.any_op) -> !transform.any_op
    "transform.nvgpu.rewrite_copy_as_tma"(%arg0) : (!transform.any_op) -> ()
    %18 = "transform.xegpu.get_desc_op"(%arg4) : (!transform.any_value) -> !transform.any_op
    %19 = "transform.xegpu.set_desc_layout"(%18) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, slice_dims = array<i64: 0>, static_inst_data = array<i64: 8, 16>, static_sg_data = array<i64: 32, 32>, static_sg_layout = array<i64: 8, 4>}> : (!transform.any_op) -> !transform.any_op
    "transform.xegpu.set_op_layout_attr"(%arg0, %18) <{index = 1 : i64, operandSegmentSizes = array<i32: 1, 0, 1, 0>, result, static_sg_data = array<i64: -9223372036854775808>, static_sg_layout = array<i64: 4>}> : (!transform.any_op, !transform.any_op) -> ()
    "transform.xegpu.set_gpu_launch_threads"(%arg0) <{static_threads = array<i64: 8, 4, 1>}> : (!transform.any_op) -> ()
    %20 = "transform.xegpu.insert_prefetch"(%arg4) <{static_nb_prefetch = 2 : i64}> : (!transform.any_value) -> !transform.any_op
    %21 = "transform.xegpu.convert_layout"(%arg4) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0>, static_input_sg_data = array<i64: 32, 32>, static_input_sg_layout = array<i64: 8, 4>, static_target_inst_data = array<i64: 8, 8>, static_target_sg_data = array<i64: 16, 16>, static_target_sg_layout = array<i64: 4, 8>}> : (!transform.any_value) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!transform.any_op, !transform.op<"a.b">, !transform.any_value, !transform.any_param, !transform.param<i64>, !transform.affine_map, !transform.type) -> (), sym_name = "types", sym_visibility = "private"}> ({
  }) {a = #transform.param_operand<index = 3 : i64>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.get_result"(%arg0) <{raw_position_list = array<i64: 0, 1, 0>}> : (!transform.any_op) -> !transform.any_value
    %1 = "transform.get_operand"(%arg0) <{raw_position_list = array<i64: 3, 5, 3>}> : (!transform.any_op) -> !transform.any_value
    "transform.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()

