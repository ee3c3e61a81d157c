// test: opt --test-greedy-top-down

test.func @f (i32) -> i32 {
^bb0(%a: i32):
  %zero = test.sub %a, %a : i32
  %x = test.chain %zero * 2 : i32
  %y = test.chain %x * 3 : i32
  %d = test.unused : i32
  test.discard %d : i32
  %e = test.unused : i32
  test.leave %y : i32
}
// output:
//| module {
//|   test.func @f (i32) -> i32 {
//|   ^bb0(%arg0: i32):
//|     %0 = test.sub %arg0, %arg0 : i32
//|     %1 = test.chain %0 * 5 : i32
//|     %2 = test.unused : i32
//|     test.discard %2 : i32
//|     test.leave %1 : i32
//|   }
//| }
//|
