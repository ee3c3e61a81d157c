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
  llvm.func @work(%arg0: f32, %arg1: f32, %arg2: i32) -> i32 {
    %0 = llvm.fadd %arg0, %arg1 {fastmathFlags = #llvm.fastmath<ninf, nsz, arcp, afn, reassoc>} : f32
    %1 = llvm.bitcast %0 : f32 to i32
    %2 = llvm.call @mix(%arg2, %1) : (i32, i32) -> i32
    %3 = llvm.fsub %arg0, %arg1 {fastmathFlags = #llvm.fastmath<ninf, nsz, arcp, afn, reassoc>} : f32
    %4 = llvm.bitcast %3 : f32 to i32
    %5 = llvm.call @mix(%2, %4) : (i32, i32) -> i32
    %6 = llvm.fmul %arg0, %arg1 {fastmathFlags = #llvm.fastmath<ninf, nsz, arcp, afn, reassoc>} : f32
    %7 = llvm.bitcast %6 : f32 to i32
    %8 = llvm.call @mix(%5, %7) : (i32, i32) -> i32
    %9 = llvm.fdiv %arg0, %arg1 {fastmathFlags = #llvm.fastmath<ninf, nsz, arcp, afn, reassoc>} : f32
    %10 = llvm.bitcast %9 : f32 to i32
    %11 = llvm.call @mix(%8, %10) : (i32, i32) -> i32
    %12 = llvm.frem %arg0, %arg1 {fastmathFlags = #llvm.fastmath<ninf, nsz, arcp, afn, reassoc>} : f32
    %13 = llvm.bitcast %12 : f32 to i32
    %14 = llvm.call @mix(%11, %13) : (i32, i32) -> i32
    %15 = llvm.intr.maximum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<ninf, nsz, arcp, afn, reassoc>} : (f32, f32) -> f32
    %16 = llvm.bitcast %15 : f32 to i32
    %17 = llvm.call @mix(%14, %16) : (i32, i32) -> i32
    %18 = llvm.intr.minimum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<ninf, nsz, arcp, afn, reassoc>} : (f32, f32) -> f32
    %19 = llvm.bitcast %18 : f32 to i32
    %20 = llvm.call @mix(%17, %19) : (i32, i32) -> i32
    %21 = llvm.intr.maxnum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<ninf, nsz, arcp, afn, reassoc>} : (f32, f32) -> f32
    %22 = llvm.bitcast %21 : f32 to i32
    %23 = llvm.call @mix(%20, %22) : (i32, i32) -> i32
    %24 = llvm.intr.minnum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<ninf, nsz, arcp, afn, reassoc>} : (f32, f32) -> f32
    %25 = llvm.bitcast %24 : f32 to i32
    %26 = llvm.call @mix(%23, %25) : (i32, i32) -> i32
    %27 = llvm.fneg %arg0 {fastmathFlags = #llvm.fastmath<ninf, nsz, arcp, afn, reassoc>} : f32
    %28 = llvm.bitcast %27 : f32 to i32
    %29 = llvm.call @mix(%26, %28) : (i32, i32) -> i32
    llvm.return %29 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(23 : i32) : i32
    %1 = llvm.mlir.constant(7.500000e+00 : f32) : f32
    %2 = llvm.mlir.constant(1.250000e+00 : f32) : f32
    %3 = llvm.call @work(%1, %2, %0) : (f32, f32, i32) -> i32
    %4 = llvm.call @work(%2, %1, %3) : (f32, f32, i32) -> i32
    %5 = llvm.call @fin(%4) : (i32) -> i32
    llvm.return %5 : i32
  }
}

