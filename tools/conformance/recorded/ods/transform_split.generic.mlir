"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.consumed}, {}], function_type = (!transform.any_op, !transform.param<i64>) -> (), sym_name = "a"}> ({
  ^bb0(%arg12: !transform.any_op, %arg13: !transform.param<i64>):
    %6 = "transform.structured.split"(%arg12) <{dimension = 0 : i64, multiway, static_chunk_sizes = 42 : i64}> : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.consumed}, {}], function_type = (!transform.any_op, !transform.param<i64>) -> (), sym_name = "b"}> ({
  ^bb0(%arg10: !transform.any_op, %arg11: !transform.param<i64>):
    %5 = "transform.structured.split"(%arg10, %arg11) <{dimension = 1 : i64, static_chunk_sizes = -9223372036854775808 : i64}> : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.consumed}, {}], function_type = (!transform.any_op, !transform.any_op) -> (), sym_name = "c"}> ({
  ^bb0(%arg8: !transform.any_op, %arg9: !transform.any_op):
    %4 = "transform.structured.split"(%arg8, %arg9) <{dimension = 1 : i64, multiway, static_chunk_sizes = -9223372036854775808 : i64}> : (!transform.any_op, !transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.consumed}, {}], function_type = (!transform.any_op, !transform.param<i64>) -> (), sym_name = "d"}> ({
  ^bb0(%arg6: !transform.any_op, %arg7: !transform.param<i64>):
    %3 = "transform.structured.split"(%arg6) <{dimension = 0 : i64, static_chunk_sizes = 42 : i64}> : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.consumed}, {}], function_type = (!transform.any_op, !transform.param<i64>) -> (), sym_name = "e"}> ({
  ^bb0(%arg4: !transform.any_op, %arg5: !transform.param<i64>):
    %2:2 = "transform.structured.tile_using_forall"(%arg4, %arg5) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0>, static_tile_sizes = array<i64: -9223372036854775808, 20>}> : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.consumed}, {}], function_type = (!transform.any_op, !transform.any_op) -> (), sym_name = "f"}> ({
  ^bb0(%arg2: !transform.any_op, %arg3: !transform.any_op):
    %1:2 = "transform.structured.tile_using_forall"(%arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 1>, static_tile_sizes = array<i64>}> {a.b} : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.consumed}, {}], function_type = (!transform.any_op, !transform.param<i64>) -> (), sym_name = "g"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.param<i64>):
    %0:2 = "transform.structured.tile_using_forall"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, static_num_threads = array<i64: 10, 20>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()

