module {
  func.func @simple(%arg0: i32, %arg1: i32) -> (i32, i32, i32) {
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.subi %arg0, %arg1 : i32
    %2 = arith.subi %arg1, %arg0 : i32
    %3 = arith.muli %0, %0 : i32
    %4 = arith.xori %1, %2 : i32
    return %3, %3, %4 : i32, i32, i32
  }
  func.func @attrs(%arg0: i32) -> (i1, i1, i1, i32, i32) {
    %0 = arith.cmpi eq, %arg0, %arg0 : i32
    %1 = arith.cmpi ne, %arg0, %arg0 : i32
    %2 = arith.addi %arg0, %arg0 overflow<nsw> : i32
    %3 = arith.addi %arg0, %arg0 : i32
    return %0, %1, %0, %2, %3 : i1, i1, i1, i32, i32
  }
  func.func @constants() -> (i32, i32, i64) {
    %c1_i32 = arith.constant 1 : i32
    %c1_i64 = arith.constant 1 : i64
    return %c1_i32, %c1_i32, %c1_i64 : i32, i32, i64
  }
}

