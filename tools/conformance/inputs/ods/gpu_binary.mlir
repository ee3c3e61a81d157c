// ODS: mlir/Dialect/GPU/IR/GPUOps.td mlir/Dialect/LLVMIR/NVVMOps.td mlir/Dialect/LLVMIR/ROCDLOps.td
gpu.binary @first [#gpu.object<#nvvm.target, "">]
gpu.binary @chosen <#gpu.select_object<1>> {a.b} [#gpu.object<#nvvm.target, "x">, #gpu.object<#rocdl.target, "y">]
gpu.binary @by_target <#gpu.select_object<#nvvm.target>> [#gpu.object<#nvvm.target, "x">]
gpu.binary @default <#gpu.select_object> [#gpu.object<#nvvm.target, bin = "\00\FF">]
gpu.binary @formats [
  #gpu.object<#nvvm.target, offload = "a">, #gpu.object<#nvvm.target, fatbin = "a">,
  #gpu.object<#nvvm.target, properties = {O = 3 : i32}, assembly = "a">,
  #gpu.object<#nvvm.target, kernels = #gpu.kernel_table<[#gpu.kernel_metadata<"k", () -> ()>]>, "b">]
func.func @matrices(%a : index, %m: memref<4x4xf32>, %i: !gpu.mma_matrix<16x8xsi8, "BOp">) {
  %c = arith.constant 1.0 : f16
  %0 = gpu.subgroup_mma_constant_matrix %c : !gpu.mma_matrix<16x16xf16, "COp">
  %1 = gpu.subgroup_mma_load_matrix %m[%a, %a] {leadDimension = 4 : index, transpose} : memref<4x4xf32> -> !gpu.mma_matrix<16x16xf32, "COp">
  gpu.subgroup_mma_store_matrix %1, %m[%a, %a] {leadDimension = 4 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<4x4xf32>
  return
}
