// test: opt --test-full

%0 = test.one_step () : () -> i32
%1 = test.unknown (%0) : (i32) -> i32 // error: [convert::no_legalization] "failed to legalize operation 'test.unknown'"
// note: "  no pattern applies to it"
