// test: rewrite --fold=false --driver walk --patterns ./three_results.td
func.func @f(%x: i8, %y: i16, %z: i32) {
  %0:3 = "post.three"(%x) : (i8) -> (i8, i16, i32)
  %1:2 = "post.two"(%0#0) : (i8) -> (i1, i2)
  %2:2 = "post.two"(%0#2) : (i32) -> (i1, i2)
  %3:3 = "post.same"(%x) : (i8) -> (i8, i16, i32)
  %4:3 = "post.same"(%y) : (i16) -> (i8, i16, i32)
  %5:3 = "post.same"(%z) : (i32) -> (i8, i16, i32)
  %6 = "post.stack"(%1#0, %1#1, %2#0, %2#1) : (i1, i2, i1, i2) -> i1
  %7 = "post.stack"(%3#0, %3#1, %3#2, %4#0, %4#1, %4#2, %5#0, %5#1, %5#2) : (i8, i16, i32, i8, i16, i32, i8, i16, i32) -> i1
  return
}
// output:
//| module {
//|   func.func @f(%arg0: i8, %arg1: i16, %arg2: i32) {
//|     %a, %b, %c = "post.three"(%arg0) : (i8) -> (i8, i16, i32)
//|     %0 = "post.take"(%a, %c) : (i8, i32) -> i1
//|     %1 = "post.one"(%b) : (i16) -> i2
//|     %a_0, %b_1 = "post.two"(%c) : (i32) -> (i1, i2)
//|     %2 = "post.one"(%arg0) : (i8) -> i8
//|     %3 = "post.one"(%arg0) : (i8) -> i16
//|     %4 = "post.one"(%arg0) : (i8) -> i32
//|     %a_2, %b_3 = "post.two"(%arg1) : (i16) -> (i8, i16)
//|     %5 = "post.one"(%arg1) : (i16) -> i32
//|     "post.note"(%arg2) : (i32) -> ()
//|     %a_4, %b_5, %c_6 = "post.three"(%arg2) : (i32) -> (i8, i16, i32)
//|     %6 = "post.stack"(%0, %1, %a_0, %b_1) : (i1, i2, i1, i2) -> i1
//|     %7 = "post.stack"(%2, %3, %4, %a_2, %b_3, %5, %a_4, %b_5, %c_6) : (i8, i16, i32, i8, i16, i32, i8, i16, i32) -> i1
//|     return
//|   }
//| }
//|
