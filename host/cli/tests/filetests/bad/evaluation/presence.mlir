// test: rewrite --patterns ./presence.pdll --allow-unregistered-dialect --fold=false --keep-going

%a = "t.c"() : () -> i32
"t.twice"(%a) ({ ^b(%x: i32): "t.y"(%x) : (i32) -> () }) : (i32) -> () // error: [convert::not_evaluated] "a block was erased"
"t.itself"(%a) ({ ^b(%x: i32): "t.y"(%x) : (i32) -> () }) : (i32) -> () // error: [convert::not_evaluated] "a block cannot be inlined into itself"
%0 = "t.holds"(%a) ({ // error: [convert::not_evaluated] "an operation cannot be replaced by values that its regions define"
^b(%x: i32):
  %y = "t.y"(%x) : (i32) -> i32
  "t.end"(%y) : (i32) -> ()
}) : (i32) -> i32
%1 = "t.argument"(%a) ({ ^b(%x: i32): "t.y"(%x) : (i32) -> () }) : (i32) -> i32 // error: [convert::not_evaluated] "a value that a region of an operation defines is used elsewhere"
%2 = "t.afterwards"(%a) ({ ^b(%x: i32): "t.y"(%x) : (i32) -> () }) : (i32) -> i32 // error: [convert::not_evaluated] "a value was erased"
"t.into"() ({ "t.end"(%a) : (i32) -> () }) : () -> () // error: [convert::not_evaluated] "a value that a region of an operation defines is used elsewhere"
"t.outer"(%a) ({
  "t.inner"(%a) : (i32) -> () // error: [convert::not_evaluated] "a region cannot move into itself"
  "t.end"(%a) : (i32) -> ()
}) : (i32) -> ()
"t.erased"(%a) ({ "t.end"(%a) : (i32) -> () }) : (i32) -> () // error: [convert::not_evaluated] "a region was erased"
"t.out"() : () -> ()
"t.use"(%0, %1, %2) : (i32, i32, i32) -> ()
// output:
//| module {
//|   %0 = "t.c"() : () -> i32
//|   "t.twice"(%0) ({
//|   ^bb0(%arg0: i32):
//|     "t.y"(%arg0) : (i32) -> ()
//|   }) : (i32) -> ()
//|   "t.itself"(%0) ({
//|   ^bb0(%arg0: i32):
//|     "t.y"(%arg0) : (i32) -> ()
//|   }) : (i32) -> ()
//|   %1 = "t.holds"(%0) ({
//|   ^bb0(%arg0: i32):
//|     %4 = "t.y"(%arg0) : (i32) -> i32
//|     "t.end"(%4) : (i32) -> ()
//|   }) : (i32) -> i32
//|   %2 = "t.argument"(%0) ({
//|   ^bb0(%arg0: i32):
//|     "t.y"(%arg0) : (i32) -> ()
//|   }) : (i32) -> i32
//|   %3 = "t.afterwards"(%0) ({
//|   ^bb0(%arg0: i32):
//|     "t.y"(%arg0) : (i32) -> ()
//|   }) : (i32) -> i32
//|   "t.into"() ({
//|     "t.end"(%0) : (i32) -> ()
//|   }) : () -> ()
//|   "t.outer"(%0) ({
//|     "t.inner"(%0) : (i32) -> ()
//|     "t.end"(%0) : (i32) -> ()
//|   }) : (i32) -> ()
//|   "t.erased"(%0) ({
//|     "t.end"(%0) : (i32) -> ()
//|   }) : (i32) -> ()
//|   "t.gone"() : () -> ()
//|   "t.use"(%1, %2, %3) : (i32, i32, i32) -> ()
//| }
//|
