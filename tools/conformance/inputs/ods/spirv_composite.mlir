// ODS: mlir/Dialect/SPIRV/IR/SPIRVOps.td
func.func @f(%a: !spirv.array<4x!spirv.array<4xf32>>, %v: vector<4xf32>, %f: f32, %s: !spirv.struct<(f32, vector<3xi32>)>) {
  %0 = spirv.CompositeExtract %a[1 : i32, 3 : i32] : !spirv.array<4x!spirv.array<4xf32>>
  %1 = spirv.CompositeExtract %v[1 : i32] : vector<4xf32>
  %2 = spirv.CompositeInsert %f, %a[1 : i32, 3 : i32] : f32 into !spirv.array<4x!spirv.array<4xf32>>
  %3 = spirv.CompositeExtract %s[1 : i32, 0 : i32] : !spirv.struct<(f32, vector<3xi32>)>
  %4 = spirv.CompositeInsert %f, %v[0 : i32] : f32 into vector<4xf32>
  %5 = spirv.CompositeConstruct %f, %f : (f32, f32) -> vector<2xf32>
  return
}
