//===- SPIRVMemoryOps.td: variables, pointers, loads and stores -----------===//
#ifndef LEGALIZE_SPIRV_MEMORY_OPS
#define LEGALIZE_SPIRV_MEMORY_OPS

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/AlignmentAttrInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def SPIRV_VariableOp : SPIRV_Op<"Variable"> {
  let summary = "a variable of a function";
  let arguments = (ins SPIRV_StorageClassAttr:$storage_class, Optional<AnyType>:$initializer);
  let results = (outs SPIRV_AnyPtr:$pointer);
}

// Pointers to parts.

let hasCustomAssemblyFormat = 0 in {
  def SPIRV_AccessChainOp : SPIRV_Op<"AccessChain", [Pure]> {
    let summary = "pointer to a part of a composite";
    let arguments = (ins SPIRV_AnyPtr:$base_ptr, Variadic<SPIRV_Integer>:$indices);
    let results = (outs SPIRV_AnyPtr:$component_ptr);
    let assemblyFormat =
        "$base_ptr `[` $indices `]` attr-dict `:` type($base_ptr) `,` type($indices) `->` type(results)";
    let builders = [OpBuilder<(ins "Value":$basePtr, "ValueRange":$indices)>];
    let hasCanonicalizer = 1;
  }
  foreach op = ["PtrAccessChain", "InBoundsPtrAccessChain"] in
    def SPIRV_ # op # Op : SPIRV_Op<op, [Pure]> {
      let arguments = (ins SPIRV_AnyPtr:$base_ptr, SPIRV_Integer:$element, Variadic<SPIRV_Integer>:$indices);
      let results = (outs SPIRV_AnyPtr:$result);
      let availability = SPIRV_Needs<[SPIRV_C_Addresses] # !if(!eq(op, "PtrAccessChain"), [
          SPIRV_C_PhysicalStorageBufferAddresses, SPIRV_C_VariablePointers,
          SPIRV_C_VariablePointersStorageBuffer], [])>.all;
      let assemblyFormat = [{
        $base_ptr `[` $element ($indices^)? `]` attr-dict
        `:` type($base_ptr) `,` type($element) (`,` type($indices)^)? `->` type($result)
      }];
      let builders = [OpBuilder<(ins "Value":$basePtr, "Value":$element, "ValueRange":$indices)>];
    }
}

// Accesses; an alignment belongs to the memory access before it.

defvar SPIRV_OptionalAccess = OptionalAttr<SPIRV_MemoryAccessAttr>;
defvar SPIRV_OptionalAlignment = OptionalAttr<IntValidAlignment<I32Attr>>;
class SPIRV_MemoryOp<string mnemonic, dag operands>
    : SPIRV_Op<mnemonic, [DeclareOpInterfaceMethods<AlignmentAttrOpInterface>]> {
  let arguments = !con(operands,
                       (ins SPIRV_OptionalAccess:$memory_access, SPIRV_OptionalAlignment:$alignment),
                       !if(!eq(mnemonic, "CopyMemory"),
                           (ins SPIRV_OptionalAccess:$source_memory_access,
                                SPIRV_OptionalAlignment:$source_alignment),
                           (ins)));
}

def SPIRV_LoadOp : SPIRV_MemoryOp<"Load", (ins SPIRV_AnyPtr:$ptr)> {
  let summary = "reads what a pointer points to";
  let results = (outs SPIRV_Type:$value);
  let builders = [OpBuilder<(ins "Value":$basePtr, CArg<"MemoryAccessAttr", "{}">:$memory_access,
                                 CArg<"IntegerAttr", "{}">:$alignment)>];
}
def SPIRV_StoreOp : SPIRV_MemoryOp<"Store", (ins SPIRV_AnyPtr:$ptr, SPIRV_Type:$value)>;
def SPIRV_CopyMemoryOp : SPIRV_MemoryOp<"CopyMemory", (ins SPIRV_AnyPtr:$target, SPIRV_AnyPtr:$source)> {
  let autogenSerialization = 0;
}

#endif
