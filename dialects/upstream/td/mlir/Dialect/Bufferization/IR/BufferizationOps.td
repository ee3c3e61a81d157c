//===- BufferizationOps.td: operations of the bufferization dialect -------===//
#ifndef LEGALIZE_BUFFERIZATION_OPS
#define LEGALIZE_BUFFERIZATION_OPS

include "mlir/Dialect/Bufferization/IR/AllocationOpInterface.td"
include "mlir/Dialect/Bufferization/IR/BufferViewFlowOpInterface.td"
include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.td"
include "mlir/Dialect/Bufferization/IR/BufferizationBase.td"
include "mlir/Dialect/Bufferization/IR/BufferizationTypeInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/SubsetOpInterface.td"

class Bufferization_Op<string mnemonic, list<Trait> traits = []>
    : Op<Bufferization_Dialect, mnemonic, traits>;

defvar Bufferization_Reifies =
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>;

// Tensors as buffers will hold them.

def Bufferization_AllocTensorOp : Bufferization_Op<"alloc_tensor", [
    AttrSizedOperandSegments, BufferizableOpInterface, Bufferization_Reifies]> {
  let summary = "a tensor with a buffer of its own";
  let arguments = (ins Variadic<Index>:$dynamic_sizes, Optional<AnyTensor>:$copy,
                       Optional<Index>:$size_hint, OptionalAttr<AnyAttr>:$memory_space);
  let results = (outs AnyTensor:$result);
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Bufferization_DeallocTensorOp : Bufferization_Op<"dealloc_tensor", [BufferizableOpInterface]> {
  let summary = "the end of a tensor and its buffer";
  let arguments = (ins AnyTensor:$tensor);
  let assemblyFormat = "$tensor attr-dict `:` type($tensor)";
}

def Bufferization_MaterializeInDestinationOp : Bufferization_Op<"materialize_in_destination", [
    AllElementTypesMatch<["source", "dest"]>, BufferizableOpInterface, DestinationStyleOpInterface,
    Bufferization_Reifies,
    DeclareOpInterfaceMethods<SubsetOpInterface,
                              ["operatesOnEquivalentSubset", "operatesOnDisjointSubset"]>,
    DeclareOpInterfaceMethods<SubsetInsertionOpInterface,
                              ["getSourceOperand", "getValuesNeededToBuildSubsetExtraction",
                               "buildSubsetExtraction", "isEquivalentSubset"]>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface, ["getEffects"]>]> {
  let summary = "a tensor whose buffer is that of another or a given one";
  let arguments = (ins AnyTensor:$source, AnyShaped:$dest, UnitAttr:$restrict, UnitAttr:$writable);
  let results = (outs Optional<AnyTensor>:$result);
  let assemblyFormat = [{
    $source `in` (`restrict` $restrict^)? (`writable` $writable^)? $dest attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

// From tensor to buffer and back.

class Bufferization_TensorAndBufferMatch<string tensor, string buffer>
    : PredOpTrait<"specified tensor and buffer types match",
        CPred<"::mlir::bufferization::detail::typesMatchAfterBufferization($_op, $" # tensor # ", $"
              # buffer # ")">>;

class Bufferization_ConvertingOp<string mnemonic, string from, string to, string flags,
                                 list<Trait> traits>
    : Bufferization_Op<mnemonic, [BufferizableOpInterface, SameOperandsAndResultShape,
                                  SameOperandsAndResultElementType] # traits> {
  let assemblyFormat = "$" # from # " " # flags # " attr-dict `:` type($" # from # ") `to` type($" # to # ")";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Bufferization_ToBufferOp : Bufferization_ConvertingOp<"to_buffer", "tensor", "buffer",
    "(`read_only` $read_only^)?", [Pure, Bufferization_TensorAndBufferMatch<"tensor", "buffer">]> {
  let summary = "the buffer that a tensor will have";
  let arguments = (ins Bufferization_TensorLikeTypeInterface:$tensor, UnitAttr:$read_only);
  let results = (outs Bufferization_BufferLikeTypeInterface:$buffer);
}

def Bufferization_ToTensorOp : Bufferization_ConvertingOp<"to_tensor", "buffer", "result",
    "(`restrict` $restrict^)? (`writable` $writable^)?",
    [Bufferization_TensorAndBufferMatch<"result", "buffer">]> {
  let summary = "the contents of a buffer as a tensor";
  let arguments = (ins
      Arg<Bufferization_BufferLikeTypeInterface, "", [MemReadAt<0, FullEffect>]>:$buffer,
      UnitAttr:$restrict, UnitAttr:$writable);
  let results = (outs Bufferization_TensorLikeTypeInterface:$result);
}

// Buffers.

def Bufferization_CloneOp : Bufferization_Op<"clone", [MemoryEffectsOpInterface,
    DeclareOpInterfaceMethods<AllocationOpInterface, ["buildDealloc", "buildClone"]>]> {
  let summary = "a copy of a buffer that must not be changed";
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "", [MemRead<DefaultResource>]>:$input);
  let results = (outs Res<AnyRankedOrUnrankedMemRef, "",
                          [MemWrite<DefaultResource>, MemAlloc<DefaultResource>]>:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Bufferization_DeallocOp : Bufferization_Op<"dealloc", [AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "the end of buffers under conditions, unless others alias them";
  let arguments = (ins Variadic<AnyRankedOrUnrankedMemRef>:$memrefs, Variadic<I1>:$conditions,
                       Variadic<AnyRankedOrUnrankedMemRef>:$retained);
  let results = (outs Variadic<I1>:$updatedConditions);
  let assemblyFormat = [{
    (` ``(` $memrefs^ `:` type($memrefs) `)` `if` ` ` `(` $conditions `)`)?
    (`retain` ` ` `(` $retained^ `:` type($retained) `)`)? attr-dict
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

#endif
