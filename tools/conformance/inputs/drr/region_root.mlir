func.func @f(%n: index, %s: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %s : f32
  } : tensor<?xf32>
  %1 = tensor.empty(%n) : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}
