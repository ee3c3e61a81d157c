func.func @f(%arg0: i32, %arg1: f32, %arg2: i32) {
  %0 = "t.d"() {y = 1.5 : f32, x = 2 : i32} : () -> i32
  %1 = "t.d"(%arg0, %arg0, %arg0) : (i32, i32, i32) -> tensor<2xi8>
  %2:2 = "t.b"(%arg1) : (f32) -> (index, i32)
  %3:2 = "t.c"(%arg1) {x = 2 : i32, y = 1.5 : f32} : (f32) -> (index, f32)
  %4 = "t.b"(%3#0, %2#1) {x = 1 : i32} : (index, i32) -> index
  %5 = "t.b"(%3#0, %2#1) : (index, i32) -> i32
  %6 = "t.a"(%2#1) : (i32) -> f32
  %7:2 = "t.a"() : () -> (i32, f32)
  %8:2 = "t.d"(%6, %4) : (f32, index) -> (f32, i32)
  %9:2 = "t.b"(%8#1, %5) : (i32, i32) -> (tensor<2xi8>, f32)
  %10 = "t.d"(%7#0) : (i32) -> i32
  %11 = "t.d"(%1) {x = 1.5 : f32, y = unit} : (tensor<2xi8>) -> i32
  return
}
