// test: rewrite --fold=false --patterns ./result_constraints.td
func.func @f(%x: tensor<2xf32>, %y: tensor<2xi32>) {
  %0:2 = "post.two"(%x) : (tensor<2xf32>) -> (tensor<4xf32>, i1)
  %1:2 = "post.two"(%x) : (tensor<2xf32>) -> (tensor<4xf64>, i1)
  %2:2 = "post.two"(%y) : (tensor<2xi32>) -> (tensor<4xf32>, i1)
  %3:2 = "post.two"(%x) : (tensor<2xf32>) -> (tensor<4xf32>, i1)
  %4:3 = "post.three"(%x) : (tensor<2xf32>) -> (tensor<4xf32>, i1, i2)
  %5:3 = "post.three"(%x) : (tensor<2xf32>) -> (tensor<4xf32>, i1, i2)
  %6 = "post.stack"(%0#0, %1#0, %2#0, %3#0, %3#1) : (tensor<4xf32>, tensor<4xf64>, tensor<4xf32>, tensor<4xf32>, i1) -> i1
  %7 = "post.stack"(%4#0, %5#0, %5#1) : (tensor<4xf32>, tensor<4xf32>, i1) -> i1
  return
}
// output:
//| module {
//|   func.func @f(%arg0: tensor<2xf32>, %arg1: tensor<2xi32>) {
//|     %0 = "post.one"(%arg0) : (tensor<2xf32>) -> tensor<4xf32>
//|     %1 = "post.one"(%arg0) : (tensor<2xf32>) -> i1
//|     %a, %b = "post.two"(%arg0) : (tensor<2xf32>) -> (tensor<4xf64>, i1)
//|     %a_0, %b_1 = "post.two"(%arg1) : (tensor<2xi32>) -> (tensor<4xf32>, i1)
//|     %a_2, %b_3 = "post.two"(%arg0) : (tensor<2xf32>) -> (tensor<4xf32>, i1)
//|     %2 = "post.one"(%arg0) : (tensor<2xf32>) -> tensor<4xf32>
//|     %3 = "post.one"(%arg0) : (tensor<2xf32>) -> i1
//|     %4 = "post.one"(%arg0) : (tensor<2xf32>) -> i2
//|     %a_4, %b_5, %c = "post.three"(%arg0) : (tensor<2xf32>) -> (tensor<4xf32>, i1, i2)
//|     %5 = "post.stack"(%0, %a, %a_0, %a_2, %b_3) : (tensor<4xf32>, tensor<4xf64>, tensor<4xf32>, tensor<4xf32>, i1) -> i1
//|     %6 = "post.stack"(%2, %a_4, %b_5) : (tensor<4xf32>, tensor<4xf32>, i1) -> i1
//|     return
//|   }
//| }
//|
