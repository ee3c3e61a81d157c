// ODS: mlir/Dialect/GPU/IR/GPUOps.td
func.func @f(%i: i32) {
  // expected-error@+1 {{`maxnumf` reduction operation is not compatible with type 'i32'}}
  %0 = gpu.all_reduce maxnumf %i {} : (i32) -> (i32)
  return
}
// -----
func.func @f(%i: f32) {
  // expected-error@+1 {{`xor` reduction operation is not compatible with type 'f32'}}
  %0 = gpu.all_reduce xor %i {} : (f32) -> (f32)
  return
}
// -----
func.func @f(%i: vector<2xf32>) {
  // expected-error@+1 {{`minui` reduction operation is not compatible with type 'vector<2xf32>'}}
  %0 = gpu.subgroup_reduce minui %i : (vector<2xf32>) -> (vector<2xf32>)
  return
}
// -----
func.func @f(%i: f32) {
  // expected-error@+1 {{expected either an op attribute or a non-empty body}}
  %0 = gpu.all_reduce %i {} : (f32) -> (f32)
  return
}
// -----
func.func @f(%i: f32) {
  // expected-error@+1 {{expected either an op attribute or a non-empty body}}
  %0 = gpu.all_reduce add %i { ^bb0(%a: f32, %b: f32): gpu.yield %a : f32 } : (f32) -> (f32)
  return
}
// -----
func.func @f(%i: f32) {
  // expected-error@+1 {{expected two region arguments}}
  %0 = gpu.all_reduce %i { ^bb0(%a: f32): gpu.yield %a : f32 } : (f32) -> (f32)
  return
}
// -----
func.func @f(%i: f32) {
  // expected-error@+1 {{incorrect region argument type}}
  %0 = gpu.all_reduce %i { ^bb0(%a: f32, %b: i32): gpu.yield %a : f32 } : (f32) -> (f32)
  return
}
// -----
func.func @f(%i: f32, %j: i32) {
  // expected-error@+1 {{expected one gpu.yield operand}}
  %0 = gpu.all_reduce %i { ^bb0(%a: f32, %b: f32): gpu.yield } : (f32) -> (f32)
  return
}
