// ODS: mlir/Dialect/LLVMIR/LLVMOps.td mlir/Dialect/LLVMIR/NVVMOps.td mlir/Dialect/GPU/IR/GPUOps.td mlir/Dialect/Tosa/IR/TosaOps.td mlir/Dialect/Ptr/IR/PtrOps.td

// Integers of types and attributes to the ends of their C++ types.
func.func private @signed() attributes {
  a.a = #tosa.pad_quant<input_zp = -9223372036854775808>, a.b = #tosa.pad_quant<input_zp = -0x8000000000000000>,
  a.c = #tosa.pad_quant<input_zp = true>, a.d = #tosa.pad_quant<input_zp = -1000000000000000000>,
  a.e = #nvvm.shape<m = -2147483648, n = 2147483647, k = true>}
func.func private @unsigned() attributes {
  a.a = #gpu.mask<18446744073709551615>, a.b = #gpu.mask<-1>, a.c = #gpu.mask<true>,
  a.d = !llvm.array<18446744073709551615 x i32>, a.e = !llvm.array<-1 x i32>, a.f = !llvm.array<0x10 x i32>,
  a.g = !llvm.ptr<-1>, a.h = !llvm.target<"t", true, -7>, a.i = #llvm.di_expression<[DW_OP_bit_piece(-1, 2)]>}
func.func private @unbounded() attributes {
  a.a = #ptr.address<-0x10000000000000000> : !ptr.ptr<#ptr.generic_space>,
  a.b = #ptr.address<99999999999999999999999> : !ptr.ptr<#ptr.generic_space>,
  a.c = #ptr.address<true> : !ptr.ptr<#ptr.generic_space>}
