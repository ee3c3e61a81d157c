module {
  func.func @switch(%arg0: index, %arg1: i32) -> i32 {
    %0 = arith.index_cast %arg0 : index to i32
    cf.switch %0 : i32, [
      default: ^bb2,
      2: ^bb1
    ]
  ^bb1:  // pred: ^bb0
    %1 = arith.addi %arg1, %arg1 : i32
    cf.br ^bb3
  ^bb2:  // pred: ^bb0
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %2 = arith.index_cast %arg0 : index to i32
    cf.switch %2 : i32, [
      default: ^bb7,
      5: ^bb4,
      4294967295: ^bb5,
      705032704: ^bb6
    ]
  ^bb4:  // pred: ^bb3
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant 1.000000e+00 : f32
    cf.br ^bb8(%c1_i32, %cst : i32, f32)
  ^bb5:  // pred: ^bb3
    %cst_0 = arith.constant 2.000000e+00 : f32
    cf.br ^bb8(%arg1, %cst_0 : i32, f32)
  ^bb6:  // pred: ^bb3
    %cst_1 = arith.constant 3.000000e+00 : f32
    cf.br ^bb8(%arg1, %cst_1 : i32, f32)
  ^bb7:  // pred: ^bb3
    %cst_2 = arith.constant 4.000000e+00 : f32
    cf.br ^bb8(%arg1, %cst_2 : i32, f32)
  ^bb8(%3: i32, %4: f32):  // 4 preds: ^bb4, ^bb5, ^bb6, ^bb7
    %5 = arith.index_cast %arg0 : index to i32
    cf.switch %5 : i32, [
      default: ^bb9]
  ^bb9:  // pred: ^bb8
    cf.br ^bb10(%arg1 : i32)
  ^bb10(%6: i32):  // pred: ^bb9
    return %3 : i32
  }
}

