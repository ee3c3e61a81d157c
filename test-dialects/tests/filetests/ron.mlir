// test: rewrite --patterns ./test.patterns.ron

%0 = test.source : i32
%1 = test.one_step (%0) {k} : (i32) -> i32
%2 = test.one_step (%0, %1) : (i32, i32) -> i32
%3:2 = test.one_step (%1) : (i32) -> (i32, i1)
test.discard %1, %2, %3#0, %3#1 : i32, i32, i32, i1
// output:
//| module {
//|   %0 = test.source : i32
//|   %1 = test.legal(%0) : (i32) -> i32
//|   %2 = test.one_step(%0, %1) : (i32, i32) -> i32
//|   %3:2 = test.legal(%1) : (i32) -> (i32, i1)
//|   test.discard %1, %2, %3#0, %3#1 : i32, i32, i32, i1
//| }
//|
