// ODS: mlir/Dialect/GPU/IR/GPUOps.td mlir/Dialect/LLVMIR/NVVMOps.td mlir/Dialect/LLVMIR/ROCDLOps.td
// expected-error@+1 {{'gpu.binary' op attribute 'offloadingHandler' failed to satisfy constraint: any attribute with the `OffloadingTranslationAttrTrait` trait.}}
gpu.binary @a <3> [#gpu.object<#nvvm.target, "a">]
// -----
// expected-error@+1 {{'gpu.binary' op attribute 'objects' failed to satisfy constraint: an array of GPU object attributes with at least 1 elements}}
gpu.binary @a []
// -----
// expected-error@+1 {{'gpu.binary' op attribute 'objects' failed to satisfy constraint: an array of GPU object attributes with at least 1 elements}}
gpu.binary @a [3]
// -----
// expected-error@+1 {{expected keyword for GPU object format}}
gpu.binary @a [#gpu.object<#nvvm.target, foo = "a">]
// -----
// expected-error@+1 {{expected attribute value}}
gpu.binary @a <> [#gpu.object<#nvvm.target, "x">]
// -----
// expected-error@+1 {{the target attribute must implement or promise the `gpu::TargetAttrInterface`}}
gpu.binary @a [#gpu.object<4, "x">]
// -----
// expected-error@+1 {{MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64}}
func.func private @a(!gpu.mma_matrix<16x16xi8, "COp">)
// -----
// expected-error@+1 {{MMAMatrixType must have exactly two dimensions}}
func.func private @a(!gpu.mma_matrix<16xf16, "COp">)
// -----
// expected-error@+1 {{operand expected to be one of AOp, BOp or COp}}
func.func private @a(!gpu.mma_matrix<16x16xf16, "DOp">)
// -----
// expected-error@+1 {{expected ','}}
func.func private @a(!gpu.mma_matrix<16x16xf16>)
// -----
// expected-error@+1 {{expected static shape}}
func.func private @a(!gpu.mma_matrix<?x16xf16, "COp">)
// -----
// expected-error@+1 {{expected '<'}}
func.func private @a(!gpu.mma_matrix)
