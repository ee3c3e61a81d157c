//===- LinalgNamedStructuredOps.yamlgen.td: operations with known maps ----===//
// Included by LinalgStructuredOps.td.
#ifndef LEGALIZE_LINALG_NAMED_STRUCTURED_OPS
#define LEGALIZE_LINALG_NAMED_STRUCTURED_OPS

class _LinalgNamedOp<string mnemonic, list<Trait> traits = []> : _LinalgBodilessOp<mnemonic, traits> {
  let arguments = (ins Variadic<AnyType>:$inputs, Variadic<AnyShaped>:$outputs);
  let builders = _LinalgBuilders;
}

// Of each element by itself.

foreach name = ["Abs", "Add", "Ceil", "Div", "Erf", "Exp", "Floor", "Log", "Max", "Min", "Mul", "NegF",
                "PowF", "Reciprocal", "Round", "Rsqrt", "Select", "Sqrt", "Square", "Sub", "Tanh"] in
  def name#Op : _LinalgNamedOp<!tolower(name)>;
def DivUnsignedOp : _LinalgNamedOp<"div_unsigned">;

def CopyOp : _LinalgNamedOp<"copy"> {
  let arguments = (ins Variadic<AnyType>:$inputs, Variadic<AnyShaped>:$outputs, _LinalgCast:$cast);
  let hasCanonicalizer = 1;
}
def FillOp : _LinalgNamedOp<"fill", [LinalgFillOpInterface]> { let hasCanonicalizer = 1; }
def FillRng2DOp : _LinalgNamedOp<"fill_rng_2d">;

// Products of vectors, matrices and tiles.

foreach name = ["dot", "matvec", "vecmat", "batch_matvec", "batch_vecmat"] in
  def snakeCaseToCamelCase<name>.ret#Op : _LinalgNamedOp<name, [LinalgContractionOpInterface]>;
def BatchMmt4DOp : _LinalgNamedOp<"batch_mmt4d", [LinalgContractionOpInterface]>;
def Mmt4DOp      : _LinalgNamedOp<"mmt4d", [LinalgContractionOpInterface]>;
def QuantizedBatchMatmulOp : _LinalgNamedOp<"quantized_batch_matmul">;
def QuantizedMatmulOp      : _LinalgNamedOp<"quantized_matmul">;

// Convolutions and pooling. A window has a stride and a dilation for each dimension along which it
// moves, 1 by default.

class _LinalgOnePerDim<int dims>
    : DefaultValuedOptionalAttr<RankedI64ElementsAttr<[dims]>,
          "{ " # !interleave(!listsplat("static_cast<int64_t>(1)", dims), ", ") # " }">;

class _LinalgWindowOp<string mnemonic, int dims>
    : _LinalgNamedOp<mnemonic, [LinalgConvolutionOpInterface]> {
  let arguments = (ins Variadic<AnyType>:$inputs, Variadic<AnyShaped>:$outputs,
                       _LinalgOnePerDim<dims>:$strides, _LinalgOnePerDim<dims>:$dilations);
}

// By the dimensions of the input and of the filter; those that end in `q` subtract zero points.
multiclass _LinalgWindowOps<string prefix, int dims, list<string> layouts> {
  foreach layout = layouts in
    def snakeCaseToCamelCase<layout>.ret#Op : _LinalgWindowOp<prefix # "_" # layout, dims>;
}

foreach dims = 1...3 in
  def Conv#dims#DOp : _LinalgNamedOp<"conv_" # dims # "d", [LinalgConvolutionOpInterface]>;

defm Conv1D : _LinalgWindowOps<"conv_1d", 1, ["ncw_fcw", "nwc_wcf"]>;
defm Conv2D : _LinalgWindowOps<"conv_2d", 2, [
    "nchw_fchw", "nchw_fchw_q", "ngchw_fgchw", "ngchw_gfchw", "ngchw_gfchw_q", "nhwc_fhwc", "nhwc_fhwc_q",
    "nhwc_hwcf", "nhwc_hwcf_q", "nhwgc_gfhwc", "nhwgc_gfhwc_q"]>;
defm Conv3D : _LinalgWindowOps<"conv_3d", 3, ["ncdhw_fcdhw", "ndhwc_dhwcf", "ndhwc_dhwcf_q"]>;
defm DepthwiseConv1D : _LinalgWindowOps<"depthwise_conv_1d", 1, ["ncw_cw", "nwc_wc", "nwc_wcm"]>;
defm DepthwiseConv2D : _LinalgWindowOps<"depthwise_conv_2d", 2, [
    "nchw_chw", "nhwc_hwc", "nhwc_hwc_q", "nhwc_hwcm", "nhwc_hwcm_q"]>;
defm DepthwiseConv3D : _LinalgWindowOps<"depthwise_conv_3d", 3, [
    "ncdhw_cdhw", "ndhwc_dhwc", "ndhwc_dhwcm"]>;

// By the dimensions of the input and how the elements of a window are combined.
defm Pooling : _LinalgWindowOps<"pooling", 1, [
    "ncw_max", "ncw_sum", "nwc_max", "nwc_max_unsigned", "nwc_min", "nwc_min_unsigned", "nwc_sum"]>;
defm Pooling : _LinalgWindowOps<"pooling", 2, [
    "nchw_max", "nchw_sum", "nhwc_max", "nhwc_max_unsigned", "nhwc_min", "nhwc_min_unsigned", "nhwc_sum"]>;
defm Pooling : _LinalgWindowOps<"pooling", 3, ["ndhwc_max", "ndhwc_min", "ndhwc_sum"]>;

#endif
