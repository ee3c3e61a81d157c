// test: rewrite --patterns ./inline_natives.pdll --allow-unregistered-dialect

%0:2 = "t.values"() : () -> (i32, i32)
"t.statement"(%0#0, %0#0) : (i32, i32) -> ()
"t.statement"(%0#0, %0#1) : (i32, i32) -> ()
"t.nameless"(%0#0, %0#0) : (i32, i32) -> ()
"t.nameless"(%0#0, %0#1) : (i32, i32) -> ()
"t.called"(%0#1, %0#1) : (i32, i32) -> ()
"t.called"(%0#0, %0#1) : (i32, i32) -> ()
// output:
//| module {
//|   %0:2 = "t.values"() : () -> (i32, i32)
//|   "t.done"(%0#0) : (i32) -> ()
//|   "t.statement"(%0#0, %0#1) : (i32, i32) -> ()
//|   "t.done"(%0#0) {name = "named"} : (i32) -> ()
//|   "t.nameless"(%0#0, %0#1) : (i32, i32) -> ()
//|   "t.done"(%0#1) : (i32) -> ()
//|   "t.called"(%0#0, %0#1) : (i32, i32) -> ()
//| }
//|
