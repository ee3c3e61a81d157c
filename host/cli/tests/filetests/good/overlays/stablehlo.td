// Definitions under the names of StableHLO's, as far as its overlay names them.
include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Dialect_ : Dialect { let name = "stablehlo"; let cppNamespace = "::mlir::stablehlo"; }
class HloOp<string name, list<Trait> traits = []> : Op<Dialect_, name, traits>;
def ValidDimension : CPred<"mlir::hlo::isValidQuantizedDimension($_self)">;
def Tensor : Type<And<[AnyRankedTensor.predicate, ValidDimension]>, "tensor", "::mlir::RankedTensorType">;

def ConstantOp : HloOp<"constant"> {
  let arguments = (ins ElementsAttr:$value);
  let results = (outs Tensor:$output);
  let hasCustomAssemblyFormat = 1;
}
def CustomCallOp : HloOp<"custom_call"> {
  let arguments = (ins Variadic<Tensor>:$inputs, StrAttr:$call_target_name);
  let results = (outs Variadic<Tensor>:$results);
  let assemblyFormat = [{
    custom<CustomCallTarget>($call_target_name) `(` $inputs `)` attr-dict `:` functional-type(operands, results)
  }];
}
def ConcatenateOp : HloOp<"concatenate"> {
  let arguments = (ins Variadic<Tensor>:$inputs, I64Attr:$dimension);
  let results = (outs Tensor:$output);
  let assemblyFormat = [{
    custom<VariadicOperandWithAttribute>($inputs) `dim` `=` $dimension attr-dict `:` functional-type(operands, results)
  }];
}
def SliceOp : HloOp<"slice"> {
  let arguments = (ins Tensor:$operand, DenseI64ArrayAttr:$start_indices, DenseI64ArrayAttr:$limit_indices,
                       DenseI64ArrayAttr:$strides);
  let results = (outs Tensor:$output);
  let assemblyFormat = [{
    $operand custom<SliceRanges>($start_indices, $limit_indices, $strides) attr-dict `:` functional-type(operands, results)
  }];
}
def SelectOp : HloOp<"select"> {
  let arguments = (ins Tensor:$pred, Tensor:$on_true, Tensor:$on_false);
  let results = (outs Tensor:$result);
  let assemblyFormat = [{
    operands attr-dict `:` custom<SelectOpType>(type($pred), type($on_true), type($on_false), type($result))
  }];
}
