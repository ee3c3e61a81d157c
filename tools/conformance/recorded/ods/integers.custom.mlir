module {
  func.func private @signed() attributes {a.a = #tosa.pad_quant<input_zp = -9223372036854775808>, a.b = #tosa.pad_quant<input_zp = -9223372036854775808>, a.c = #tosa.pad_quant<input_zp = -1>, a.d = #tosa.pad_quant<input_zp = -1000000000000000000>, a.e = #nvvm.shape<m = -2147483648, n = 2147483647, k = -1>}
  func.func private @unsigned() attributes {a.a = #gpu.mask<18446744073709551615>, a.b = #gpu.mask<18446744073709551615>, a.c = #gpu.mask<18446744073709551615>, a.d = !llvm.array<18446744073709551615 x i32>, a.e = !llvm.array<18446744073709551615 x i32>, a.f = !llvm.array<16 x i32>, a.g = !llvm.ptr<4294967295>, a.h = !llvm.target<"t", 4294967295, 4294967289>, a.i = #llvm.di_expression<[DW_OP_bit_piece(18446744073709551615, 2)]>}
  func.func private @unbounded() attributes {a.a = #ptr.address<-18446744073709551616> : !ptr.ptr<#ptr.generic_space>, a.b = #ptr.address<99999999999999999999999> : !ptr.ptr<#ptr.generic_space>, a.c = #ptr.address<-1> : !ptr.ptr<#ptr.generic_space>}
}

