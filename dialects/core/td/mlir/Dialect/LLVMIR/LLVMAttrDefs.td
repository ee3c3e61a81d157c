//===- LLVMAttrDefs.td: attributes of the llvm dialect --------------------===//
#ifndef LEGALIZE_LLVM_ATTR_DEFS
#define LEGALIZE_LLVM_ATTR_DEFS

include "mlir/Dialect/LLVMIR/LLVMDialect.td"
include "mlir/Dialect/LLVMIR/LLVMInterfaces.td"
include "mlir/Dialect/Ptr/IR/MemorySpaceInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

class LLVM_Attr<string attrName, string attrMnemonic, list<Trait> traits = [],
                string base = "::mlir::Attribute">
    : AttrDef<LLVM_Dialect, attrName, traits, base> {
  let mnemonic = attrMnemonic;
}
// The parameters by name, as `<count = 4, full = true>`.
class LLVM_Named<string attrName, string attrMnemonic, dag params, string text = "",
                 list<Trait> traits = [], string base = "::mlir::Attribute">
    : LLVM_Attr<attrName, attrMnemonic, traits, base> {
  let summary = text;
  let parameters = params;
  let assemblyFormat = "`<` struct(params) `>`";
}
// Shown in a module's head, under a name made of the mnemonic.
class LLVM_Aliased<string attrName, string attrMnemonic, dag params, string text = "",
                   list<Trait> traits = [], string base = "::mlir::Attribute">
    : LLVM_Named<attrName, attrMnemonic, params, text, traits, base> {
  let genMnemonicAlias = 1;
}
class LLVM_ArrayOf<Attr of> : TypedArrayAttrBase<of, of.summary # " array"> {
  let constBuilderCall = ?;
}
// One enum; `shown` is what stands around it.
class LLVM_EnumHolder<string attrName, string attrMnemonic, dag param, string shown>
    : LLVM_Attr<attrName, attrMnemonic> {
  let parameters = param;
  let assemblyFormat = shown;
}

// Parameters that may be left out.
defvar OptFlag   = OptionalParameter<"BoolAttr">;
defvar OptNumber = OptionalParameter<"IntegerAttr">;
defvar OptText   = OptionalParameter<"StringAttr">;
defvar OptId     = OptionalParameter<"DistinctAttr">;
defvar OptFile   = OptionalParameter<"DIFileAttr">;
defvar OptScope  = OptionalParameter<"DIScopeAttr">;
defvar OptType   = OptionalParameter<"DITypeAttr">;
defvar OptExpr   = OptionalParameter<"DIExpressionAttr">;
defvar OptBound  = OptionalParameter<"::mlir::Attribute">;
defvar OptBool   = OptionalParameter<"bool">;
defvar OptInt    = OptionalParameter<"unsigned">;
defvar OptInt32  = OptionalParameter<"uint32_t">;
defvar OptInt64  = OptionalParameter<"uint64_t">;
defvar OptNodes  = OptionalArrayRefParameter<"DINodeAttr">;

// Enums.
def CConvAttr : LLVM_EnumHolder<"CConv", "cconv", (ins "CConv":$CallingConv), "`<` $CallingConv `>`">;
def ComdatAttr : LLVM_EnumHolder<"Comdat", "comdat", (ins "comdat::Comdat":$comdat), "$comdat">;
def FramePointerKindAttr : LLVM_EnumHolder<"FramePointerKind", "framePointerKind",
    (ins "framePointerKind::FramePointerKind":$framePointerKind), "`<` $framePointerKind `>`">;
def LinkageAttr
    : LLVM_EnumHolder<"Linkage", "linkage", (ins "linkage::Linkage":$linkage), "`<` $linkage `>`">;
def TailCallKindAttr : LLVM_EnumHolder<"TailCallKind", "tailcallkind",
    (ins "TailCallKind":$tailCallKind), "`<` $tailCallKind `>`">;
def UWTableKindAttr : LLVM_EnumHolder<"UWTableKind", "uwtableKind",
    (ins "uwtable::UWTableKind":$uwtableKind), "`<` $uwtableKind `>`">;

