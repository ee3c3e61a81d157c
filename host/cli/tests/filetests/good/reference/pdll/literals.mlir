// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./literals.pdll
func.func @f(%a: i32, %b: i32, %t: tensor<?x4xf32>, %u: tensor<4x4xf32>) -> (i32, i64) {
  "t.constant"() {value = true} : () -> ()
  "t.constant"() {value = false} : () -> ()
  "t.apply"(%a, %b) {map = affine_map<(d0, d1) -> (d1 - 3)>} : (i32, i32) -> ()
  "t.apply"(%a, %b) {map = affine_map<(d0, d1) -> (d1 - 4)>} : (i32, i32) -> ()
  %0 = "t.number"() : () -> i32
  %1 = "t.number"() : () -> i64
  "t.types"(%t) : (tensor<?x4xf32>) -> ()
  "t.types"(%u) : (tensor<4x4xf32>) -> ()
  return %0, %1 : i32, i64
}
// output:
//| #map = affine_map<(d0, d1) -> (d1 - 4)>
//| #set = affine_set<(d0) : (d0 - 1 >= 0)>
//| module {
//|   func.func @f(%arg0: i32, %arg1: i32, %arg2: tensor<?x4xf32>, %arg3: tensor<4x4xf32>) -> (i32, i64) {
//|     "t.was_true"() {values = [true, "no", 1.500000e+00 : f32]} : () -> ()
//|     "t.constant"() {value = false} : () -> ()
//|     "t.applied"(%arg0, %arg1) {set = #set} : (i32, i32) -> ()
//|     "t.apply"(%arg0, %arg1) {map = #map} : (i32, i32) -> ()
//|     %0 = "t.vector"() : () -> i32
//|     %1 = "t.number"() : () -> i64
//|     %2:2 = "t.more"() : () -> ((i32) -> index, complex<f64>)
//|     "t.types"(%arg3) : (tensor<4x4xf32>) -> ()
//|     return %0, %1 : i32, i64
//|   }
//| }
//|
