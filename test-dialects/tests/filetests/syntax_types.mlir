// test: opt

%0:2 = test.source : i32, i1
%pair = test.make_pair %0#0, %0#1 : !test.pair<i32, i1>
%nested = test.make_pair %pair, %0#0 : <!test.pair<i32, i1>, i32>
%first, %second = test.unpack %nested : !test.pair<!test.pair<i32, i1>, i32>
%handle = test.handle
%token = test.token
test.use_handle %handle
test.use_handle %handle at %second : i32
test.discard %first, %token : !test.pair<i32, i1>, !test.token
%1:3 = test.source : !test.buffer<[1, 2], i8>, !test.buffer<[4], f32 space 3>, !test.buffer<[4], i1 label "l">
%wide = test.concat %0#0, %0#1 : i32, i1
%more = test.add %wide, %wide : i33
%vector = test.source : vector<2xi32>
%mapped = test.elementwise %vector : vector<2xi32> to vector<2xf32>
%equal = test.equal %token, %token : !test.token
// output:
//| module {
//|   %0:2 = test.source : i32, i1
//|   %1 = test.make_pair %0#0, %0#1 : <i32, i1>
//|   %2 = test.make_pair %1, %0#0 : <!test.pair<i32, i1>, i32>
//|   %first, %second = test.unpack %2 : <!test.pair<i32, i1>, i32>
//|   %3 = test.handle
//|   %4 = test.token
//|   test.use_handle %3
//|   test.use_handle %3 at %second : i32
//|   test.discard %first, %4 : !test.pair<i32, i1>, !test.token
//|   %5:3 = test.source : !test.buffer<[1, 2], i8>, !test.buffer<[4], f32 space 3>, !test.buffer<[4], i1 label "l">
//|   %6 = test.concat %0#0, %0#1 : i32, i1
//|   %7 = test.add %6, %6 : i33
//|   %8 = test.source : vector<2xi32>
//|   %9 = test.elementwise %8 : vector<2xi32> to vector<2xf32>
//|   %10 = test.equal %4, %4 : !test.token
//| }
//|
