// test: rewrite --patterns ./cpp_folder.pdll --allow-unregistered-dialect
func.func @f(%a: tensor<4x?xf32>) -> index {
  %0 = "x.dim"(%a) : (tensor<4x?xf32>) -> index // error: [convert::not_evaluated] "'createOrFold' does not know how 'tensor.dim' folds: its folder is C++"
  return %0 : index
}
