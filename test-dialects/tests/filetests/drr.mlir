// test: rewrite --patterns ./test.td --fold=false

%0:2 = test.source : i32, i32
%neg = test.neg %0#1 : i32
%a = test.add %0#0, %neg : i32
%c6 = test.number 6 : i32
%m = test.mul %a, %c6 : i32
%c7 = test.number 7 : i32
%o = test.mul %a, %c7 : i32
test.discard %m, %o : i32, i32

// The negation is read twice.
%twice = test.neg %a : i32
%kept = test.add %a, %twice : i32
%b = test.abs %0#1 : i32
%signs = test.mul %b, %twice : i32
test.discard %kept, %signs, %twice : i32, i32, i32

%value, %same = test.two_results %0#0 : i32 -> i32
test.discard %value, %same : i32, i1

test.attributes 3 weight 9 fast label = "q" dims [1]
test.attributes 4
// output:
//| module {
//|   %c3 = test.number 3 : i32
//|   %c7 = test.number 7 : i32
//|   %0:2 = test.source : i32, i32
//|   %1 = test.sub %0#0, %0#1 : i32
//|   %2 = test.add %1, %1 : i32
//|   %3 = test.mul %2, %c3 : i32
//|   %4 = test.mul %1, %c7 : i32
//|   test.discard %3, %4 : i32, i32
//|   %5 = test.neg %1 : i32
//|   %6 = test.add %1, %5 : i32
//|   %7 = test.mul %1, %0#1 : i32
//|   %8 = test.neg %7 : i32
//|   test.discard %6, %8, %5 : i32, i32, i32
//|   %9 = test.abs %0#0 : i32
//|   %10 = test.equal %0#0, %9 : i32
//|   test.discard %9, %10 : i32, i1
//|   test.attributes 3 weight 10 fast label = "q" dims [1]
//|   test.attributes 4
//| }
//|
