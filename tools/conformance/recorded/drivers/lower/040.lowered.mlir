module {
  func.func @extended_nd(%arg0: vector<2x2xi8>) {
    %sum, %overflow = arith.addui_extended %arg0, %arg0 : vector<2x2xi8>, vector<2x2xi1>
    %low, %high = arith.mulsi_extended %arg0, %arg0 : vector<2x2xi8>
    return
  }
}

