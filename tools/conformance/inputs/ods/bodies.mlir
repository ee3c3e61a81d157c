// ODS: mlir/Dialect/EmitC/IR/EmitC.td mlir/Dialect/Linalg/IR/LinalgStructuredOps.td mlir/Dialect/Linalg/IR/LinalgOps.td mlir/Dialect/Linalg/IR/LinalgRelayoutOps.td mlir/Dialect/Tensor/IR/TensorOps.td mlir/Dialect/Math/IR/MathOps.td mlir/Dialect/Shard/IR/ShardOps.td mlir/Dialect/WasmSSA/IR/WasmSSAOps.td mlir/Dialect/OpenACC/OpenACCOps.td
// Bodies in short and in long, names of what is around them, suggested names.
emitc.func @f(%a: i32, %b: f32) {
  %1 = emitc.expression %a : (i32) -> i32 { %2 = "emitc.constant"() <{value = -1 : i32}> : () -> i32 emitc.yield %2 : i32 }
  emitc.return
}

// -----

emitc.func @f(%a: i32, %b: f32) {
  %1 = emitc.expression : () -> i32 { %2 = "emitc.constant"() <{value = -1 : i32}> : () -> i32 emitc.yield %2 : i32 }
  emitc.return
}

// -----

emitc.func @f(%a: i32, %b: f32) {
  %1 = emitc.expression %a : (i32) -> i32 { %2 = add %a, %a : (i32, i32) -> i32 yield %2 : i32 }
  emitc.return
}

// -----

emitc.func @f(%a: i32, %b: f32) {
  %1 = "emitc.expression"(%a) <{do_not_inline}> ({^bb0(%x: i32): %2 = emitc.add %x, %x : (i32, i32) -> i32 emitc.yield %2 : i32 }) : (i32) -> i32
  emitc.return
}

// -----

emitc.func @f(%a: i32, %b: f32) {
  %1 = "emitc.expression"(%a) ({^bb0(%x: i32): %2 = emitc.add %x, %x : (i32, i32) -> i32 emitc.yield %2 : i32 }) {x.y} : (i32) -> i32
  emitc.return
}

// -----

emitc.func @f(%a: i32, %b: f32) {
  %1 = "emitc.expression"(%a, %a) ({^bb0(%x: i32, %y: i32): %2 = emitc.add %x, %y : (i32, i32) -> i32 emitc.yield %2 : i32 }) : (i32, i32) -> i32
  emitc.return
}

// -----

emitc.func @f(%a: i32, %b: f32) {
  %1 = "emitc.expression"(%a, %b) ({^bb0(%x: i32, %y: f32): %2 = emitc.add %x, %x : (i32, i32) -> i32 %3 = emitc.add %2, %x : (i32, i32) -> i32 emitc.yield %3 : i32 }) : (i32, f32) -> i32
  emitc.return
}

// -----

emitc.func @f(%a: i32, %b: f32) {
  %1 = "emitc.expression"(%a) ({^bb0(%x: index): %2 = "emitc.constant"() <{value = -1 : i32}> : () -> i32 emitc.yield %2 : i32 }) : (i32) -> i32
  emitc.return
}

// -----

emitc.func @f(%a: i32, %b: f32) {
  %1 = "emitc.expression"(%a) ({^bb0(%x: i32): %2 = "emitc.call_opaque"() <{callee="f"}> : () -> i32 emitc.yield %2 : i32 }) : (i32) -> i32
  emitc.return
}

// -----

emitc.func @f(%a: i32, %b: f32) {
  %1 = emitc.expression %a noinline : (i32) -> i32 { %2 = emitc.add %a, %a : (i32, i32) -> i32 emitc.yield %2 : i32 }
  emitc.return
}

// -----

