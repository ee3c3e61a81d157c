"builtin.module"() ({
  "func.func"() <{arg_attrs = [{}, {test.note = 1 : i64}], function_type = (i32, f32) -> (i32, index), res_attrs = [{}, {test.kept}], sym_name = "declared", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "nested", sym_visibility = "nested"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "plain", sym_visibility = "public"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{test.a}, {}], function_type = (i32, tensor<?xf32>) -> i32, no_inline, res_attrs = [{test.b, test.c = "x"}], sym_name = "all"}> ({
  ^bb0(%arg1: i32, %arg2: tensor<?xf32>):
    %0 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %1:2 = "func.call"(%arg1, %0) <{callee = @declared}> : (i32, f32) -> (i32, index)
    "func.call"() <{callee = @plain, no_inline}> {x} : () -> ()
    "func.return"(%1#0) : (i32) -> ()
  }) {note = [1, 2]} : () -> ()
  "func.func"() <{function_type = ((i32) -> f32) -> ((i32) -> f32), sym_name = "a name"}> ({
  ^bb0(%arg0: (i32) -> f32):
    "func.return"(%arg0) {x} : ((i32) -> f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32) -> i32, sym_name = "values"}> ({
  ^bb0(%arg1: i1, %arg2: i32):
    %0 = "func.constant"() <{value = @one}> : () -> ((i32) -> i32)
    %1 = "func.constant"() <{value = @two}> {x} : () -> ((i32) -> (i32, f32))
    %2 = "func.call_indirect"(%0, %arg2) : ((i32) -> i32, i32) -> i32
    %3:2 = "func.call_indirect"(%1, %2) {y} : ((i32) -> (i32, f32), i32) -> (i32, f32)
    %4 = "func.call"(%arg2) <{arg_attrs = [{test.a}], callee = @one, res_attrs = [{test.b}]}> : (i32) -> i32
    "func.return"(%4) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "one"}> ({
  ^bb0(%arg0: i32):
    "func.return"(%arg0) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (i32, f32), sym_name = "two", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() <{sym_name = "outer"}> ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.call"() <{callee = @f}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "builtin.module"() <{sym_name = "inner"}> ({
    "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

