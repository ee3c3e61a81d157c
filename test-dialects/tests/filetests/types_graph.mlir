// test: opt --test-types

// Values of a graph region that are used before they are defined.
test.graph {
  %a = test.pure (%b) : (i32) -> i32
  %b = test.pure (%a) : (i32) -> i32
  %c = test.pure (%d) : (i32) -> i32
  %d = test.source : i32
  test.unknown (%c) : (i32) -> ()
}
// output:
//| module {
//|   test.graph {
//|     %0 = test.pure(%1) : (i64) -> i64
//|     %1 = test.pure(%0) : (i64) -> i64
//|     %2 = test.pure(%4) : (i64) -> i64
//|     %3 = test.recast(%2) : (i64) -> i32
//|     %4 = test.source : i64
//|     test.unknown(%3) : (i32) -> ()
//|   }
//| }
//|
