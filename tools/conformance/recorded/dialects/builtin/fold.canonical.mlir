module {
  func.func @there_and_back(%arg0: i32, %arg1: index) -> (i32, index, i32, i64) {
    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to index
    %1 = builtin.unrealized_conversion_cast %0 : index to i64
    return %arg0, %arg1, %arg0, %1 : i32, index, i32, i64
  }
}

