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
  llvm.func @work(%arg0: f64) -> i32 {
    %0 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearest ignore : f64 to f32
    %1 = llvm.intr.experimental.constrained.fptrunc %arg0 downward ignore : f64 to f32
    %2 = llvm.intr.experimental.constrained.fptrunc %arg0 upward ignore : f64 to f32
    %3 = llvm.intr.experimental.constrained.fptrunc %arg0 towardzero ignore : f64 to f32
    %4 = llvm.bitcast %0 : f32 to i32
    %5 = llvm.bitcast %1 : f32 to i32
    %6 = llvm.bitcast %2 : f32 to i32
    %7 = llvm.bitcast %3 : f32 to i32
    %8 = llvm.call @mix(%4, %5) : (i32, i32) -> i32
    %9 = llvm.call @mix(%8, %6) : (i32, i32) -> i32
    %10 = llvm.call @mix(%9, %7) : (i32, i32) -> i32
    llvm.return %10 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(6.250000e+00 : f64) : f64
    %1 = llvm.call @work(%0) : (f64) -> i32
    %2 = llvm.call @fin(%1) : (i32) -> i32
    llvm.return %2 : i32
  }
}

