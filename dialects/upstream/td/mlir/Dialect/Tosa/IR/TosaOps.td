//===- TosaOps.td: operations on tensors ----------------------------------===//
#ifndef LEGALIZE_TOSA_OPS
#define LEGALIZE_TOSA_OPS

include "mlir/Dialect/Tosa/IR/TosaTypesBase.td"
include "mlir/IR/SymbolInterfaces.td"

// Extensions which often stand together.
defvar _TosaFp8 = [Tosa_EXT_FP8E4M3, Tosa_EXT_FP8E5M2];
defvar _TosaBf16 = [Tosa_EXT_BF16];
defvar _TosaInt64 = [Tosa_EXT_INT64];
defvar _TosaBf16Int64 = _TosaBf16 # _TosaInt64;
defvar _TosaPooled = [Tosa_EXT_INT16] # _TosaFp8 # _TosaBf16;
defvar _TosaConvolved = [Tosa_EXT_INT4] # _TosaPooled;
defvar _TosaMoved = _TosaFp8 # _TosaBf16Int64;

// Attributes with a value when they are left out.
defvar _TosaNanMode = DefaultValuedAttr<Tosa_NanPropagationModeAttr,
                                        "::mlir::tosa::NanPropagationMode::PROPAGATE">;
defvar _TosaFalse = DefaultValuedOptionalAttr<BoolAttr, "false">;

def Tosa_AccType : AnyTypeOf<[I<32>, I<48>, F16, F32]>;

//===- Sums over windows --------------------------------------------------===//

