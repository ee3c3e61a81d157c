// ODS: mlir/Dialect/AMX/AMX.td

func.func @memory(%v: vector<4x4xf32>, %i: index) {
  // expected-error @below {{'amx.tile_load' op operand #0 must be memref of any type values, but got 'vector<4x4xf32>'}}
  %0 = "amx.tile_load"(%v, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (vector<4x4xf32>, index, index) -> !amx.tile<16x16xf32>
  return
}
