// ODS: mlir/Dialect/LLVMIR/LLVMOps.td
func.func private @length() attributes {a.a = !llvm.array<-9223372036854775807 x i32>}