// Constants without parameters.
foreach kind = ["Poison", "Undef", "Zero"] in
  def LLVM_#kind#Attr : LLVM_Attr<kind, !tolower(kind)>;

// What is known of memory.
def LLVM_AddressSpaceAttr : LLVM_Attr<"AddressSpace", "address_space",
    [LLVM_LLVMAddrSpaceAttrInterface, DeclareAttrInterfaceMethods<MemorySpaceAttrInterface>]> {
  let summary = "LLVM address space";
  let parameters = (ins "unsigned":$addressSpace);
  let assemblyFormat = "`<` $addressSpace `>`";
}
def LLVM_MemoryEffectsAttr : LLVM_Named<"MemoryEffects", "memory_effects",
    (ins "ModRefInfo":$other, "ModRefInfo":$argMem, "ModRefInfo":$inaccessibleMem,
         "ModRefInfo":$errnoMem, "ModRefInfo":$targetMem0, "ModRefInfo":$targetMem1)> {
  // An empty list says nothing of any memory.
  let builders = [AttrBuilder<(ins "ArrayRef<ModRefInfo>":$memInfoArgs), [{
    ::llvm::SmallVector<ModRefInfo> infos(memInfoArgs);
    if (infos.empty())
      infos.assign(6, ModRefInfo::ModRef);
    if (infos.size() != 6)
      return {};
    return $_get($_ctxt, infos[0], infos[1], infos[2], infos[3], infos[4], infos[5]);
  }]>];
}
def LLVM_DereferenceableAttr : LLVM_Named<"Dereferenceable", "dereferenceable",
    (ins "uint64_t":$bytes, DefaultValuedParameter<"bool", "false">:$mayBeNull),
    "LLVM dereferenceable attribute">;
def WorkgroupAttributionAttr : LLVM_Attr<"WorkgroupAttribution", "mlir.workgroup_attribution"> {
  let summary = "GPU workgroup attribution information";
  let parameters = (ins "IntegerAttr":$num_elements, "TypeAttr":$element_type);
  let assemblyFormat = "`<` $num_elements `,` $element_type `>`";
}

// Which accesses touch different memory. Builders make new identities.
def LLVM_AccessGroupAttr : LLVM_Aliased<"AccessGroup", "access_group", (ins "DistinctAttr":$id),
                                        "LLVM dialect access group metadata"> {
  let builders = [
    AttrBuilder<(ins), "return $_get($_ctxt, DistinctAttr::create(UnitAttr::get($_ctxt)));">];
}
def LLVM_AliasScopeDomainAttr : LLVM_Aliased<"AliasScopeDomain", "alias_scope_domain",
    (ins "Attribute":$id, OptText:$description), "LLVM dialect alias scope domain metadata"> {
  let builders = [AttrBuilder<
      (ins CArg<"StringAttr", "{}">:$description),
      "return $_get($_ctxt, DistinctAttr::create(UnitAttr::get($_ctxt)), description);">];
}
def LLVM_AliasScopeAttr : LLVM_Aliased<"AliasScope", "alias_scope",
    (ins "Attribute":$id, "AliasScopeDomainAttr":$domain, OptText:$description),
    "LLVM dialect alias scope"> {
  let builders = [AttrBuilderWithInferredContext<
    (ins "AliasScopeDomainAttr":$domain, CArg<"StringAttr", "{}">:$description), [{
      MLIRContext *context = domain.getContext();
      return $_get(context, DistinctAttr::create(UnitAttr::get(context)), domain, description);
  }]>];
  let genVerifyDecl = 1;
}
def LLVM_AccessGroupArrayAttr : LLVM_ArrayOf<LLVM_AccessGroupAttr>;
def LLVM_AliasScopeArrayAttr  : LLVM_ArrayOf<LLVM_AliasScopeAttr>;

