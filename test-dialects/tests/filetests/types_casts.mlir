// test: opt --test-types-casts

%0 = test.source : i32
%1 = test.unknown (%0) : (i32) -> i32
%2 = test.add %0, %1 : i32
%p = test.source : !test.pair<f32, i1>
test.unknown (%p, %2) : (!test.pair<f32, i1>, i32) -> ()
// output:
//| module {
//|   %0 = test.source : i64
//|   %1 = unrealized_conversion_cast %0 : i64 to i32 {__kind__ = "source"}
//|   %2 = test.unknown(%1) : (i32) -> i32
//|   %3 = unrealized_conversion_cast %2 : i32 to i64 {__kind__ = "target"}
//|   %4 = test.add %0, %3 : i64
//|   %5 = unrealized_conversion_cast %4 : i64 to i32 {__kind__ = "source"}
//|   %6:2 = test.source : f32, i1
//|   %7 = unrealized_conversion_cast %6#0, %6#1 : f32, i1 to !test.pair<f32, i1> {__kind__ = "source"}
//|   test.unknown(%7, %5) : (!test.pair<f32, i1>, i32) -> ()
//| }
//|
