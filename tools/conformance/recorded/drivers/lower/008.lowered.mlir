module {
  func.func @par(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> f32 {
    cf.br ^bb1(%arg0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
    %1 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %1, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%arg0 : index)
  ^bb3(%2: index):  // 2 preds: ^bb2, ^bb4
    %3 = arith.cmpi slt, %2, %arg1 : index
    cf.cond_br %3, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %4 = arith.addi %0, %2 : index
    %5 = arith.addi %2, %arg2 : index
    cf.br ^bb3(%5 : index)
  ^bb5:  // pred: ^bb3
    %6 = arith.addi %0, %arg2 : index
    cf.br ^bb1(%6 : index)
  ^bb6:  // pred: ^bb1
    cf.br ^bb7(%arg0, %arg3 : index, f32)
  ^bb7(%7: index, %8: f32):  // 2 preds: ^bb6, ^bb8
    %9 = arith.cmpi slt, %7, %arg1 : index
    cf.cond_br %9, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %cst = arith.constant 2.000000e+00 : f32
    %10 = arith.mulf %8, %cst : f32
    %11 = arith.addi %7, %arg2 : index
    cf.br ^bb7(%11, %10 : index, f32)
  ^bb9:  // pred: ^bb7
    return %8 : f32
  }
}