// Which types an access goes through.
def LLVM_TBAARootAttr : LLVM_Aliased<"TBAARoot", "tbaa_root", (ins OptText:$id),
                                     "LLVM dialect TBAA root metadata", [], "TBAANodeAttr"> {
  let assemblyFormat = "(`<` struct(params)^ `>`)?";
}
def LLVM_TBAAMemberAttr : LLVM_Attr<"TBAAMember", "tbaa_member"> {
  let parameters = (ins "TBAANodeAttr":$typeDesc, "int64_t":$offset);
  let builders = [AttrBuilderWithInferredContext<(ins "TBAANodeAttr":$typeDesc, "int64_t":$offset),
                                                 "return $_get(typeDesc.getContext(), typeDesc, offset);">];
  let assemblyFormat = "`<` params `>`";
}
def LLVM_TBAAMemberAttrArray : ArrayRefParameter<"TBAAMemberAttr"> {
  let parser = "parseMembers($_parser)";
  let printer = "printMembers($_printer, $_self)";
}
def LLVM_TBAATypeDescriptorAttr : LLVM_Aliased<"TBAATypeDescriptor", "tbaa_type_desc",
    (ins StringRefParameter<>:$id, LLVM_TBAAMemberAttrArray:$members),
    "LLVM dialect TBAA type metadata", [], "TBAANodeAttr">;
def LLVM_TBAATagAttr : LLVM_Aliased<"TBAATag", "tbaa_tag",
    (ins "TBAATypeDescriptorAttr":$base_type, "TBAATypeDescriptorAttr":$access_type,
         "int64_t":$offset, DefaultValuedParameter<"bool", "false">:$constant),
    "LLVM dialect TBAA tag metadata"> {
  let builders = [AttrBuilderWithInferredContext<
      (ins "TBAATypeDescriptorAttr":$baseType, "TBAATypeDescriptorAttr":$accessType, "int64_t":$offset),
      "return $_get(baseType.getContext(), baseType, accessType, offset, false);">];
}
def LLVM_TBAATagArrayAttr : LLVM_ArrayOf<LLVM_TBAATagAttr>;
def LLVM_MMRATagAttr : LLVM_Attr<"MMRATag", "mmra_tag"> {
  let summary = "MLIR wrapper around a prefix:suffix MMRA tag";
  let parameters = (ins StringRefParameter<>:$prefix, StringRefParameter<>:$suffix);
  let assemblyFormat = "`<` $prefix `` `:` `` $suffix `>`";
  let genMnemonicAlias = 1;
}

// Numbers and functions.
def LLVM_ConstantRangeAttr : LLVM_Attr<"ConstantRange", "constant_range"> {
  let summary = "A range of two integers, corresponding to LLVM's ConstantRange";
  let parameters = (ins APIntParameter<"">:$lower, APIntParameter<"">:$upper);
  let builders = [AttrBuilder<(ins "uint32_t":$bitWidth, "int64_t":$lower, "int64_t":$upper), [{
    std::string text = "#llvm.constant_range<i" + std::to_string(bitWidth) + ", " + std::to_string(lower)
                       + ", " + std::to_string(upper) + ">";
    return ::llvm::cast<ConstantRangeAttr>(::mlir::parseAttribute(text, $_ctxt));
  }]>];
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}
def LLVM_VScaleRangeAttr : LLVM_Named<"VScaleRange", "vscale_range",
    (ins "IntegerAttr":$minRange, "IntegerAttr":$maxRange)>;
def LLVM_VecTypeHintAttr : LLVM_Named<"VecTypeHint", "vec_type_hint",
    (ins "TypeAttr":$hint, DefaultValuedParameter<"bool", "false">:$is_signed),
    "Explicit vectorization compiler hint">;
def LLVM_DSOLocalEquivalentAttr : LLVM_Attr<"DSOLocalEquivalent", "dso_local_equivalent"> {
  let parameters = (ins "FlatSymbolRefAttr":$sym);
  let assemblyFormat = "$sym";
}
def LLVM_BlockTagAttr : LLVM_Named<"BlockTag", "blocktag", (ins "uint32_t":$id)>;
def LLVM_BlockAddressAttr : LLVM_Named<"BlockAddress", "blockaddress",
    (ins "FlatSymbolRefAttr":$function, "BlockTagAttr":$tag)>;

