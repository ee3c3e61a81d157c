module {
  func.func @cmps(%arg0: index, %arg1: index) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.icmp "eq" %1, %0 : i64
    %3 = llvm.icmp "ne" %1, %0 : i64
    %4 = llvm.icmp "slt" %1, %0 : i64
    %5 = llvm.icmp "sle" %1, %0 : i64
    %6 = llvm.icmp "sgt" %1, %0 : i64
    %7 = llvm.icmp "sge" %1, %0 : i64
    %8 = llvm.icmp "ult" %1, %0 : i64
    %9 = llvm.icmp "ule" %1, %0 : i64
    %10 = llvm.icmp "ugt" %1, %0 : i64
    %11 = llvm.icmp "uge" %1, %0 : i64
    return
  }
}

