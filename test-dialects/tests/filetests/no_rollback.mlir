// test: opt --test-no-rollback

// Converted operations stay; a failed pattern is still rolled back.
test.cfg {
  %0 = test.source : i32
  %1 = test.three_steps (%0) : (i32) -> i32
  %2 = test.trap (%1) : (i32) -> i32 // warning: [convert::no_legalization] "failed to legalize operation 'test.trap'"
  %3 = test.one_step (%2) : (i32) -> i32
  test.stuck (%3) : (i32) -> () // warning: [convert::no_legalization] "failed to legalize operation 'test.stuck'"
  test.discard %3 : i32
  test.yield
}
// output:
//| module {
//|   test.cfg {
//|     %0 = test.source : i32
//|     %1 = test.legal(%0) : (i32) -> i32
//|     %2 = test.trap(%1) : (i32) -> i32
//|     %3 = test.legal(%2) : (i32) -> i32
//|     test.stuck(%3) : (i32) -> ()
//|     test.discard %3 : i32
//|     test.yield
//|   }
//| }
//|