// Targets and libraries.
def LLVM_TargetFeaturesAttr : LLVM_Attr<"TargetFeatures", "target_features", [DLTIQueryInterface]> {
  let summary = "LLVM target features attribute";
  let parameters = (ins OptionalArrayRefParameter<"StringAttr">:$features);
  // `+a,+b`, and the same as a list.
  let builders = [
    AttrBuilder<(ins "::llvm::StringRef":$features), [{
      ::llvm::SmallVector<::llvm::StringRef> all;
      for (auto rest = features.split(','); !rest.first.empty() || !rest.second.empty();
           rest = rest.second.split(','))
        if (!rest.first.empty())
          all.push_back(rest.first);
      return get($_ctxt, all);
    }]>,
    AttrBuilder<(ins "::llvm::ArrayRef<::llvm::StringRef>":$features), [{
      ::llvm::SmallVector<StringAttr> all;
      for (::llvm::StringRef feature : features)
        all.push_back(StringAttr::get($_ctxt, feature));
      return $_get($_ctxt, all);
    }]>
  ];
  let assemblyFormat = "`<` `[` (`]`) : ($features^ `]`)? `>`";
  let genVerifyDecl = 1;
}
def LLVM_TargetAttr : LLVM_Attr<"Target", "target", [LLVM_TargetAttrInterface]> {
  let summary = "LLVM target info: triple, chip, features";
  let parameters = (ins "StringAttr":$triple, "StringAttr":$chip,
                        OptionalParameter<"TargetFeaturesAttr">:$features);
  let assemblyFormat = "`<` struct($triple, $chip, $features) `>`";
}
def LLVM_DependentLibrariesAttr : LLVM_Attr<"DependentLibraries", "dependent_libraries"> {
  let summary = "LLVM dependent libraries attribute";
  let parameters = (ins OptionalArrayRefParameter<"StringAttr">:$libs);
  let assemblyFormat = "`<` $libs `>`";
}

// Flags of modules.
def ModuleFlagAttr : LLVM_Attr<"ModuleFlag", "mlir.module_flag"> {
  let summary = "LLVM module flag metadata";
  let parameters = (ins "ModFlagBehavior":$behavior, "StringAttr":$key, "Attribute":$value);
  let assemblyFormat = "`<` $behavior `,` $key `,` $value `>`";
  let genVerifyDecl = 1;
}
defvar OptFunction = OptionalParameter<"FlatSymbolRefAttr">;
def ModuleFlagCGProfileEntryAttr : LLVM_Named<"ModuleFlagCGProfileEntry", "cgprofile_entry",
    (ins OptFunction:$from, OptFunction:$to, "uint64_t":$count), "CG profile module flag entry">;
def ModuleFlagProfileSummaryDetailedAttr : LLVM_Named<"ModuleFlagProfileSummaryDetailed",
    "profile_summary_detailed",
    (ins "uint32_t":$cut_off, "uint64_t":$min_count, "uint32_t":$num_counts),
    "ProfileSummary detailed information">;
def ModuleFlagProfileSummaryAttr : LLVM_Named<"ModuleFlagProfileSummary", "profile_summary",
    (ins "ProfileSummaryFormatKind":$format, "uint64_t":$total_count, "uint64_t":$max_count,
         "uint64_t":$max_internal_count, "uint64_t":$max_function_count, "uint64_t":$num_counts,
         "uint64_t":$num_functions,
         OptionalParameter<"std::optional<uint64_t>">:$is_partial_profile,
         OptionalParameter<"FloatAttr">:$partial_profile_ratio,
         ArrayRefParameter<"ModuleFlagProfileSummaryDetailedAttr">:$detailed_summary),
    "ProfileSummary module flag">;

// Loops. Annotations of the loops that a transformation leaves follow its own.
defvar Followup = OptionalParameter<"LoopAnnotationAttr">;
def LoopVectorizeAttr : LLVM_Aliased<"LoopVectorize", "loop_vectorize", (ins
    OptFlag:$disable, OptFlag:$predicateEnable, OptFlag:$scalableEnable, OptNumber:$width,
    Followup:$followupVectorized, Followup:$followupEpilogue, Followup:$followupAll)>;
def LoopInterleaveAttr
    : LLVM_Aliased<"LoopInterleave", "loop_interleave", (ins "IntegerAttr":$count)>;
def LoopUnrollAttr : LLVM_Aliased<"LoopUnroll", "loop_unroll", (ins
    OptFlag:$disable, OptNumber:$count, OptFlag:$runtimeDisable, OptFlag:$full,
    Followup:$followupUnrolled, Followup:$followupRemainder, Followup:$followupAll)>;
