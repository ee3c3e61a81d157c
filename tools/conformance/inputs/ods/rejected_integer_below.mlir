// ODS: mlir/Dialect/Tosa/IR/TosaOps.td
func.func private @below() attributes {a.a = #tosa.pad_quant<input_zp = -9223372036854775809>}
