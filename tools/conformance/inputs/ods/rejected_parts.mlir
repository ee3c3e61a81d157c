// ODS: mlir/Dialect/Linalg/IR/LinalgOps.td mlir/Dialect/Linalg/IR/LinalgStructuredOps.td mlir/Dialect/Tosa/IR/TosaOps.td mlir/Dialect/SPIRV/IR/SPIRVOps.td
func.func @too_few(%a: tensor<4x4xf32>) {
  linalg.matmul ins(%a : tensor<4x4xf32>) outs(%a : tensor<4x4xf32>)
  // expected-error @below {{custom op 'linalg.matmul' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  return
}

// -----

func.func @too_many(%a: tensor<4xf32>) {
  %0 = linalg.exp ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  // expected-error @below {{custom op 'linalg.exp' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 3}}
  return
}

// -----

func.func @none() {
  linalg.select
  // expected-error @below {{custom op 'linalg.select' [parseNamedStructuredOpRegion] ods-gen generated region expects 4 args, got 0}}
  return
}

// -----

tosa.variable @scalar : i32
// expected-error @below {{custom op 'tosa.variable' expected shaped type}}
tosa.variable @next : tensor<1xi32>

// -----

tosa.variable @unranked : tensor<*xi32>
// expected-error @below {{custom op 'tosa.variable' expected ranked type}}
tosa.variable @next : tensor<1xi32>

// -----

tosa.variable @symbol = @other
// expected-error @below {{custom op 'tosa.variable' expected Typed attr}}
tosa.variable @next : tensor<1xi32>

// -----

spirv.func @class(%p: !spirv.ptr<f32, Function>, %f: f32) "None" {
  // expected-error @below {{expected attribute value}}
  spirv.INTEL.SubgroupBlockWrite %p, %f : f32
}

// -----

spirv.func @class(%p: !spirv.ptr<f32, Function>, %f: f32) "None" {
  // expected-error @below {{custom op 'spirv.INTEL.SubgroupBlockWrite' expected storage_class attribute specified as string}}
  spirv.INTEL.SubgroupBlockWrite @Function %p, %f : f32
}
