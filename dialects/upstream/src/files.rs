//! Definitions of our own, as virtual files under upstream's include names, for programs that do not have
//! upstream's.
//!
//! They are not registered by themselves: an input that mentions the dialect, `--ods NAME` or an `include`
//! loads them.

use legalize_session::OptionalDialect;
use legalize_source::{MemoryLoader, Text};

macro_rules! files {
    ($($path:literal),* $(,)?) => {
        &[$(($path, include_str!(concat!("../td/", $path)))),*]
    };
}

/// Every file under its include name.
const FILES: &[(&str, &str)] = files![
    "mlir/Dialect/AMDGPU/IR/AMDGPU.td",
    "mlir/Dialect/AMX/AMX.td",
    "mlir/Dialect/AMX/AMXInterfaces.td",
    "mlir/Dialect/Affine/IR/AffineMemoryOpInterfaces.td",
    "mlir/Dialect/Affine/IR/AffineOps.td",
    "mlir/Dialect/Affine/TransformOps/AffineTransformOps.td",
    "mlir/Dialect/ArmNeon/ArmNeon.td",
    "mlir/Dialect/ArmNeon/TransformOps/ArmNeonVectorTransformOps.td",
    "mlir/Dialect/ArmSME/IR/ArmSME.td",
    "mlir/Dialect/ArmSME/IR/ArmSMEIntrinsicOps.td",
    "mlir/Dialect/ArmSME/IR/ArmSMEOps.td",
    "mlir/Dialect/ArmSVE/IR/ArmSVE.td",
    "mlir/Dialect/ArmSVE/TransformOps/ArmSVEVectorTransformOps.td",
    "mlir/Dialect/Async/IR/AsyncDialect.td",
    "mlir/Dialect/Async/IR/AsyncOps.td",
    "mlir/Dialect/Async/IR/AsyncTypes.td",
    "mlir/Dialect/Bufferization/IR/AllocationOpInterface.td",
    "mlir/Dialect/Bufferization/IR/BufferDeallocationOpInterface.td",
    "mlir/Dialect/Bufferization/IR/BufferViewFlowOpInterface.td",
    "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.td",
    "mlir/Dialect/Bufferization/IR/BufferizationBase.td",
    "mlir/Dialect/Bufferization/IR/BufferizationEnums.td",
    "mlir/Dialect/Bufferization/IR/BufferizationOps.td",
    "mlir/Dialect/Bufferization/IR/BufferizationTypeInterfaces.td",
    "mlir/Dialect/Bufferization/TransformOps/BufferizationTransformOps.td",
    "mlir/Dialect/Complex/IR/ComplexAttributes.td",
    "mlir/Dialect/Complex/IR/ComplexBase.td",
    "mlir/Dialect/Complex/IR/ComplexOps.td",
    "mlir/Dialect/DLTI/TransformOps/DLTITransformOps.td",
    "mlir/Dialect/EmitC/IR/EmitC.td",
    "mlir/Dialect/EmitC/IR/EmitCAttributes.td",
    "mlir/Dialect/EmitC/IR/EmitCBase.td",
    "mlir/Dialect/EmitC/IR/EmitCInterfaces.td",
    "mlir/Dialect/EmitC/IR/EmitCTypes.td",
    "mlir/Dialect/Func/TransformOps/FuncTransformOps.td",
    "mlir/Dialect/GPU/IR/CompilationAttrInterfaces.td",
    "mlir/Dialect/GPU/IR/CompilationAttrs.td",
    "mlir/Dialect/GPU/IR/GPUBase.td",
    "mlir/Dialect/GPU/IR/GPUDeviceMappingAttr.td",
    "mlir/Dialect/GPU/IR/GPUOps.td",
    "mlir/Dialect/GPU/IR/ParallelLoopMapperAttr.td",
    "mlir/Dialect/GPU/TransformOps/GPUTransformOps.td",
    "mlir/Dialect/IRDL/IR/IRDL.td",
    "mlir/Dialect/IRDL/IR/IRDLAttributes.td",
    "mlir/Dialect/IRDL/IR/IRDLInterfaces.td",
    "mlir/Dialect/IRDL/IR/IRDLOps.td",
    "mlir/Dialect/IRDL/IR/IRDLTypes.td",
    "mlir/Dialect/LLVMIR/BasicPtxBuilderInterface.td",
    "mlir/Dialect/LLVMIR/LLVMIntrinsicBase.td",
    "mlir/Dialect/LLVMIR/NVVMOps.td",
    "mlir/Dialect/LLVMIR/NVVMRequiresSMTraits.td",
    "mlir/Dialect/LLVMIR/ROCDLOps.td",
    "mlir/Dialect/Linalg/IR/LinalgBase.td",
    "mlir/Dialect/Linalg/IR/LinalgDoc.td",
    "mlir/Dialect/Linalg/IR/LinalgEnums.td",
    "mlir/Dialect/Linalg/IR/LinalgInterfaces.td",
    "mlir/Dialect/Linalg/IR/LinalgNamedStructuredOps.yamlgen.td",
    "mlir/Dialect/Linalg/IR/LinalgOps.td",
    "mlir/Dialect/Linalg/IR/LinalgRelayoutOps.td",
    "mlir/Dialect/Linalg/IR/LinalgStructuredOps.td",
    "mlir/Dialect/Linalg/IR/RelayoutOpInterface.td",
    "mlir/Dialect/Linalg/TransformOps/LinalgMatchOps.td",
    "mlir/Dialect/Linalg/TransformOps/LinalgTransformEnums.td",
    "mlir/Dialect/Linalg/TransformOps/LinalgTransformOps.td",
    "mlir/Dialect/MLProgram/IR/MLProgramAttributes.td",
    "mlir/Dialect/MLProgram/IR/MLProgramBase.td",
    "mlir/Dialect/MLProgram/IR/MLProgramOps.td",
    "mlir/Dialect/MLProgram/IR/MLProgramTypes.td",
    "mlir/Dialect/MPI/IR/MPI.td",
    "mlir/Dialect/MPI/IR/MPIOps.td",
    "mlir/Dialect/MPI/IR/MPITypes.td",
    "mlir/Dialect/Math/IR/MathBase.td",
    "mlir/Dialect/Math/IR/MathOps.td",
    "mlir/Dialect/MemRef/IR/MemRefBase.td",
    "mlir/Dialect/MemRef/IR/MemRefOps.td",
    "mlir/Dialect/MemRef/TransformOps/MemRefTransformOps.td",
    "mlir/Dialect/NVGPU/IR/NVGPU.td",
    "mlir/Dialect/NVGPU/IR/NVGPUOps.td",
    "mlir/Dialect/NVGPU/IR/NVGPUTypes.td",
    "mlir/Dialect/NVGPU/TransformOps/NVGPUTransformOps.td",
    "mlir/Dialect/OpenACC/AccCommon.td",
    "mlir/Dialect/OpenACC/OpenACCBase.td",
    "mlir/Dialect/OpenACC/OpenACCOps.td",
    "mlir/Dialect/OpenACC/OpenACCOpsInterfaces.td",
    "mlir/Dialect/OpenACC/OpenACCOpsTypes.td",
    "mlir/Dialect/OpenACC/OpenACCTypeInterfaces.td",
    "mlir/Dialect/OpenACCMPCommon/Interfaces/AtomicInterfaces.td",
    "mlir/Dialect/OpenACCMPCommon/Interfaces/OpenACCMPOpsInterfaces.td",
    "mlir/Dialect/OpenMP/OmpCommon.td",
    "mlir/Dialect/OpenMP/OpenMPAttrDefs.td",
    "mlir/Dialect/OpenMP/OpenMPClauses.td",
    "mlir/Dialect/OpenMP/OpenMPDialect.td",
    "mlir/Dialect/OpenMP/OpenMPEnums.td",
    "mlir/Dialect/OpenMP/OpenMPOpBase.td",
    "mlir/Dialect/OpenMP/OpenMPOps.td",
    "mlir/Dialect/OpenMP/OpenMPOpsInterfaces.td",
    "mlir/Dialect/OpenMP/OpenMPTypeInterfaces.td",
    "mlir/Dialect/PDL/IR/PDLDialect.td",
    "mlir/Dialect/PDL/IR/PDLOps.td",
    "mlir/Dialect/PDL/IR/PDLTypes.td",
    "mlir/Dialect/PDLInterp/IR/PDLInterpOps.td",
    "mlir/Dialect/Ptr/IR/PtrAttrDefs.td",
    "mlir/Dialect/Ptr/IR/PtrDialect.td",
    "mlir/Dialect/Ptr/IR/PtrEnums.td",
    "mlir/Dialect/Ptr/IR/PtrOps.td",
    "mlir/Dialect/Quant/IR/QuantBase.td",
    "mlir/Dialect/Quant/IR/QuantOps.td",
    "mlir/Dialect/SCF/TransformOps/SCFTransformOps.td",
    "mlir/Dialect/SMT/IR/SMT.td",
    "mlir/Dialect/SMT/IR/SMTArrayOps.td",
    "mlir/Dialect/SMT/IR/SMTAttributes.td",
    "mlir/Dialect/SMT/IR/SMTBitVectorOps.td",
    "mlir/Dialect/SMT/IR/SMTDialect.td",
    "mlir/Dialect/SMT/IR/SMTIntOps.td",
    "mlir/Dialect/SMT/IR/SMTOps.td",
    "mlir/Dialect/SMT/IR/SMTTypes.td",
    "mlir/Dialect/SPIRV/IR/SPIRVArithmeticOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVAtomicOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVAttributes.td",
    "mlir/Dialect/SPIRV/IR/SPIRVAvailability.td",
    "mlir/Dialect/SPIRV/IR/SPIRVBarrierOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVBase.td",
    "mlir/Dialect/SPIRV/IR/SPIRVBitOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVCLOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVCastOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVCompositeOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVControlFlowOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVCooperativeMatrixOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVDialect.td",
    "mlir/Dialect/SPIRV/IR/SPIRVEnums.td",
    "mlir/Dialect/SPIRV/IR/SPIRVGLOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVGraphOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVGroupOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVImageOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVIntegerDotProductOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVIntelExtOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVLogicalOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVMatrixOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVMemoryOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVMeshOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVMiscOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVNonUniformOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVPrimitiveOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVStructureOps.td",
    "mlir/Dialect/SPIRV/Interfaces/SPIRVImageInterfaces.td",
    "mlir/Dialect/Shape/IR/ShapeBase.td",
    "mlir/Dialect/Shape/IR/ShapeOps.td",
    "mlir/Dialect/Shard/IR/ShardBase.td",
    "mlir/Dialect/Shard/IR/ShardOps.td",
    "mlir/Dialect/Shard/Interfaces/ShardingInterface.td",
    "mlir/Dialect/SparseTensor/IR/SparseTensorAttrDefs.td",
    "mlir/Dialect/SparseTensor/IR/SparseTensorBase.td",
    "mlir/Dialect/SparseTensor/IR/SparseTensorInterfaces.td",
    "mlir/Dialect/SparseTensor/IR/SparseTensorOps.td",
    "mlir/Dialect/SparseTensor/IR/SparseTensorTypes.td",
    "mlir/Dialect/SparseTensor/TransformOps/SparseTensorTransformOps.td",
    "mlir/Dialect/Tensor/IR/TensorBase.td",
    "mlir/Dialect/Tensor/IR/TensorOps.td",
    "mlir/Dialect/Tensor/TransformOps/TensorTransformOps.td",
    "mlir/Dialect/Tosa/IR/TosaInterfaces.td",
    "mlir/Dialect/Tosa/IR/TosaOpBase.td",
    "mlir/Dialect/Tosa/IR/TosaOps.td",
    "mlir/Dialect/Tosa/IR/TosaShapeOps.td",
    "mlir/Dialect/Tosa/IR/TosaTypesBase.td",
    "mlir/Dialect/Tosa/IR/TosaUtilOps.td",
    "mlir/Dialect/Transform/DebugExtension/DebugExtensionOps.td",
    "mlir/Dialect/Transform/IR/TransformAttrs.td",
    "mlir/Dialect/Transform/IR/TransformCommon.td",
    "mlir/Dialect/Transform/IR/TransformDialect.td",
    "mlir/Dialect/Transform/IR/TransformOps.td",
    "mlir/Dialect/Transform/IR/TransformTypes.td",
    "mlir/Dialect/Transform/IRDLExtension/IRDLExtensionOps.td",
    "mlir/Dialect/Transform/Interfaces/MatchInterfaces.td",
    "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td",
    "mlir/Dialect/Transform/LoopExtension/LoopExtensionOps.td",
    "mlir/Dialect/Transform/PDLExtension/PDLExtensionOps.td",
    "mlir/Dialect/Transform/SMTExtension/SMTExtensionOps.td",
    "mlir/Dialect/Transform/TuneExtension/TuneExtensionOps.td",
    "mlir/Dialect/Utils/StructuredOpsUtils.td",
    "mlir/Dialect/Vector/IR/Vector.td",
    "mlir/Dialect/Vector/IR/VectorAttributes.td",
    "mlir/Dialect/Vector/IR/VectorOps.td",
    "mlir/Dialect/Vector/Interfaces/MaskableOpInterface.td",
    "mlir/Dialect/Vector/Interfaces/MaskingOpInterface.td",
    "mlir/Dialect/Vector/TransformOps/VectorTransformOps.td",
    "mlir/Dialect/Vector/Transforms/VectorTransformsBase.td",
    "mlir/Dialect/WasmSSA/IR/WasmSSABase.td",
    "mlir/Dialect/WasmSSA/IR/WasmSSAInterfaces.td",
    "mlir/Dialect/WasmSSA/IR/WasmSSAOps.td",
    "mlir/Dialect/WasmSSA/IR/WasmSSATypes.td",
    "mlir/Dialect/X86Vector/TransformOps/X86VectorTransformOps.td",
    "mlir/Dialect/X86Vector/X86Vector.td",
    "mlir/Dialect/X86Vector/X86VectorInterfaces.td",
    "mlir/Dialect/XeGPU/IR/XeGPU.td",
    "mlir/Dialect/XeGPU/IR/XeGPUAttrs.td",
    "mlir/Dialect/XeGPU/IR/XeGPUDialect.td",
    "mlir/Dialect/XeGPU/IR/XeGPUOps.td",
    "mlir/Dialect/XeGPU/IR/XeGPUTypes.td",
    "mlir/Dialect/XeGPU/TransformOps/XeGPUTransformOps.td",
];

