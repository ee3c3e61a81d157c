func.func @f(%arg0: i32, %arg1: f32, %arg2: i32) {
  "t.d"(%arg1, %arg2) {x = unit, y = 1 : i32} : (f32, i32) -> ()
  %1 = "t.c"(%arg2) : (i32) -> index
  %2:2 = "t.d"() : () -> (f32, index)
  %3:2 = "t.b"(%arg0, %arg1, %2#1) : (i32, f32, index) -> (f32, index)
  "t.c"(%3#0) {x = 1 : i32} : (f32) -> ()
  %5 = "t.a"(%2#0) : (f32) -> tensor<2xi8>
  "t.d"(%1, %1) {y = "s", x = unit} : (index, index) -> ()
  %7 = "t.a"(%3#0) : (f32) -> tensor<2xi8>
  %8:2 = "t.d"(%7) : (tensor<2xi8>) -> (tensor<2xi8>, index)
  "t.d"(%7) : (tensor<2xi8>) -> ()
  %10 = "t.a"(%8#1) {x = 2 : i32} : (index) -> f32
  "t.d"() : () -> ()
  return
}
