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

// Operations whose result types rules need.
class BinaryOp<string name> : HloOp<name> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$result);
}
foreach name = ["add", "and", "atan2", "complex", "divide", "maximum", "minimum", "multiply", "or", "power", "remainder",
                "shift_left", "shift_right_arithmetic", "shift_right_logical", "subtract", "xor"] in
  def Binary_#name : BinaryOp<name>;
def CompareOp : BinaryOp<"compare"> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs, StrAttr:$comparison_direction);
}
class UnaryOp<Dialect dialect, string name> : Op<dialect, name, []> {
  let arguments = (ins AnyType:$operand);
  let results = (outs AnyType:$result);
}
foreach name = ["abs", "cbrt", "ceil", "cosine", "count_leading_zeros", "exponential", "exponential_minus_one", "floor", "imag",
                "log", "log_plus_one", "logistic", "negate", "not", "popcnt", "real", "round_nearest_afz",
                "round_nearest_even", "rsqrt", "sign", "sine", "sqrt", "tan", "tanh"] in
  def Unary_#name : UnaryOp<Dialect_, name>;
def IsFiniteOp : HloOp<"is_finite"> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$y);
}
def Chlo : Dialect { let name = "chlo"; let cppNamespace = "::mlir::chlo"; }
foreach name = ["_asin_acos_kernel", "atanh"] in
  def Chlo_#name : UnaryOp<Chlo, name>;
def MulhiOp : Op<Chlo, "mulhi", []> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$result);
}
