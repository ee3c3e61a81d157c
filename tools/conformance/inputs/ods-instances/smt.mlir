// Patterns are what a solver starts from.

func.func @patterns() {
  %all = smt.forall ["x", "y"] {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %0 = smt.eq %x, %y : !smt.int
    smt.yield %0 : !smt.bool
  } patterns {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %0 = smt.eq %x, %y : !smt.int
    smt.yield %0 : !smt.bool
  }
  %some = smt.exists weight 2 {
  ^bb0(%x: !smt.int):
    %0 = smt.eq %x, %x : !smt.int
    smt.yield %0 : !smt.bool
  } patterns {
  ^bb0(%x: !smt.int):
    %0 = smt.eq %x, %x : !smt.int
    smt.yield %0 : !smt.bool
  }, {
  ^bb0(%x: !smt.int):
    %0 = smt.int.add %x, %x
    smt.yield %0 : !smt.int
  }
  return
}
