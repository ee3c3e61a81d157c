module {
  func.func @index_and_back(%arg0: index) -> index {
    return %arg0 : index
  }
  func.func @equal_to_false(%arg0: i1) -> i1 {
    %false = arith.constant false
    %0 = arith.cmpi eq, %arg0, %false : i1
    return %0 : i1
  }
  func.func @compared_by_no_relation(%arg0: f32, %arg1: f32) -> (i1, i1) {
    %0 = arith.cmpf false, %arg0, %arg1 : f32
    %1 = arith.cmpf true, %arg0, %arg1 : f32
    return %0, %1 : i1, i1
  }
  func.func @inexact() -> f16 {
    %cst = arith.constant 1.000000e-01 : f32
    %0 = arith.truncf %cst : f32 to f16
    return %0 : f16
  }
  func.func @shifted_too_far() -> (i8, i8, i8) {
    %c3_i8 = arith.constant 3 : i8
    %c9_i8 = arith.constant 9 : i8
    %0 = arith.shli %c3_i8, %c9_i8 : i8
    %1 = arith.shrsi %c3_i8, %c9_i8 : i8
    %2 = arith.shrui %c3_i8, %c9_i8 : i8
    return %0, %1, %2 : i8, i8, i8
  }
  func.func @two_constants_in_a_row(%arg0: i32) -> (i32, i32, i32) {
    %c12_i32 = arith.constant 12 : i32
    %c10_i32 = arith.constant 10 : i32
    %0 = arith.andi %arg0, %c12_i32 : i32
    %1 = arith.andi %0, %c10_i32 : i32
    %2 = arith.ori %arg0, %c12_i32 : i32
    %3 = arith.ori %2, %c10_i32 : i32
    %4 = arith.xori %arg0, %c12_i32 : i32
    %5 = arith.xori %4, %c10_i32 : i32
    return %1, %3, %5 : i32, i32, i32
  }
  func.func @never_again(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @least_by_minus_one() -> (i32, i32) {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.divsi %c-2147483648_i32, %c-1_i32 : i32
    return %c0_i32, %0 : i32, i32
  }
}

