module {
  func.func @f0(%arg0: i64, %arg1: i64) {
    %0 = llvm.add %arg0, %arg1 : i64
    %1 = llvm.sub %arg0, %arg1 : i64
    %2 = llvm.mul %arg0, %arg1 : i64
    %3 = llvm.sdiv %arg0, %arg1 : i64
    %4 = llvm.udiv %arg0, %arg1 : i64
    %5 = llvm.srem %arg0, %arg1 : i64
    %6 = llvm.urem %arg0, %arg1 : i64
    %7 = llvm.and %arg0, %arg1 : i64
    %8 = llvm.or %arg0, %arg1 : i64
    %9 = llvm.xor %arg0, %arg1 : i64
    %10 = llvm.shl %arg0, %arg1 : i64
    %11 = llvm.ashr %arg0, %arg1 : i64
    %12 = llvm.lshr %arg0, %arg1 : i64
    %13 = llvm.intr.smax(%arg0, %arg1) : (i64, i64) -> i64
    %14 = llvm.intr.umax(%arg0, %arg1) : (i64, i64) -> i64
    %15 = llvm.intr.smin(%arg0, %arg1) : (i64, i64) -> i64
    %16 = llvm.intr.umin(%arg0, %arg1) : (i64, i64) -> i64
    return
  }
  func.func @f1(%arg0: index, %arg1: index) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.add %1, %0 : i64
    %3 = llvm.sub %1, %0 : i64
    %4 = llvm.mul %1, %0 : i64
    %5 = llvm.sdiv %1, %0 : i64
    %6 = llvm.udiv %1, %0 : i64
    %7 = llvm.srem %1, %0 : i64
    %8 = llvm.urem %1, %0 : i64
    %9 = llvm.and %1, %0 : i64
    %10 = llvm.or %1, %0 : i64
    %11 = llvm.xor %1, %0 : i64
    %12 = llvm.shl %1, %0 : i64
    %13 = llvm.ashr %1, %0 : i64
    %14 = llvm.lshr %1, %0 : i64
    %15 = llvm.intr.smax(%1, %0) : (i64, i64) -> i64
    %16 = llvm.intr.umax(%1, %0) : (i64, i64) -> i64
    %17 = llvm.intr.smin(%1, %0) : (i64, i64) -> i64
    %18 = llvm.intr.umin(%1, %0) : (i64, i64) -> i64
    return
  }
  func.func @f2(%arg0: i128, %arg1: i128) {
    %0 = llvm.add %arg0, %arg1 : i128
    %1 = llvm.sub %arg0, %arg1 : i128
    %2 = llvm.mul %arg0, %arg1 : i128
    %3 = llvm.sdiv %arg0, %arg1 : i128
    %4 = llvm.udiv %arg0, %arg1 : i128
    %5 = llvm.srem %arg0, %arg1 : i128
    %6 = llvm.urem %arg0, %arg1 : i128
    %7 = llvm.and %arg0, %arg1 : i128
    %8 = llvm.or %arg0, %arg1 : i128
    %9 = llvm.xor %arg0, %arg1 : i128
    %10 = llvm.shl %arg0, %arg1 : i128
    %11 = llvm.ashr %arg0, %arg1 : i128
    %12 = llvm.lshr %arg0, %arg1 : i128
    %13 = llvm.intr.smax(%arg0, %arg1) : (i128, i128) -> i128
    %14 = llvm.intr.umax(%arg0, %arg1) : (i128, i128) -> i128
    %15 = llvm.intr.smin(%arg0, %arg1) : (i128, i128) -> i128
    %16 = llvm.intr.umin(%arg0, %arg1) : (i128, i128) -> i128
    return
  }
}

