// test: opt --test-analysis
// remark: [convert::legalizable] "op 'builtin.module' is legalizable" (no place)

%0 = test.one_step () : () -> i32 // remark: [convert::legalizable] "op 'test.one_step' is legalizable"
test.stuck () : () -> ()
test.trap (%0) : (i32) -> ()
%1:2 = test.detour (%0, %0) : (i32, i32) -> (i32, i32) // remark: [convert::legalizable] "op 'test.detour' is legalizable"
test.unknown (%1#0) : (i32) -> ()
// output:
//| module {
//|   %0 = test.one_step() : () -> i32
//|   test.stuck() : () -> ()
//|   test.trap(%0) : (i32) -> ()
//|   %1:2 = test.detour(%0, %0) : (i32, i32) -> (i32, i32)
//|   test.unknown(%1#0) : (i32) -> ()
//| }
//|
