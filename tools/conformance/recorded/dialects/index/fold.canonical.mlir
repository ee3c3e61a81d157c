module {
  func.func @numbers() -> (index, index, index, index, index, index, index, index, i1, index) {
    %idx4 = index.constant 4
    %idx-21 = index.constant -21
    %idx-2 = index.constant -2
    %idx-1 = index.constant -1
    %idx28 = index.constant 28
    %idx7 = index.constant 7
    %true = index.bool.constant true
    %idx-6 = index.constant -6
    return %idx4, %idx-21, %idx-2, %idx4, %idx-2, %idx-1, %idx28, %idx7, %true, %idx-6 : index, index, index, index, index, index, index, index, i1, index
  }
}

// -----
module {
  func.func @chains(%arg0: index) -> (index, index, index, index, index, i1, i1, index) {
    %true = index.bool.constant true
    %idx4 = index.constant 4
    %idx3 = index.constant 3
    %idx1 = index.constant 1
    %idx2 = index.constant 2
    %idx0 = index.constant 0
    %0 = index.add %arg0, %idx1
    %1 = index.add %arg0, %idx3
    %2 = index.mul %arg0, %idx4
    %3 = index.and %arg0, %idx0
    %4 = index.cmp eq(%arg0, %idx1)
    %5 = index.maxs %0, %idx2
    %6 = index.divu %arg0, %idx0
    return %1, %2, %3, %arg0, %5, %true, %4, %6 : index, index, index, index, index, i1, i1, index
  }
}

// -----
module {
  func.func @casts() -> (i32, index, index) {
    %idx-2 = index.constant -2
    %0 = index.casts %idx-2 : index to i32
    %1 = index.castu %0 : i32 to index
    %2 = index.casts %0 : i32 to index
    return %0, %1, %2 : i32, index, index
  }
}

