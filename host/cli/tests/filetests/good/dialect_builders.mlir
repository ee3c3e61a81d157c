// test: rewrite --fold=false --patterns ./dialect_builders.td
func.func @f(%a: i32, %b: i32) -> (i32, i32, i32, i32, i32) {
  %0 = arith.remsi %a, %b : i32
  %1 = arith.remui %a, %b : i32
  %2 = arith.minsi %a, %b : i32
  %3 = arith.maxsi %a, %b : i32
  %4 = arith.ceildivsi %a, %b : i32
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}
// output:
//| module {
//|   func.func @f(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32) {
//|     %0 = arith.subi %arg0, %arg1 {barrier = !nvgpu.mbarrier.group<memorySpace = 3 : i64>, local = !wasmssa<local ref to i32>, range = !pdl.range<value>, tile = !amx.tile<16x32xbf16>} : i32
//|     %1 = arith.subi %arg0, %arg1 {declared = #acc.declare<dataClause =  acc_copyin>, kernel = #gpu.kernel_metadata<"bag", () -> (), metadata = {made}>, kernels = #gpu.kernel_table<[#gpu.kernel_metadata<"bag", () -> (), metadata = {made}>, #gpu.kernel_metadata<"grind", () -> ()>]>, nvvm = #nvvm.target, nvvm_all = #nvvm.target<O = 1, triple = "nvptx64", chip = "sm_90", features = "+ptx80", link = ["lib.bc"], verifyTarget = false>, nvvm_chip = #nvvm.target<O = 3, triple = "nvptx64", chip = "sm_90">, object = #gpu.object<#nvvm.target, assembly = "code">, rocdl = #rocdl.target, rocdl_chip = #rocdl.target<O = 3, chip = "gfx90a", features = "+wave">} : i32
//|     %2 = arith.subi %arg0, %arg1 {address = #ptr.address<4096> : !ptr.ptr<#ptr.generic_space>, metadata = !ptr.ptr_metadata<memref<2xi32>>, null = #ptr.null : !ptr.ptr<#ptr.generic_space>, spec = #ptr.spec<size = 64, abi = 64, preferred = 64>, spec_of_index = #ptr.spec<size = 64, abi = 32, preferred = 64, index = 32>} : i32
//|     %3 = arith.subi %arg0, %arg1 {bits = #smt.bv<5> : !smt.bv<8>, bits_of_binary = #smt.bv<-3> : !smt.bv<3>, bits_of_hex = #smt.bv<31> : !smt.bv<8>, func = !smt.func<(!smt.bool, !smt.bool) !smt.bool>, sort = !smt.sort<"s">, sort_of = !smt.sort<"s"[!smt.bool]>} : i32
//|     %4 = arith.subi %arg0, %arg1 {block = #xegpu.block_tdesc_attr<>, block_slm = #xegpu.block_tdesc_attr<memory_space =  slm, array_length = 2 : i64, boundary_check = false>, blocks = !xegpu.tensor_desc<8x16xi32, #xegpu.block_tdesc_attr<array_length = 2 : i64, boundary_check = false>>, blocks_slm = !xegpu.tensor_desc<16xi32, #xegpu.block_tdesc_attr<memory_space =  slm>>, chunks = !xegpu.tensor_desc<16xi32, #xegpu.scatter_tdesc_attr<memory_space =  slm>>, scatter = #xegpu.scatter_tdesc_attr<>, scatter_slm = #xegpu.scatter_tdesc_attr<memory_space =  slm, chunk_size = 2 : i64>, slice = #sparse_tensor<slice(0, ?, 1)>} : i32
//|     return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
//|   }
//| }
//|
