module {
  func.func @all(%arg0: index, %arg1: index) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
    %2 = llvm.add %1, %0 : i32
    %3 = llvm.sub %1, %0 : i32
    %4 = llvm.mul %1, %0 : i32
    %5 = llvm.sdiv %1, %0 : i32
    %6 = llvm.udiv %1, %0 : i32
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(-1 : i32) : i32
    %10 = llvm.icmp "sgt" %0, %7 : i32
    %11 = llvm.select %10, %9, %8 : i1, i32
    %12 = llvm.add %1, %11 : i32
    %13 = llvm.sdiv %12, %0 : i32
    %14 = llvm.add %13, %8 : i32
    %15 = llvm.sub %7, %1 : i32
    %16 = llvm.sdiv %15, %0 : i32
    %17 = llvm.sub %7, %16 : i32
    %18 = llvm.icmp "sgt" %1, %7 : i32
    %19 = llvm.icmp "eq" %18, %10 : i1
    %20 = llvm.icmp "ne" %1, %7 : i32
    %21 = llvm.and %19, %20 : i1
    %22 = llvm.select %21, %14, %17 : i1, i32
    %23 = llvm.mlir.constant(0 : i32) : i32
    %24 = llvm.mlir.constant(1 : i32) : i32
    %25 = llvm.sub %1, %24 : i32
    %26 = llvm.udiv %25, %0 : i32
    %27 = llvm.add %26, %24 : i32
    %28 = llvm.icmp "eq" %1, %23 : i32
    %29 = llvm.select %28, %23, %27 : i1, i32
    %30 = llvm.mlir.constant(0 : i32) : i32
    %31 = llvm.mlir.constant(1 : i32) : i32
    %32 = llvm.mlir.constant(-1 : i32) : i32
    %33 = llvm.icmp "slt" %0, %30 : i32
    %34 = llvm.select %33, %31, %32 : i1, i32
    %35 = llvm.sub %34, %1 : i32
    %36 = llvm.sdiv %35, %0 : i32
    %37 = llvm.sub %32, %36 : i32
    %38 = llvm.sdiv %1, %0 : i32
    %39 = llvm.icmp "slt" %1, %30 : i32
    %40 = llvm.icmp "ne" %39, %33 : i1
    %41 = llvm.icmp "ne" %1, %30 : i32
    %42 = llvm.and %40, %41 : i1
    %43 = llvm.select %42, %37, %38 : i1, i32
    %44 = llvm.srem %1, %0 : i32
    %45 = llvm.urem %1, %0 : i32
    %46 = llvm.and %1, %0 : i32
    %47 = llvm.or %1, %0 : i32
    %48 = llvm.xor %1, %0 : i32
    %49 = llvm.shl %1, %0 : i32
    %50 = llvm.ashr %1, %0 : i32
    %51 = llvm.lshr %1, %0 : i32
    %52 = llvm.intr.smax(%1, %0) : (i32, i32) -> i32
    %53 = llvm.intr.umax(%1, %0) : (i32, i32) -> i32
    %54 = llvm.intr.smin(%1, %0) : (i32, i32) -> i32
    %55 = llvm.intr.umin(%1, %0) : (i32, i32) -> i32
    return
  }
}

