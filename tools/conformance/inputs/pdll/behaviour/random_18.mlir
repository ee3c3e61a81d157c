func.func @f(%arg0: i32, %arg1: f32, %arg2: i32) {
  %0 = "t.a"(%arg0) {x = unit, y = unit} : (i32) -> tensor<2xi8>
  %1 = "t.d"(%arg1, %arg2) {x = 2 : i32} : (f32, i32) -> tensor<2xi8>
  %2 = "t.b"() {y = unit, x = 1 : i32} : () -> index
  %3 = "t.a"(%0, %0, %0) : (tensor<2xi8>, tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  %4:2 = "t.b"(%arg1) {y = 1 : i32} : (f32) -> (index, f32)
  %5 = "t.d"(%4#0, %4#1) : (index, f32) -> index
  %6 = "t.b"() {y = 2 : i32, x = 1 : i32} : () -> f32
  %7:2 = "t.a"(%0, %4#1) {y = 2 : i32, x = 1.5 : f32} : (tensor<2xi8>, f32) -> (index, f32)
  %8:2 = "t.a"(%5, %4#0, %6) : (index, index, f32) -> (index, i32)
  %9:2 = "t.a"(%7#1, %7#1, %7#1) {x = 1 : i32} : (f32, f32, f32) -> (index, index)
  %10 = "t.a"(%7#0) {x = "s", y = 1 : i32} : (index) -> tensor<2xi8>
  %11:2 = "t.c"() : () -> (i32, index)
  %12 = "t.d"(%8#1) {x = "s", y = "s"} : (i32) -> i32
  "t.d"(%9#0, %11#1, %10) {y = unit, x = unit} : (index, index, tensor<2xi8>) -> ()
  %14 = "t.d"(%10) {y = 2 : i32, x = 1.5 : f32} : (tensor<2xi8>) -> index
  %15 = "t.d"(%14) : (index) -> i32
  %16 = "t.d"() : () -> i32
  %17 = "t.c"(%14, %11#0) : (index, i32) -> index
  %18 = "t.c"(%16, %1, %12) {x = unit, y = unit} : (i32, tensor<2xi8>, i32) -> tensor<2xi8>
  "t.b"() {y = unit} : () -> ()
  return
}
