//===- PtrOps.td: operations on pointers ----------------------------------===//
#ifndef LEGALIZE_PTR_OPS
#define LEGALIZE_PTR_OPS

include "mlir/Dialect/Ptr/IR/MemorySpaceInterfaces.td"
include "mlir/Dialect/Ptr/IR/PtrAttrDefs.td"
include "mlir/Dialect/Ptr/IR/PtrDialect.td"
include "mlir/Dialect/Ptr/IR/PtrEnums.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

// Kinds of operands: one or a shape of pointers or integers, and vectors of them.

class Ptr_ShapedValueType<list<Type> of, list<Pred> conditions = []>
    : ShapedContainerType<of, And<[HasValueSemanticsPred] # conditions>,
                          "A shaped type with value semantics and rank.", "::mlir::ShapedType">;
class _Ptr_OneOrShaped<Type of> : AnyTypeOf<[Ptr_ShapedValueType<[of], [HasRankPred]>, of]>;
class _Ptr_Line<Type of> : Ptr_ShapedValueType<[of], [HasAnyRankOfPred<[1]>]>;

def Ptr_PtrLikeType : _Ptr_OneOrShaped<Ptr_PtrType>;
def Ptr_IntLikeType : _Ptr_OneOrShaped<AnySignlessIntegerOrIndex>;
def Ptr_Any1DType : _Ptr_Line<AnyType>;
def Ptr_Mask1DType : _Ptr_Line<I1>;
def Ptr_Ptr1DType : _Ptr_Line<Ptr_PtrType>;

// Attributes and relations of several operations.

def AlignmentProp : OptionalProp<I64Prop>;
defvar _Ptr_Ordering = DefaultValuedProp<AtomicOrderingProp, "AtomicOrdering::not_atomic">;

class _Ptr_Mask<string of>
    : TypesMatchWith<of # " and mask must be compatible", of, "mask",
          "::llvm::cast<ShapedType>($_self).clone(IntegerType::get($_self.getContext(), 1))">;
defvar _Ptr_metadataOf = "PtrMetadataType::get(cast<PtrLikeTypeInterface>($_self))";

// An access to memory.
class _Ptr_Access<string mnemonic, list<Trait> traits = []>
    : Pointer_Op<mnemonic, [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>] # traits> {
  let hasVerifier = 1;
}

def Ptr_LoadOp : _Ptr_Access<"load"> {
  let summary = "reads one value";
  let arguments = (ins Ptr_PtrType:$ptr, AlignmentProp:$alignment, UnitProp:$volatile_,
                       UnitProp:$nontemporal, UnitProp:$invariant, UnitProp:$invariantGroup,
                       _Ptr_Ordering:$ordering, OptionalAttr<StrAttr>:$syncscope);
  let results = (outs AnyType:$value);
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $ptr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
    oilist(`nontemporal` $nontemporal | `invariant` $invariant | `invariant_group` $invariantGroup
           | `alignment` `=` $alignment)
    attr-dict `:` qualified(type($ptr)) `->` type($value)
  }];
}

def Ptr_StoreOp : _Ptr_Access<"store"> {
  let summary = "writes one value";
  let arguments = (ins AnyType:$value, Ptr_PtrType:$ptr, AlignmentProp:$alignment,
                       UnitProp:$volatile_, UnitProp:$nontemporal, UnitProp:$invariantGroup,
                       _Ptr_Ordering:$ordering, OptionalAttr<StrAttr>:$syncscope);
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $value `,` $ptr
    (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
    oilist(`nontemporal` $nontemporal | `invariant_group` $invariantGroup
           | `alignment` `=` $alignment)
    attr-dict `:` type($value) `,` qualified(type($ptr))
  }];
}

def Ptr_MaskedLoadOp
    : _Ptr_Access<"masked_load", [_Ptr_Mask<"result">, AllTypesMatch<["result", "passthrough"]>]> {
  let summary = "reads the values that a mask selects";
  let arguments = (ins Ptr_PtrType:$ptr, Ptr_Mask1DType:$mask, Ptr_Any1DType:$passthrough,
                       AlignmentProp:$alignment);
  let results = (outs Ptr_Any1DType:$result);
  let assemblyFormat = [{
    $ptr `,` $mask `,` $passthrough (`alignment` `=` $alignment^)? attr-dict
    `:` qualified(type($ptr)) `->` type($result)
  }];
}

def Ptr_MaskedStoreOp : _Ptr_Access<"masked_store", [_Ptr_Mask<"value">]> {
  let summary = "writes the values that a mask selects";
  let arguments = (ins Ptr_Any1DType:$value, Ptr_PtrType:$ptr, Ptr_Mask1DType:$mask,
                       AlignmentProp:$alignment);
  let assemblyFormat = [{
    $value `,` $ptr `,` $mask (`alignment` `=` $alignment^)? attr-dict
    `:` type($value) `,` qualified(type($ptr))
  }];
}