func.func @f(%t: tensor<4xf32>, %z: tensor<f32>, %f: f32) {
  %0 = linalg.map outs(%t : tensor<4xf32>) (%i: f32) { %1 = "tensor.rank"(%t) : (tensor<4xf32>) -> index linalg.yield %f : f32 }
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %z: tensor<f32>, %f: f32) {
  %0 = linalg.map outs(%t : tensor<4xf32>) (%i: f32) { %1 = arith.constant 1.0 : f32 linalg.yield %1 : f32 }
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %z: tensor<f32>, %f: f32) {
  %0 = linalg.map outs(%t : tensor<4xf32>) (%i: f32) { %1 = math.exp %i : f32 linalg.yield %1 : f32 }
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %z: tensor<f32>, %f: f32) {
  %0 = linalg.map ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) (%a: f32, %i: f32) { %1 = math.exp %a : f32 linalg.yield %1 : f32 }
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %z: tensor<f32>, %f: f32) {
  %0 = linalg.map ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) (%a: f32, %i: f32) { %1 = math.exp %i : f32 linalg.yield %1 : f32 }
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %z: tensor<f32>, %f: f32) {
  %0 = linalg.map ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) (%a: f32, %i: f32) { %1 = arith.addf %a, %i : f32 linalg.yield %1 : f32 }
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %z: tensor<f32>, %f: f32) {
  %0 = linalg.map ins(%t, %t : tensor<4xf32>, tensor<4xf32>) outs(%t : tensor<4xf32>) (%a: f32, %b : f32, %i: f32) { %1 = arith.addf %a, %b : f32 linalg.yield %1 : f32 }
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %z: tensor<f32>, %f: f32) {
  %0 = linalg.map ins(%t, %t : tensor<4xf32>, tensor<4xf32>) outs(%t : tensor<4xf32>) (%a: f32, %b : f32, %i: f32) { %1 = arith.addf %b, %a : f32 linalg.yield %1 : f32 }
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %z: tensor<f32>, %f: f32) {
  %0 = linalg.map ins(%t, %t : tensor<4xf32>, tensor<4xf32>) outs(%t : tensor<4xf32>) (%a: f32, %b : f32, %i: f32) { %1 = arith.addf %a, %b : f32 linalg.yield %a : f32 }
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %z: tensor<f32>, %f: f32) {
  %0 = linalg.map ins(%t, %t : tensor<4xf32>, tensor<4xf32>) outs(%t : tensor<4xf32>) (%a: f32, %b : f32, %i: f32) { %1 = math.fma %a, %b, %i : f32 linalg.yield %1 : f32 }
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %z: tensor<f32>, %f: f32) {
  %0 = linalg.map ins(%t, %t : tensor<4xf32>, tensor<4xf32>) outs(%t : tensor<4xf32>) (%a: f32, %b : f32, %i: f32) { %1 = arith.addf %a, %b fastmath<fast> : f32 linalg.yield %1 : f32 }
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %z: tensor<f32>, %f: f32) {
  %0 = linalg.map { arith.addf } ins(%t, %t : tensor<4xf32>, tensor<4xf32>) outs(%t : tensor<4xf32>)
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %z: tensor<f32>, %f: f32) {
  %0 = linalg.map { arith.constant {value = 1.0 : f32} } outs(%t : tensor<4xf32>)
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %z: tensor<f32>, %f: f32) {
  %0 = linalg.reduce ins(%t : tensor<4xf32>) outs(%z : tensor<f32>) dimensions = [0] (%a: f32, %i: f32) { %1 = arith.addf %a, %i : f32 linalg.yield %1 : f32 }
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %z: tensor<f32>, %f: f32) {
  %0 = linalg.reduce ins(%t : tensor<4xf32>) outs(%z : tensor<f32>) dimensions = [0] (%a: f32, %i: f32) { %1 = arith.addf %i, %a : f32 linalg.yield %1 : f32 }
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %z: tensor<f32>, %f: f32) {
  %0 = linalg.reduce ins(%t : tensor<4xf32>) outs(%z : tensor<f32>) dimensions = [0] (%a: f32, %i: f32) { %1 = arith.addf %i, %i : f32 linalg.yield %1 : f32 }
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %z: tensor<f32>, %f: f32) {
  %0 = linalg.reduce ins(%t : tensor<4xf32>) outs(%z : tensor<f32>) dimensions = [0] (%a: f32, %i: f32) { %1 = arith.constant 1.0 : f32 linalg.yield %1 : f32 }
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %z: tensor<f32>, %f: f32) {
  %0 = linalg.reduce ins(%t : tensor<4xf32>) outs(%z : tensor<f32>) dimensions = [0] (%a: f32, %i: f32) { %1 = arith.addf %i, %a : f32 linalg.yield %a : f32 }
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %z: tensor<f32>, %f: f32) {
  %0 = linalg.reduce ins(%t : tensor<4xf32>) outs(%z : tensor<f32>) dimensions = [0] (%a: f32, %i: f32) { %1 = math.exp %i : f32 linalg.yield %1 : f32 }
  return
}

