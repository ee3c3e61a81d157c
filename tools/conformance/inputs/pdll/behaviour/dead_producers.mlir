%0 = "t.produce"() : () -> i32
"t.use"(%0) : (i32) -> ()
%1 = "t.produce"() : () -> i32
"t.use"(%1) : (i32) -> ()
"t.other"(%1) : (i32) -> ()
