// test: opt --test-walk

// Each operation is visited once, nested ones first, and nothing is folded or erased for being dead.
test.cfg {
  %c = test.number 0 : i32
  %x = test.chain %c * 2 : i32
  %y = test.chain %x * 3 : i32
  %z = test.chain %y * 0 : i32
  %e = test.chain %c * 0 : i32
  %d = test.unused : i32
  test.discard %z, %e : i32, i32
  test.yield
}
// output:
//| module {
//|   test.cfg {
//|     %c0 = test.number 0 : i32
//|     %0 = test.chain %c0 * 2 : i32
//|     %1 = test.chain %c0 * 5 : i32
//|     %2 = test.chain %c0 * 5 : i32
//|     test.discard %2, %c0 : i32, i32
//|     test.yield
//|   }
//| }
//|
