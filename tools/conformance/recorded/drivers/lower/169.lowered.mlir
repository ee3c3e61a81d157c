module {
  func.func @select(%arg0: i1, %arg1: tuple<i32>, %arg2: tuple<i32>, %arg3: i32) -> (tuple<i32>, i32) {
    %0 = arith.select %arg0, %arg1, %arg2 : tuple<i32>
    %1 = llvm.add %arg3, %arg3 : i32
    return %0, %1 : tuple<i32>, i32
  }
  func.func @calls(%arg0: tuple<i32>, %arg1: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = call @with_tuple(%arg0, %arg1) : (tuple<i32>, index) -> index
    %2 = llvm.call @with_index(%0) : (i64) -> i64
    llvm.return %2 : i64
  }
  func.func private @with_tuple(tuple<i32>, index) -> index
  llvm.func @with_index(i64) -> i64 attributes {sym_visibility = "private"}
}

