// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./constraints.pdll
func.func @f(%x: i32, %y: i8, %t: tensor<2xi32>, %u: tensor<2xf32>) -> (i32, i32) {
  %0 = "t.value"() : () -> i32
  %1 = "t.value"() : () -> i8
  "t.once"(%0) : (i32) -> ()
  "t.once"(%x) : (i32) -> ()
  "t.both"(%1) : (i8) -> ()
  "t.both"(%y) : (i8) -> ()
  %2:2 = "t.pair"() : () -> (tensor<4xi32>, i1)
  %3:2 = "t.pair"() : () -> (tensor<4xi32>, i1)
  "t.use"(%3#1) : (i1) -> ()
  "t.call"(%2#0, %t) : (tensor<4xi32>, tensor<2xi32>) -> ()
  "t.call"(%2#0, %u) : (tensor<4xi32>, tensor<2xf32>) -> ()
  "t.call"(%3#0, %t) : (tensor<4xi32>, tensor<2xi32>) -> ()
  %4 = "t.wild"(%x, %x, %y, %x) : (i32, i32, i8, i32) -> i32
  %5 = "t.wild"(%x, %y, %x, %x) : (i32, i8, i32, i32) -> i32
  return %4, %5 : i32, i32
}
// output:
//| module {
//|   func.func @f(%arg0: i32, %arg1: i8, %arg2: tensor<2xi32>, %arg3: tensor<2xf32>) -> (i32, i32) {
//|     %0 = "t.value"() : () -> i32
//|     %1 = "t.value"() : () -> i8
//|     "t.once_seen"() : () -> ()
//|     "t.once"(%arg0) : (i32) -> ()
//|     "t.both_seen"() : () -> ()
//|     "t.both"(%arg1) : (i8) -> ()
//|     %2:2 = "t.pair"() : () -> (tensor<4xi32>, i1)
//|     %3:2 = "t.pair"() : () -> (tensor<4xi32>, i1)
//|     "t.use"(%3#1) : (i1) -> ()
//|     "t.call_seen"() : () -> ()
//|     "t.call"(%2#0, %arg3) : (tensor<4xi32>, tensor<2xf32>) -> ()
//|     "t.call"(%3#0, %arg2) : (tensor<4xi32>, tensor<2xi32>) -> ()
//|     %4 = "t.wild"(%arg0, %arg1, %arg0, %arg0) : (i32, i8, i32, i32) -> i32
//|     return %arg0, %4 : i32, i32
//|   }
//| }
//|
