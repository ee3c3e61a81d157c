// test: opt --ods mlir/Dialect/XeGPU/IR/XeGPUOps.td
// An order without a dimension: the tool of MLIR reads beyond it.
func.func @f(%block: !xegpu.tensor_desc<8x16xf16>) {
  %0 = xegpu.load_nd %block <{packed, transpose = array<i64>}> : !xegpu.tensor_desc<8x16xf16> -> vector<4x16x2xf16> // error: [verify::op] "'xegpu.load_nd' op Result shape [4, 16, 2] is not consistent with tensor descriptor '!xegpu.tensor_desc<8x16xf16>'"
  return
}
