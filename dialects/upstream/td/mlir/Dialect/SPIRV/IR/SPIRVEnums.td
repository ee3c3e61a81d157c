//===- SPIRVEnums.td: enums of the spirv dialect --------------------------===//
#ifndef LEGALIZE_SPIRV_ENUMS
#define LEGALIZE_SPIRV_ENUMS

include "mlir/Dialect/SPIRV/IR/SPIRVDialect.td"

// Enums whose words differ from what follows the prefix in the names of the records.

foreach minor = 0...6 in
  def SPIRV_V_1_ # minor : I32EnumAttrCase<"V_1_" # minor, minor, "v1." # minor>;
def SPIRV_VersionAttr : SPIRV_I32EnumAttr<"Version", "valid SPIR-V version", "version",
    !foreach(minor, !range(7), !cast<I32EnumAttrCase>("SPIRV_V_1_" # minor))>;

foreach count = 1...3 in
  def SPIRV_D_ # count # D : I32EnumAttrCase<"Dim" # count # "D", !sub(count, 1)>;
def SPIRV_D_Cube : I32EnumAttrCase<"Cube", 3>;
def SPIRV_D_Rect : I32EnumAttrCase<"Rect", 4>;
def SPIRV_D_Buffer : I32EnumAttrCase<"Buffer", 5>;
def SPIRV_D_SubpassData : I32EnumAttrCase<"SubpassData", 6>;
def SPIRV_DimAttr : SPIRV_I32EnumAttr<"Dim", "valid SPIR-V Dim", "dim", [
    SPIRV_D_1D, SPIRV_D_2D, SPIRV_D_3D, SPIRV_D_Cube, SPIRV_D_Rect, SPIRV_D_Buffer, SPIRV_D_SubpassData]>;

def SPIRV_KHR_CMO_None : I32BitEnumAttrCaseNone<"None">;
def SPIRV_KHR_CMO_MatrixA_Signed : I32BitEnumAttrCaseBit<"ASigned", 0>;
def SPIRV_KHR_CMO_MatrixB_Signed : I32BitEnumAttrCaseBit<"BSigned", 1>;
def SPIRV_KHR_CMO_MatrixC_Signed : I32BitEnumAttrCaseBit<"CSigned", 2>;
def SPIRV_KHR_CMO_Result_Signed : I32BitEnumAttrCaseBit<"ResultSigned", 3>;
def SPIRV_KHR_CMO_AccSat : I32BitEnumAttrCaseBit<"AccSat", 4>;
def SPIRV_KHR_CooperativeMatrixOperandsAttr
    : SPIRV_BitEnumAttr<"CooperativeMatrixOperandsKHR", "valid SPIR-V Cooperative Matrix Operands (KHR)",
        "cooperative_matrix_operands_khr", [
        SPIRV_KHR_CMO_None, SPIRV_KHR_CMO_MatrixA_Signed, SPIRV_KHR_CMO_MatrixB_Signed,
        SPIRV_KHR_CMO_MatrixC_Signed, SPIRV_KHR_CMO_Result_Signed, SPIRV_KHR_CMO_AccSat]>;

def SPIRV_INTEL_LCC_Uncached : I32EnumAttrCase<"Uncached", 0>;
def SPIRV_INTEL_LCC_Cached : I32EnumAttrCase<"Cached", 1>;
def SPIRV_INTEL_LCC_Streaming : I32EnumAttrCase<"Streaming", 2>;
def SPIRV_INTEL_LCC_InvalidateAfterRead : I32EnumAttrCase<"InvalidateAfterR", 3>;
def SPIRV_INTEL_LCC_ConstCached : I32EnumAttrCase<"ConstCached", 4>;
def SPIRV_INTEL_LoadCacheControlAttr
    : SPIRV_I32EnumAttr<"LoadCacheControl", "valid SPIR-V LoadCacheControl", "load_cache_control", [
        SPIRV_INTEL_LCC_Uncached, SPIRV_INTEL_LCC_Cached, SPIRV_INTEL_LCC_Streaming,
        SPIRV_INTEL_LCC_InvalidateAfterRead, SPIRV_INTEL_LCC_ConstCached]>;

// The others, by tables.

defvar SPIRV_Enums = [
    // Targets.

    SPIRV_Words<"SPIRV_DT_", "DeviceType", "device_type", (SPIRV_Cases
        3:$Other, 2:$IntegratedGPU, 1:$DiscreteGPU, 0:$CPU, 0xffffffff:$Unknown),
        "valid SPIR-V device types">,
    SPIRV_Words<"SPIRV_V_", "Vendor", "vendor", (SPIRV_Cases
        0:$AMD, 1:$Apple, 2:$ARM, 3:$Broadcom, 4:$Imagination, 5:$Intel, 6:$NVIDIA, 7:$Qualcomm,
        8:$SwiftShader, 0xffffffff:$Unknown), "recognized SPIR-V vendor strings">,
    SPIRV_Words<"SPIRV_CA_", "ClientAPI", "client_api", (SPIRV_Cases
        0:$Metal, 1:$OpenCL, 2:$Vulkan, 3:$WebGPU, 0xffffffff:$Unknown), "recognized SPIR-V client APIs">,

    // Modules.

    SPIRV_Words<"SPIRV_AM_", "AddressingModel", "addressing_model", (SPIRV_Cases
        0:$Logical, 1:$Physical32, 2:$Physical64, 5348:$PhysicalStorageBuffer64)>,
    SPIRV_Words<"SPIRV_MM_", "MemoryModel", "memory_model", (SPIRV_Cases
        0:$Simple, 1:$GLSL450, 2:$OpenCL, 3:$Vulkan)>,
    SPIRV_Words<"SPIRV_EM_", "ExecutionModel", "execution_model", (SPIRV_Cases
        0:$Vertex, 1:$TessellationControl, 2:$TessellationEvaluation, 3:$Geometry, 4:$Fragment,
        5:$GLCompute, 6:$Kernel, 5313:$RayGenerationKHR, 5314:$IntersectionKHR, 5315:$AnyHitKHR,
        5316:$ClosestHitKHR, 5317:$MissKHR, 5318:$CallableKHR, 5364:$TaskEXT, 5365:$MeshEXT)>,
    SPIRV_Words<"SPIRV_EM_", "ExecutionMode", "execution_mode", (SPIRV_Cases
        0:$Invocations, 1:$SpacingEqual, 2:$SpacingFractionalEven, 3:$SpacingFractionalOdd,
        4:$VertexOrderCw, 5:$VertexOrderCcw, 6:$PixelCenterInteger, 7:$OriginUpperLeft, 8:$OriginLowerLeft,
        9:$EarlyFragmentTests, 10:$PointMode, 11:$Xfb, 12:$DepthReplacing, 14:$DepthGreater, 15:$DepthLess,
        16:$DepthUnchanged, 17:$LocalSize, 18:$LocalSizeHint, 19:$InputPoints, 20:$InputLines,
        21:$InputLinesAdjacency, 22:$Triangles, 23:$InputTrianglesAdjacency, 24:$Quads, 25:$Isolines,
        26:$OutputVertices, 27:$OutputPoints, 28:$OutputLineStrip, 29:$OutputTriangleStrip, 30:$VecTypeHint,
        31:$ContractionOff, 33:$Initializer, 34:$Finalizer, 35:$SubgroupSize, 36:$SubgroupsPerWorkgroup,
        37:$SubgroupsPerWorkgroupId, 38:$LocalSizeId, 39:$LocalSizeHintId,
        4421:$SubgroupUniformControlFlowKHR, 4446:$PostDepthCoverage, 4459:$DenormPreserve,
        4460:$DenormFlushToZero, 4461:$SignedZeroInfNanPreserve, 4462:$RoundingModeRTE,
        4463:$RoundingModeRTZ, 5017:$EarlyAndLateFragmentTestsAMD, 5027:$StencilRefReplacingEXT,
        5079:$StencilRefUnchangedFrontAMD, 5080:$StencilRefGreaterFrontAMD, 5081:$StencilRefLessFrontAMD,
        5082:$StencilRefUnchangedBackAMD, 5083:$StencilRefGreaterBackAMD, 5084:$StencilRefLessBackAMD,
        5269:$OutputLinesEXT, 5270:$OutputPrimitivesEXT, 5289:$DerivativeGroupQuadsNV,
        5290:$DerivativeGroupLinearNV, 5298:$OutputTrianglesEXT, 5366:$PixelInterlockOrderedEXT,
        5367:$PixelInterlockUnorderedEXT, 5368:$SampleInterlockOrderedEXT,
        5369:$SampleInterlockUnorderedEXT, 5370:$ShadingRateInterlockOrderedEXT,
        5371:$ShadingRateInterlockUnorderedEXT, 5618:$SharedLocalMemorySizeINTEL,
        5620:$RoundingModeRTPINTEL, 5621:$RoundingModeRTNINTEL, 5622:$FloatingPointModeALTINTEL,
        5623:$FloatingPointModeIEEEINTEL, 5893:$MaxWorkgroupSizeINTEL, 5894:$MaxWorkDimINTEL,
        5895:$NoGlobalOffsetINTEL, 5896:$NumSIMDWorkitemsINTEL, 5903:$SchedulerTargetFmaxMhzINTEL,
        6154:$StreamingInterfaceINTEL, 6417:$NamedBarrierCountINTEL)>,
    SPIRV_Words<"SPIRV_LT_", "LinkageType", "linkage_type", (SPIRV_Cases
        0:$Export, 1:$Import, 2:$LinkOnceODR)>,

    // Variables and memory.

    SPIRV_Words<"SPIRV_SC_", "StorageClass", "storage_class", (SPIRV_Cases
        0:$UniformConstant, 1:$Input, 2:$Uniform, 3:$Output, 4:$Workgroup, 5:$CrossWorkgroup, 6:$Private,
        7:$Function, 8:$Generic, 9:$PushConstant, 10:$AtomicCounter, 11:$Image, 12:$StorageBuffer,
        5328:$CallableDataKHR, 5329:$IncomingCallableDataKHR, 5338:$RayPayloadKHR, 5339:$HitAttributeKHR,
        5342:$IncomingRayPayloadKHR, 5343:$ShaderRecordBufferKHR, 5349:$PhysicalStorageBuffer,
        5402:$TaskPayloadWorkgroupEXT, 5605:$CodeSectionINTEL, 5936:$DeviceOnlyINTEL, 5937:$HostOnlyINTEL)>,
    SPIRV_Words<"SPIRV_BI_", "BuiltIn", "built_in", (SPIRV_Cases
        0:$Position, 1:$PointSize, 3:$ClipDistance, 4:$CullDistance, 5:$VertexId, 6:$InstanceId,
        7:$PrimitiveId, 8:$InvocationId, 9:$Layer, 10:$ViewportIndex, 11:$TessLevelOuter,
        12:$TessLevelInner, 13:$TessCoord, 14:$PatchVertices, 15:$FragCoord, 16:$PointCoord,
        17:$FrontFacing, 18:$SampleId, 19:$SamplePosition, 20:$SampleMask, 22:$FragDepth,
        23:$HelperInvocation, 24:$NumWorkgroups, 25:$WorkgroupSize, 26:$WorkgroupId, 27:$LocalInvocationId,
        28:$GlobalInvocationId, 29:$LocalInvocationIndex, 30:$WorkDim, 31:$GlobalSize,
        32:$EnqueuedWorkgroupSize, 33:$GlobalOffset, 34:$GlobalLinearId, 36:$SubgroupSize,
        37:$SubgroupMaxSize, 38:$NumSubgroups, 39:$NumEnqueuedSubgroups, 40:$SubgroupId,
        41:$SubgroupLocalInvocationId, 42:$VertexIndex, 43:$InstanceIndex, 4416:$SubgroupEqMask,
        4417:$SubgroupGeMask, 4418:$SubgroupGtMask, 4419:$SubgroupLeMask, 4420:$SubgroupLtMask,
        4424:$BaseVertex, 4425:$BaseInstance, 4426:$DrawIndex, 4432:$PrimitiveShadingRateKHR,
        4438:$DeviceIndex, 4440:$ViewIndex, 4444:$ShadingRateKHR, 4992:$BaryCoordNoPerspAMD,
        4993:$BaryCoordNoPerspCentroidAMD, 4994:$BaryCoordNoPerspSampleAMD, 4995:$BaryCoordSmoothAMD,
        4996:$BaryCoordSmoothCentroidAMD, 4997:$BaryCoordSmoothSampleAMD, 4998:$BaryCoordPullModelAMD,
        5014:$FragStencilRefEXT, 5253:$ViewportMaskNV, 5257:$SecondaryPositionNV,
        5258:$SecondaryViewportMaskNV, 5261:$PositionPerViewNV, 5262:$ViewportMaskPerViewNV,
        5264:$FullyCoveredEXT, 5286:$BaryCoordKHR, 5287:$BaryCoordNoPerspKHR, 5292:$FragSizeEXT,
        5293:$FragInvocationCountEXT, 5294:$PrimitivePointIndicesEXT, 5295:$PrimitiveLineIndicesEXT,
        5296:$PrimitiveTriangleIndicesEXT, 5299:$CullPrimitiveEXT, 5319:$LaunchIdKHR, 5320:$LaunchSizeKHR,
        5321:$WorldRayOriginKHR, 5322:$WorldRayDirectionKHR, 5323:$ObjectRayOriginKHR,
        5324:$ObjectRayDirectionKHR, 5325:$RayTminKHR, 5326:$RayTmaxKHR, 5327:$InstanceCustomIndexKHR,
        5330:$ObjectToWorldKHR, 5331:$WorldToObjectKHR, 5332:$HitTNV, 5333:$HitKindKHR,
        5334:$CurrentRayTimeNV, 5351:$IncomingRayFlagsKHR, 5352:$RayGeometryIndexKHR, 5374:$WarpsPerSMNV,
        5375:$SMCountNV, 5376:$WarpIDNV, 5377:$SMIDNV, 6021:$CullMaskKHR)>,
    SPIRV_Words<"SPIRV_D_", "Decoration", "decoration", (SPIRV_Cases
        0:$RelaxedPrecision, 1:$SpecId, 2:$Block, 3:$BufferBlock, 4:$RowMajor, 5:$ColMajor, 6:$ArrayStride,
        7:$MatrixStride, 8:$GLSLShared, 9:$GLSLPacked, 10:$CPacked, 11:$BuiltIn, 13:$NoPerspective,
        14:$Flat, 15:$Patch, 16:$Centroid, 17:$Sample, 18:$Invariant, 19:$Restrict, 20:$Aliased,
        21:$Volatile, 22:$Constant, 23:$Coherent, 24:$NonWritable, 25:$NonReadable, 26:$Uniform,
        27:$UniformId, 28:$SaturatedConversion, 29:$Stream, 30:$Location, 31:$Component, 32:$Index,
        33:$Binding, 34:$DescriptorSet, 35:$Offset, 36:$XfbBuffer, 37:$XfbStride, 38:$FuncParamAttr,
        39:$FPRoundingMode, 40:$FPFastMathMode, 41:$LinkageAttributes, 42:$NoContraction,
        43:$InputAttachmentIndex, 44:$Alignment, 45:$MaxByteOffset, 46:$AlignmentId, 47:$MaxByteOffsetId,
        4469:$NoSignedWrap, 4470:$NoUnsignedWrap, 4999:$ExplicitInterpAMD, 5248:$OverrideCoverageNV,
        5250:$PassthroughNV, 5252:$ViewportRelativeNV, 5256:$SecondaryViewportRelativeNV,
        5271:$PerPrimitiveEXT, 5285:$PerVertexKHR, 5300:$NonUniform, 5355:$RestrictPointer,
        5356:$AliasedPointer, 5398:$BindlessSamplerNV, 5399:$BindlessImageNV, 5400:$BoundSamplerNV,
        5401:$BoundImageNV, 5599:$SIMTCallINTEL, 5602:$ReferencedIndirectlyINTEL, 5607:$ClobberINTEL,
        5608:$SideEffectsINTEL, 5624:$VectorComputeVariableINTEL, 5625:$FuncParamIOKindINTEL,
        5626:$VectorComputeFunctionINTEL, 5627:$StackCallINTEL, 5628:$GlobalVariableOffsetINTEL,
        5634:$CounterBuffer, 5635:$UserSemantic, 5636:$UserTypeGOOGLE, 5822:$FunctionRoundingModeINTEL,
        5823:$FunctionDenormModeINTEL, 5825:$RegisterINTEL, 5826:$MemoryINTEL, 5827:$NumbanksINTEL,
        5828:$BankwidthINTEL, 5829:$MaxPrivateCopiesINTEL, 5830:$SinglepumpINTEL, 5831:$DoublepumpINTEL,
        5832:$MaxReplicatesINTEL, 5833:$SimpleDualPortINTEL, 5834:$MergeINTEL, 5835:$BankBitsINTEL,
        5836:$ForcePow2DepthINTEL, 5899:$BurstCoalesceINTEL, 5900:$CacheSizeINTEL,
        5901:$DontStaticallyCoalesceINTEL, 5902:$PrefetchINTEL, 5905:$StallEnableINTEL,
        5907:$FuseLoopsInFunctionINTEL, 5914:$AliasScopeINTEL, 5915:$NoAliasINTEL,
        5921:$BufferLocationINTEL, 5944:$IOPipeStorageINTEL, 6080:$FunctionFloatingPointModeINTEL,
        6085:$SingleElementVectorINTEL, 6087:$VectorComputeCallableFunctionINTEL, 6140:$MediaBlockIOINTEL,
        6442:$CacheControlLoadINTEL, 6443:$CacheControlStoreINTEL)>,
    SPIRV_Words<"SPIRV_S_", "Scope", "scope", (SPIRV_Cases
        0:$CrossDevice, 1:$Device, 2:$Workgroup, 3:$Subgroup, 4:$Invocation, 5:$QueueFamily,
        6:$ShaderCallKHR)>,
    SPIRV_Bits<"SPIRV_MA_", "MemoryAccess", "memory_access", (SPIRV_Cases
        0:$Volatile, 1:$Aligned, 2:$Nontemporal, 3:$MakePointerAvailable, 4:$MakePointerVisible,
        5:$NonPrivatePointer, 16:$AliasScopeINTELMask, 17:$NoAliasINTELMask)>,
    SPIRV_Bits<"SPIRV_MS_", "MemorySemantics", "memory_semantics", (SPIRV_Cases
        1:$Acquire, 2:$Release, 3:$AcquireRelease, 4:$SequentiallyConsistent, 6:$UniformMemory,
        7:$SubgroupMemory, 8:$WorkgroupMemory, 9:$CrossWorkgroupMemory, 10:$AtomicCounterMemory,
        11:$ImageMemory, 12:$OutputMemory, 13:$MakeAvailable, 14:$MakeVisible, 15:$Volatile)>,

    // Functions and control flow.

    SPIRV_Bits<"SPIRV_FC_", "FunctionControl", "function_control", (SPIRV_Cases
        0:$Inline, 1:$DontInline, 2:$Pure, 3:$Const, 16:$OptNoneINTEL)>,
    SPIRV_Bits<"SPIRV_LC_", "LoopControl", "loop_control", (SPIRV_Cases
        0:$Unroll, 1:$DontUnroll, 2:$DependencyInfinite, 3:$DependencyLength, 4:$MinIterations,
        5:$MaxIterations, 6:$IterationMultiple, 7:$PeelCount, 8:$PartialCount, 16:$InitiationIntervalINTEL,
        20:$LoopCoalesceINTEL, 17:$MaxConcurrencyINTEL, 21:$MaxInterleavingINTEL, 18:$DependencyArrayINTEL,
        22:$SpeculatedIterationsINTEL, 19:$PipelineEnableINTEL, 23:$NoFusionINTEL)>,
    SPIRV_Bits<"SPIRV_SC_", "SelectionControl", "selection_control", (SPIRV_Cases
        0:$Flatten, 1:$DontFlatten)>,

    // Numbers.

    SPIRV_Words<"SPIRV_FPE_", "FPEncoding", "f_p_encoding", (SPIRV_Cases 0:$BFloat16KHR)>,
    SPIRV_Bits<"SPIRV_FPFMM_", "FPFastMathMode", "fastmath_mode", (SPIRV_Cases
        0:$NotNaN, 1:$NotInf, 2:$NSZ, 3:$AllowRecip, 4:$Fast, 16:$AllowContractFastINTEL,
        17:$AllowReassocINTEL), "Indicates a floating-point fast math flag">,
    SPIRV_Words<"SPIRV_FPRM_", "FPRoundingMode", "fp_rounding_mode", (SPIRV_Cases
        0:$RTE, 1:$RTZ, 2:$RTP, 3:$RTN)>,
    SPIRV_Words<"SPIRV_PVF_", "PackedVectorFormat", "packed_vector_format", (SPIRV_Cases
        0:$PackedVectorFormat4x8Bit)>,
    SPIRV_Words<"SPIRV_GO_", "GroupOperation", "group_operation", (SPIRV_Cases
        0:$Reduce, 1:$InclusiveScan, 2:$ExclusiveScan, 3:$ClusteredReduce, 6:$PartitionedReduceNV,
        7:$PartitionedInclusiveScanNV, 8:$PartitionedExclusiveScanNV)>,

    // Images.

    SPIRV_Words<"SPIRV_IF_", "ImageFormat", "image_format", (SPIRV_Cases
        0:$Unknown, 1:$Rgba32f, 2:$Rgba16f, 3:$R32f, 4:$Rgba8, 5:$Rgba8Snorm, 6:$Rg32f, 7:$Rg16f,
        8:$R11fG11fB10f, 9:$R16f, 10:$Rgba16, 11:$Rgb10A2, 12:$Rg16, 13:$Rg8, 14:$R16, 15:$R8,
        16:$Rgba16Snorm, 17:$Rg16Snorm, 18:$Rg8Snorm, 19:$R16Snorm, 20:$R8Snorm, 21:$Rgba32i, 22:$Rgba16i,
        23:$Rgba8i, 24:$R32i, 25:$Rg32i, 26:$Rg16i, 27:$Rg8i, 28:$R16i, 29:$R8i, 30:$Rgba32ui, 31:$Rgba16ui,
        32:$Rgba8ui, 33:$R32ui, 34:$Rgb10a2ui, 35:$Rg32ui, 36:$Rg16ui, 37:$Rg8ui, 38:$R16ui, 39:$R8ui,
        40:$R64ui, 41:$R64i)>,
    SPIRV_Bits<"SPIRV_IO_", "ImageOperands", "image_operands", (SPIRV_Cases
        0:$Bias, 1:$Lod, 2:$Grad, 3:$ConstOffset, 4:$Offset, 5:$ConstOffsets, 6:$Sample, 7:$MinLod,
        8:$MakeTexelAvailable, 9:$MakeTexelVisible, 10:$NonPrivateTexel, 11:$VolatileTexel, 12:$SignExtend,
        16:$Offsets, 13:$ZeroExtend, 14:$Nontemporal)>,
    SPIRV_Words<"SPIRV_IDI_", "ImageDepthInfo", "image_depth_info", (SPIRV_Cases
        0:$NoDepth, 1:$IsDepth, 2:$DepthUnknown),
        "valid SPIR-V Image Depth specification", "SPIRV_DepthAttr">,
    SPIRV_Words<"SPIRV_IAI_", "ImageArrayedInfo", "image_arrayed_info", (SPIRV_Cases
        0:$NonArrayed, 1:$Arrayed), "valid SPIR-V Image Arrayed specification", "SPIRV_ArrayedAttr">,
    SPIRV_Words<"SPIRV_ISI_", "ImageSamplingInfo", "image_sampling_info", (SPIRV_Cases
        0:$SingleSampled, 1:$MultiSampled),
        "valid SPIR-V Image Sampling specification", "SPIRV_SamplingAttr">,
    SPIRV_Words<"SPIRV_ISUI_", "ImageSamplerUseInfo", "image_sampler_use_info", (SPIRV_Cases
        0:$SamplerUnknown, 1:$NeedSampler, 2:$NoSampler),
        "valid SPIR-V Sampler Use specification", "SPIRV_SamplerUseAttr">,

    // Matrices.

    SPIRV_Words<"SPIRV_ML_", "MatrixLayout", "matrixLayout", (SPIRV_Cases
        0:$ColumnMajor, 1:$RowMajor, 2:$PackedA, 3:$PackedB)>,
    SPIRV_Words<"SPIRV_KHR_CMU_", "CooperativeMatrixUseKHR", "coop_matrix_use_khr", (SPIRV_Cases
        0:$MatrixA, 1:$MatrixB, 2:$MatrixAcc),
        "valid SPIR-V Cooperative Matrix Use (KHR)", "SPIRV_KHR_CooperativeMatrixUseAttr">,
    SPIRV_Words<"SPIRV_KHR_CML_", "CooperativeMatrixLayoutKHR", "coop_matrix_layout_khr", (SPIRV_Cases
        0:$RowMajor, 1:$ColumnMajor),
        "valid SPIR-V Cooperative Matrix Layout (KHR)", "SPIRV_KHR_CooperativeMatrixLayoutAttr">,

    // Caches.

    SPIRV_Words<"SPIRV_INTEL_SCC_", "StoreCacheControl", "store_cache_control", (SPIRV_Cases
        0:$Uncached, 1:$WriteThrough, 2:$WriteBack, 3:$Streaming),
        "valid SPIR-V StoreCacheControl", "SPIRV_INTEL_StoreCacheControlAttr">,

    // Extensions, capabilities, instructions.

    SPIRV_Words<"", "Extension", "ext", (SPIRV_Cases
        0:$SPV_KHR_16bit_storage, 1:$SPV_KHR_8bit_storage, 2:$SPV_KHR_device_group,
        3:$SPV_KHR_float_controls, 4:$SPV_KHR_physical_storage_buffer, 5:$SPV_KHR_multiview,
        6:$SPV_KHR_no_integer_wrap_decoration, 7:$SPV_KHR_post_depth_coverage,
        8:$SPV_KHR_shader_atomic_counter_ops, 9:$SPV_KHR_shader_ballot, 10:$SPV_KHR_shader_clock,
        11:$SPV_KHR_shader_draw_parameters, 12:$SPV_KHR_storage_buffer_storage_class,
        13:$SPV_KHR_subgroup_vote, 14:$SPV_KHR_variable_pointers, 15:$SPV_KHR_vulkan_memory_model,
        16:$SPV_KHR_expect_assume, 17:$SPV_KHR_integer_dot_product, 18:$SPV_KHR_bit_instructions,
        19:$SPV_KHR_fragment_shading_rate, 20:$SPV_KHR_workgroup_memory_explicit_layout,
        21:$SPV_KHR_ray_query, 22:$SPV_KHR_ray_tracing, 23:$SPV_KHR_subgroup_uniform_control_flow,
        24:$SPV_KHR_linkonce_odr, 25:$SPV_KHR_fragment_shader_barycentric, 26:$SPV_KHR_ray_cull_mask,
        27:$SPV_KHR_uniform_group_instructions, 28:$SPV_KHR_subgroup_rotate, 29:$SPV_KHR_non_semantic_info,
        30:$SPV_KHR_terminate_invocation, 31:$SPV_KHR_cooperative_matrix, 32:$SPV_KHR_bfloat16,
        1000:$SPV_EXT_demote_to_helper_invocation, 1001:$SPV_EXT_descriptor_indexing,
        1002:$SPV_EXT_fragment_fully_covered, 1003:$SPV_EXT_fragment_invocation_density,
        1004:$SPV_EXT_fragment_shader_interlock, 1005:$SPV_EXT_physical_storage_buffer,
        1006:$SPV_EXT_shader_stencil_export, 1007:$SPV_EXT_shader_viewport_index_layer,
        1008:$SPV_EXT_shader_atomic_float_add, 1009:$SPV_EXT_shader_atomic_float_min_max,
        1010:$SPV_EXT_shader_image_int64, 1011:$SPV_EXT_shader_atomic_float16_add,
        1012:$SPV_EXT_mesh_shader, 1013:$SPV_EXT_replicated_composites, 6000:$SPV_ARM_tensors,
        6001:$SPV_ARM_graph, 2000:$SPV_AMD_gpu_shader_half_float_fetch, 2001:$SPV_AMD_shader_ballot,
        2002:$SPV_AMD_shader_explicit_vertex_parameter, 2003:$SPV_AMD_shader_fragment_mask,
        2004:$SPV_AMD_shader_image_load_store_lod, 2005:$SPV_AMD_texture_gather_bias_lod,
        2006:$SPV_AMD_shader_early_and_late_fragment_tests, 3000:$SPV_GOOGLE_decorate_string,
        3001:$SPV_GOOGLE_hlsl_functionality1, 3002:$SPV_GOOGLE_user_type,
        4000:$SPV_INTEL_device_side_avc_motion_estimation, 4001:$SPV_INTEL_media_block_io,
        4002:$SPV_INTEL_shader_integer_functions2, 4003:$SPV_INTEL_subgroups,
        4007:$SPV_INTEL_vector_compute, 4004:$SPV_INTEL_float_controls2, 4005:$SPV_INTEL_function_pointers,
        4006:$SPV_INTEL_inline_assembly, 4008:$SPV_INTEL_variable_length_array,
        4009:$SPV_INTEL_fpga_memory_attributes, 4012:$SPV_INTEL_unstructured_loop_controls,
        4013:$SPV_INTEL_fpga_loop_controls, 4010:$SPV_INTEL_arbitrary_precision_integers,
        4011:$SPV_INTEL_arbitrary_precision_floating_point, 4014:$SPV_INTEL_kernel_attributes,
        4015:$SPV_INTEL_fpga_memory_accesses, 4016:$SPV_INTEL_fpga_cluster_attributes,
        4017:$SPV_INTEL_loop_fuse, 4018:$SPV_INTEL_fpga_buffer_location,
        4019:$SPV_INTEL_arbitrary_precision_fixed_point, 4020:$SPV_INTEL_usm_storage_classes,
        4021:$SPV_INTEL_io_pipes, 4022:$SPV_ALTERA_blocking_pipes, 4023:$SPV_INTEL_fpga_reg,
        4024:$SPV_INTEL_long_constant_composite, 4025:$SPV_INTEL_optnone, 4026:$SPV_INTEL_debug_module,
        4027:$SPV_INTEL_fp_fast_math_mode, 4028:$SPV_INTEL_memory_access_aliasing,
        4029:$SPV_INTEL_split_barrier, 4031:$SPV_INTEL_bfloat16_conversion, 4032:$SPV_INTEL_cache_controls,
        4033:$SPV_INTEL_tensor_float32_conversion, 5000:$SPV_NV_compute_shader_derivatives,
        5001:$SPV_NV_cooperative_matrix, 5002:$SPV_NV_fragment_shader_barycentric,
        5003:$SPV_NV_geometry_shader_passthrough, 5005:$SPV_NV_ray_tracing,
        5006:$SPV_NV_sample_mask_override_coverage, 5007:$SPV_NV_shader_image_footprint,
        5008:$SPV_NV_shader_sm_builtins, 5009:$SPV_NV_shader_subgroup_partitioned,
        5010:$SPV_NV_shading_rate, 5011:$SPV_NV_stereo_view_rendering, 5012:$SPV_NV_viewport_array2,
        5013:$SPV_NV_bindless_texture, 5014:$SPV_NV_ray_tracing_motion_blur,
        5015:$SPV_NVX_multiview_per_view_attributes), "supported SPIR-V extensions">,
    SPIRV_Words<"SPIRV_C_", "Capability", "capability", (SPIRV_Cases
        0:$Matrix, 4:$Addresses, 5:$Linkage, 6:$Kernel, 9:$Float16, 10:$Float64, 11:$Int64, 18:$Groups,
        22:$Int16, 39:$Int8, 43:$Sampled1D, 46:$SampledBuffer, 61:$GroupNonUniform, 69:$ShaderLayer,
        70:$ShaderViewportIndex, 71:$UniformDecoration, 4423:$SubgroupBallotKHR, 4431:$SubgroupVoteKHR,
        4433:$StorageBuffer16BitAccess, 4435:$StoragePushConstant16, 4436:$StorageInputOutput16,
        4437:$DeviceGroup, 4445:$AtomicStorageOps, 4447:$SampleMaskPostDepthCoverage,
        4448:$StorageBuffer8BitAccess, 4450:$StoragePushConstant8, 4464:$DenormPreserve,
        4465:$DenormFlushToZero, 4466:$SignedZeroInfNanPreserve, 4467:$RoundingModeRTE,
        4468:$RoundingModeRTZ, 5282:$ImageFootprintNV, 5284:$FragmentBarycentricKHR, 5283:$MeshShadingEXT,
        5288:$ComputeDerivativeGroupQuadsNV, 5297:$GroupNonUniformPartitionedNV, 5345:$VulkanMemoryModel,
        5346:$VulkanMemoryModelDeviceScope, 5350:$ComputeDerivativeGroupLinearNV, 5390:$BindlessTextureNV,
        5568:$SubgroupShuffleINTEL, 5569:$SubgroupBufferBlockIOINTEL, 5570:$SubgroupImageBlockIOINTEL,
        5579:$SubgroupImageMediaBlockIOINTEL, 5582:$RoundToInfinityINTEL, 5583:$FloatingPointModeINTEL,
        5603:$FunctionPointersINTEL, 5604:$IndirectReferencesINTEL, 5606:$AsmINTEL,
        5612:$AtomicFloat32MinMaxEXT, 5613:$AtomicFloat64MinMaxEXT, 5616:$AtomicFloat16MinMaxEXT,
        5619:$VectorAnyINTEL, 5629:$ExpectAssumeKHR, 5696:$SubgroupAvcMotionEstimationINTEL,
        5697:$SubgroupAvcMotionEstimationIntraINTEL, 5698:$SubgroupAvcMotionEstimationChromaINTEL,
        5817:$VariableLengthArrayINTEL, 5821:$FunctionFloatControlINTEL, 5824:$FPGAMemoryAttributesINTEL,
        5844:$ArbitraryPrecisionIntegersINTEL, 5845:$ArbitraryPrecisionFloatingPointINTEL,
        5886:$UnstructuredLoopControlsINTEL, 5888:$FPGALoopControlsINTEL, 5892:$KernelAttributesINTEL,
        5897:$FPGAKernelAttributesINTEL, 5898:$FPGAMemoryAccessesINTEL, 5904:$FPGAClusterAttributesINTEL,
        5906:$LoopFuseINTEL, 5910:$MemoryAccessAliasingINTEL, 5920:$FPGABufferLocationINTEL,
        5922:$ArbitraryPrecisionFixedPointINTEL, 5935:$USMStorageClassesINTEL, 5943:$IOPipesINTEL,
        5945:$BlockingPipesALTERA, 5948:$FPGARegINTEL, 6016:$DotProductInputAll,
        6018:$DotProductInput4x8BitPacked, 6019:$DotProduct, 6020:$RayCullMaskKHR,
        6022:$CooperativeMatrixKHR, 6024:$ReplicatedCompositesEXT, 6025:$BitInstructions,
        6033:$AtomicFloat32AddEXT, 6034:$AtomicFloat64AddEXT, 6089:$LongConstantCompositeINTEL,
        6094:$OptNoneINTEL, 6095:$AtomicFloat16AddEXT, 6114:$DebugInfoModuleINTEL, 6141:$SplitBarrierINTEL,
        6400:$GroupUniformArithmeticKHR, 1:$Shader, 7:$Vector16, 8:$Float16Buffer, 12:$Int64Atomics,
        13:$ImageBasic, 17:$Pipes, 19:$DeviceEnqueue, 20:$LiteralSampler, 38:$GenericPointer, 44:$Image1D,
        47:$ImageBuffer, 59:$NamedBarrier, 62:$GroupNonUniformVote, 63:$GroupNonUniformArithmetic,
        64:$GroupNonUniformBallot, 65:$GroupNonUniformShuffle, 66:$GroupNonUniformShuffleRelative,
        67:$GroupNonUniformClustered, 68:$GroupNonUniformQuad, 4434:$StorageUniform16,
        4449:$UniformAndStorageBuffer8BitAccess, 5304:$UniformTexelBufferArrayDynamicIndexing,
        5617:$VectorComputeINTEL, 5837:$FPFastMathModeINTEL, 6017:$DotProductInput4x8Bit,
        6026:$GroupNonUniformRotateKHR, 2:$Geometry, 3:$Tessellation, 14:$ImageReadWrite, 15:$ImageMipmap,
        21:$AtomicStorage, 25:$ImageGatherExtended, 27:$StorageImageMultisample,
        28:$UniformBufferArrayDynamicIndexing, 29:$SampledImageArrayDynamicIndexing,
        30:$StorageBufferArrayDynamicIndexing, 31:$StorageImageArrayDynamicIndexing, 32:$ClipDistance,
        33:$CullDistance, 35:$SampleRateShading, 37:$SampledRect, 40:$InputAttachment, 41:$SparseResidency,
        42:$MinLod, 45:$SampledCubeArray, 48:$ImageMSArray, 49:$StorageImageExtendedFormats, 50:$ImageQuery,
        51:$DerivativeControl, 52:$InterpolationFunction, 53:$TransformFeedback,
        55:$StorageImageReadWithoutFormat, 56:$StorageImageWriteWithoutFormat, 58:$SubgroupDispatch,
        60:$PipeStorage, 4422:$FragmentShadingRateKHR, 4427:$DrawParameters,
        4428:$WorkgroupMemoryExplicitLayoutKHR, 4430:$WorkgroupMemoryExplicitLayout16BitAccessKHR,
        4439:$MultiView, 4441:$VariablePointersStorageBuffer, 4471:$RayQueryProvisionalKHR,
        4472:$RayQueryKHR, 4479:$RayTracingKHR, 5008:$Float16ImageAMD, 5009:$ImageGatherBiasLodAMD,
        5010:$FragmentMaskAMD, 5013:$StencilExportEXT, 5015:$ImageReadWriteLodAMD, 5016:$Int64ImageEXT,
        5055:$ShaderClockKHR, 5265:$FragmentFullyCoveredEXT, 5291:$FragmentDensityEXT,
        5301:$ShaderNonUniform, 5302:$RuntimeDescriptorArray, 5305:$StorageTexelBufferArrayDynamicIndexing,
        5340:$RayTracingNV, 5341:$RayTracingMotionBlurNV, 5347:$PhysicalStorageBufferAddresses,
        5353:$RayTracingProvisionalKHR, 5363:$FragmentShaderSampleInterlockEXT,
        5372:$FragmentShaderShadingRateInterlockEXT, 5373:$ShaderSMBuiltinsNV,
        5378:$FragmentShaderPixelInterlockEXT, 5379:$DemoteToHelperInvocation, 5584:$IntegerFunctions2INTEL,
        23:$TessellationPointSize, 24:$GeometryPointSize, 34:$ImageCubeArray, 36:$ImageRect,
        54:$GeometryStreams, 57:$MultiViewport, 4174:$TensorsARM,
        4175:$StorageTensorArrayDynamicIndexingEXT, 4176:$StorageTensorArrayNonUniformIndexingEXT,
        4191:$GraphARM, 4429:$WorkgroupMemoryExplicitLayout8BitAccessKHR, 4442:$VariablePointers,
        4478:$RayTraversalPrimitiveCullingKHR, 5249:$SampleMaskOverrideCoverageNV,
        5251:$GeometryShaderPassthroughNV, 5260:$PerViewAttributesNV,
        5303:$InputAttachmentArrayDynamicIndexing, 5306:$UniformBufferArrayNonUniformIndexing,
        5307:$SampledImageArrayNonUniformIndexing, 5308:$StorageBufferArrayNonUniformIndexing,
        5309:$StorageImageArrayNonUniformIndexing, 5310:$InputAttachmentArrayNonUniformIndexing,
        5311:$UniformTexelBufferArrayNonUniformIndexing, 5312:$StorageTexelBufferArrayNonUniformIndexing,
        5254:$ShaderViewportIndexLayerEXT, 5255:$ShaderViewportMaskNV, 5259:$ShaderStereoViewNV,
        6115:$Bfloat16ConversionINTEL, 6441:$CacheControlsINTEL, 5116:$BFloat16TypeKHR,
        5117:$BFloat16DotProductKHR, 5118:$BFloat16CooperativeMatrixKHR, 6425:$TensorFloat32RoundingINTEL)>,
    SPIRV_Words<"SPIRV_OC_", "Opcode", "opcode", (SPIRV_Cases
        0:$OpNop, 1:$OpUndef, 2:$OpSourceContinued, 3:$OpSource, 4:$OpSourceExtension, 5:$OpName,
        6:$OpMemberName, 7:$OpString, 8:$OpLine, 10:$OpExtension, 11:$OpExtInstImport, 12:$OpExtInst,
        14:$OpMemoryModel, 15:$OpEntryPoint, 16:$OpExecutionMode, 17:$OpCapability, 19:$OpTypeVoid,
        20:$OpTypeBool, 21:$OpTypeInt, 22:$OpTypeFloat, 23:$OpTypeVector, 24:$OpTypeMatrix, 25:$OpTypeImage,
        27:$OpTypeSampledImage, 28:$OpTypeArray, 29:$OpTypeRuntimeArray, 30:$OpTypeStruct,
        32:$OpTypePointer, 33:$OpTypeFunction, 39:$OpTypeForwardPointer, 41:$OpConstantTrue,
        42:$OpConstantFalse, 43:$OpConstant, 44:$OpConstantComposite, 46:$OpConstantNull,
        48:$OpSpecConstantTrue, 49:$OpSpecConstantFalse, 50:$OpSpecConstant, 51:$OpSpecConstantComposite,
        52:$OpSpecConstantOp, 54:$OpFunction, 55:$OpFunctionParameter, 56:$OpFunctionEnd,
        57:$OpFunctionCall, 59:$OpVariable, 61:$OpLoad, 62:$OpStore, 63:$OpCopyMemory, 65:$OpAccessChain,
        67:$OpPtrAccessChain, 70:$OpInBoundsPtrAccessChain, 71:$OpDecorate, 72:$OpMemberDecorate,
        77:$OpVectorExtractDynamic, 78:$OpVectorInsertDynamic, 79:$OpVectorShuffle,
        80:$OpCompositeConstruct, 81:$OpCompositeExtract, 82:$OpCompositeInsert, 84:$OpTranspose,
        87:$OpImageSampleImplicitLod, 88:$OpImageSampleExplicitLod, 93:$OpImageSampleProjDrefImplicitLod,
        95:$OpImageFetch, 97:$OpImageDrefGather, 98:$OpImageRead, 99:$OpImageWrite, 100:$OpImage,
        104:$OpImageQuerySize, 109:$OpConvertFToU, 110:$OpConvertFToS, 111:$OpConvertSToF,
        112:$OpConvertUToF, 113:$OpUConvert, 114:$OpSConvert, 115:$OpFConvert, 117:$OpConvertPtrToU,
        120:$OpConvertUToPtr, 121:$OpPtrCastToGeneric, 122:$OpGenericCastToPtr,
        123:$OpGenericCastToPtrExplicit, 124:$OpBitcast, 126:$OpSNegate, 127:$OpFNegate, 128:$OpIAdd,
        129:$OpFAdd, 130:$OpISub, 131:$OpFSub, 132:$OpIMul, 133:$OpFMul, 134:$OpUDiv, 135:$OpSDiv,
        136:$OpFDiv, 137:$OpUMod, 138:$OpSRem, 139:$OpSMod, 140:$OpFRem, 141:$OpFMod,
        142:$OpVectorTimesScalar, 143:$OpMatrixTimesScalar, 144:$OpVectorTimesMatrix,
        145:$OpMatrixTimesVector, 146:$OpMatrixTimesMatrix, 148:$OpDot, 149:$OpIAddCarry, 150:$OpISubBorrow,
        151:$OpUMulExtended, 152:$OpSMulExtended, 156:$OpIsNan, 157:$OpIsInf, 158:$OpIsFinite,
        162:$OpOrdered, 163:$OpUnordered, 164:$OpLogicalEqual, 165:$OpLogicalNotEqual, 166:$OpLogicalOr,
        167:$OpLogicalAnd, 168:$OpLogicalNot, 169:$OpSelect, 170:$OpIEqual, 171:$OpINotEqual,
        172:$OpUGreaterThan, 173:$OpSGreaterThan, 174:$OpUGreaterThanEqual, 175:$OpSGreaterThanEqual,
        176:$OpULessThan, 177:$OpSLessThan, 178:$OpULessThanEqual, 179:$OpSLessThanEqual, 180:$OpFOrdEqual,
        181:$OpFUnordEqual, 182:$OpFOrdNotEqual, 183:$OpFUnordNotEqual, 184:$OpFOrdLessThan,
        185:$OpFUnordLessThan, 186:$OpFOrdGreaterThan, 187:$OpFUnordGreaterThan, 188:$OpFOrdLessThanEqual,
        189:$OpFUnordLessThanEqual, 190:$OpFOrdGreaterThanEqual, 191:$OpFUnordGreaterThanEqual,
        194:$OpShiftRightLogical, 195:$OpShiftRightArithmetic, 196:$OpShiftLeftLogical, 197:$OpBitwiseOr,
        198:$OpBitwiseXor, 199:$OpBitwiseAnd, 200:$OpNot, 201:$OpBitFieldInsert, 202:$OpBitFieldSExtract,
        203:$OpBitFieldUExtract, 204:$OpBitReverse, 205:$OpBitCount, 218:$OpEmitVertex, 219:$OpEndPrimitive,
        224:$OpControlBarrier, 225:$OpMemoryBarrier, 229:$OpAtomicExchange, 230:$OpAtomicCompareExchange,
        231:$OpAtomicCompareExchangeWeak, 232:$OpAtomicIIncrement, 233:$OpAtomicIDecrement,
        234:$OpAtomicIAdd, 235:$OpAtomicISub, 236:$OpAtomicSMin, 237:$OpAtomicUMin, 238:$OpAtomicSMax,
        239:$OpAtomicUMax, 240:$OpAtomicAnd, 241:$OpAtomicOr, 242:$OpAtomicXor, 245:$OpPhi,
        246:$OpLoopMerge, 247:$OpSelectionMerge, 248:$OpLabel, 249:$OpBranch, 250:$OpBranchConditional,
        251:$OpSwitch, 252:$OpKill, 253:$OpReturn, 254:$OpReturnValue, 255:$OpUnreachable,
        263:$OpGroupBroadcast, 264:$OpGroupIAdd, 265:$OpGroupFAdd, 266:$OpGroupFMin, 267:$OpGroupUMin,
        268:$OpGroupSMin, 269:$OpGroupFMax, 270:$OpGroupUMax, 271:$OpGroupSMax, 317:$OpNoLine,
        330:$OpModuleProcessed, 333:$OpGroupNonUniformElect, 334:$OpGroupNonUniformAll,
        335:$OpGroupNonUniformAny, 336:$OpGroupNonUniformAllEqual, 337:$OpGroupNonUniformBroadcast,
        339:$OpGroupNonUniformBallot, 342:$OpGroupNonUniformBallotBitCount,
        343:$OpGroupNonUniformBallotFindLSB, 344:$OpGroupNonUniformBallotFindMSB,
        345:$OpGroupNonUniformShuffle, 346:$OpGroupNonUniformShuffleXor, 347:$OpGroupNonUniformShuffleUp,
        348:$OpGroupNonUniformShuffleDown, 349:$OpGroupNonUniformIAdd, 350:$OpGroupNonUniformFAdd,
        351:$OpGroupNonUniformIMul, 352:$OpGroupNonUniformFMul, 353:$OpGroupNonUniformSMin,
        354:$OpGroupNonUniformUMin, 355:$OpGroupNonUniformFMin, 356:$OpGroupNonUniformSMax,
        357:$OpGroupNonUniformUMax, 358:$OpGroupNonUniformFMax, 359:$OpGroupNonUniformBitwiseAnd,
        360:$OpGroupNonUniformBitwiseOr, 361:$OpGroupNonUniformBitwiseXor, 362:$OpGroupNonUniformLogicalAnd,
        363:$OpGroupNonUniformLogicalOr, 364:$OpGroupNonUniformLogicalXor, 366:$OpGroupNonUniformQuadSwap,
        4163:$OpTypeTensorARM, 4182:$OpGraphEntryPointARM, 4183:$OpGraphARM, 4184:$OpGraphInputARM,
        4185:$OpGraphSetOutputARM, 4186:$OpGraphEndARM, 4190:$OpTypeGraphARM, 4181:$OpGraphConstantARM,
        4421:$OpSubgroupBallotKHR, 4431:$OpGroupNonUniformRotateKHR, 4450:$OpSDot, 4451:$OpUDot,
        4452:$OpSUDot, 4453:$OpSDotAccSat, 4454:$OpUDotAccSat, 4455:$OpSUDotAccSat,
        4456:$OpTypeCooperativeMatrixKHR, 4457:$OpCooperativeMatrixLoadKHR,
        4458:$OpCooperativeMatrixStoreKHR, 4459:$OpCooperativeMatrixMulAddKHR,
        4460:$OpCooperativeMatrixLengthKHR, 4461:$OpConstantCompositeReplicateEXT,
        4462:$OpSpecConstantCompositeReplicateEXT, 5294:$OpEmitMeshTasksEXT, 5295:$OpSetMeshOutputsEXT,
        5575:$OpSubgroupBlockReadINTEL, 5576:$OpSubgroupBlockWriteINTEL, 5630:$OpAssumeTrueKHR,
        6035:$OpAtomicFAddEXT, 6116:$OpConvertFToBF16INTEL, 6117:$OpConvertBF16ToFINTEL,
        6142:$OpControlBarrierArriveINTEL, 6143:$OpControlBarrierWaitINTEL, 6401:$OpGroupIMulKHR,
        6402:$OpGroupFMulKHR, 6426:$OpRoundFToTF32INTEL), "valid SPIR-V instructions">];

foreach enum = SPIRV_Enums in {
  if enum.isMask then
    def enum.prefix # "None" : I32BitEnumAttrCaseNone<"None">;
  foreach i = !range(!size(enum.table)) in {
    defvar word = !getdagname(enum.table, i);
    defvar number = !getdagarg<int>(enum.table, i);
    if enum.isMask then
      def enum.prefix # word : I32BitEnumAttrCaseBit<word, number>;
    else
      def enum.prefix # word : I32EnumAttrCase<word, number>;
  }
}
foreach enum = SPIRV_Enums in {
  if enum.isMask then
    def enum.attr : SPIRV_BitEnumAttr<enum.name, enum.description, enum.mnemonic,
        !foreach(word, ["None"] # enum.words, !cast<BitEnumAttrCaseBase>(enum.prefix # word))>;
  else
    def enum.attr : SPIRV_I32EnumAttr<enum.name, enum.description, enum.mnemonic,
        !foreach(word, enum.words, !cast<I32EnumAttrCase>(enum.prefix # word))>;
}

#endif
