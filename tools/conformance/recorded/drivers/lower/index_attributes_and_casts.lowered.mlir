module {
  func.func @attributes(%arg0: index, %arg1: index) -> index {
    %0 = index.shl %arg0, %arg0 {foo = 1 : i32}
    %1 = index.xor %0, %arg0 {foo = 1 : i32}
    %2 = index.maxu %1, %arg0 {foo = 1 : i32}
    %3 = index.mins %2, %arg1 {foo = 1 : i32}
    %4 = index.ceildivu %3, %arg1 {foo = 1 : i32}
    %5 = index.floordivs %4, %arg1 {foo = 1 : i32}
    %6 = index.sub %5, %arg1 {foo = 1 : i32}
    return %6 : index
  }
  func.func @casts() -> (i1, i1, i1, index, index, index, index, index) {
    %idx2 = index.constant 2
    %idx-1 = index.constant -1
    %idx4294967297 = index.constant 4294967297
    %c-3_i8 = arith.constant -3 : i8
    %c-3000000000000_i64 = arith.constant -3000000000000 : i64
    %c36893488147419103235_i128 = arith.constant 36893488147419103235 : i128
    %0 = index.casts %idx2 : index to i1
    %1 = index.castu %idx-1 : index to i1
    %2 = index.castu %idx4294967297 : index to i1
    %3 = index.casts %c-3_i8 : i8 to index
    %4 = index.castu %c-3_i8 : i8 to index
    %5 = index.casts %c-3000000000000_i64 : i64 to index
    %6 = index.castu %c36893488147419103235_i128 : i128 to index
    %7 = index.casts %c36893488147419103235_i128 : i128 to index
    return %0, %1, %2, %3, %4, %5, %6, %7 : i1, i1, i1, index, index, index, index, index
  }
  func.func @truths() -> (i1, i64, index) {
    %idx1 = index.constant 1
    %0 = index.casts %idx1 : index to i1
    %1 = index.castu %idx1 : index to i64
    %2 = index.casts %1 : i64 to index
    return %0, %1, %2 : i1, i64, index
  }
}

