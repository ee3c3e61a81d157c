module {
  llvm.func @c(%arg0: i64) -> i64 {
    %c-1_i64 = arith.constant -1 : i64
    %0 = arith.ori %arg0, %c-1_i64 : i64
    llvm.return %0 : i64
  }
  llvm.func @d(%arg0: i32) -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.xori %arg0, %c-1_i32 : i32
    llvm.return %c-1_i32 : i32
  }
  llvm.func @e(%arg0: i32) -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.xori %arg0, %c-1_i32 : i32
    llvm.return %c-1_i32 : i32
  }
}

