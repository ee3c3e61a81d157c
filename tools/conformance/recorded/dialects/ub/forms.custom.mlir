module {
  func.func @poison() -> i32 {
    %0 = ub.poison : i32
    %1 = ub.poison : vector<4xi64>
    %2 = ub.poison {x} : tensor<?xf32>
    return %0 : i32
  }
  func.func @never() attributes {a = #ub.poison} {
    ub.unreachable
  }
  func.func @blocks(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    ub.unreachable {x}
  ^bb2:  // pred: ^bb0
    return
  }
}

