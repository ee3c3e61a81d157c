// test: opt

%0 = test.source : i32
%value, %valid = test.two_results %0 : i32 -> f32
%1:2 = test.two_results %0 : i32 -> f32
%none:3 = "test.result_segments"() <{resultSegmentSizes = array<i32: 2, 1>}> : () -> (i32, f32, i1)
"test.result_segments"() <{resultSegmentSizes = array<i32: 0, 0>}> : () -> ()
test.optional_result
%2 = test.optional_result {k = "v"} : i32
test.discard %value, %valid, %1#1, %2 : f32, i1, i1, i32
// output:
//| module {
//|   %0 = test.source : i32
//|   %value, %valid = test.two_results %0 : i32 -> f32
//|   %value_0, %valid_1 = test.two_results %0 : i32 -> f32
//|   %many:2, %maybe = "test.result_segments"() <{resultSegmentSizes = array<i32: 2, 1>}> : () -> (i32, f32, i1)
//|   "test.result_segments"() <{resultSegmentSizes = array<i32: 0, 0>}> : () -> ()
//|   test.optional_result
//|   %1 = test.optional_result {k = "v"} : i32
//|   test.discard %value, %valid, %valid_1, %1 : f32, i1, i1, i32
//| }
//|