/// The files with all definitions of each dialect, and of the dialects whose operations its own create.
pub(crate) const DIALECTS: &[OptionalDialect] = &[
    ("acc", &["mlir/Dialect/OpenACC/OpenACCOps.td"]),
    ("affine", &["mlir/Dialect/Affine/IR/AffineOps.td"]),
    ("amdgpu", &["mlir/Dialect/AMDGPU/IR/AMDGPU.td"]),
    ("amx", &["mlir/Dialect/AMX/AMX.td"]),
    ("arm_neon", &["mlir/Dialect/ArmNeon/ArmNeon.td"]),
    ("arm_sme", &["mlir/Dialect/ArmSME/IR/ArmSMEOps.td", "mlir/Dialect/ArmSME/IR/ArmSMEIntrinsicOps.td"]),
    ("arm_sve", &["mlir/Dialect/ArmSVE/IR/ArmSVE.td"]),
    ("async", &["mlir/Dialect/Async/IR/AsyncOps.td"]),
    ("bufferization", &["mlir/Dialect/Bufferization/IR/BufferizationOps.td"]),
    ("complex", &["mlir/Dialect/Complex/IR/ComplexOps.td", "mlir/Dialect/Complex/IR/ComplexAttributes.td"]),
    ("emitc", &["mlir/Dialect/EmitC/IR/EmitC.td"]),
    (
        "gpu",
        &[
            "mlir/Dialect/GPU/IR/GPUOps.td",
            "mlir/Dialect/GPU/IR/CompilationAttrs.td",
            "mlir/Dialect/GPU/IR/GPUDeviceMappingAttr.td",
            "mlir/Dialect/GPU/IR/ParallelLoopMapperAttr.td",
        ],
    ),
    ("irdl", &["mlir/Dialect/IRDL/IR/IRDLOps.td"]),
    (
        "linalg",
        &[
            "mlir/Dialect/Linalg/IR/LinalgOps.td",
            "mlir/Dialect/Linalg/IR/LinalgStructuredOps.td",
            "mlir/Dialect/Linalg/IR/LinalgRelayoutOps.td",
            "mlir/Dialect/Complex/IR/ComplexOps.td",
            "mlir/Dialect/Math/IR/MathOps.td",
        ],
    ),
    ("math", &["mlir/Dialect/Math/IR/MathOps.td"]),
    ("memref", &["mlir/Dialect/MemRef/IR/MemRefOps.td"]),
    (
        "ml_program",
        &["mlir/Dialect/MLProgram/IR/MLProgramOps.td", "mlir/Dialect/MLProgram/IR/MLProgramAttributes.td"],
    ),
    ("mpi", &["mlir/Dialect/MPI/IR/MPIOps.td"]),
    ("nvgpu", &["mlir/Dialect/NVGPU/IR/NVGPUOps.td"]),
    ("nvvm", &["mlir/Dialect/LLVMIR/NVVMOps.td"]),
    ("omp", &["mlir/Dialect/OpenMP/OpenMPOps.td"]),
    ("pdl", &["mlir/Dialect/PDL/IR/PDLOps.td"]),
    ("pdl_interp", &["mlir/Dialect/PDLInterp/IR/PDLInterpOps.td"]),
    ("ptr", &["mlir/Dialect/Ptr/IR/PtrOps.td"]),
    ("quant", &["mlir/Dialect/Quant/IR/QuantOps.td"]),
    ("rocdl", &["mlir/Dialect/LLVMIR/ROCDLOps.td"]),
    ("shape", &["mlir/Dialect/Shape/IR/ShapeOps.td"]),
    ("shard", &["mlir/Dialect/Shard/IR/ShardOps.td"]),
    ("smt", &["mlir/Dialect/SMT/IR/SMT.td"]),
    ("sparse_tensor", &["mlir/Dialect/SparseTensor/IR/SparseTensorOps.td"]),
    ("spirv", &["mlir/Dialect/SPIRV/IR/SPIRVOps.td"]),
    ("tensor", &["mlir/Dialect/Tensor/IR/TensorOps.td"]),
    ("tosa", &["mlir/Dialect/Tosa/IR/TosaOps.td"]),
    (
        "transform",
        &[
            "mlir/Dialect/Transform/IR/TransformOps.td",
            "mlir/Dialect/Transform/DebugExtension/DebugExtensionOps.td",
            "mlir/Dialect/Transform/IRDLExtension/IRDLExtensionOps.td",
            "mlir/Dialect/Transform/LoopExtension/LoopExtensionOps.td",
            "mlir/Dialect/Transform/PDLExtension/PDLExtensionOps.td",
            "mlir/Dialect/Transform/SMTExtension/SMTExtensionOps.td",
            "mlir/Dialect/Transform/TuneExtension/TuneExtensionOps.td",
            "mlir/Dialect/Affine/TransformOps/AffineTransformOps.td",
            "mlir/Dialect/ArmNeon/TransformOps/ArmNeonVectorTransformOps.td",
            "mlir/Dialect/ArmSVE/TransformOps/ArmSVEVectorTransformOps.td",
            "mlir/Dialect/Bufferization/TransformOps/BufferizationTransformOps.td",
            "mlir/Dialect/DLTI/TransformOps/DLTITransformOps.td",
            "mlir/Dialect/Func/TransformOps/FuncTransformOps.td",
            "mlir/Dialect/GPU/TransformOps/GPUTransformOps.td",
            "mlir/Dialect/Linalg/TransformOps/LinalgMatchOps.td",
            "mlir/Dialect/Linalg/TransformOps/LinalgTransformOps.td",
            "mlir/Dialect/MemRef/TransformOps/MemRefTransformOps.td",
            "mlir/Dialect/NVGPU/TransformOps/NVGPUTransformOps.td",
            "mlir/Dialect/SCF/TransformOps/SCFTransformOps.td",
            "mlir/Dialect/SparseTensor/TransformOps/SparseTensorTransformOps.td",
            "mlir/Dialect/Tensor/TransformOps/TensorTransformOps.td",
            "mlir/Dialect/Vector/TransformOps/VectorTransformOps.td",
            "mlir/Dialect/X86Vector/TransformOps/X86VectorTransformOps.td",
            "mlir/Dialect/XeGPU/TransformOps/XeGPUTransformOps.td",
            "mlir/Dialect/Bufferization/IR/BufferizationOps.td",
        ],
    ),
    ("vector", &["mlir/Dialect/Vector/IR/VectorOps.td"]),
    ("wasmssa", &["mlir/Dialect/WasmSSA/IR/WasmSSAOps.td"]),
    ("x86vector", &["mlir/Dialect/X86Vector/X86Vector.td"]),
    ("xegpu", &["mlir/Dialect/XeGPU/IR/XeGPUOps.td"]),
];

/// The dialects whose definitions are embedded, each with the files to load, by include name.
pub fn definitions() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    DIALECTS.iter().copied()
}

/// Adds all files.
pub(crate) fn add_files(files: &mut MemoryLoader) {
    for &(path, text) in FILES {
        files.insert(path, Text::embedded(text));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::{DIALECTS, FILES};

    fn below(folder: &Path, root: &Path, found: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                below(&path, root, found);
            } else {
                found.insert(path.strip_prefix(root).expect("below").display().to_string());
            }
        }
    }

    #[test]
    fn every_file_is_embedded() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("td");
        let mut found = BTreeSet::new();
        below(&root, &root, &mut found);
        let listed: BTreeSet<String> = FILES.iter().map(|(path, _)| (*path).to_owned()).collect();
        assert_eq!(listed, found);
        for (dialect, files) in DIALECTS {
            assert!(files.iter().all(|file| listed.contains(*file)), "{dialect}: {files:?}");
        }
    }
}
