//===- QuantOps.td: operations of the quant dialect -----------------------===//
#ifndef LEGALIZE_QUANT_OPS
#define LEGALIZE_QUANT_OPS

include "mlir/Dialect/Quant/IR/QuantBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class quant_Op<string mnemonic, list<Trait> traits> : Op<Quant_Dialect, mnemonic, traits>;

class quant_CastingOp<string mnemonic, Type from, Type to, string desc, list<Trait> traits = []>
    : quant_Op<mnemonic, [Pure, quant_SameScalarOrTensorShape] # traits> {
  let summary = desc;
  let arguments = (ins from:$input);
  let results = (outs to:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def quant_DequantizeCastOp : quant_CastingOp<"dcast", quant_QuantizedScalarOrTensor,
    quant_FloatScalarOrTensor, "the numbers that stored integers stand for">;

def quant_QuantizeCastOp : quant_CastingOp<"qcast", quant_FloatScalarOrTensor,
    quant_QuantizedScalarOrTensor, "the stored integers that stand for numbers">;

def quant_StorageCastOp : quant_CastingOp<"scast", quant_IntegerOrQuantizedScalarOrTensor,
    quant_IntegerOrQuantizedScalarOrTensor, "plain integers as quantized ones, or back",
    [quant_IntegerAndQuantizedCombination]>;

#endif
