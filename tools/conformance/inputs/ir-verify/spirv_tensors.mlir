// ODS: mlir/Dialect/SPIRV/IR/SPIRVOps.td
func.func @f() {
  %0 = "t.v"() : () -> !spirv.arm.tensor<4xi32>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{arm.tensor shape dimensions must be either fully dynamic or completed shaped}}
  %0 = "t.v"() : () -> !spirv.arm.tensor<4x?xi32>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{arm.tensors do not support rank zero}}
  %0 = "t.v"() : () -> !spirv.arm.tensor<i32>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{cannot use 'index' to compose SPIR-V types}}
  %0 = "t.v"() : () -> !spirv.arm.tensor<4xindex>
  return
}
// -----
func.func @f() {
  %0 = "t.v"() : () -> !spirv.arm.tensor<4x vector<4xi32>>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{arm.tensors do not support zero dimensions}}
  %0 = "t.v"() : () -> !spirv.arm.tensor<0xi32>
  return
}
