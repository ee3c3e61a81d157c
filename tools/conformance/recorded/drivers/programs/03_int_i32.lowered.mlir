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
  llvm.func @work(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.constant(17 : i32) : i32
    %1 = llvm.add %arg0, %arg1 : i32
    %2 = llvm.call @mix(%0, %1) : (i32, i32) -> i32
    %3 = llvm.sub %arg0, %arg1 : i32
    %4 = llvm.call @mix(%2, %3) : (i32, i32) -> i32
    %5 = llvm.mul %arg0, %arg1 : i32
    %6 = llvm.call @mix(%4, %5) : (i32, i32) -> i32
    %7 = llvm.and %arg0, %arg1 : i32
    %8 = llvm.call @mix(%6, %7) : (i32, i32) -> i32
    %9 = llvm.or %arg0, %arg1 : i32
    %10 = llvm.call @mix(%8, %9) : (i32, i32) -> i32
    %11 = llvm.xor %arg0, %arg1 : i32
    %12 = llvm.call @mix(%10, %11) : (i32, i32) -> i32
    %13 = llvm.sdiv %arg0, %arg1 : i32
    %14 = llvm.call @mix(%12, %13) : (i32, i32) -> i32
    %15 = llvm.udiv %arg0, %arg1 : i32
    %16 = llvm.call @mix(%14, %15) : (i32, i32) -> i32
    %17 = llvm.srem %arg0, %arg1 : i32
    %18 = llvm.call @mix(%16, %17) : (i32, i32) -> i32
    %19 = llvm.urem %arg0, %arg1 : i32
    %20 = llvm.call @mix(%18, %19) : (i32, i32) -> i32
    %21 = llvm.shl %arg0, %arg2 : i32
    %22 = llvm.call @mix(%20, %21) : (i32, i32) -> i32
    %23 = llvm.ashr %arg0, %arg2 : i32
    %24 = llvm.call @mix(%22, %23) : (i32, i32) -> i32
    %25 = llvm.lshr %arg0, %arg2 : i32
    %26 = llvm.call @mix(%24, %25) : (i32, i32) -> i32
    %27 = llvm.intr.smax(%arg0, %arg1) : (i32, i32) -> i32
    %28 = llvm.call @mix(%26, %27) : (i32, i32) -> i32
    %29 = llvm.intr.umax(%arg0, %arg1) : (i32, i32) -> i32
    %30 = llvm.call @mix(%28, %29) : (i32, i32) -> i32
    %31 = llvm.intr.smin(%arg0, %arg1) : (i32, i32) -> i32
    %32 = llvm.call @mix(%30, %31) : (i32, i32) -> i32
    %33 = llvm.intr.umin(%arg0, %arg1) : (i32, i32) -> i32
    %34 = llvm.call @mix(%32, %33) : (i32, i32) -> i32
    llvm.return %34 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(-1999999973 : i32) : i32
    %1 = llvm.mlir.constant(65521 : i32) : i32
    %2 = llvm.mlir.constant(21 : i32) : i32
    %3 = llvm.call @work(%0, %1, %2) : (i32, i32, i32) -> i32
    %4 = llvm.call @work(%1, %0, %2) : (i32, i32, i32) -> i32
    %5 = llvm.mul %3, %4 : i32
    %6 = llvm.call @fin(%5) : (i32) -> i32
    llvm.return %6 : i32
  }
}