def LoopUnrollAndJamAttr : LLVM_Aliased<"LoopUnrollAndJam", "loop_unroll_and_jam", (ins
    OptFlag:$disable, OptNumber:$count, Followup:$followupOuter, Followup:$followupInner,
    Followup:$followupRemainderOuter, Followup:$followupRemainderInner, Followup:$followupAll)>;
def LoopLICMAttr
    : LLVM_Aliased<"LoopLICM", "loop_licm", (ins OptFlag:$disable, OptFlag:$versioningDisable)>;
def LoopDistributeAttr : LLVM_Aliased<"LoopDistribute", "loop_distribute", (ins
    OptFlag:$disable, Followup:$followupCoincident, Followup:$followupSequential,
    Followup:$followupFallback, Followup:$followupAll)>;
def LoopPipelineAttr : LLVM_Aliased<"LoopPipeline", "loop_pipeline",
                                    (ins OptFlag:$disable, OptNumber:$initiationinterval)>;
def LoopPeeledAttr : LLVM_Aliased<"LoopPeeled", "loop_peeled", (ins OptNumber:$count)>;
def LoopUnswitchAttr : LLVM_Aliased<"LoopUnswitch", "loop_unswitch", (ins OptFlag:$partialDisable)>;
def LoopAnnotationAttr : LLVM_Aliased<"LoopAnnotation", "loop_annotation", (ins
    OptFlag:$disableNonforced, OptionalParameter<"LoopVectorizeAttr">:$vectorize,
    OptionalParameter<"LoopInterleaveAttr">:$interleave, OptionalParameter<"LoopUnrollAttr">:$unroll,
    OptionalParameter<"LoopUnrollAndJamAttr">:$unrollAndJam, OptionalParameter<"LoopLICMAttr">:$licm,
    OptionalParameter<"LoopDistributeAttr">:$distribute,
    OptionalParameter<"LoopPipelineAttr">:$pipeline, OptionalParameter<"LoopPeeledAttr">:$peeled,
    OptionalParameter<"LoopUnswitchAttr">:$unswitch, OptFlag:$mustProgress, OptFlag:$isVectorized,
    OptionalParameter<"FusedLoc">:$startLoc, OptionalParameter<"FusedLoc">:$endLoc,
    OptionalArrayRefParameter<"AccessGroupAttr">:$parallelAccesses)>;

// Debug information: numbers that DWARF names.
class LLVM_DIParameter<string what, string value, string words>
    : AttrOrTypeParameter<"unsigned", "debug info " # what> {
  let parser = "parse" # words # "($_parser)";
  let printer = "print" # words # "($_printer, $_self)";
  let defaultValue = value;
}
def LLVM_DICallingConventionParameter : LLVM_DIParameter<"calling convention", "0", "Convention">;
def LLVM_DIEncodingParameter : LLVM_DIParameter<"encoding", "0", "Encoding">;
def LLVM_DILanguageParameter : LLVM_DIParameter<"language", "", "Language">;
def LLVM_DIOperationEncodingParameter : LLVM_DIParameter<"operation encoding", "", "Operation">;
def LLVM_DITagParameter : LLVM_DIParameter<"tag", "0", "Tag">;

def LLVM_DIExpressionElemAttr : LLVM_Attr<"DIExpressionElem", "di_expression_elem"> {
  let parameters = (ins LLVM_DIOperationEncodingParameter:$opcode,
                        OptionalArrayRefParameter<"uint64_t">:$arguments);
  let assemblyFormat =
      "`` $opcode ( `(` custom<ExpressionArg>(ref($opcode), $arguments)^ `)` ) : (``)?";
}
def LLVM_DIExpressionAttr : LLVM_Attr<"DIExpression", "di_expression"> {
  let parameters = (ins OptionalArrayRefParameter<"DIExpressionElemAttr">:$operations);
  let builders = [AttrBuilder<(ins), "return $_get($_ctxt, ::llvm::ArrayRef<DIExpressionElemAttr>());">];
  let constBuilderCall = "::mlir::LLVM::DIExpressionAttr::get($_builder.getContext(), $0)";
  let assemblyFormat = "`<` ( `[` $operations^ `]` ) : (``)? `>`";
}

