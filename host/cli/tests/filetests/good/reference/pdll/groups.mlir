// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./groups.pdll
func.func @f(%x: i32, %y: i8, %c: (i32) -> ()) -> (i32, i8, i32, i8, i8) {
  %0:2 = "t.all"(%x, %y) : (i32, i8) -> (i32, i8)
  "t.all"() : () -> ()
  "shop.call"(%c, %x, %y) : ((i32) -> (), i32, i8) -> ()
  "shop.call"(%c) : ((i32) -> ()) -> ()
  %1:3 = "shop.split"(%x) : (i32) -> (i32, i8, i8)
  %2 = "shop.split"(%x) : (i32) -> i32
  "t.none"() : () -> ()
  "t.none"(%x) : (i32) -> ()
  %3 = "t.none"() : () -> i32
  "t.drop"(%x, %y) : (i32, i8) -> ()
  "t.use"(%2, %3) : (i32, i32) -> ()
  return %0#0, %0#1, %1#0, %1#1, %1#2 : i32, i8, i32, i8, i8
}
// output:
//| module {
//|   func.func @f(%arg0: i32, %arg1: i8, %arg2: (i32) -> ()) -> (i32, i8, i32, i8, i8) {
//|     %0:2 = "t.moved"(%arg0, %arg1) : (i32, i8) -> (i32, i8)
//|     "t.moved"() : () -> ()
//|     "t.called"(%arg0, %arg1, %arg2) : (i32, i8, (i32) -> ()) -> ()
//|     "t.called"(%arg2) : ((i32) -> ()) -> ()
//|     %1:3 = "t.parts"(%arg0) : (i32) -> (i32, i8, i8)
//|     %2 = "t.parts"(%arg0) : (i32) -> i32
//|     "t.was_none"() : () -> ()
//|     "t.none"(%arg0) : (i32) -> ()
//|     %3 = "t.none"() : () -> i32
//|     "t.bare"() : () -> ()
//|     "t.use"(%2, %3) : (i32, i32) -> ()
//|     return %0#0, %0#1, %1#0, %1#1, %1#2 : i32, i8, i32, i8, i8
//|   }
//| }
//|
