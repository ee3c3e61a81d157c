module {
  func.func @late(%arg0: index) -> index {
    %idx205 = index.constant 205
    return %idx205 : index
  }
  func.func @xor(%arg0: index) -> index {
    %idx97 = index.constant 97
    %0 = index.xor %arg0, %idx97
    return %0 : index
  }
  func.func @width(%arg0: index) -> (index, index, index) {
    %idx-8589934591 = index.constant -8589934591
    %idx1 = index.constant 1
    %idx4294967295 = index.constant 4294967295
    %0 = index.mins %arg0, %idx1
    %1 = index.mins %0, %idx4294967295
    %2 = index.maxu %arg0, %idx4294967295
    %3 = index.mul %arg0, %idx-8589934591
    return %1, %2, %3 : index, index, index
  }
}