// Nodes, types, scopes and local scopes.
class LLVM_DINode<string attrName, string attrMnemonic, dag params>
    : LLVM_Aliased<attrName, attrMnemonic, params, "", [], "DINodeAttr">;
class LLVM_DIType<string attrName, string attrMnemonic, dag params, list<Trait> traits = []>
    : LLVM_Aliased<attrName, attrMnemonic, params, "", traits, "DITypeAttr">;
class LLVM_DIScope<string attrName, string attrMnemonic, dag params>
    : LLVM_Aliased<attrName, attrMnemonic, params, "", [], "DIScopeAttr">;
class LLVM_DILocalScope<string attrName, string attrMnemonic, dag params, list<Trait> traits = []>
    : LLVM_Aliased<attrName, attrMnemonic, params, "", traits, "DILocalScopeAttr">;

def LLVM_DINullTypeAttr : LLVM_DIType<"DINullType", "di_null_type", (ins)> {
  let assemblyFormat = ?;
}
def LLVM_DIBasicTypeAttr : LLVM_DIType<"DIBasicType", "di_basic_type",
    (ins LLVM_DITagParameter:$tag, "StringAttr":$name, OptInt64:$sizeInBits,
         LLVM_DIEncodingParameter:$encoding)> {
  let builders = [AttrBuilder<
      (ins "unsigned":$tag, "const Twine &":$name, "uint64_t":$sizeInBits, "unsigned":$encoding),
      "return $_get($_ctxt, tag, StringAttr::get($_ctxt, name), sizeInBits, encoding);">];
}
def LLVM_DICompositeTypeAttr : LLVM_DIType<"DICompositeType", "di_composite_type",
    (ins OptId:$recId, OptBool:$isRecSelf, LLVM_DITagParameter:$tag, OptText:$name, OptFile:$file,
         OptInt32:$line, OptScope:$scope, OptType:$baseType, OptionalParameter<"DIFlags">:$flags,
         OptInt64:$sizeInBits, OptInt64:$alignInBits, OptExpr:$dataLocation, OptExpr:$rank,
         OptExpr:$allocated, OptExpr:$associated, OptNodes:$elements),
    [LLVM_DIRecursiveTypeAttrInterface]> {
  // A type that does not refer to itself.
  let builders = [AttrBuilder<
    (ins "unsigned":$tag, "StringAttr":$name, "DIFileAttr":$file, "uint32_t":$line, "DIScopeAttr":$scope,
         "DITypeAttr":$baseType, "DIFlags":$flags, "uint64_t":$sizeInBits, "uint64_t":$alignInBits,
         "DIExpressionAttr":$dataLocation, "DIExpressionAttr":$rank, "DIExpressionAttr":$allocated,
         "DIExpressionAttr":$associated, "ArrayRef<DINodeAttr>":$elements), [{
      return $_get($_ctxt, nullptr, false, tag, name, file, line, scope, baseType, flags, sizeInBits,
                   alignInBits, dataLocation, rank, allocated, associated, elements);
  }]>];
}
def LLVM_DIDerivedTypeAttr : LLVM_DIType<"DIDerivedType", "di_derived_type",
    (ins LLVM_DITagParameter:$tag, OptText:$name, OptType:$baseType, OptInt64:$sizeInBits,
         OptInt32:$alignInBits, OptInt64:$offsetInBits,
         OptionalParameter<"std::optional<unsigned>">:$dwarfAddressSpace,
         OptionalParameter<"DINodeAttr">:$extraData)>;
def LLVM_DIStringTypeAttr : LLVM_DIType<"DIStringType", "di_string_type",
    (ins LLVM_DITagParameter:$tag, "StringAttr":$name, OptInt64:$sizeInBits, OptInt32:$alignInBits,
         OptionalParameter<"DIVariableAttr">:$stringLength, OptExpr:$stringLengthExp,
         OptExpr:$stringLocationExp, LLVM_DIEncodingParameter:$encoding)>;
