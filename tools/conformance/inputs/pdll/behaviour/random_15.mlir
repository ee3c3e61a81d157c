func.func @f(%arg0: i32, %arg1: f32, %arg2: i32) {
  %0 = "t.d"(%arg2) : (i32) -> index
  "t.d"(%0, %0, %0) : (index, index, index) -> ()
  %2 = "t.d"(%arg0, %0) {x = "s"} : (i32, index) -> f32
  %3:2 = "t.d"(%arg2) : (i32) -> (tensor<2xi8>, index)
  %4:2 = "t.b"(%arg2, %arg1) {y = unit, x = 2 : i32} : (i32, f32) -> (f32, i32)
  %5 = "t.b"() {y = "s", x = 2 : i32} : () -> tensor<2xi8>
  "t.c"(%5, %5, %4#1) : (tensor<2xi8>, tensor<2xi8>, i32) -> ()
  %7:2 = "t.a"(%4#1) {x = unit} : (i32) -> (tensor<2xi8>, tensor<2xi8>)
  "t.d"(%7#0, %7#0) : (tensor<2xi8>, tensor<2xi8>) -> ()
  %9 = "t.a"(%7#0, %4#1) {x = 1.5 : f32, y = "s"} : (tensor<2xi8>, i32) -> f32
  %10 = "t.b"() {x = 1 : i32, y = "s"} : () -> i32
  %11:2 = "t.d"(%7#0) : (tensor<2xi8>) -> (index, i32)
  %12:2 = "t.b"(%7#1) {x = "s"} : (tensor<2xi8>) -> (f32, i32)
  %13 = "t.c"(%11#1) : (i32) -> index
  %14:2 = "t.c"(%5, %10, %10) {x = "s", y = "s"} : (tensor<2xi8>, i32, i32) -> (tensor<2xi8>, i32)
  %15:2 = "t.a"(%7#1, %14#0) {y = 2 : i32} : (tensor<2xi8>, tensor<2xi8>) -> (f32, i32)
  %16:2 = "t.a"(%13, %15#0, %15#0) {y = 1.5 : f32} : (index, f32, f32) -> (f32, f32)
  "t.a"(%16#1, %15#1) : (f32, i32) -> ()
  %18 = "t.d"(%16#1, %15#1, %14#1) : (f32, i32, i32) -> f32
  %19 = "t.d"(%15#1, %9) {x = "s"} : (i32, f32) -> f32
  return
}
