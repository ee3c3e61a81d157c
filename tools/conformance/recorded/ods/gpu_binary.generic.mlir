"builtin.module"() ({
  "gpu.binary"() <{objects = [#gpu.object<#nvvm.target, "">], offloadingHandler = #gpu.select_object, sym_name = "first"}> : () -> ()
  "gpu.binary"() <{objects = [#gpu.object<#nvvm.target, "x">, #gpu.object<#rocdl.target, "y">], offloadingHandler = #gpu.select_object<1 : i64>, sym_name = "chosen"}> {a.b} : () -> ()
  "gpu.binary"() <{objects = [#gpu.object<#nvvm.target, "x">], offloadingHandler = #gpu.select_object<#nvvm.target>, sym_name = "by_target"}> : () -> ()
  "gpu.binary"() <{objects = [#gpu.object<#nvvm.target, bin = "\00\FF">], offloadingHandler = #gpu.select_object, sym_name = "default"}> : () -> ()
  "gpu.binary"() <{objects = [#gpu.object<#nvvm.target, offload = "a">, #gpu.object<#nvvm.target, "a">, #gpu.object<#nvvm.target, properties = {O = 3 : i32}, assembly = "a">, #gpu.object<#nvvm.target, kernels = <[#gpu.kernel_metadata<"k", () -> ()>]>, "b">], offloadingHandler = #gpu.select_object, sym_name = "formats"}> : () -> ()
  "func.func"() <{function_type = (index, memref<4x4xf32>, !gpu.mma_matrix<16x8xsi8, "BOp">) -> (), sym_name = "matrices"}> ({
  ^bb0(%arg0: index, %arg1: memref<4x4xf32>, %arg2: !gpu.mma_matrix<16x8xsi8, "BOp">):
    %0 = "arith.constant"() <{value = 1.000000e+00 : f16}> : () -> f16
    %1 = "gpu.subgroup_mma_constant_matrix"(%0) : (f16) -> !gpu.mma_matrix<16x16xf16, "COp">
    %2 = "gpu.subgroup_mma_load_matrix"(%arg1, %arg0, %arg0) <{leadDimension = 4 : index, transpose}> : (memref<4x4xf32>, index, index) -> !gpu.mma_matrix<16x16xf32, "COp">
    "gpu.subgroup_mma_store_matrix"(%2, %arg1, %arg0, %arg0) <{leadDimension = 4 : index}> : (!gpu.mma_matrix<16x16xf32, "COp">, memref<4x4xf32>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

