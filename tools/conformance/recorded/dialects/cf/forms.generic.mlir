"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, f32) -> i32, sym_name = "branches"}> ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: f32):
    "cf.assert"(%arg0) <{msg = "a message \22with quotes\22"}> : (i1) -> ()
    "cf.assert"(%arg0) <{msg = ""}> {x} : (i1) -> ()
    "cf.br"(%arg1, %arg2)[^bb1] : (i32, f32) -> ()
  ^bb1(%0: i32, %1: f32):  // 2 preds: ^bb0, ^bb1
    "cf.cond_br"(%arg0, %0, %1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, f32) -> ()
  ^bb2:  // pred: ^bb1
    "cf.cond_br"(%arg0, %arg1, %arg1)[^bb3, ^bb3] <{branch_weights = array<i32: 1, 7>, operandSegmentSizes = array<i32: 1, 1, 1>}> {x} : (i1, i32, i32) -> ()
  ^bb3(%2: i32):  // 2 preds: ^bb2, ^bb2
    "cf.br"()[^bb4] {y} : () -> ()
  ^bb4:  // pred: ^bb3
    "func.return"(%2) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i64, f32) -> f32, sym_name = "switches"}> ({
  ^bb0(%arg0: i32, %arg1: i64, %arg2: f32):
    "cf.switch"(%arg0, %arg2)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, f32) -> ()
  ^bb1(%0: f32):  // 2 preds: ^bb0, ^bb1
    "cf.switch"(%arg1, %0, %0, %arg0)[^bb2, ^bb1, ^bb3] <{case_operand_segments = array<i32: 1, 2>, case_values = dense<[42, -7]> : vector<2xi64>, operandSegmentSizes = array<i32: 1, 0, 3>}> {x} : (i64, f32, f32, i32) -> ()
  ^bb2:  // 3 preds: ^bb1, ^bb2, ^bb2
    "cf.switch"(%arg0)[^bb2, ^bb2, ^bb4] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[-2147483648, 2147483647]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb3(%1: f32, %2: i32):  // pred: ^bb1
    "cf.br"()[^bb4] : () -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    "func.return"(%arg2) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

