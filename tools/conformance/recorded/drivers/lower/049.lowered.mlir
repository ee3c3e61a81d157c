module {
  func.func @mixed(%arg0: index, %arg1: i32) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %1 = "foreign.make"(%arg0) : (index) -> index
    %2 = builtin.unrealized_conversion_cast %1 : index to i64
    %3 = llvm.add %2, %0 : i64
    %4 = builtin.unrealized_conversion_cast %3 : i64 to index
    %5 = "foreign.region"(%4) ({
    ^bb0(%arg2: index):
      %10 = builtin.unrealized_conversion_cast %arg2 : index to i64
      %11 = llvm.mul %10, %3 : i64
      %12 = builtin.unrealized_conversion_cast %11 : i64 to index
      "foreign.yield"(%12) : (index) -> ()
    }) : (index) -> index
    %6 = builtin.unrealized_conversion_cast %5 : index to i64
    %7 = llvm.sub %6, %3 : i64
    %8 = builtin.unrealized_conversion_cast %7 : i64 to index
    %9 = llvm.add %arg1, %arg1 : i32
    "foreign.use"(%9, %8) : (i32, index) -> ()
    return %8 : index
  }
}

