module {
  llvm.func @mix(%arg0: i32, %arg1: i32) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(31 : i32) : i32
    %1 = llvm.mul %arg0, %0 : i32
    %2 = llvm.add %1, %arg1 : i32
    llvm.return %2 : i32
  }
  llvm.func @fin(%arg0: i32) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(16 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(255 : i32) : i32
    %3 = llvm.lshr %arg0, %0 : i32
    %4 = llvm.xor %arg0, %3 : i32
    %5 = llvm.lshr %4, %1 : i32
    %6 = llvm.xor %4, %5 : i32
    %7 = llvm.and %6, %2 : i32
    llvm.return %7 : i32
  }
  llvm.func @work(%arg0: i32, %arg1: i64, %arg2: i16) -> i32 {
    %0 = llvm.bitcast %arg0 : i32 to f32
    %1 = llvm.bitcast %arg1 : i64 to f64
    %2 = llvm.bitcast %arg2 : i16 to f16
    %3 = llvm.bitcast %arg2 : i16 to bf16
    %4 = llvm.bitcast %2 : f16 to bf16
    %5 = llvm.fcmp "oeq" %4, %3 : bf16
    %6 = llvm.fadd %0, %0 : f32
    %7 = llvm.fmul %1, %1 : f64
    %8 = llvm.bitcast %6 : f32 to i32
    %9 = llvm.bitcast %7 : f64 to i64
    %10 = llvm.trunc %9 : i64 to i32
    %11 = llvm.mlir.constant(32 : i64) : i64
    %12 = llvm.lshr %9, %11 : i64
    %13 = llvm.trunc %12 : i64 to i32
    %14 = llvm.zext %5 : i1 to i32
    %15 = llvm.call @mix(%8, %10) : (i32, i32) -> i32
    %16 = llvm.call @mix(%15, %13) : (i32, i32) -> i32
    %17 = llvm.call @mix(%16, %14) : (i32, i32) -> i32
    llvm.return %17 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(1078530011 : i32) : i32
    %1 = llvm.mlir.constant(4613303445314885481 : i64) : i64
    %2 = llvm.mlir.constant(16256 : i16) : i16
    %3 = llvm.call @work(%0, %1, %2) : (i32, i64, i16) -> i32
    %4 = llvm.call @fin(%3) : (i32) -> i32
    llvm.return %4 : i32
  }
}

