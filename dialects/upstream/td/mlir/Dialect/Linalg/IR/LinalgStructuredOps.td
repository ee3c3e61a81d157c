//===- LinalgStructuredOps.td: loops over elements with a body ------------===//
#ifndef LEGALIZE_LINALG_STRUCTURED_OPS
#define LEGALIZE_LINALG_STRUCTURED_OPS

include "mlir/Dialect/Linalg/IR/LinalgBase.td"
include "mlir/Dialect/Linalg/IR/LinalgInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class LinalgStructuredBase_Op<string mnemonic, list<Trait> props>
    : Op<Linalg_Dialect, mnemonic, [
          SingleBlockImplicitTerminator<"YieldOp">,
          DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
          DeclareOpInterfaceMethods<ConditionallySpeculatable>, RecursiveMemoryEffects,
          DestinationStyleOpInterface, LinalgStructuredInterface,
          ReifyRankedShapedTypeOpInterface] # props> {
  let hasCustomAssemblyFormat = 1;
}

defvar _LinalgResultNames = DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>;
defvar _LinalgArgumentNames =
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmBlockArgumentNames"]>;

// Operations whose body is written.

def TensorOrMemref : AnyTypeOf<[AnyMemRef, AnyRankedTensor], "", "::mlir::ShapedType">;

def GenericOp : LinalgStructuredBase_Op<"generic", [_LinalgArgumentNames,
    AttrSizedOperandSegments]> {
  let summary = "loops with maps and a body";
  let arguments = (ins Variadic<AnyType>:$inputs, Variadic<AnyShaped>:$outputs,
                       AffineMapArrayAttr:$indexing_maps, IteratorTypeArrayAttr:$iterator_types,
                       OptionalAttr<StrAttr>:$doc, OptionalAttr<StrAttr>:$library_call);
  let results = (outs Variadic<AnyRankedTensor>:$result_tensors);
  let regions = (region AnyRegion:$region);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def MapOp : LinalgStructuredBase_Op<"map", [_LinalgResultNames, _LinalgArgumentNames]> {
  let summary = "computes each element of those at the same place";
  let arguments = (ins Variadic<TensorOrMemref>:$inputs, TensorOrMemref:$init);
  let results = (outs Variadic<AnyTensor>:$result);
  let regions = (region SizedRegion<1>:$mapper);
  let hasVerifier = 1;
}

def ReduceOp : LinalgStructuredBase_Op<"reduce", [_LinalgResultNames, _LinalgArgumentNames,
    SameVariadicOperandSize]> {
  let summary = "combines elements along dimensions";
  let arguments = (ins Variadic<TensorOrMemref>:$inputs, Variadic<TensorOrMemref>:$inits,
                       ConfinedAttr<DenseI64ArrayAttr,
                                    [DenseArrayStrictlySorted<DenseI64ArrayAttr>]>:$dimensions);
  let results = (outs Variadic<AnyTensor>);
  let regions = (region SizedRegion<1>:$combiner);
  let hasVerifier = 1;
}

// Operations whose body follows from their name.

defvar _LinalgAttributes = CArg<"ArrayRef<NamedAttribute>", "{}">;

class _LinalgMovingOp<string mnemonic> : LinalgStructuredBase_Op<mnemonic, [_LinalgResultNames]> {
  let results = (outs Variadic<AnyTensor>:$result);
  let regions = (region SizedRegion<1>:$region);
  let skipDefaultBuilders = 1;
  let builders = !foreach(type, ["DenseI64ArrayAttr", "ArrayRef<int64_t>"],
      OpBuilder<(ins "Value":$input, "Value":$init, type:$dims, _LinalgAttributes:$attributes)>);
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}
def BroadcastOp : _LinalgMovingOp<"broadcast"> {
  let summary = "repeats along new dimensions";
  let arguments = (ins TensorOrMemref:$input, TensorOrMemref:$init, DenseI64ArrayAttr:$dimensions);
}
def TransposeOp : _LinalgMovingOp<"transpose"> {
  let summary = "permutes the dimensions";
  let arguments = (ins TensorOrMemref:$input, TensorOrMemref:$init,
                       DenseI64ArrayAttr:$permutation);
  let hasFolder = 1;
}

class _LinalgBodilessOp<string mnemonic, list<Trait> traits = []>
    : LinalgStructuredBase_Op<mnemonic, [AttrSizedOperandSegments] # traits> {
  let results = (outs Variadic<AnyRankedTensor>:$result_tensors);
  let regions = (region AnyRegion:$region);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "ValueRange":$inputs, "ValueRange":$outputs, _LinalgAttributes:$attributes)>,
    OpBuilder<(ins "TypeRange":$resultTypes, "ValueRange":$inputs, "ValueRange":$outputs,
                   _LinalgAttributes:$attributes)>
  ];
  let hasFolder = 1;
}

def ElementwiseOp : _LinalgBodilessOp<"elementwise"> {
  let summary = "applies a function to each element";
  let arguments = (ins Variadic<AnyType>:$inputs, Variadic<AnyShaped>:$outputs,
                       ElementwiseKindAttr:$kind,
                       DefaultValuedOptionalAttr<AffineMapArrayAttr, "{}">:$indexing_maps);
}

// Builders of operations whose body follows from their name.
defvar _LinalgBuilders = [
  OpBuilder<(ins "ValueRange":$inputs, "ValueRange":$outputs, _LinalgAttributes:$attributes), [{
    buildStructuredOp($_builder, $_state, std::nullopt, inputs, outputs, attributes, nullptr);
  }]>,
  OpBuilder<(ins "TypeRange":$resultTypes, "ValueRange":$inputs, "ValueRange":$outputs,
                 _LinalgAttributes:$attributes), [{
    buildStructuredOp($_builder, $_state, resultTypes, inputs, outputs, attributes, nullptr);
  }]>
];

defvar _LinalgCast = DefaultValuedOptionalAttr<TypeFnAttr, "TypeFn::cast_signed">;

class _LinalgProductOp<string mnemonic>
    : _LinalgBodilessOp<mnemonic, [LinalgContractionOpInterface]> {
  let hasVerifier = 1;
}

def ContractOp : _LinalgProductOp<"contract"> {
  let summary = "sum of products, as given by maps";
  let arguments = (ins Variadic<AnyType>:$inputs, Variadic<AnyShaped>:$outputs,
                       AffineMapArrayAttr:$indexing_maps, _LinalgCast:$cast);
  let results = (outs Variadic<AnyShaped>:$result_tensors);
  let regions = (region SizedRegion<1>:$combiner);
}

// Products of matrices, whose maps may differ from those that their class knows.
foreach product = ["matmul", "batch_matmul", "batch_reduce_matmul"] in {
  defvar class_ = snakeCaseToCamelCase<product>.ret # "Op";
  def class_ : _LinalgProductOp<product> {
    let summary = "product of matrices";
    let builders = _LinalgBuilders;
    let arguments = (ins Variadic<AnyType>:$inputs, Variadic<AnyShaped>:$outputs,
                         DefaultValuedOptionalAttr<AffineMapArrayAttr,
                             class_ # "::getDefaultIndexingMaps($_builder.getContext())"
                         >:$indexing_maps,
                         _LinalgCast:$cast);
  }
}

include "mlir/Dialect/Linalg/IR/LinalgNamedStructuredOps.yamlgen.td"

#endif
