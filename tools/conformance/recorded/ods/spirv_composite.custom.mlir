module {
  func.func @f(%arg0: !spirv.array<4 x !spirv.array<4 x f32>>, %arg1: vector<4xf32>, %arg2: f32, %arg3: !spirv.struct<(f32, vector<3xi32>)>) {
    %0 = spirv.CompositeExtract %arg0[1 : i32, 3 : i32] : !spirv.array<4 x !spirv.array<4 x f32>>
    %1 = spirv.CompositeExtract %arg1[1 : i32] : vector<4xf32>
    %2 = spirv.CompositeInsert %arg2, %arg0[1 : i32, 3 : i32] : f32 into !spirv.array<4 x !spirv.array<4 x f32>>
    %3 = spirv.CompositeExtract %arg3[1 : i32, 0 : i32] : !spirv.struct<(f32, vector<3xi32>)>
    %4 = spirv.CompositeInsert %arg2, %arg1[0 : i32] : f32 into vector<4xf32>
    %5 = spirv.CompositeConstruct %arg2, %arg2 : (f32, f32) -> vector<2xf32>
    return
  }
}