def LLVM_DISubroutineTypeAttr : LLVM_DIType<"DISubroutineType", "di_subroutine_type",
    (ins LLVM_DICallingConventionParameter:$callingConvention,
         OptionalArrayRefParameter<"DITypeAttr">:$types)> {
  let builders = [AttrBuilder<(ins "ArrayRef<DITypeAttr>":$types), "return $_get($_ctxt, 0, types);">];
}

def LLVM_DIFileAttr : LLVM_DIScope<"DIFile", "di_file", (ins "StringAttr":$name, "StringAttr":$directory)> {
  let builders = [AttrBuilder<
      (ins "StringRef":$name, "StringRef":$directory),
      "return $_get($_ctxt, StringAttr::get($_ctxt, name), StringAttr::get($_ctxt, directory));">];
  let assemblyFormat = "`<` $name `in` $directory `>`";
}
def LLVM_DICompileUnitAttr : LLVM_DIScope<"DICompileUnit", "di_compile_unit",
    (ins "DistinctAttr":$id, LLVM_DILanguageParameter:$sourceLanguage, "DIFileAttr":$file,
         OptText:$producer, "bool":$isOptimized, "DIEmissionKind":$emissionKind,
         OptionalParameter<"DINameTableKind">:$nameTableKind, OptText:$splitDebugFilename)> {
  let builders = [AttrBuilderWithInferredContext<
    (ins "DistinctAttr":$id, "unsigned":$sourceLanguage, "DIFileAttr":$file, "StringAttr":$producer,
         "bool":$isOptimized, "DIEmissionKind":$emissionKind,
         CArg<"DINameTableKind", "DINameTableKind::Default">:$nameTableKind,
         CArg<"StringAttr", "{}">:$splitDebugFilename), [{
      return $_get(id.getContext(), id, sourceLanguage, file, producer, isOptimized, emissionKind,
                   nameTableKind, splitDebugFilename);
  }]>];
}
def LLVM_DIModuleAttr : LLVM_DIScope<"DIModule", "di_module",
    (ins OptFile:$file, OptScope:$scope, OptText:$name, OptText:$configMacros, OptText:$includePath,
         OptText:$apinotes, OptInt:$line, OptBool:$isDecl)>;
def LLVM_DINamespaceAttr : LLVM_DIScope<"DINamespace", "di_namespace",
    (ins OptText:$name, OptScope:$scope, "bool":$exportSymbols)>;
def LLVM_DICommonBlockAttr : LLVM_DIScope<"DICommonBlock", "di_common_block",
    (ins "DIScopeAttr":$scope, OptionalParameter<"DIGlobalVariableAttr">:$decl, "StringAttr":$name,
         OptFile:$file, OptInt:$line)>;

def LLVM_DILexicalBlockAttr : LLVM_DILocalScope<"DILexicalBlock", "di_lexical_block",
    (ins "DIScopeAttr":$scope, OptFile:$file, OptInt:$line, OptInt:$column)> {
  let builders = [AttrBuilderWithInferredContext<
      (ins "DIScopeAttr":$scope, "DIFileAttr":$file, "unsigned":$line, "unsigned":$column),
      "return $_get(scope.getContext(), scope, file, line, column);">];
}
def LLVM_DILexicalBlockFile : LLVM_DILocalScope<"DILexicalBlockFile", "di_lexical_block_file",
    (ins "DIScopeAttr":$scope, OptFile:$file, "unsigned":$discriminator)> {
  let builders = [AttrBuilderWithInferredContext<
      (ins "DIScopeAttr":$scope, "DIFileAttr":$file, "unsigned":$discriminator),
      "return $_get(scope.getContext(), scope, file, discriminator);">];
}
def LLVM_DISubprogramAttr : LLVM_DILocalScope<"DISubprogram", "di_subprogram",
    (ins OptId:$recId, OptBool:$isRecSelf, OptId:$id,
         OptionalParameter<"DICompileUnitAttr">:$compileUnit, OptScope:$scope, OptText:$name,
         OptText:$linkageName, OptFile:$file, OptInt:$line, OptInt:$scopeLine,
         OptionalParameter<"DISubprogramFlags">:$subprogramFlags,
         OptionalParameter<"DISubroutineTypeAttr">:$type, OptNodes:$retainedNodes,
         OptNodes:$annotations),
    [LLVM_DIRecursiveTypeAttrInterface]> {
  // A subprogram that does not refer to itself.
  let builders = [AttrBuilder<
    (ins "DistinctAttr":$id, "DICompileUnitAttr":$compileUnit, "DIScopeAttr":$scope, "StringAttr":$name,
         "StringAttr":$linkageName, "DIFileAttr":$file, "unsigned":$line, "unsigned":$scopeLine,
         "DISubprogramFlags":$subprogramFlags, "DISubroutineTypeAttr":$type,
         "ArrayRef<DINodeAttr>":$retainedNodes, "ArrayRef<DINodeAttr>":$annotations), [{
      return $_get($_ctxt, nullptr, false, id, compileUnit, scope, name, linkageName, file, line, scopeLine,
                   subprogramFlags, type, retainedNodes, annotations);
  }]>];
}

