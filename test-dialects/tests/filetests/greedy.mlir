// test: opt --test-greedy

test.func @f (i32) -> i32 {
^bb0(%a: i32):
  %c1 = test.number 1 : i32
  %c2 = test.number 2 : i32
  %sum = test.add %c1, %c2 : i32
  %zero = test.sub %a, %a : i32
  // The constant moves to the right.
  %b = test.add %sum, %a : i32
  %c = test.add %b, %zero : i32
  %x = test.chain %c * 2 : i32
  %y = test.chain %x * 3 : i32
  %z = test.chain %y * 0 : i32
  %n = test.neg %z : i32
  %m = test.neg %n : i32
  %d = test.unused : i32
  %abs = test.abs %m : i32
  %same = test.abs %abs : i32
  test.leave %same : i32
}
// output:
//| module {
//|   test.func @f (i32) -> i32 {
//|   ^bb0(%arg0: i32):
//|     %c3 = test.number 3 : i32
//|     %0 = test.add %arg0, %c3 : i32
//|     %1 = test.chain %0 * 5 : i32
//|     %2 = test.abs %1 : i32
//|     test.leave %2 : i32
//|   }
//| }
//|
