// ODS: mlir/Dialect/GPU/IR/GPUOps.td
func.func private @above() attributes {a.a = #gpu.mask<18446744073709551616>}
