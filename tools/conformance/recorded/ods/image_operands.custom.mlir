module {
  func.func @reads(%arg0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, %arg1: vector<2xi32>) {
    %0 = spirv.ImageRead %arg0, %arg1  : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xi32> -> vector<4xf32>
    %1 = spirv.ImageRead %arg0, %arg1 ["SignExtend"] : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xi32> -> vector<4xf32>
    %2 = spirv.ImageRead %arg0, %arg1 ["ConstOffset|NonPrivateTexel"] {a} : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xi32> -> vector<4xf32>
    omp.taskwait {kept}
    return
  }
}

// -----
module {
  func.func @extracts(%arg0: !llvm.struct<(i32, f32)>) -> !llvm.struct<(i32, f32)> {
    %0 = llvm.extractvalue %arg0[] : !llvm.struct<(i32, f32)> 
    %1 = llvm.insertvalue %0, %arg0[] : !llvm.struct<(i32, f32)> 
    return %1 : !llvm.struct<(i32, f32)>
  }
}

