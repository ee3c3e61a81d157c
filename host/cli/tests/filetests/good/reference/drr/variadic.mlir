// test: rewrite --fold=false --driver walk --patterns ./variadic.td
func.func @f(%x: i8, %y: i16) -> (i1, i1, i1, i1, i1) {
  %0 = "post.concat"(%x, %y) <{axis = 1 : i32}> : (i8, i16) -> i1
  %1 = "post.concat"(%x, %y) <{axis = 0 : i32}> : (i8, i16) -> i1
  %2 = "post.concat"(%x, %y, %y) <{axis = 1 : i32}> : (i8, i16, i16) -> i1
  %3 = "post.one"(%x) : (i8) -> i16
  %4 = "post.take"(%y, %x) : (i16, i8) -> i8
  %5 = "post.concat"(%3, %4) <{axis = 7 : i32}> : (i16, i8) -> i1
  %6 = "post.concat"(%4, %3) <{axis = 7 : i32}> : (i8, i16) -> i1
  return %0, %1, %2, %5, %6 : i1, i1, i1, i1, i1
}
// output:
//| module {
//|   func.func @f(%arg0: i8, %arg1: i16) -> (i1, i1, i1, i1, i1) {
//|     %0 = "post.take"(%arg0, %arg1) : (i8, i16) -> i1
//|     %1 = "post.stack"(%arg0, %arg1) : (i8, i16) -> i1
//|     %2 = "post.concat"(%arg0, %arg1, %arg1) <{axis = 1 : i32}> : (i8, i16, i16) -> i1
//|     %3 = "post.one"(%arg0) : (i8) -> i16
//|     %4 = "post.take"(%arg1, %arg0) : (i16, i8) -> i8
//|     %5 = "post.triple"(%arg0, %arg1, %arg0) <{axis = 7 : i32}> : (i8, i16, i8) -> i1
//|     %6 = "post.concat"(%4, %3) <{axis = 7 : i32}> : (i8, i16) -> i1
//|     return %0, %1, %2, %5, %6 : i1, i1, i1, i1, i1
//|   }
//| }
//|
