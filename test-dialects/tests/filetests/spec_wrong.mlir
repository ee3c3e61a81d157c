// test: convert --target ./spec_wrong.ron

// error: [spec::type] "'tensor<…x$U>' is not a type: 'vector<…x$T>' does not contain '$U'" (no place)
// error: [spec::type] "'!nobody.knows' is not a type" (no place)
// error: [spec::unknown_name] "unknown operation 'nobody.made'" (no place)
// error: [spec::condition] "the condition cannot be evaluated: missing ')'" (no place)
%0 = arith.constant 1 : i32
