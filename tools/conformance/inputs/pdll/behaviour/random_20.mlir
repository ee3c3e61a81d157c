func.func @f(%arg0: i32, %arg1: f32, %arg2: i32) {
  %0:2 = "t.d"(%arg1, %arg1) : (f32, f32) -> (tensor<2xi8>, tensor<2xi8>)
  %1 = "t.d"() : () -> i32
  %2:2 = "t.a"(%arg1, %0#0) : (f32, tensor<2xi8>) -> (index, index)
  %3:2 = "t.c"(%arg0, %2#0) {y = 1 : i32, x = 2 : i32} : (i32, index) -> (tensor<2xi8>, index)
  %4:2 = "t.a"(%1, %0#1) : (i32, tensor<2xi8>) -> (tensor<2xi8>, f32)
  %5 = "t.c"(%0#1, %2#0, %4#0) : (tensor<2xi8>, index, tensor<2xi8>) -> index
  %6 = "t.b"(%3#1) {x = "s"} : (index) -> index
  %7 = "t.b"(%3#0, %3#0, %3#1) {x = "s"} : (tensor<2xi8>, tensor<2xi8>, index) -> f32
  %8 = "t.c"(%7) {y = 1 : i32} : (f32) -> i32
  %9 = "t.a"(%8, %4#1) : (i32, f32) -> i32
  %10 = "t.a"(%3#1) {x = 1 : i32} : (index) -> index
  %11:2 = "t.a"(%2#0) : (index) -> (tensor<2xi8>, index)
  %12 = "t.c"(%11#1, %8, %arg2) : (index, i32, i32) -> index
  %13:2 = "t.a"(%11#0) : (tensor<2xi8>) -> (tensor<2xi8>, f32)
  %14:2 = "t.a"(%7, %12, %10) : (f32, index, index) -> (index, i32)
  "t.c"(%13#0, %14#1) {y = 1.5 : f32} : (tensor<2xi8>, i32) -> ()
  "t.d"(%14#1, %12) {x = 1.5 : f32} : (i32, index) -> ()
  "t.a"(%11#1, %14#1) {x = "s"} : (index, i32) -> ()
  %18:2 = "t.b"(%13#1) : (f32) -> (index, tensor<2xi8>)
  %19 = "t.b"(%18#0, %14#0) {x = 1 : i32} : (index, index) -> index
  return
}
