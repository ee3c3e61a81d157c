func.func @f(%arg0: i32, %arg1: f32, %arg2: i32) {
  %0:2 = "t.d"(%arg0, %arg0) : (i32, i32) -> (i32, tensor<2xi8>)
  %1:2 = "t.a"(%0#0, %0#1) {x = 1.5 : f32, y = 2 : i32} : (i32, tensor<2xi8>) -> (index, tensor<2xi8>)
  %2 = "t.b"(%1#1) : (tensor<2xi8>) -> index
  "t.c"(%arg2, %arg2) : (i32, i32) -> ()
  %4:2 = "t.a"(%1#0, %2) : (index, index) -> (i32, index)
  %5 = "t.a"(%arg0) {y = 1 : i32, x = unit} : (i32) -> i32
  %6:2 = "t.c"(%1#0) : (index) -> (f32, i32)
  %7 = "t.d"(%6#0, %4#0) : (f32, i32) -> f32
  "t.d"(%6#0) : (f32) -> ()
  %9 = "t.a"(%4#1) {x = "s"} : (index) -> i32
  %10 = "t.b"(%6#1) {x = "s"} : (i32) -> tensor<2xi8>
  %11 = "t.c"(%9) : (i32) -> i32
  "t.b"(%0#0) {x = 1.5 : f32, y = 1.5 : f32} : (i32) -> ()
  "t.a"(%10, %6#1) {x = 1.5 : f32} : (tensor<2xi8>, i32) -> ()
  %14 = "t.a"() {x = 1.5 : f32} : () -> index
  %15 = "t.b"(%5) : (i32) -> index
  %16 = "t.b"(%10) {y = "s", x = unit} : (tensor<2xi8>) -> index
  %17 = "t.d"(%9, %9) {x = "s"} : (i32, i32) -> tensor<2xi8>
  "t.b"(%16, %17) {y = "s", x = 1 : i32} : (index, tensor<2xi8>) -> ()
  %19:2 = "t.d"(%14) {y = unit, x = unit} : (index) -> (i32, f32)
  return
}
