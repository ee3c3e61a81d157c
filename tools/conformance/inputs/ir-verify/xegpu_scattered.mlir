// ODS: mlir/Dialect/XeGPU/IR/XeGPUOps.td
func.func @f() {
  %v:4 = "t.v"() : () -> (vector<4xf64>, ui64, index, i1)
  // expected-error @+1 {{'xegpu.store' op value elements must match chunk size 1}}
  "xegpu.store"(%v#0, %v#1, %v#2, %v#3) : (vector<4xf64>, ui64, index, i1) -> ()
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (vector<4xf64>, ui64, vector<4xindex>, vector<4xi1>)
  "xegpu.store"(%v#0, %v#1, %v#2, %v#3) : (vector<4xf64>, ui64, vector<4xindex>, vector<4xi1>) -> ()
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (vector<4xf64>, ui64, vector<4xindex>, vector<3xi1>)
  // expected-error @+1 {{'xegpu.store' op Mask should match value except the chunk size dim.}}
  "xegpu.store"(%v#0, %v#1, %v#2, %v#3) : (vector<4xf64>, ui64, vector<4xindex>, vector<3xi1>) -> ()
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (vector<4xf64>, ui64, vector<3xindex>, vector<4xi1>)
  "xegpu.store"(%v#0, %v#1, %v#2, %v#3) : (vector<4xf64>, ui64, vector<3xindex>, vector<4xi1>) -> ()
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (f64, ui64, vector<4xindex>, vector<4xi1>)
  // expected-error @+1 {{'xegpu.store' op Expecting scalar mask and offsets.}}
  "xegpu.store"(%v#0, %v#1, %v#2, %v#3) : (f64, ui64, vector<4xindex>, vector<4xi1>) -> ()
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (f64, ui64, i1)
  // expected-error @+1 {{'xegpu.store' op Expects offsets.}}
  "xegpu.store"(%v#0, %v#1, %v#2) : (f64, ui64, i1) -> ()
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (vector<4xf64>, memref<4xf32>, vector<4xindex>, vector<4xi1>)
  // expected-error @+1 {{Value should have the same element type as MemRef.}}
  "xegpu.store"(%v#0, %v#1, %v#2, %v#3) : (vector<4xf64>, memref<4xf32>, vector<4xindex>, vector<4xi1>) -> ()
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (vector<4xf64>, !xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>, vector<4xi1>)
  // expected-error @+1 {{'xegpu.store' op offsets not allowed.}}
  "xegpu.store"(%v#0, %v#1, %v#2, %v#3) : (vector<4xf64>, !xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>, vector<4xi1>) -> ()
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (vector<4xf64>, !xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>, vector<3xi1>)
  // expected-error @+1 {{'xegpu.store' op Mask should match TensorDesc except the chunk size dim.}}
  "xegpu.store"(%v#0, %v#1, %v#2) : (vector<4xf64>, !xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>, vector<3xi1>) -> ()
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (vector<4xf64>, !xegpu.tensor_desc<4xf64>, vector<4xi1>)
  // expected-error @+1 {{'xegpu.store' op Expects a scattered TensorDesc.}}
  "xegpu.store"(%v#0, %v#1, %v#2) : (vector<4xf64>, !xegpu.tensor_desc<4xf64>, vector<4xi1>) -> ()
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (vector<4xf32>, !xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>)
  // expected-error @+1 {{'xegpu.store' op Value should have the same element type as TensorDesc.}}
  "xegpu.store"(%v#0, %v#1, %v#2) : (vector<4xf32>, !xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>) -> ()
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (vector<3xf64>, !xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>)
  // expected-error @+1 {{'xegpu.store' op Value shape [3] is neither a valid distribution for SIMT nor consistent with the tensor descriptor for SIMD '!xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>'}}
  "xegpu.store"(%v#0, %v#1, %v#2) : (vector<3xf64>, !xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>) -> ()
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (vector<2x4xf32>, !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xi1>)
  // expected-error @+1 {{'xegpu.store' op Value shape [2, 4] is neither a valid distribution for SIMT nor consistent with the tensor descriptor for SIMD '!xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>'}}
  "xegpu.store"(%v#0, %v#1, %v#2) : (vector<2x4xf32>, !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xi1>) -> ()
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (vector<4xf64>, ui64, vector<4xindex>, vector<4xi1>)
  // expected-error @+1 {{'xegpu.store' op invalid l1_hint: #xegpu.cache_hint<streaming>}}
  "xegpu.store"(%v#0, %v#1, %v#2, %v#3) <{l1_hint = #xegpu.cache_hint<streaming>}> : (vector<4xf64>, ui64, vector<4xindex>, vector<4xi1>) -> ()
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (vector<4xf64>, ui64, vector<4xindex>, vector<4xi1>)
  // expected-error @+1 {{'xegpu.store' op invalid l1_hint: #xegpu.cache_hint<read_invalidate>}}
  "xegpu.store"(%v#0, %v#1, %v#2, %v#3) <{l1_hint = #xegpu.cache_hint<read_invalidate>}> : (vector<4xf64>, ui64, vector<4xindex>, vector<4xi1>) -> ()
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (ui64, vector<4xindex>, vector<4xi1>)
  %r = "xegpu.load"(%v#0, %v#1, %v#2) : (ui64, vector<4xindex>, vector<4xi1>) -> vector<4xf64>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (ui64, index, i1)
  // expected-error @+1 {{'xegpu.load' op value elements must match chunk size 1}}
  %r = "xegpu.load"(%v#0, %v#1, %v#2) : (ui64, index, i1) -> vector<4xf64>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (ui64, index, i1)
  %r = "xegpu.load"(%v#0, %v#1, %v#2) : (ui64, index, i1) -> f64
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (ui64, vector<4xindex>, vector<3xi1>)
  // expected-error @+1 {{'xegpu.load' op Mask should match value except the chunk size dim.}}
  %r = "xegpu.load"(%v#0, %v#1, %v#2) : (ui64, vector<4xindex>, vector<3xi1>) -> vector<4xf64>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (memref<4xf32>, vector<4xindex>, vector<4xi1>)
  // expected-error @+1 {{Value should have the same element type as MemRef.}}
  %r = "xegpu.load"(%v#0, %v#1, %v#2) : (memref<4xf32>, vector<4xindex>, vector<4xi1>) -> vector<4xf64>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>)
  // expected-error @+1 {{'xegpu.load' op Value should have the same element type as TensorDesc.}}
  %r = "xegpu.load"(%v#0, %v#1) : (!xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!xegpu.tensor_desc<4xf64>, vector<4xi1>)
  // expected-error @+1 {{'xegpu.load' op Expects a scattered TensorDesc.}}
  %r = "xegpu.load"(%v#0, %v#1) : (!xegpu.tensor_desc<4xf64>, vector<4xi1>) -> vector<4xf64>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>, vector<3xi1>)
  // expected-error @+1 {{'xegpu.load' op Mask should match TensorDesc except the chunk size dim.}}
  %r = "xegpu.load"(%v#0, %v#1) : (!xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>, vector<3xi1>) -> vector<4xf64>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>, vector<4xi1>)
  // expected-error @+1 {{'xegpu.load' op offsets not allowed.}}
  %r = "xegpu.load"(%v#0, %v#1, %v#2) : (!xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>, vector<4xi1>) -> vector<4xf64>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (ui64, vector<4xi1>)
  // expected-error @+1 {{'xegpu.load' op Expects offsets.}}
  %r = "xegpu.load"(%v#0, %v#1) : (ui64, vector<4xi1>) -> vector<4xf64>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (ui64, vector<4xindex>, vector<4xi1>)
  // expected-error @+1 {{'xegpu.load' op invalid l1_hint: #xegpu.cache_hint<write_back>}}
  %r = "xegpu.load"(%v#0, %v#1, %v#2) <{l1_hint = #xegpu.cache_hint<write_back>}> : (ui64, vector<4xindex>, vector<4xi1>) -> vector<4xf64>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (ui64, vector<4xindex>, vector<4xi1>)
  // expected-error @+1 {{'xegpu.load' op invalid l3_hint: #xegpu.cache_hint<write_through>}}
  %r = "xegpu.load"(%v#0, %v#1, %v#2) <{l3_hint = #xegpu.cache_hint<write_through>}> : (ui64, vector<4xindex>, vector<4xi1>) -> vector<4xf64>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (ui64, vector<4xindex>)
  // expected-error @+1 {{'xegpu.prefetch' op offset_align_byte is required with integer source.}}
  "xegpu.prefetch"(%v#0, %v#1) : (ui64, vector<4xindex>) -> ()
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (ui64)
  // expected-error @+1 {{'xegpu.prefetch' op Expects offsets.}}
  "xegpu.prefetch"(%v) : (ui64) -> ()
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (memref<4xf32>, vector<4xindex>)
  "xegpu.prefetch"(%v#0, %v#1) : (memref<4xf32>, vector<4xindex>) -> ()
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!xegpu.tensor_desc<4xf64>)
  // expected-error @+1 {{'xegpu.prefetch' op Expects a scattered TensorDesc.}}
  "xegpu.prefetch"(%v) : (!xegpu.tensor_desc<4xf64>) -> ()
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>)
  "xegpu.prefetch"(%v) : (!xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>) -> ()
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>)
  // expected-error @+1 {{'xegpu.prefetch' op offsets not allowed.}}
  "xegpu.prefetch"(%v#0, %v#1) : (!xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>) -> ()
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>)
  // expected-error @+1 {{'xegpu.prefetch' op offset_align_byte only allowed with integer source.}}
  "xegpu.prefetch"(%v) <{offset_align_byte = 4 : i64}> : (!xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>) -> ()
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (ui64, vector<4xindex>)
  // expected-error @+1 {{'xegpu.prefetch' op invalid l1_hint: #xegpu.cache_hint<write_back>}}
  "xegpu.prefetch"(%v#0, %v#1) <{l1_hint = #xegpu.cache_hint<write_back>}> : (ui64, vector<4xindex>) -> ()
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!xegpu.tensor_desc<4xf64>, vector<4xindex>)
  // expected-error @+1 {{'xegpu.update_offset' op Expects a scattered TensorDesc.}}
  %r = "xegpu.update_offset"(%v#0, %v#1) : (!xegpu.tensor_desc<4xf64>, vector<4xindex>) -> !xegpu.tensor_desc<4xf64>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>)
  %r = "xegpu.update_offset"(%v#0, %v#1) : (!xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>) -> !xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>, vector<3xindex>)
  // expected-error @+1 {{'xegpu.update_offset' op Offsets should match TensorDesc except the chunk size dim.}}
  %r = "xegpu.update_offset"(%v#0, %v#1) : (!xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>, vector<3xindex>) -> !xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (vector<4xf64>, ui64, vector<4xindex>, i1)
  // expected-error @+1 {{'xegpu.store' op Expecting a vector type mask.}}
  "xegpu.store"(%v#0, %v#1, %v#2, %v#3) : (vector<4xf64>, ui64, vector<4xindex>, i1) -> ()
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (f64, ui64, index, i1)
  // expected-error @+1 {{'xegpu.store' op Expecting chunk size == 1 for scalar result}}
  "xegpu.store"(%v#0, %v#1, %v#2, %v#3) <{chunk_size = 2 : i64}> : (f64, ui64, index, i1) -> ()
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (ui64, vector<4xindex>)
  // expected-error @+1 {{'xegpu.prefetch' op invalid l1_hint: #xegpu.cache_hint<write_through>}}
  "xegpu.prefetch"(%v#0, %v#1) <{offset_align_byte = 4 : i64, l1_hint = #xegpu.cache_hint<write_through>}> : (ui64, vector<4xindex>) -> ()
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (f64, !xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>)
  // expected-error @+1 {{'xegpu.store' op Expecting a vector type result.}}
  "xegpu.store"(%v#0, %v#1, %v#2) : (f64, !xegpu.tensor_desc<4xf64, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>) -> ()
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xindex>)
  %r = "xegpu.update_offset"(%v#0, %v#1) : (!xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xindex>) -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>
  return
}
