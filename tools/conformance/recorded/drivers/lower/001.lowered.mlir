module {
  func.func @for_plain(%arg0: index, %arg1: index, %arg2: index) {
    cf.br ^bb1(%arg0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = arith.addi %0, %0 : index
    %3 = arith.addi %0, %arg2 : index
    cf.br ^bb1(%3 : index)
  ^bb3:  // pred: ^bb1
    return
  }
  func.func @for_args(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: f32, %arg4: vector<2xi8>) -> (vector<2xi8>, f32) {
    cf.br ^bb1(%arg0, %arg3, %arg4 : i32, f32, vector<2xi8>)
  ^bb1(%0: i32, %1: f32, %2: vector<2xi8>):  // 2 preds: ^bb0, ^bb2
    %3 = arith.cmpi slt, %0, %arg1 : i32
    cf.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %4 = arith.addf %1, %1 : f32
    %5 = arith.addi %0, %arg2 : i32
    cf.br ^bb1(%5, %4, %2 : i32, f32, vector<2xi8>)
  ^bb3:  // pred: ^bb1
    return %2, %1 : vector<2xi8>, f32
  }
  func.func @for_unsigned(%arg0: i8, %arg1: i8, %arg2: i8) {
    cf.br ^bb1(%arg0 : i8)
  ^bb1(%0: i8):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi ult, %0, %arg1 : i8
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = arith.addi %0, %arg2 : i8
    cf.br ^bb1(%2 : i8)
  ^bb3:  // pred: ^bb1
    return
  }
}

