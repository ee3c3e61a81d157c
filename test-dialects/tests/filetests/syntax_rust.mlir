// test: opt

// Text of operations, a directive of a format, and names of results that Rust supplies.
%0 = test.range 1 to 10
%1 = "test.range"() <{from = -1 : i64, to = 2 : i64}> {k} : () -> index
test.corners <3 by 4>
%2 = test.number 4 : i8
%3 = test.number dense<1> : vector<2xi32>
%4 = test.add %2, %2 : i8
// output:
//| module {
//|   %0 = test.range 1 to 10
//|   %1 = test.range -1 to 2 {k}
//|   test.corners <3 by 4>
//|   %c4 = test.number 4 : i8
//|   %cst = test.number dense<1> : vector<2xi32>
//|   %2 = test.add %c4, %c4 : i8
//| }
//|
