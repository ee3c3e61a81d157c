"builtin.module"() ({
  "builtin.module"() ({
    "transform.named_sequence"() <{arg_attrs = [{transform.readonly}, {transform.readonly}], function_type = (!transform.any_op, !transform.any_op) -> !transform.any_op, sym_name = "main"}> ({
    ^bb0(%arg6: !transform.any_op, %arg7: !transform.any_op):
      "transform.yield"(%arg6) : (!transform.any_op) -> ()
    }) {foo} : () -> ()
    "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> !transform.any_op, sym_name = "m", sym_visibility = "private"}> ({
    }) : () -> ()
    "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "a"}> ({
    ^bb0(%arg5: !transform.any_op):
      "transform.yield"() : () -> ()
    }) : () -> ()
    "transform.named_sequence"() <{arg_attrs = [{transform.consumed}], function_type = (!transform.any_op) -> (), sym_name = "b"}> ({
    ^bb0(%arg1: !transform.any_op):
      %0:3 = "transform.structured.multitile_sizes"(%arg1) <{dimension = 0 : i64, divisor = 1 : i64, target_size = 3 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
      %1:2 = "transform.structured.continuous_tile_sizes"(%arg1) <{dimension = 0 : i64, target_size = 3 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      "transform.sequence"(%arg1) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
      ^bb0(%arg4: !transform.any_op):
        "transform.yield"() : () -> ()
      }) : (!transform.any_op) -> ()
      "transform.sequence"(%arg1, %0#0) <{failure_propagation_mode = 2 : i32, operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg2: !transform.any_op, %arg3: !transform.any_op):
        "transform.yield"() : () -> ()
      }) : (!transform.any_op, !transform.any_op) -> ()
      "transform.yield"() : () -> ()
    }) : () -> ()
  }) {transform.with_named_sequence} : () -> ()
  "transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
  ^bb0(%arg0: !transform.any_op):
    "transform.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()

