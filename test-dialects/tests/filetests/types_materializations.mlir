// test: opt --test-types

// `test.unknown` keeps its types: source materializations before its operands, target ones after its results.
%0 = test.source : i32
%1 = test.unknown (%0) : (i32) -> i32
%2 = test.add %0, %1 : i32
%p = test.source : !test.pair<f32, i1>
test.unknown (%p, %2) : (!test.pair<f32, i1>, i32) -> ()
%q = test.unknown () : () -> !test.pair<f32, i1>
test.discard %q : !test.pair<f32, i1>
%wide = test.source : !test.pair<i32, i1>
test.unknown (%wide) : (!test.pair<i32, i1>) -> ()
%t = test.token
test.unknown (%t) : (!test.token) -> ()
// output:
//| module {
//|   %0 = test.source : i64
//|   %1 = test.recast(%0) : (i64) -> i32
//|   %2 = test.unknown(%1) : (i32) -> i32
//|   %3 = test.recast(%2) : (i32) -> i64
//|   %4 = test.add %0, %3 : i64
//|   %5 = test.recast(%4) : (i64) -> i32
//|   %6:2 = test.source : f32, i1
//|   %7 = test.make_pair %6#0, %6#1 : <f32, i1>
//|   test.unknown(%7, %5) : (!test.pair<f32, i1>, i32) -> ()
//|   %8 = test.unknown() : () -> !test.pair<f32, i1>
//|   %first, %second = test.unpack %8 : <f32, i1>
//|   test.discard %first, %second : f32, i1
//|   %9:2 = test.source : i64, i1
//|   %10 = test.recast(%9#0, %9#1) : (i64, i1) -> !test.pair<i32, i1>
//|   test.unknown(%10) : (!test.pair<i32, i1>) -> ()
//|   %11 = test.recast() : () -> !test.token
//|   test.unknown(%11) : (!test.token) -> ()
//| }
//|
