module {
  llvm.func @f(%arg0: i32) -> i32 {
    %0 = llvm.mul %arg0, %arg0 : i32
    %1 = llvm.sdiv %0, %arg0 : i32
    %2 = llvm.mlir.constant(55 : i64) : i64
    %3 = llvm.icmp "eq" %arg0, %0 : i32
    %4 = llvm.add %arg0, %arg0 : i32
    llvm.return %4 : i32
  }
  llvm.func @unused(%arg0: f32) -> f32 attributes {sym_visibility = "private"} {
    %0 = llvm.fmul %arg0, %arg0 : f32
    llvm.return %0 : f32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(21 : i32) : i32
    %1 = llvm.call @f(%0) : (i32) -> i32
    llvm.return %1 : i32
  }
}

