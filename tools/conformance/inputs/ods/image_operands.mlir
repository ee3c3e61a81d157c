// ODS: mlir/Dialect/OpenMP/OpenMPOps.td mlir/Dialect/SPIRV/IR/SPIRVOps.td mlir/Dialect/LLVMIR/LLVMOps.td
// What C++ reads upstream: image operands, an empty position, a clause that is not there.
func.func @reads(%image: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, %at: vector<2xi32>) {
  %0 = spirv.ImageRead %image, %at : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xi32> -> vector<4xf32>
  %1 = spirv.ImageRead %image, %at ["SignExtend"] : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xi32> -> vector<4xf32>
  %2 = spirv.ImageRead %image, %at ["ConstOffset|NonPrivateTexel"] {a} : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xi32> -> vector<4xf32>
  omp.taskwait {kept}
  return
}
// -----
func.func @extracts(%pair: !llvm.struct<(i32, f32)>) -> !llvm.struct<(i32, f32)> {
  %0 = llvm.extractvalue %pair[] : !llvm.struct<(i32, f32)>
  %1 = llvm.insertvalue %0, %pair[] : !llvm.struct<(i32, f32)>
  return %1 : !llvm.struct<(i32, f32)>
}
