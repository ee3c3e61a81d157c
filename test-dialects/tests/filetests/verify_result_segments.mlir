// test: opt

%0:4 = "test.result_segments"() <{resultSegmentSizes = array<i32: 2, 2>}> : () -> (i1, i1, i1, i1) // error: [ods::constraint] "result group starting at #2 requires 0 or 1 element, but found 2"