def LLVM_DIGlobalVariable : LLVM_DINode<"DIGlobalVariable", "di_global_variable",
    (ins OptScope:$scope, OptText:$name, OptText:$linkageName, "DIFileAttr":$file, "unsigned":$line,
         "DITypeAttr":$type, OptBool:$isLocalToUnit, OptBool:$isDefined, OptInt:$alignInBits)>;
def LLVM_DILocalVariableAttr : LLVM_DINode<"DILocalVariable", "di_local_variable",
    (ins "DIScopeAttr":$scope, OptText:$name, OptFile:$file, OptInt:$line, OptInt:$arg,
         OptInt:$alignInBits, OptType:$type, OptionalParameter<"DIFlags">:$flags)> {
  let builders = [AttrBuilderWithInferredContext<
    (ins "DIScopeAttr":$scope, "StringRef":$name, "DIFileAttr":$file, "unsigned":$line, "unsigned":$arg,
         "unsigned":$alignInBits, "DITypeAttr":$type, "DIFlags":$flags), [{
      MLIRContext *context = scope.getContext();
      return $_get(context, scope, StringAttr::get(context, name), file, line, arg, alignInBits, type, flags);
  }]>];
}
def LLVM_DILabelAttr : LLVM_DINode<"DILabel", "di_label",
    (ins "DIScopeAttr":$scope, OptText:$name, OptFile:$file, OptInt:$line)> {
  let builders = [AttrBuilderWithInferredContext<
    (ins "DIScopeAttr":$scope, "StringRef":$name, "DIFileAttr":$file, "unsigned":$line), [{
      MLIRContext *context = scope.getContext();
      return $_get(context, scope, StringAttr::get(context, name), file, line);
  }]>];
}
def LLVM_DIImportedEntityAttr : LLVM_DINode<"DIImportedEntity", "di_imported_entity",
    (ins LLVM_DITagParameter:$tag, "DIScopeAttr":$scope, "DINodeAttr":$entity, OptFile:$file,
         OptInt:$line, OptText:$name, OptNodes:$elements)>;

// Nodes without names of their own.
let genMnemonicAlias = 0 in {
  def LLVM_DIAnnotationAttr : LLVM_DINode<"DIAnnotation", "di_annotation",
      (ins "StringAttr":$name, "StringAttr":$value)>;
  def LLVM_DISubrangeAttr : LLVM_DINode<"DISubrange", "di_subrange",
      (ins OptBound:$count, OptBound:$lowerBound, OptBound:$upperBound, OptBound:$stride)>;
  def LLVM_DIGenericSubrangeAttr : LLVM_DINode<"DIGenericSubrange", "di_generic_subrange",
      (ins OptBound:$count, "::mlir::Attribute":$lowerBound, OptBound:$upperBound,
           "::mlir::Attribute":$stride)>;
}

def LLVM_DIGlobalVariableExpressionAttr : LLVM_Aliased<"DIGlobalVariableExpression",
    "di_global_variable_expression", (ins "DIGlobalVariableAttr":$var, OptExpr:$expr)> {
  let constBuilderCall = "$0";
}
def DIGlobalVariableExpressionArrayAttr
    : TypedArrayAttrBase<LLVM_DIGlobalVariableExpressionAttr, "an array of variable expressions">;

#endif
