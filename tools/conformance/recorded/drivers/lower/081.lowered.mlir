module {
  func.func @mixed(%arg0: index, %arg1: i1) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %1 = llvm.add %0, %0 : i64
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    %3 = arith.addi %2, %arg0 : index
    %4 = "foreign.x"(%3, %2) : (index, index) -> index
    %5 = builtin.unrealized_conversion_cast %4 : index to i64
    %6 = scf.if %arg1 -> (index) {
      %7 = llvm.mul %5, %1 : i64
      %8 = builtin.unrealized_conversion_cast %7 : i64 to index
      scf.yield %8 : index
    } else {
      scf.yield %2 : index
    }
    return %6 : index
  }
}

