module {
  spirv.module Logical GLSL450 {
    spirv.SpecConstant @a = 1 : i32
    spirv.SpecConstant @b spec_id(3) = 2 : i32
    spirv.SpecConstantComposite @array (@a, @b) : !spirv.array<2 x i32>
    spirv.SpecConstantComposite @vector (@a, @b, @a) : vector<3xi32>
    spirv.SpecConstantComposite @struct (@b) : !spirv.struct<(i32)>
    spirv.EXT.SpecConstantCompositeReplicate @same (@a) : vector<3xi32>
    spirv.func @f(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: vector<4xi32>) -> i32 "None" {
      %0 = spirv.mlir.referenceof @a : i32
      %1 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) : (i32, i32) -> i32
      %2 = spirv.SpecConstantOperation wraps "spirv.Not"(%1) {kept = 3 : i32} : (i32) -> i32
      %3 = spirv.SpecConstantOperation wraps "spirv.ISub"(%1, %2) : (i32, i32) -> i32
      spirv.INTEL.SubgroupBlockWrite %arg0, %3 : i32
      spirv.INTEL.SubgroupBlockWrite %arg0, %arg1 : vector<4xi32>
      spirv.ReturnValue %2 : i32
    }
  }
}