// -----

shard.grid @grid0(shape = 2x2)
func.func @send(%t: tensor<2x2xi8>, %i: index) {
  %0 = shard.send %t on @grid0 grid_axes = [0] destination = [1] : (tensor<2x2xi8>) -> tensor<2x2xi8>
  return
}

// -----

wasmssa.func @x(%a: !wasmssa<local ref to i32>) -> i32 {
  %0 = wasmssa.local_get %a : ref to i32
  wasmssa.return %0 : i32
}

// -----

func.func private @f()
"acc.routine"() <{bindIdName = [@f, @f], bindIdNameDeviceType = [#acc.device_type<default>, #acc.device_type<default>, #acc.device_type<default>], bindStrName = ["two words", "two words", "two words"], bindStrNameDeviceType = [#acc.device_type<default>], func_name = @f, sym_name = "r"}> : () -> ()

// -----

func.func private @f()
"acc.routine"() <{bindIdName = [], bindIdNameDeviceType = [#acc.device_type<none>, #acc.device_type<default>, #acc.device_type<default>, #acc.device_type<default>], bindStrName = ["a", "a", "a"], bindStrNameDeviceType = [#acc.device_type<default>], func_name = @f, sym_name = "r"}> : () -> ()

// -----

func.func private @f()
"acc.routine"() <{bindIdName = [@f], bindIdNameDeviceType = [#acc.device_type<none>], bindStrName = ["a", "b"], bindStrNameDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], func_name = @f, sym_name = "r"}> : () -> ()

// -----

func.func private @f()
"acc.routine"() <{bindStrName = ["a", "b"], bindStrNameDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], func_name = @f, sym_name = "r"}> : () -> ()

// -----

func.func private @f()
"acc.routine"() <{bindStrName = ["a", "b"], bindStrNameDeviceType = [#acc.device_type<nvidia>], func_name = @f, sym_name = "r"}> : () -> ()

// -----

func.func private @f()
"acc.routine"() <{bindIdName = [@f, @f], bindIdNameDeviceType = [#acc.device_type<default>], func_name = @f, sym_name = "r"}> : () -> ()

// -----

func.func private @f()
"acc.routine"() <{bindIdName = [@f], bindIdNameDeviceType = [#acc.device_type<default>, #acc.device_type<nvidia>], func_name = @f, sym_name = "r"}> : () -> ()

// -----

func.func private @f()
"acc.routine"() <{bindIdName = [@f], bindIdNameDeviceType = [#acc.device_type<default>, #acc.device_type<nvidia>], bindStrName = ["a", "b", "c"], bindStrNameDeviceType = [#acc.device_type<nvidia>], func_name = @f, sym_name = "r"}> : () -> ()

// -----

func.func private @f()
"acc.routine"() <{bindIdName = [], bindIdNameDeviceType = [], bindStrName = ["a", "b", "c"], bindStrNameDeviceType = [#acc.device_type<nvidia>], func_name = @f, sym_name = "r"}> : () -> ()

// -----

func.func private @f()
"acc.routine"() <{bindIdName = [@f, @f, @f], bindIdNameDeviceType = [#acc.device_type<default>], bindStrName = [], bindStrNameDeviceType = [#acc.device_type<nvidia>, #acc.device_type<none>], func_name = @f, sym_name = "r"}> : () -> ()

// -----

func.func @f(%c: i1) {
  cf.cond_br %c weights([1, 2]), ^x, ^x
 ^x:
  return
}
