// test: opt

%0 = test.source : i32
%1:2 = test.source : i1, index
test.source
test.discard
test.discard %0, %1#1 : i32, index

test.segments
test.segments %0 : i32
test.segments if %1#0
test.segments %0, %0 : i32, i32 if %1#0 at [%1#1, %1#1]
"test.segments"(%0, %1#1) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, index) -> ()

test.same_size (%0, %1#0) -> (%1#1, %1#0) : i32, i1 and index, i1
test.groups (%0, %1#0), (), (%0) : (i32, i1), (), (i32)
"test.groups"() <{sizes = array<i32>}> : () -> ()
// output:
//| module {
//|   %0 = test.source : i32
//|   %1:2 = test.source : i1, index
//|   test.source
//|   test.discard
//|   test.discard %0, %1#1 : i32, index
//|   test.segments
//|   test.segments %0 : i32
//|   test.segments if %1#0
//|   test.segments %0, %0 : i32, i32 if %1#0 at[%1#1, %1#1]
//|   test.segments %0 : i32 at[%1#1]
//|   test.same_size(%0, %1#0) -> (%1#1, %1#0) : i32, i1 and index, i1
//|   test.groups (%0, %1#0), (), (%0) : (i32, i1), (), (i32)
//|   test.groups  :
//| }
//|
