// test: rewrite --patterns ./let_of_rewrite.pdll --allow-unregistered-dialect
%a = "x.q"() : () -> i32
%0 = "x.a"(%a) : (i32) -> i32
"x.u"(%0) : (i32) -> ()
// output:
//| module {
//|   %0 = "x.q"() : () -> i32
//|   %1 = "x.made"(%0) : (i32) -> i32
//|   %2 = "x.b"(%1, %1) : (i32, i32) -> i32
//|   "x.u"(%2) : (i32) -> ()
//| }
//|
