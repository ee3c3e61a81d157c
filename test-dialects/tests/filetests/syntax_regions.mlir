// test: opt

%c = test.source : i1
test.block { test.handle }
test.block attributes {k} { test.handle test.handle }
test.scope { test.discard }
%0 = test.scope -> i32 {
  %1 = test.source : i32
  test.yield %1 : i32
}
test.graph {
  test.discard %late : i32
  %late = test.source : i32
}
test.isolated {
  %late = test.handle
}
test.branches %c { }
test.branches %c { test.discard } else { test.discard %c : i1 }
"test.cases"() ({ test.handle }, {}, { test.handle }) : () -> ()
// output:
//| module {
//|   %0 = test.source : i1
//|   test.block {
//|     %2 = test.handle
//|   }
//|   test.block attributes {k} {
//|     %2 = test.handle
//|     %3 = test.handle
//|   }
//|   test.scope {
//|     test.discard
//|   }
//|   %1 = test.scope -> i32 {
//|     %2 = test.source : i32
//|     test.yield %2 : i32
//|   }
//|   test.graph {
//|     test.discard %2 : i32
//|     %2 = test.source : i32
//|   }
//|   test.isolated {
//|     %2 = test.handle
//|   }
//|   test.branches %0 {
//|   }
//|   test.branches %0 {
//|     test.discard
//|   } else {
//|     test.discard %0 : i1
//|   }
//|   "test.cases"() ({
//|     %2 = test.handle
//|   }, {
//|   }, {
//|     %2 = test.handle
//|   }) : () -> ()
//| }
//|
