module {
  func.func @patterns() {
    %0 = smt.forall ["x", "y"] {
    ^bb0(%arg0: !smt.int, %arg1: !smt.int):
      %2 = smt.eq %arg0, %arg1 : !smt.int
      smt.yield %2 : !smt.bool
    } patterns {
    ^bb0(%arg0: !smt.int, %arg1: !smt.int):
      %2 = smt.eq %arg0, %arg1 : !smt.int
      smt.yield %2 : !smt.bool
    }
    %1 = smt.exists weight 2 {
    ^bb0(%arg0: !smt.int):
      %2 = smt.eq %arg0, %arg0 : !smt.int
      smt.yield %2 : !smt.bool
    } patterns {
    ^bb0(%arg0: !smt.int):
      %2 = smt.eq %arg0, %arg0 : !smt.int
      smt.yield %2 : !smt.bool
    }, {
    ^bb0(%arg0: !smt.int):
      %2 = smt.int.add %arg0, %arg0
      smt.yield %2 : !smt.int
    }
    return
  }
}

