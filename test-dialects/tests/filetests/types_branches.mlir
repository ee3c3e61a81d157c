// test: opt --test-types

// Branches meet with converted values and ones that must be cast; blocks that nothing reaches stay as they are.
test.cfg {
  %c = test.source : i1
  test.cond_br %c, ^a, ^b
^b:
  %x = test.source : !test.pair<i32, i1>
  test.branch ^d(%x : !test.pair<i32, i1>)
^a:
  %y = test.unknown () : () -> !test.pair<i32, i1>
  test.branch ^d(%y : !test.pair<i32, i1>)
^d(%z: !test.pair<i32, i1>):
  test.unknown (%z) : (!test.pair<i32, i1>) -> ()
  test.yield
^unreachable:
  %q = test.source : i32
  test.branch ^unreachable
}
// output:
//| module {
//|   test.cfg {
//|     %0 = test.source : i1
//|     test.cond_br %0, ^bb2, ^bb1
//|   ^bb1:  // pred: ^bb0
//|     %1:2 = test.source : i64, i1
//|     test.branch ^bb3(%1#0, %1#1 : i64, i1)
//|   ^bb2:  // pred: ^bb0
//|     %2 = test.unknown() : () -> !test.pair<i32, i1>
//|     %3:2 = test.recast(%2) : (!test.pair<i32, i1>) -> (i64, i1)
//|     test.branch ^bb3(%3#0, %3#1 : i64, i1)
//|   ^bb3(%4: i64, %5: i1):  // 2 preds: ^bb1, ^bb2
//|     %6 = test.recast(%4, %5) : (i64, i1) -> !test.pair<i32, i1>
//|     test.unknown(%6) : (!test.pair<i32, i1>) -> ()
//|     test.yield
//|   ^bb4:  // pred: ^bb4
//|     %7 = test.source : i32
//|     test.branch ^bb4
//|   }
//| }
//|
