// test: opt --test-greedy-aggressive

test.func @f (i1) -> () {
^bb0(%c: i1):
  test.cond_br %c, ^a, ^b
^a:
  test.discard %c : i1
  test.leave
^b:
  test.discard %c : i1
  test.leave
^unreachable:
  %d = test.source : i32
  test.leave
}
// output:
//| module {
//|   test.func @f (i1) -> () {
//|   ^bb0(%arg0: i1):
//|     test.cond_br %arg0, ^bb1, ^bb1
//|   ^bb1:  // 2 preds: ^bb0, ^bb0
//|     test.discard %arg0 : i1
//|     test.leave
//|   }
//| }
//|
