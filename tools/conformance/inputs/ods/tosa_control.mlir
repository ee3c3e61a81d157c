// ODS: mlir/Dialect/Tosa/IR/TosaOps.td
// Conditions and loops, with and without values that go in.
func.func @c(%a: tensor<i1>, %b: tensor<f32>, %c: tensor<f32>) -> tensor<f32> {
  %0 = tosa.cond_if %a (%x = %b, %y = %c) : tensor<i1> (tensor<f32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = tosa.add %x, %y : (tensor<f32>, tensor<f32>) -> tensor<f32>
    tosa.yield %1 : tensor<f32>
  } else {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = tosa.sub %x, %y : (tensor<f32>, tensor<f32>) -> tensor<f32>
    tosa.yield %1 : tensor<f32>
  }
  %5 = tosa.cond_if %a : tensor<i1> -> tensor<f32> {
    tosa.yield %b : tensor<f32>
  } else {
    tosa.yield %c : tensor<f32>
  }
  return %0 : tensor<f32>
}
func.func @w(%a: tensor<10xi32>, %b: tensor<i32>) {
  %0 = "tosa.const"() {values = dense<0> : tensor<i32>} : () -> tensor<i32>
  %1:3 = tosa.while_loop (%i = %0, %j = %b, %k = %a) : (tensor<i32>, tensor<i32>, tensor<10xi32>) -> (tensor<i32>, tensor<i32>, tensor<10xi32>) {
    %2 = tosa.greater_equal %j, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %2 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %j: tensor<i32>, %k: tensor<10xi32>):
    %3 = tosa.add %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i32>
    tosa.yield %3, %j, %k : tensor<i32>, tensor<i32>, tensor<10xi32>
  }
  return
}
// -----
func.func @c(%a: tensor<i1>, %b: tensor<f32>, %c: tensor<f32>) -> tensor<f32> {
  %0 = "tosa.cond_if"(%a, %b, %c) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = tosa.add %x, %y : (tensor<f32>, tensor<f32>) -> tensor<f32>
    tosa.yield %1 : tensor<f32>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = tosa.sub %x, %y : (tensor<f32>, tensor<f32>) -> tensor<f32>
    tosa.yield %1 : tensor<f32>
  }) {foo.bar} : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %2 = "tosa.cond_if"(%a) ({
    tosa.yield %b : tensor<f32>
  }, {
    tosa.yield %c : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  "tosa.cond_if"(%a) ({
    "tosa.yield"() : () -> ()
  }, {
    "tosa.yield"() : () -> ()
  }) : (tensor<i1>) -> ()
  return %0 : tensor<f32>
}
// -----
func.func @w(%a: tensor<10xi32>, %b: tensor<i32>) {
  %1:2 = "tosa.while_loop"(%b, %a) ({
  ^bb0(%i: tensor<i32>, %j: tensor<10xi32>):
    %2 = tosa.greater_equal %b, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %2 : tensor<i1>
  },{
  ^bb0(%i: tensor<i32>, %k: tensor<10xi32>):
    tosa.yield %i, %k : tensor<i32>, tensor<10xi32>
  }) {foo.bar = 1 : i32} : (tensor<i32>, tensor<10xi32>) -> (tensor<i32>, tensor<10xi32>)
  return
}