def Ptr_GatherOp : _Ptr_Access<"gather", [
    _Ptr_Mask<"result">, AllTypesMatch<["result", "passthrough"]>,
    AllShapesMatch<["result", "ptrs"]>, AllTypeIDsMatch<["result", "ptrs"]>]> {
  let summary = "reads a value from each of several places";
  let arguments = (ins Ptr_Ptr1DType:$ptrs, Ptr_Mask1DType:$mask, Ptr_Any1DType:$passthrough,
                       AlignmentProp:$alignment);
  let results = (outs Ptr_Any1DType:$result);
  let assemblyFormat = [{
    $ptrs `,` $mask `,` $passthrough (`alignment` `=` $alignment^)? attr-dict
    `:` type($ptrs) `->` type($result)
  }];
}

def Ptr_ScatterOp : _Ptr_Access<"scatter", [
    _Ptr_Mask<"value">, AllShapesMatch<["value", "ptrs"]>, AllTypeIDsMatch<["value", "ptrs"]>]> {
  let summary = "writes a value to each of several places";
  let arguments = (ins Ptr_Any1DType:$value, Ptr_Ptr1DType:$ptrs, Ptr_Mask1DType:$mask,
                       AlignmentProp:$alignment);
  let assemblyFormat = [{
    $value `,` $ptrs `,` $mask (`alignment` `=` $alignment^)? attr-dict
    `:` type($value) `,` type($ptrs)
  }];
}

// Constants, arithmetic and casts.

def Ptr_ConstantOp
    : Pointer_Op<"constant", [AllTypesMatch<["value", "result"]>, ConstantLike, Pure]> {
  let summary = "a known pointer";
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs Ptr_PtrType:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

def Ptr_TypeOffsetOp : Pointer_Op<"type_offset", [Pure]> {
  let summary = "distance of neighbouring values of a type";
  let arguments = (ins TypeAttr:$elementType);
  let results = (outs AnySignlessIntegerOrIndex:$result);
  let assemblyFormat = "$elementType attr-dict `:` type($result)";
}

def Ptr_PtrAddOp : Pointer_Op<"ptr_add", [
    DeclareOpInterfaceMethods<InferTypeOpInterface>, Pure, ViewLikeOpInterface]> {
  let summary = "moves pointers by offsets";
  let arguments = (ins Ptr_PtrLikeType:$base, Ptr_IntLikeType:$offset,
                       DefaultValuedProp<EnumProp<Ptr_PtrAddFlags>, "PtrAddFlags::none">:$flags);
  let results = (outs Ptr_PtrLikeType:$result);
  let assemblyFormat =
      "($flags^)? $base `,` $offset attr-dict `:` type($base) `,` type($offset)";
  let hasFolder = 1;
}

def Ptr_PtrDiffOp
    : Pointer_Op<"ptr_diff", [AllTypesMatch<["lhs", "rhs"]>, Pure, SameOperandsAndResultShape]> {
  let summary = "distance of pointers";
  let arguments = (ins Ptr_PtrLikeType:$lhs, Ptr_PtrLikeType:$rhs,
                       DefaultValuedProp<EnumProp<Ptr_PtrDiffFlags>, "PtrDiffFlags::none">:$flags);
  let results = (outs Ptr_IntLikeType:$result);
  let assemblyFormat = "($flags^)? $lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)";
  let hasVerifier = 1;
}

def Ptr_ToPtrOp : Pointer_Op<"to_ptr", [Pure]> {
  let summary = "the pointer of something like it";
  let arguments = (ins PtrLikeTypeInterface:$ptr);
  let results = (outs Ptr_PtrType:$result);
  let assemblyFormat = "$ptr attr-dict `:` type($ptr) `->` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Ptr_FromPtrOp : Pointer_Op<"from_ptr", [
    OptionalTypesMatchWith<"metadata type", "result", "metadata", _Ptr_metadataOf>, Pure]> {
  let summary = "something like a pointer from one and what is missing";
  let arguments = (ins Ptr_PtrType:$ptr, Optional<Ptr_PtrMetadata>:$metadata);
  let results = (outs PtrLikeTypeInterface:$result);
  let assemblyFormat = [{
    $ptr (`metadata` $metadata^)? attr-dict `:` type($ptr) `->` type($result)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Ptr_GetMetadataOp
    : Pointer_Op<"get_metadata", [Pure, TypesMatchWith<"metadata type", "ptr", "result", _Ptr_metadataOf>]> {
  let summary = "what something like a pointer has besides it";
  let arguments = (ins PtrLikeTypeInterface:$ptr);
  let results = (outs Ptr_PtrMetadata:$result);
  let assemblyFormat = "$ptr attr-dict `:` type($ptr)";
}

#endif
