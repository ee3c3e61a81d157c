//===- QuantBase.td: the quant dialect and its constraints ----------------===//
#ifndef LEGALIZE_QUANT_BASE
#define LEGALIZE_QUANT_BASE

include "mlir/IR/OpBase.td"

def Quant_Dialect : Dialect {
  let name = "quant";
  let cppNamespace = "::mlir::quant";
  let summary = "numbers that are stored as scaled integers";
  let useDefaultTypePrinterParser = 1;
}

// Types by themselves.

def quant_QuantizedType
    : Type<CPred<"::llvm::isa<::mlir::quant::QuantizedType>($_self)">, "quantized type">;

class _QuantUnion<list<Type> parts, string desc>
    : Type<Or<!foreach(part, parts, part.predicate)>, desc>;
def quant_IntegerOrQuantizedType
    : _QuantUnion<[AnySignlessInteger, quant_QuantizedType], "signless integer or quantized type">;
def quant_ScalarType
    : _QuantUnion<[AnySignlessInteger, AnyFloat, quant_QuantizedType],
                  "signless integer, float, or quantized scalar">;

// Types by themselves or in a tensor.

class quant_ScalarOrTensorOf<Type of>
    : _QuantUnion<[of, TensorOf<[of]>], "scalar or tensor of " # of.summary>;
def quant_FloatScalarOrTensor             : quant_ScalarOrTensorOf<AnyFloat>;
def quant_IntegerScalarOrTensor           : quant_ScalarOrTensorOf<AnySignlessInteger>;
def quant_IntegerOrQuantizedScalarOrTensor : quant_ScalarOrTensorOf<quant_IntegerOrQuantizedType>;
def quant_QuantizedScalarOrTensor         : quant_ScalarOrTensorOf<quant_QuantizedType>;

// Relations of the operand of a cast to its result.

class _QuantFromTo<Type from, Type to, list<Pred> more = []>
    : And<!listconcat([TypeIsPred<"input", from>, TypeIsPred<"result", to>], more)>;

def quant_SameScalarOrTensorShape
    : PredOpTrait<"input and result are both scalars or both tensors with matching shape",
        Or<[_QuantFromTo<quant_ScalarType, quant_ScalarType>,
            _QuantFromTo<AnyUnrankedTensor, AnyUnrankedTensor>,
            _QuantFromTo<AnyRankedTensor, AnyRankedTensor,
                         [AllShapesMatch<["input", "result"]>.predicate]>]>>;

def quant_IntegerAndQuantizedCombination
    : PredOpTrait<"input must be integer and result must be quantized, or vice versa",
        Or<[_QuantFromTo<quant_QuantizedScalarOrTensor, quant_IntegerScalarOrTensor>,
            _QuantFromTo<quant_IntegerScalarOrTensor, quant_QuantizedScalarOrTensor>]>>;

#endif
