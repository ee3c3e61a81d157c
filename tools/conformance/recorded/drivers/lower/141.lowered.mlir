module {
  func.func @a(%arg0: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %1 = llvm.trunc %0 : i64 to i16
    %2 = llvm.sext %1 : i16 to i64
    %3 = builtin.unrealized_conversion_cast %2 : i64 to index
    return %3 : index
  }
  func.func @b(%arg0: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %1 = llvm.trunc %0 : i64 to i16
    %2 = llvm.zext %1 : i16 to i64
    %3 = builtin.unrealized_conversion_cast %2 : i64 to index
    return %3 : index
  }
}

