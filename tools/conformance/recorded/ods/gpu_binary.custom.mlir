module {
  gpu.binary @first  [#gpu.object<#nvvm.target, "">]
  gpu.binary @chosen <#gpu.select_object<1 : i64>> {a.b} [#gpu.object<#nvvm.target, "x">, #gpu.object<#rocdl.target, "y">]
  gpu.binary @by_target <#gpu.select_object<#nvvm.target>> [#gpu.object<#nvvm.target, "x">]
  gpu.binary @default  [#gpu.object<#nvvm.target, bin = "\00\FF">]
  gpu.binary @formats  [#gpu.object<#nvvm.target, offload = "a">, #gpu.object<#nvvm.target, "a">, #gpu.object<#nvvm.target, properties = {O = 3 : i32}, assembly = "a">, #gpu.object<#nvvm.target, kernels = <[#gpu.kernel_metadata<"k", () -> ()>]>, "b">]
  func.func @matrices(%arg0: index, %arg1: memref<4x4xf32>, %arg2: !gpu.mma_matrix<16x8xsi8, "BOp">) {
    %cst = arith.constant 1.000000e+00 : f16
    %0 = gpu.subgroup_mma_constant_matrix %cst : !gpu.mma_matrix<16x16xf16, "COp">
    %1 = gpu.subgroup_mma_load_matrix %arg1[%arg0, %arg0] {leadDimension = 4 : index, transpose} : memref<4x4xf32> -> !gpu.mma_matrix<16x16xf32, "COp">
    gpu.subgroup_mma_store_matrix %1, %arg1[%arg0, %arg0] {leadDimension = 4 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<4x4xf32>
    return
  }
}