// The pads and steps have two numbers for each axis but the batch's and the channels', or one.
class _TosaConvolution<string mnemonic, int axes, bit transposed = 0>
    : Tosa_ConvOp<mnemonic>, _TosaIn<_TosaAll, _TosaConvolved> {
  defvar Tensor = !cast<Type>("Tosa_Tensor" # !add(axes, 2) # "D");
  defvar Each = !cast<Attr>("Tosa_IntArrayAttr" # axes);
  defvar Both = !cast<Attr>("Tosa_IntArrayAttr" # !mul(axes, 2));
  let arguments = !con(
      (ins Tensor:$input, Tensor:$weight, Tosa_Tensor1D:$bias, Tosa_ScalarIntOrFloatTensor:$input_zp,
           Tosa_ScalarIntOrFloatTensor:$weight_zp),
      !if(transposed, (ins Both:$out_pad, Each:$stride), (ins Both:$pad, Each:$stride, Each:$dilation)),
      (ins TypeAttrOf<Tosa_AccType>:$acc_type, _TosaFalse:$local_bound));
  let results = (outs Tensor:$output);
  let hasVerifier = 1;
}
def Tosa_Conv2DOp : _TosaConvolution<"conv2d", 2> {
  let summary = "convolution over a plane";
  let hasCanonicalizer = 1;
}
def Tosa_Conv3DOp : _TosaConvolution<"conv3d", 3> {
  let summary = "convolution over space";
}
def Tosa_DepthwiseConv2DOp : _TosaConvolution<"depthwise_conv2d", 2> {
  let summary = "convolution over a plane, each channel on its own";
  let hasCanonicalizer = 1;
}
def Tosa_TransposeConv2DOp : _TosaConvolution<"transpose_conv2d", 2, /*transposed=*/1> {
  let summary = "convolution over a plane with inputs spread out";
}

class _TosaPool<string mnemonic, dag taken, dag attrs>
    : Tosa_InferShapedTypeOp<mnemonic>, _TosaIn<_TosaAll, _TosaPooled> {
  let arguments = !con(taken, (ins Tosa_IntArrayAttr2:$kernel, Tosa_IntArrayAttr2:$stride,
                                       Tosa_IntArrayAttr4:$pad), attrs);
  let results = (outs Tosa_Tensor4D:$output);
  let hasVerifier = 1;
}
def Tosa_AvgPool2dOp : _TosaPool<"avg_pool2d",
    (ins Tosa_Tensor4D:$input, Tosa_ScalarIntOrFloatTensor:$input_zp, Tosa_ScalarIntOrFloatTensor:$output_zp),
    (ins TypeAttrOf<Tosa_AccType>:$acc_type)>, _TosaPlainForm {
  let summary = "mean of each window";
}
def Tosa_MaxPool2dOp : _TosaPool<"max_pool2d", (ins Tosa_Tensor4D:$input), (ins _TosaNanMode:$nan_mode)> {
  let summary = "the largest of each window";
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
}

//===- Products of matrices and transforms --------------------------------===//

def Tosa_MatMulOp : Tosa_InferShapedTypeOp<"matmul">, _TosaPlainForm, _TosaIn<_TosaAll, _TosaPooled> {
  let summary = "products of two batches of matrices";
  let arguments = (ins Tosa_Tensor3D:$a, Tosa_Tensor3D:$b, Tosa_ScalarIntOrFloatTensor:$a_zp,
                       Tosa_ScalarIntOrFloatTensor:$b_zp);
  let results = (outs Tosa_Tensor3D:$output);
  let hasVerifier = 1;
}

def Tosa_MatmulTBlockScaledOp : Tosa_InferShapedTypeOp<"matmul_t_block_scaled">,
                                _TosaIn<_TosaFp, [Tosa_EXT_MXFP]> {
  let summary = "products of matrices in blocks with scales, the second transposed";
  let arguments = (ins Tosa_MXFPDataTensor3D:$a_data, Tosa_MXFPScaleTensor3D:$a_scale,
                       Tosa_MXFPDataTensor3D:$b_data, Tosa_MXFPScaleTensor3D:$b_scale,
                       Tosa_BlockSizeAttr:$block_size);
  let results = (outs Tosa_Tensor3D:$output_data);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

class _TosaFourier<string mnemonic, dag first, list<Trait> traits = []>
    : Tosa_InferShapedTypeOp<mnemonic, [SameOperandsAndResultElementType] # traits # [ResultsAreFloatLike]>,
      _TosaPlainForm, _TosaIn<[], [Tosa_EXT_FFT]> {
  let arguments = !con((ins Tosa_Tensor3D:$input_real), first, (ins _TosaFalse:$local_bound));
  let results = (outs Tosa_Tensor3D:$output_real, Tosa_Tensor3D:$output_imag);
  let hasVerifier = 1;
}
def Tosa_FFT2dOp : _TosaFourier<"fft2d", (ins Tosa_Tensor3D:$input_imag, BoolAttr:$inverse),
                                [SameOperandsAndResultShape]> {
  let summary = "Fourier transform over planes";
}
def Tosa_RFFT2dOp : _TosaFourier<"rfft2d", (ins)> {
  let summary = "Fourier transform over planes of real numbers";
}

//===- Element by element -------------------------------------------------===//

class _TosaUnary<string mnemonic, list<I32EnumAttrCase> profiles, list<I32EnumAttrCase> extensions,
                 Type of = Tosa_Tensor, string operand = "input1">
    : Tosa_ElementwiseUnaryOp<mnemonic>, _TosaPlainForm, _TosaIn<profiles, extensions> {
  let arguments = !dag(ins, [of], [operand]);
  let results = (outs of:$output);
}
class _TosaUnaryFp<string mnemonic, Type of = Tosa_Tensor, string operand = "input1">
    : _TosaUnary<mnemonic, _TosaFp, _TosaBf16, of, operand>;

def Tosa_CeilOp : _TosaUnaryFp<"ceil"> { let summary = "rounds up"; }
def Tosa_CosOp : _TosaUnaryFp<"cos", Tosa_FloatTensor> { let summary = "cosine"; }
def Tosa_ErfOp : _TosaUnaryFp<"erf", Tosa_Tensor, "input"> { let summary = "error function"; }
def Tosa_ExpOp : _TosaUnaryFp<"exp"> { let summary = "power of e"; }
def Tosa_FloorOp : _TosaUnaryFp<"floor"> { let summary = "rounds down"; }
def Tosa_LogOp : _TosaUnaryFp<"log"> { let summary = "exponent to e"; }
def Tosa_ReciprocalOp : _TosaUnaryFp<"reciprocal"> {
  let summary = "one over each element";
  let hasFolder = 1;
}
def Tosa_RsqrtOp : _TosaUnaryFp<"rsqrt"> { let summary = "one over the square root"; }
def Tosa_SigmoidOp : _TosaUnaryFp<"sigmoid", Tosa_Tensor, "input"> { let summary = "logistic function"; }
def Tosa_SinOp : _TosaUnaryFp<"sin", Tosa_FloatTensor> { let summary = "sine"; }
def Tosa_TanhOp : _TosaUnaryFp<"tanh", Tosa_Tensor, "input"> { let summary = "hyperbolic tangent"; }

def Tosa_AbsOp : _TosaUnary<"abs", _TosaAll, _TosaBf16Int64> {
  let summary = "without sign";
  let hasFolder = 1;
}
def Tosa_BitwiseNotOp : _TosaUnary<"bitwise_not", _TosaInt, _TosaInt64> { let summary = "all bits turned"; }
def Tosa_ClzOp : _TosaUnary<"clz", _TosaInt, _TosaInt64> {
  let summary = "how many of the top bits are zero";
}
def Tosa_LogicalNotOp : _TosaUnary<"logical_not", _TosaAll, [], Tosa_I1Tensor> { let summary = "not"; }

def Tosa_ClampOp : Tosa_ElementwiseUnaryOp<"clamp">, _TosaIn<_TosaAll, [Tosa_EXT_INT16] # _TosaBf16> {
  let summary = "keeps elements between two bounds";
  let arguments = (ins Tosa_Tensor:$input, Tosa_IntOrFloatAttr:$min_val, Tosa_IntOrFloatAttr:$max_val,
                       _TosaNanMode:$nan_mode);
  let results = (outs Tosa_Tensor:$output);
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Tosa_NegateOp : Tosa_InferShapedTypeOp<"negate", [TosaElementwiseOperator]>, _TosaPlainForm,
                    _TosaIn<_TosaAll, _TosaBf16Int64> {
  let summary = "other sign";
  let arguments = (ins Tosa_Tensor:$input1, Tosa_ScalarIntOrFloatTensor:$input1_zp,
                       Tosa_ScalarIntOrFloatTensor:$output_zp);
  let results = (outs Tosa_Tensor:$output);
  let hasFolder = 1;
  let hasVerifier = 1;
}

// Two operands of a kind and attributes.
class _TosaBinary<string mnemonic, list<Trait> traits, list<I32EnumAttrCase> profiles,
                  list<I32EnumAttrCase> extensions, Type from = Tosa_Tensor, Type to = from,
                  dag attrs = (ins)>
    : Tosa_ElementwiseOp<mnemonic, traits>, _TosaIn<profiles, extensions> {
  let arguments = !con((ins from:$input1, from:$input2), attrs);
  let results = (outs to:$output);
}
defvar _TosaSame = [SameOperandsAndResultElementType];
defvar _TosaSwaps = _TosaSame # [Commutative];

class _TosaArith<string mnemonic, list<Trait> traits, list<I32EnumAttrCase> profiles = _TosaAll,
                 list<I32EnumAttrCase> extensions = _TosaBf16Int64, Type of = Tosa_Tensor, dag attrs = (ins)>
    : _TosaBinary<mnemonic, traits, profiles, extensions, of, of, attrs>, _TosaPlainForm;
let hasFolder = 1 in {
def Tosa_AddOp : _TosaArith<"add", _TosaSwaps> { let summary = "sum"; }
def Tosa_IntDivOp : _TosaArith<"intdiv", _TosaSame, _TosaAll, _TosaInt64, Tosa_Int32Or64Tensor> {
  let summary = "quotient of integers, rounded towards zero";
}
def Tosa_SubOp : _TosaArith<"sub", _TosaSame> { let summary = "difference"; }
}
def Tosa_PowOp : _TosaArith<"pow", _TosaSame, _TosaFp, _TosaBf16> { let summary = "power"; }

def Tosa_MulOp : Tosa_Op<"mul", [_TosaInfersShape, Pure]>, _TosaPlainForm, _TosaIn<_TosaAll, _TosaBf16Int64> {
  let summary = "product, shifted to the right";
  let arguments = (ins Tosa_Tensor:$input1, Tosa_Tensor:$input2, Tosa_ScalarInt8Tensor:$shift);
  let results = (outs Tosa_Tensor:$output);
  let hasFolder = 1;
  let hasVerifier = 1;
}

let hasCustomAssemblyFormat = 1 in {
def Tosa_MaximumOp : _TosaBinary<"maximum", _TosaSwaps, _TosaAll, _TosaBf16Int64, Tosa_Tensor, Tosa_Tensor,
                                 (ins _TosaNanMode:$nan_mode)> { let summary = "the larger"; }
def Tosa_MinimumOp : _TosaBinary<"minimum", _TosaSwaps, _TosaAll, _TosaBf16Int64, Tosa_Tensor, Tosa_Tensor,
                                 (ins _TosaNanMode:$nan_mode)> { let summary = "the smaller"; }
}

// Bits.
def Tosa_ArithmeticRightShiftOp : _TosaArith<"arithmetic_right_shift", _TosaSame, _TosaInt, _TosaInt64,
    Tosa_Tensor, (ins BoolAttr:$round)> { let summary = "shift to the right which keeps the sign"; }
def Tosa_LogicalLeftShiftOp : _TosaArith<"logical_left_shift", _TosaSame, _TosaAll, _TosaInt64> {
  let summary = "shift to the left";
}
def Tosa_LogicalRightShiftOp : _TosaArith<"logical_right_shift", _TosaSame, _TosaAll, _TosaInt64> {
  let summary = "shift to the right with zeros";
}
foreach of = ["And", "Or", "Xor"] in {
  let summary = !tolower(of) # " of each two bits" in
  def Tosa_Bitwise # of # Op : _TosaArith<"bitwise_" # !tolower(of), _TosaSwaps, _TosaInt, _TosaInt64>;
  let summary = !tolower(of) # " of two truths" in
  def Tosa_Logical # of # Op : _TosaArith<"logical_" # !tolower(of), _TosaSwaps, _TosaAll, [], Tosa_I1Tensor>;
}

// Comparisons.
class _TosaCompare<string mnemonic, list<Trait> traits = []>
    : _TosaBinary<mnemonic, traits # [SameOperandsElementType], _TosaAll, _TosaBf16Int64, Tosa_Tensor,
                  Tosa_I1Tensor>, _TosaPlainForm {
  let hasFolder = 1;
}
def Tosa_EqualOp : _TosaCompare<"equal", [Commutative, InferTensorType]> { let summary = "same"; }
def Tosa_GreaterOp : _TosaCompare<"greater"> { let summary = "first one larger"; }
def Tosa_GreaterEqualOp : _TosaCompare<"greater_equal"> { let summary = "first one larger or same"; }

def Tosa_SelectOp : Tosa_ElementwiseOp<"select">, _TosaPlainForm, _TosaIn<_TosaAll, _TosaBf16Int64> {
  let summary = "elements of one or another tensor, chosen by a third";
  let arguments = (ins Tosa_I1Tensor:$input1, Tosa_Tensor:$input2, Tosa_Tensor:$input3);
  let results = (outs Tosa_Tensor:$output);
  let hasCanonicalizeMethod = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tosa_TableOp : Tosa_InferShapedTypeOp<"table">, _TosaPlainForm, _TosaIn<_TosaInt, [Tosa_EXT_INT16]> {
  let summary = "elements looked up in a table";
  let arguments = (ins Tosa_Tensor:$input1, Tosa_Tensor1D:$table);
  let results = (outs Tosa_Tensor:$output);
  let hasVerifier = 1;
}

//===- Along one axis -----------------------------------------------------===//

class _TosaReduce<string of, list<I32EnumAttrCase> profiles, list<I32EnumAttrCase> extensions,
                  dag attrs = (ins)>
    : Tosa_InferTensorTypeOp<"reduce_" # of>, _TosaIn<profiles, extensions> {
  let arguments = !con((ins Tosa_TensorAtLeast1D:$input, I32Attr:$axis), attrs);
  let results = (outs Tosa_TensorAtLeast1D:$output);
  let hasFolder = 1;
  let hasVerifier = 1;
}
class _TosaReduceNan<string of> : _TosaReduce<of, _TosaAll, _TosaBf16Int64, (ins _TosaNanMode:$nan_mode)> {
  let hasCustomAssemblyFormat = 1;
}
def Tosa_ReduceAllOp : _TosaReduce<"all", _TosaAll, []>, _TosaPlainForm { let summary = "whether all hold"; }
def Tosa_ReduceAnyOp : _TosaReduce<"any", _TosaAll, []>, _TosaPlainForm { let summary = "whether one holds"; }
def Tosa_ReduceMaxOp : _TosaReduceNan<"max"> { let summary = "the largest"; }
def Tosa_ReduceMinOp : _TosaReduceNan<"min"> { let summary = "the smallest"; }
def Tosa_ReduceProductOp : _TosaReduce<"product", _TosaFp, _TosaBf16>, _TosaPlainForm {
  let summary = "product of all";
}
def Tosa_ReduceSumOp : _TosaReduce<"sum", _TosaAll, _TosaBf16Int64>, _TosaPlainForm {
  let summary = "sum of all";
}

def Tosa_ArgMaxOp : Tosa_InferShapedTypeOp<"argmax">, _TosaIn<_TosaAll, _TosaPooled # _TosaInt64> {
  let summary = "where the largest is";
  let arguments = (ins Tosa_TensorAtLeast1D:$input, I32Attr:$axis, _TosaNanMode:$nan_mode);
  let results = (outs Tosa_Tensor:$output);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tosa_ConcatOp : Tosa_InferTensorTypeOp<"concat">, _TosaPlainForm,
                    _TosaIn<_TosaAll, _TosaFp8 # _TosaBf16 # [Tosa_EXT_INT16, Tosa_EXT_INT64]> {
  let summary = "tensors one after another";
  let arguments = (ins Variadic<Tosa_TensorAtLeast1D>:$input1, I32Attr:$axis);
  let results = (outs Tosa_TensorAtLeast1D:$output);
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tosa_ReverseOp : Tosa_Op<"reverse", [_TosaInfersShape, Pure]>, _TosaPlainForm,
                     _TosaIn<_TosaAll, _TosaMoved> {
  let summary = "elements in the other order";
  let arguments = (ins Tosa_TensorAtLeast1D:$input1, I32Attr:$axis);
  let results = (outs Tosa_TensorAtLeast1D:$output);
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===- Elements moved about -----------------------------------------------===//

def Tosa_PadOp : Tosa_InferShapedTypeOp<"pad">, _TosaPlainForm, _TosaIn<_TosaAll, _TosaMoved> {
  let summary = "a tensor with a border of one value";
  let arguments = (ins Tosa_TensorAtLeast1D:$input1, Tosa_Shape:$padding, Tosa_ScalarTensor:$pad_const);
  let results = (outs Tosa_TensorAtLeast1D:$output);
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tosa_ReshapeOp : Tosa_InferTensorTypeOp<"reshape">, _TosaPlainForm, _TosaIn<_TosaAll, _TosaMoved> {
  let summary = "the same elements in another shape";
  let arguments = (ins Tosa_Tensor:$input1, Tosa_Shape:$shape);
  let results = (outs Tosa_Tensor:$output);
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tosa_SliceOp : Tosa_InferShapedTypeOp<"slice">, _TosaPlainForm, _TosaIn<_TosaAll, _TosaMoved> {
  let summary = "a part of a tensor";
  let arguments = (ins Tosa_TensorAtLeast1D:$input1, Tosa_Shape:$start, Tosa_Shape:$size);
  let results = (outs Tosa_TensorAtLeast1D:$output);
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tosa_TileOp : Tosa_InferShapedTypeOp<"tile">, _TosaPlainForm, _TosaIn<_TosaAll, _TosaMoved> {
  let summary = "a tensor repeated along its axes";
  let arguments = (ins Tosa_TensorAtLeast1D:$input1, Tosa_Shape:$multiples);
  let results = (outs Tosa_TensorAtLeast1D:$output);
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tosa_TransposeOp : Tosa_InferShapedTypeOp<"transpose", [
      DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>,
      AllElementTypesMatch<["input1", "output"]>]>,
    _TosaPlainForm, _TosaIn<_TosaAll, _TosaMoved> {
  let summary = "axes in another order";
  let arguments = (ins Tosa_TensorAtLeast1D:$input1, DenseI32ArrayAttr:$perms);
  let results = (outs Tosa_TensorAtLeast1D:$output);
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

class _TosaIndexed<string mnemonic> : Tosa_InferShapedTypeOp<mnemonic>, _TosaPlainForm,
                                      _TosaIn<_TosaAll, _TosaMoved> {
  let hasVerifier = 1;
}
def Tosa_GatherOp : _TosaIndexed<"gather"> {
  let summary = "rows taken by number";
  let arguments = (ins Tosa_Tensor3D:$values, Tosa_IndexTensor2D:$indices);
  let results = (outs Tosa_Tensor3D:$output);
}
def Tosa_ScatterOp : _TosaIndexed<"scatter"> {
  let summary = "rows put in by number";
  let arguments = (ins Tosa_Tensor3D:$values_in, Tosa_IndexTensor2D:$indices, Tosa_Tensor3D:$input);
  let results = (outs Tosa_Tensor3D:$values_out);
}

def Tosa_ResizeOp : Tosa_InferShapedTypeOp<"resize">, _TosaIn<_TosaAll, [Tosa_EXT_INT16] # _TosaBf16> {
  let summary = "an image in another size";
  let arguments = (ins Tosa_Tensor4D:$input, Rank4TosaShape:$scale, Rank2TosaShape:$offset,
                       Rank2TosaShape:$border, Tosa_ResizeModeAttr:$mode);
  let results = (outs Tosa_Tensor4D:$output);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===- Other element types ------------------------------------------------===//

def Tosa_CastOp : Tosa_Op<"cast", [Pure, SameOperandsAndResultShape, _TosaInfersShape]>, _TosaPlainForm,
                  _TosaIn<_TosaAll, _TosaMoved> {
  let summary = "the nearest values of another type";
  let arguments = (ins Tosa_Tensor:$input);
  let results = (outs Tosa_Tensor:$output);
  let hasFolder = 1;
}

class _TosaBlockScaled<string mnemonic> : Tosa_InferShapedTypeOp<mnemonic>,
                                          _TosaIn<_TosaFp, [Tosa_EXT_BF16, Tosa_EXT_MXFP]> {
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def Tosa_CastFromBlockScaledOp : _TosaBlockScaled<"cast_from_block_scaled"> {
  let summary = "blocks multiplied by their scales";
  let arguments = (ins Tosa_MXFPDataTensorAtLeast1D:$input_data, Tosa_MXFPScaleTensorAtLeast1D:$input_scale,
                       Tosa_BlockSizeAttr:$block_size);
  let results = (outs Tosa_TensorAtLeast1D:$output_data);
}
def Tosa_CastToBlockScaledOp : _TosaBlockScaled<"cast_to_block_scaled"> {
  let summary = "numbers as blocks with scales";
  let arguments = (ins Tosa_TensorAtLeast1D:$input_data, Tosa_BlockSizeAttr:$block_size);
  let results = (outs Tosa_MXFPDataTensorAtLeast1D:$output_data,
                      Tosa_MXFPScaleTensorAtLeast1D:$output_scale);
}

def Tosa_RescaleOp : Tosa_InferShapedTypeOp<"rescale">, _TosaIn<_TosaInt, [Tosa_EXT_INT16]> {
  let summary = "quantized values in another scale";
  defvar zeroPoint = Tosa_ScalarIntOrFloatTensor;
  let arguments = (ins Tosa_Tensor:$input, Tosa_1DInt16Or32Tensor:$multiplier, Tosa_1DInt8Tensor:$shift,
                       zeroPoint:$input_zp, zeroPoint:$output_zp, BoolAttr:$scale32,
                       Tosa_RoundingModeAttr:$rounding_mode, BoolAttr:$per_channel,
                       BoolAttr:$input_unsigned, BoolAttr:$output_unsigned);
  let results = (outs Tosa_Tensor:$output);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

//===- Constants, variables and others' operations ------------------------===//

defvar _TosaStored = [Tosa_EXT_INT4] # _TosaPooled;

def Tosa_ConstOp : Tosa_Op<"const", [ConstantLike, Pure, AllShapesMatch<["values", "output"]>,
                                     FirstAttrDerivedResultType]>,
                   _TosaIn<_TosaAll, _TosaStored # [Tosa_EXT_MXFP] # _TosaInt64> {
  let summary = "a known tensor";
  let arguments = (ins ElementsAttr:$values);
  let results = (outs Tosa_Tensor:$output);
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tosa_IdentityOp : Tosa_Op<"identity", [_TosaInfersShape, Pure]>, _TosaPlainForm,
                      _TosaIn<_TosaAll, _TosaStored # _TosaInt64> {
  let summary = "the same tensor";
  let arguments = (ins Tosa_Tensor:$input1);
  let results = (outs Tosa_Tensor:$output);
}

def Tosa_CustomOp : Tosa_Op<"custom">, _TosaPlainForm, _TosaIn<_TosaAll> {
  let summary = "an operation that others define";
  let arguments = (ins StrAttr:$operator_name, StrAttr:$domain_name, StrAttr:$implementation_attrs,
                       Variadic<Tosa_Tensor>:$input_list);
  let results = (outs Variadic<Tosa_Tensor>:$output_list);
}

class _TosaVariable<string mnemonic, list<Trait> traits = []>
    : Tosa_Op<mnemonic, traits>, _TosaIn<_TosaAll, [Tosa_EXT_VARIABLE]>;
def Tosa_VariableOp : _TosaVariable<"variable", [Symbol]> {
  let summary = "a tensor that can be written to";
  let arguments = (ins SymbolNameAttr:$sym_name, IndexElementsAttr:$var_shape, TypeAttr:$type,
                       OptionalAttr<AnyAttr>:$initial_value);
  let hasCustomAssemblyFormat = 1;
  let assemblyFormat = [{
    $sym_name attr-dict custom<VariableOpTypeOrInitialValue>($var_shape, $type, $initial_value)
  }];
}
def Tosa_VariableReadOp : _TosaVariable<"variable_read"> {
  let summary = "what a variable holds";
  let arguments = (ins SymbolNameAttr:$name);
  let results = (outs Tosa_Tensor:$output1);
  let assemblyFormat = "$name attr-dict `:` type($output1)";
  let hasVerifier = 1;
}
def Tosa_VariableWriteOp : _TosaVariable<"variable_write"> {
  let summary = "gives a variable another tensor";
  let arguments = (ins SymbolNameAttr:$name, Tosa_Tensor:$input1);
  let assemblyFormat = "$name attr-dict `,` $input1 `:` type($input1)";
  let hasVerifier = 1;
}

//===- Control flow -------------------------------------------------------===//

class _TosaControl<string mnemonic, dag first, list<Trait> traits = []>
    : Tosa_Op<mnemonic, traits # [InferShapedTypeOpAdaptor, RecursiveMemoryEffects,
                                  SingleBlockImplicitTerminator<"YieldOp">]>,
      _TosaIn<[], [Tosa_EXT_CONTROLFLOW]> {
  let arguments = !con(first, (ins Variadic<Tosa_Tensor>:$input_list));
  let results = (outs Variadic<Tosa_Tensor>:$output_list);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def Tosa_IfOp : _TosaControl<"cond_if", (ins Tosa_I1Tensor:$condition)> {
  let summary = "one of two regions, chosen by a condition";
  let regions = (region SizedRegion<1>:$then_graph, SizedRegion<1>:$else_graph);
}
def Tosa_WhileOp : _TosaControl<"while_loop", (ins), [DeclareOpInterfaceMethods<LoopLikeOpInterface>]> {
  let summary = "loop with a condition";
  let regions = (region SizedRegion<1>:$cond_graph, SizedRegion<1>:$body_graph);
}

include "mlir/Dialect/Tosa/IR/TosaUtilOps.td"
include "mlir/Dialect/Tosa/IR/TosaShapeOps.td"

#endif
