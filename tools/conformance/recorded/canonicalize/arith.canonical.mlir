module {
  func.func @constants() -> (i32, i32, i8, i1, f32, i64, index) {
    %c63_i32 = arith.constant 63 : i32
    %c31_i32 = arith.constant 31 : i32
    %c63_i8 = arith.constant 63 : i8
    %true = arith.constant true
    %cst = arith.constant 2.250000e+00 : f32
    %c31_i64 = arith.constant 31 : i64
    %c31 = arith.constant 31 : index
    return %c63_i32, %c31_i32, %c63_i8, %true, %cst, %c31_i64, %c31 : i32, i32, i8, i1, f32, i64, index
  }
  func.func @identities(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32, i32, i1) {
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    return %arg0, %c0_i32, %arg0, %arg0, %arg0, %c0_i32, %true : i32, i32, i32, i32, i32, i32, i1
  }
  func.func @dead(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @select(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32, i1) {
    return %arg1, %arg1, %arg0 : i32, i32, i1
  }
}

