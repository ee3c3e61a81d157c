// test: rewrite --ods ./derived_attributes.td --patterns ./derived_attributes.pdll --allow-unregistered-dialect --driver walk
func.func @grind(%a: tensor<4x?xf32>, %b: tensor<4xi8>) {
  %0 = mill.grind %a : tensor<4x?xf32>
  "t.ask"(%0) : (tensor<4x?xf32>) -> ()
  %1 = mill.grind %b : tensor<4xi8>
  "t.ask"(%1) : (tensor<4xi8>) -> ()
  return
}
