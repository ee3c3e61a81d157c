module {
  func.func @poison(%arg0: i32, %arg1: vector<2xf32>) -> (i32, i32, i32, i1, vector<2xf32>) {
    %0 = ub.poison : i32
    %true = arith.constant true
    %1 = ub.poison : vector<2xf32>
    return %0, %0, %arg0, %true, %1 : i32, i32, i32, i1, vector<2xf32>
  }
}

