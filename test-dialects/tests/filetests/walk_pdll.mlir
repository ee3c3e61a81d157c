// test: rewrite --driver walk --patterns ./test.pdll
// warning: [convert::unknown_attribute] "'test.pure' declares no attribute 'width'" (no place)

%0 = test.source : i32
%1 = test.concat %0 : i32
%2 = test.concat %0, %0 : i32, i32
test.attributes 8 fast
test.attributes 9 label = "odd"
%3 = test.chain %2 * 0 : i64
%4 = test.source : !test.handle
%5 = test.chain %4 * 0 : !test.handle
test.discard %1, %2, %3, %5 : i32, i64, i64, !test.handle
// output:
//| module {
//|   %0 = test.source : i32
//|   %1 = test.concat %0, %0 : i32, i32
//|   test.attributes 4 label = "halved"
//|   test.attributes 9 label = "odd"
//|   %2 = test.pure(%1) {width = 64 : i32} : (i64) -> i64
//|   %3 = test.source : !test.handle
//|   %4 = test.chain %3 * 0 : !test.handle
//|   test.legal(%0, %1, %2, %4) : (i32, i64, i64, !test.handle) -> ()
//| }
//|
