// test: rewrite --ods ./derived_attributes.td --patterns ./derived_attributes.pdll --allow-unregistered-dialect --driver walk
func.func @grind(%a: tensor<4x?xf32>, %b: tensor<4xi8>) {
  %0 = mill.grind %a : tensor<4x?xf32>
  "t.ask"(%0) : (tensor<4x?xf32>) -> ()
  %1 = mill.grind %b : tensor<4xi8>
  "t.ask"(%1) : (tensor<4xi8>) -> ()
  return
}
// output:
//| module {
//|   func.func @grind(%arg0: tensor<4x?xf32>, %arg1: tensor<4xi8>) {
//|     %0 = mill.grind %arg0 : tensor<4x?xf32>
//|     %1 = mill.grind %arg0 {sum = [30, 25]} : tensor<4x?xf32>
//|     "t.noted"(%1) {stone = f32, twice = 4 : i64} : (tensor<4x?xf32>) -> ()
//|     %2 = mill.grind %arg1 : tensor<4xi8>
//|     "t.ask"(%2) : (tensor<4xi8>) -> ()
//|     return
//|   }
//| }
//|
