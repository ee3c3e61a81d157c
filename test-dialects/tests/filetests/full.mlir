// test: opt --test-full

%0 = test.source : i32
%1 = test.two_steps (%0) : (i32) -> i32
test.cfg {
  %2 = test.one_step (%1) : (i32) -> i32
  test.cfg {
    test.discard %2 : i32
    test.yield
  }
  test.yield
}
// output:
//| module {
//|   %0 = test.source : i32
//|   %1 = test.legal(%0) : (i32) -> i32
//|   test.cfg {
//|     %2 = test.legal(%1) : (i32) -> i32
//|     test.cfg {
//|       test.discard %2 : i32
//|       test.yield
//|     }
//|     test.yield
//|   }
//| }
//|
