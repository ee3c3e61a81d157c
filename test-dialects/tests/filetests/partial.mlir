// test: opt --test-partial

%0 = test.source : i32
%1 = test.one_step (%0) {kept} : (i32) -> i32
%2 = test.three_steps (%1) : (i32) -> i32
// The better pattern fails and is rolled back.
%3:2 = test.detour (%2, %0) : (i32, i32) -> (i32, i32)
test.discard %3#1 : i32
test.countdown 3
test.dynamic false
test.dynamic true
// What is recursively legal is not looked into.
test.kernel { test.stuck () : () -> () }
// What is neither legal nor illegal may stay, and reads what others became.
%4 = test.unknown (%2) : (i32) -> i32
// output:
//| module {
//|   %0 = test.source : i32
//|   %1 = test.legal(%0) {kept} : (i32) -> i32
//|   %2 = test.legal(%1) : (i32) -> i32
//|   %3:2 = test.legal(%2, %0) : (i32, i32) -> (i32, i32)
//|   test.discard %3#1 : i32
//|   test.legal() : () -> ()
//|   test.dynamic true
//|   test.dynamic true
//|   test.kernel {
//|     test.stuck() : () -> ()
//|   }
//|   %4 = test.unknown(%2) : (i32) -> i32
//| }
//|
