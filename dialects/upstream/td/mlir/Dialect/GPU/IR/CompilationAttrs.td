//===- CompilationAttrs.td: compiled gpu modules and their kernels --------===//
#ifndef LEGALIZE_GPU_COMPILATION_ATTRS
#define LEGALIZE_GPU_COMPILATION_ATTRS

include "mlir/Dialect/GPU/IR/CompilationAttrInterfaces.td"
include "mlir/Dialect/GPU/IR/GPUBase.td"

// The format of compiled code.
def GPU_ObjectOffload : I32EnumAttrCase<"Offload", 1, "offload">;
def GPU_ObjectISA     : I32EnumAttrCase<"Assembly", 2, "assembly">;
def GPU_ObjectBinary  : I32EnumAttrCase<"Binary", 3, "bin">;
def GPU_ObjectFatbin  : I32EnumAttrCase<"Fatbin", 4, "fatbin">;
def GPU_CompilationTargetEnum : GPU_I32Enum<"CompilationTarget", "GPU compilation format", [
    GPU_ObjectOffload, GPU_ObjectISA, GPU_ObjectBinary, GPU_ObjectFatbin]>;

class GPU_CompiledAttr<string name, string mnemonic, dag params, string form, list<Trait> traits = []>
    : GPU_Attr<name, mnemonic, traits> {
  let parameters = params;
  let assemblyFormat = form;
  let genVerifyDecl = 1;
}

def GPU_KernelMetadataAttr : GPU_CompiledAttr<"KernelMetadata", "kernel_metadata", (ins
    "StringAttr":$name, "Type":$function_type, OptionalParameter<"ArrayAttr">:$arg_attrs,
    OptionalParameter<"DictionaryAttr">:$metadata),
    "`<` $name `,` $function_type (`,` struct($arg_attrs, $metadata)^)? `>`"> {
  defvar noted = (ins CArg<"DictionaryAttr", "nullptr">:$metadata);
  let builders = [
    AttrBuilderWithInferredContext<
        !con((ins "StringAttr":$name, "Type":$functionType, CArg<"ArrayAttr", "nullptr">:$argAttrs), noted),
        "return $_get(name.getContext(), name, functionType, argAttrs, metadata);">,
    AttrBuilderWithInferredContext<!con((ins "FunctionOpInterface":$kernel), noted)>
  ];
}

def GPU_KernelTableAttr : GPU_CompiledAttr<"KernelTable", "kernel_table", (ins
    OptionalArrayRefParameter<"KernelMetadataAttr">:$kernel_table),
    "`<` (`[` qualified($kernel_table)^ `]`)? `>`"> {
  // Kernels are looked up by name, so that they are kept in the order of their names.
  let builders = [AttrBuilder<
    (ins "ArrayRef<KernelMetadataAttr>":$kernels, CArg<"bool", "false">:$isSorted), [{
    ::llvm::SmallVector<KernelMetadataAttr> table(kernels);
    if (!isSorted)
      ::llvm::sort(table, [](KernelMetadataAttr a, KernelMetadataAttr b) {
        return a.getName().getValue() < b.getName().getValue();
      });
    return $_get($_ctxt, table);
  }]>];
  let skipDefaultBuilders = 1;
}

def GPU_ObjectAttr : GPU_CompiledAttr<"Object", "object", (ins "Attribute":$target,
    DefaultValuedParameter<"CompilationTarget", "CompilationTarget::Fatbin">:$format,
    "StringAttr":$object, OptionalParameter<"DictionaryAttr">:$properties,
    OptionalParameter<"KernelTableAttr">:$kernels),
    "`<` $target `,` (`properties` `=` $properties^ `,`)? (`kernels` `=` $kernels^ `,`)? "
    # "custom<Object>($format, $object) `>`"> {
  let builders = [AttrBuilderWithInferredContext<
      (ins "Attribute":$target, "CompilationTarget":$format, "StringAttr":$object,
           CArg<"DictionaryAttr", "nullptr">:$properties, CArg<"KernelTableAttr", "nullptr">:$kernels),
      "return $_get(target.getContext(), target, format, object, properties, kernels);">];
}
def GPUObjectArrayAttr
    : TypedArrayAttrBase<GPU_ObjectAttr, "an array of GPU object attributes">;

def GPU_SelectObjectAttr : GPU_CompiledAttr<"SelectObject", "select_object",
    (ins OptionalParameter<"Attribute">:$target), "(`<` $target^ `>`)?",
    [OffloadingTranslationAttrTrait]>;

#endif
