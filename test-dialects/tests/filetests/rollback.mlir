// test: opt --test-rollback

// The pass itself compares the module, locations included, with what it was.
test.cfg {
  %0 = test.source {first} : i32
  %1 = test.three_steps (%0) : (i32) -> i32
  test.countdown 4
  %2:2 = test.detour (%1, %0) : (i32, i32) -> (i32, i32)
  test.discard %0, %1, %0 : i32, i32, i32
  test.dynamic false
  %3 = test.trap (%2#0) : (i32) -> i32 // warning: [convert::no_legalization] "failed to legalize operation 'test.trap' that was explicitly marked illegal"
  // note: "  pattern 'trap': no match: the trap fails after all of its edits"
  test.discard %3 : i32
  test.yield
}
// output:
//| module {
//|   test.cfg {
//|     %0 = test.source {first} : i32
//|     %1 = test.three_steps(%0) : (i32) -> i32
//|     test.countdown 4
//|     %2:2 = test.detour(%1, %0) : (i32, i32) -> (i32, i32)
//|     test.discard %0, %1, %0 : i32, i32, i32
//|     test.dynamic false
//|     %3 = test.trap(%2#0) : (i32) -> i32
//|     test.discard %3 : i32
//|     test.yield
//|   }
//| }
//|
