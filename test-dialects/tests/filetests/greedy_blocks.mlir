// test: opt --test-greedy-aggressive

test.func @f (i1) -> () {
^bb0(%c: i1):
  test.cond_br %c, ^a, ^b
^a:
  test.sink %c : i1
  test.return
^b:
  test.sink %c : i1
  test.return
^unreachable:
  %d = test.source : i32
  test.return
}
// output:
//| module {
//|   test.func @f (i1) -> () {
//|   ^bb0(%arg0: i1):
//|     test.cond_br %arg0, ^bb1, ^bb1
//|   ^bb1:  // 2 preds: ^bb0, ^bb0
//|     test.sink %arg0 : i1
//|     test.return
//|   }
//| }
//|
