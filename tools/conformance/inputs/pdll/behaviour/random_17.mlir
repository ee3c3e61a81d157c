func.func @f(%arg0: i32, %arg1: f32, %arg2: i32) {
  %0:2 = "t.a"(%arg1) : (f32) -> (i32, tensor<2xi8>)
  %1:2 = "t.a"() : () -> (index, i32)
  %2 = "t.a"(%1#0, %0#0) : (index, i32) -> tensor<2xi8>
  "t.d"(%0#1, %arg2) {y = unit} : (tensor<2xi8>, i32) -> ()
  %4:2 = "t.d"(%2, %arg2, %0#0) {y = 1.5 : f32, x = 1.5 : f32} : (tensor<2xi8>, i32, i32) -> (i32, i32)
  %5:2 = "t.b"() : () -> (i32, tensor<2xi8>)
  "t.b"(%0#1, %5#0) : (tensor<2xi8>, i32) -> ()
  %7 = "t.d"(%5#1) {y = "s"} : (tensor<2xi8>) -> i32
  %8 = "t.b"(%7) : (i32) -> index
  %9:2 = "t.b"(%4#0) {x = 1.5 : f32, y = 1 : i32} : (i32) -> (i32, tensor<2xi8>)
  %10:2 = "t.a"() : () -> (f32, f32)
  "t.c"(%9#1, %9#1) {y = "s", x = 1.5 : f32} : (tensor<2xi8>, tensor<2xi8>) -> ()
  return
}
