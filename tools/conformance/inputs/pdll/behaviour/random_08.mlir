func.func @f(%arg0: i32, %arg1: f32, %arg2: i32) {
  %0:2 = "t.b"(%arg1, %arg0, %arg0) : (f32, i32, i32) -> (i32, f32)
  "t.d"(%0#1, %0#1) {x = 1.5 : f32, y = "s"} : (f32, f32) -> ()
  %2:2 = "t.d"(%0#0, %arg1, %0#0) {y = 2 : i32, x = 2 : i32} : (i32, f32, i32) -> (index, tensor<2xi8>)
  "t.a"(%0#1, %2#0) : (f32, index) -> ()
  %4 = "t.c"(%2#1) {x = 2 : i32, y = 2 : i32} : (tensor<2xi8>) -> index
  %5 = "t.a"() {y = "s", x = 1.5 : f32} : () -> i32
  %6 = "t.a"(%0#0, %2#0, %0#1) {y = 1 : i32} : (i32, index, f32) -> index
  %7 = "t.a"(%arg2, %0#0) {x = 1.5 : f32} : (i32, i32) -> index
  %8 = "t.b"(%2#0, %7) {x = "s", y = 1 : i32} : (index, index) -> f32
  "t.c"(%4, %7) : (index, index) -> ()
  %10 = "t.c"(%2#1) {x = 1 : i32} : (tensor<2xi8>) -> index
  %11:2 = "t.a"(%6) : (index) -> (tensor<2xi8>, index)
  %12 = "t.c"(%8) : (f32) -> i32
  %13 = "t.c"(%12) : (i32) -> index
  %14 = "t.a"(%11#1) {y = 1 : i32} : (index) -> index
  %15 = "t.c"(%11#0, %12) : (tensor<2xi8>, i32) -> index
  %16:2 = "t.d"(%14, %11#0) {y = 1.5 : f32, x = 1.5 : f32} : (index, tensor<2xi8>) -> (f32, tensor<2xi8>)
  %17:2 = "t.c"(%16#0, %16#1, %arg2) {x = 1 : i32, y = 1 : i32} : (f32, tensor<2xi8>, i32) -> (tensor<2xi8>, f32)
  %18:2 = "t.c"(%14, %2#1, %17#0) {y = 1 : i32} : (index, tensor<2xi8>, tensor<2xi8>) -> (index, tensor<2xi8>)
  %19:2 = "t.b"(%12, %16#0) {x = 2 : i32, y = unit} : (i32, f32) -> (tensor<2xi8>, f32)
  return
}
