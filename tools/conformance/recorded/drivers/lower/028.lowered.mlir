module {
  func.func @f0(%arg0: i1, %arg1: i1) {
    %0 = llvm.add %arg0, %arg1 : i1
    %1 = llvm.sub %arg0, %arg1 : i1
    %2 = llvm.mul %arg0, %arg1 : i1
    %3 = llvm.sdiv %arg0, %arg1 : i1
    %4 = llvm.udiv %arg0, %arg1 : i1
    %5 = llvm.srem %arg0, %arg1 : i1
    %6 = llvm.urem %arg0, %arg1 : i1
    %7 = llvm.and %arg0, %arg1 : i1
    %8 = llvm.or %arg0, %arg1 : i1
    %9 = llvm.xor %arg0, %arg1 : i1
    %10 = llvm.shl %arg0, %arg1 : i1
    %11 = llvm.ashr %arg0, %arg1 : i1
    %12 = llvm.lshr %arg0, %arg1 : i1
    %13 = llvm.intr.smax(%arg0, %arg1) : (i1, i1) -> i1
    %14 = llvm.intr.umax(%arg0, %arg1) : (i1, i1) -> i1
    %15 = llvm.intr.smin(%arg0, %arg1) : (i1, i1) -> i1
    %16 = llvm.intr.umin(%arg0, %arg1) : (i1, i1) -> i1
    return
  }
  func.func @f1(%arg0: i8, %arg1: i8) {
    %0 = llvm.add %arg0, %arg1 : i8
    %1 = llvm.sub %arg0, %arg1 : i8
    %2 = llvm.mul %arg0, %arg1 : i8
    %3 = llvm.sdiv %arg0, %arg1 : i8
    %4 = llvm.udiv %arg0, %arg1 : i8
    %5 = llvm.srem %arg0, %arg1 : i8
    %6 = llvm.urem %arg0, %arg1 : i8
    %7 = llvm.and %arg0, %arg1 : i8
    %8 = llvm.or %arg0, %arg1 : i8
    %9 = llvm.xor %arg0, %arg1 : i8
    %10 = llvm.shl %arg0, %arg1 : i8
    %11 = llvm.ashr %arg0, %arg1 : i8
    %12 = llvm.lshr %arg0, %arg1 : i8
    %13 = llvm.intr.smax(%arg0, %arg1) : (i8, i8) -> i8
    %14 = llvm.intr.umax(%arg0, %arg1) : (i8, i8) -> i8
    %15 = llvm.intr.smin(%arg0, %arg1) : (i8, i8) -> i8
    %16 = llvm.intr.umin(%arg0, %arg1) : (i8, i8) -> i8
    return
  }
  func.func @f2(%arg0: i33, %arg1: i33) {
    %0 = llvm.add %arg0, %arg1 : i33
    %1 = llvm.sub %arg0, %arg1 : i33
    %2 = llvm.mul %arg0, %arg1 : i33
    %3 = llvm.sdiv %arg0, %arg1 : i33
    %4 = llvm.udiv %arg0, %arg1 : i33
    %5 = llvm.srem %arg0, %arg1 : i33
    %6 = llvm.urem %arg0, %arg1 : i33
    %7 = llvm.and %arg0, %arg1 : i33
    %8 = llvm.or %arg0, %arg1 : i33
    %9 = llvm.xor %arg0, %arg1 : i33
    %10 = llvm.shl %arg0, %arg1 : i33
    %11 = llvm.ashr %arg0, %arg1 : i33
    %12 = llvm.lshr %arg0, %arg1 : i33
    %13 = llvm.intr.smax(%arg0, %arg1) : (i33, i33) -> i33
    %14 = llvm.intr.umax(%arg0, %arg1) : (i33, i33) -> i33
    %15 = llvm.intr.smin(%arg0, %arg1) : (i33, i33) -> i33
    %16 = llvm.intr.umin(%arg0, %arg1) : (i33, i33) -> i33
    return
  }
}

