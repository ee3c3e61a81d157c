//===- SPIRVImageOps.td: images -------------------------------------------===//
#ifndef LEGALIZE_SPIRV_IMAGE_OPS
#define LEGALIZE_SPIRV_IMAGE_OPS

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Dialect/SPIRV/Interfaces/SPIRVImageInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// Traits about the type of an image. An operand is an image, or the transform gets the image of it.

def SPIRV_SampledImageTransform
    : StrFunc<"llvm::cast<::mlir::spirv::SampledImageType>($_self).getImageType()">;

class SPIRV_ImageTypeOf<string operand, string transform> {
  string text = "cast<::mlir::spirv::ImageType>("
                # !subst("$_self", "$" # operand # ".getType()", transform) # ")";
}
class SPIRV_ImageTypeIn<string operand, list<string> cases, string transform, string enum, string getter>
    : CPred<"::llvm::is_contained({"
            # !interleave(!foreach(case, cases, "::mlir::spirv::" # enum # "::" # case), ", ")
            # "},::llvm::" # SPIRV_ImageTypeOf<operand, transform>.text # "." # getter # "())">;
class SPIRV_DimIs<string operand, list<string> values, string transform = "$_self">
    : PredOpTrait<"the Dim operand of the underlying image must be " # !interleave(values, " or "),
                  SPIRV_ImageTypeIn<operand, values, transform, "Dim", "getDim">>;
class SPIRV_DimIsNot<string operand, list<string> values, string transform = "$_self">
    : PredOpTrait<"the Dim operand of the underlying image must not be " # !interleave(values, " or "),
                  Neg<SPIRV_ImageTypeIn<operand, values, transform, "Dim", "getDim">>>;
class SPIRV_MSOperandIs<string operand, list<string> values, string transform = "$_self">
    : PredOpTrait<"the MS operand of the underlying image type must be " # !interleave(values, " or "),
                  SPIRV_ImageTypeIn<operand, values, transform, "ImageSamplingInfo", "getSamplingInfo">>;
class SPIRV_SampledOperandIs<string operand, list<string> values, string transform = "$_self">
    : PredOpTrait<"the sampled operand of the underlying image must be " # !interleave(values, " or "),
                  SPIRV_ImageTypeIn<operand, values, transform, "ImageSamplerUseInfo", "getSamplerUseInfo">>;
class SPIRV_NoneOrElementMatchImage<string operand, string image, string transform = "$_self">
    : PredOpTrait<"the " # operand # " component type must match the image sampled type",
        CPred<"::llvm::isa<NoneType>(" # SPIRV_ImageTypeOf<image, transform>.text # ".getElementType()) ||"
              # "(getElementTypeOrSelf($" # operand # ")=="
              # SPIRV_ImageTypeOf<image, transform>.text # ".getElementType())">>;

class SPIRV_ImageOperandIsPresent<string operand, list<string> values>
    : PredOpTrait<"either " # !interleave(values, " or ") # " image operands must be present",
        CPred<"::mlir::spirv::bitEnumContainsAny($" # operand # ", "
              # !interleave(!foreach(value, values, "::mlir::spirv::ImageOperands::" # value), " | ") # ")">>;

// Types of coordinates and of texels.

defvar SPIRV_FloatCoordinate = SPIRV_ScalarOrVectorOf<SPIRV_Float>;
defvar SPIRV_IntCoordinate = SPIRV_ScalarOrVectorOf<SPIRV_Integer>;
defvar SPIRV_FloatOrInt = AnyTypeOf<[SPIRV_FloatCoordinate, SPIRV_IntCoordinate]>;
defvar SPIRV_FloatVec4 = SPIRV_Vec4<SPIRV_Float>;
defvar SPIRV_IntOrFloatVec4 = AnyTypeOf<[SPIRV_IntVec4, SPIRV_FloatVec4]>;

// An access with image operands: the image's name, the operands after the image, and the attribute of the
// operands that follow.
class SPIRV_ImageAccess<string mnemonic, string image, dag operands, list<Trait> traits,
                        Attr mask = OptionalAttr<SPIRV_ImageOperandsAttr>> : SPIRV_Op<mnemonic, traits> {
  defvar type = !if(!eq(image, "image"), SPIRV_AnyImage, SPIRV_AnySampledImage);
  defvar names = [image] # !foreach(i, !range(!size(operands)), !getdagname(operands, i));
  let arguments = !con(!dag(ins, [type], [image]), operands,
                       (ins mask:$image_operands, Variadic<SPIRV_Type>:$operand_arguments));
  let assemblyFormat = !interleave(!foreach(name, names, "$" # name), " `,` ")
      # " custom<ImageOperands>($image_operands) (`,` $operand_arguments^)? attr-dict `:` "
      # !interleave(!foreach(name, names, "type($" # name # ")"), " `,` ")
      # " (`,` type($operand_arguments)^)?"
      # !if(!eq(mnemonic, "ImageWrite"), "", " `->` type($result)");
}

// Accesses to texels.

def SPIRV_ImageFetchOp : SPIRV_ImageAccess<"ImageFetch", "image", (ins SPIRV_IntCoordinate:$coordinate), [
    SPIRV_DimIsNot<"image", ["Cube"]>, SPIRV_SampledOperandIs<"image", ["NeedSampler"]>,
    SPIRV_NoneOrElementMatchImage<"result", "image">]> {
  let results = (outs AnyTypeOf<[SPIRV_FloatVec4, SPIRV_IntVec4]>:$result);
}
def SPIRV_ImageReadOp : SPIRV_ImageAccess<"ImageRead", "image", (ins SPIRV_FloatOrInt:$coordinate), [
    SPIRV_SampledOperandIs<"image", ["SamplerUnknown", "NoSampler"]>,
    SPIRV_NoneOrElementMatchImage<"result", "image">]> {
  let results = (outs SPIRV_FloatOrInt:$result);
}
def SPIRV_ImageWriteOp : SPIRV_ImageAccess<"ImageWrite", "image",
    (ins SPIRV_FloatOrInt:$coordinate, SPIRV_FloatOrInt:$texel), [
    SPIRV_SampledOperandIs<"image", ["SamplerUnknown", "NoSampler"]>,
    SPIRV_DimIsNot<"image", ["SubpassData"]>, SPIRV_NoneOrElementMatchImage<"texel", "image">]>;

// Sampling.

defvar SPIRV_IsSingleSampled =
    SPIRV_MSOperandIs<"sampled_image", ["SingleSampled"], SPIRV_SampledImageTransform.result>;
defvar SPIRV_IsNoBuffer = SPIRV_DimIsNot<"sampled_image", ["Buffer"], SPIRV_SampledImageTransform.result>;
defvar SPIRV_IsOfSampledType =
    SPIRV_NoneOrElementMatchImage<"result", "sampled_image", SPIRV_SampledImageTransform.result>;

def SPIRV_ImageSampleExplicitLodOp : SPIRV_ImageAccess<"ImageSampleExplicitLod", "sampled_image",
    (ins SPIRV_FloatOrInt:$coordinate), [
    SPIRV_IsNoBuffer, SPIRV_IsSingleSampled, SPIRV_IsOfSampledType,
    SPIRV_ImageOperandIsPresent<"image_operands", ["Lod", "Grad"]>,
    DeclareOpInterfaceMethods<SPIRV_ExplicitLodOpInterface>], SPIRV_ImageOperandsAttr> {
  let results = (outs SPIRV_IntOrFloatVec4:$result);
}
let availability = SPIRV_Needs<[SPIRV_C_Shader]>.all in {
  def SPIRV_ImageDrefGatherOp : SPIRV_ImageAccess<"ImageDrefGather", "sampled_image",
      (ins SPIRV_FloatCoordinate:$coordinate, SPIRV_Float32:$dref), [
      Pure, SPIRV_DimIs<"sampled_image", ["Dim2D", "Cube", "Rect"], SPIRV_SampledImageTransform.result>,
      SPIRV_IsSingleSampled, SPIRV_IsOfSampledType]> {
    let results = (outs SPIRV_IntOrFloatVec4:$result);
  }
  def SPIRV_ImageSampleImplicitLodOp : SPIRV_ImageAccess<"ImageSampleImplicitLod", "sampled_image",
      (ins SPIRV_FloatCoordinate:$coordinate), [
      DeclareOpInterfaceMethods<SPIRV_ImplicitLodOpInterface>, SPIRV_IsNoBuffer, SPIRV_IsSingleSampled,
      SPIRV_IsOfSampledType]> {
    let results = (outs SPIRV_IntOrFloatVec4:$result);
  }
  def SPIRV_ImageSampleProjDrefImplicitLodOp
      : SPIRV_ImageAccess<"ImageSampleProjDrefImplicitLod", "sampled_image",
          (ins SPIRV_FloatOrInt:$coordinate, SPIRV_Float32:$dref), [
          DeclareOpInterfaceMethods<SPIRV_ImplicitLodOpInterface>, SPIRV_IsNoBuffer, SPIRV_IsSingleSampled,
          TypesMatchWith<"type of 'result' matches image type of 'sampled_image'", "sampled_image", "result",
                         "::llvm::cast<::mlir::spirv::ImageType>(::llvm::cast<spirv::SampledImageType>("
                         # "$_self).getImageType()).getElementType()">]> {
    let results = (outs AnyTypeOf<[SPIRV_Integer, SPIRV_Float]>:$result);
  }
}

// Images themselves.

def SPIRV_ImageOp : SPIRV_Op<"Image", [
    Pure, TypesMatchWith<"type of 'result' matches image type of 'sampled_image'", "sampled_image", "result",
                         "::llvm::cast<spirv::SampledImageType>($_self).getImageType()">]> {
  let summary = "the image of a sampled image";
  let arguments = (ins SPIRV_AnySampledImage:$sampled_image);
  let results = (outs SPIRV_AnyImage:$result);
  let assemblyFormat = "$sampled_image attr-dict `:` type($sampled_image)";
  let hasVerifier = 0;
}
def SPIRV_ImageQuerySizeOp : SPIRV_Op<"ImageQuerySize", [Pure]> {
  let summary = "sizes of an image";
  let availability = SPIRV_Needs<[SPIRV_C_ImageQuery, SPIRV_C_Kernel]>.all;
  let arguments = (ins SPIRV_AnyImage:$image);
  let results = (outs SPIRV_IntCoordinate:$result);
  let assemblyFormat = "$image attr-dict `:` type($image) `->` type($result)";
}

#endif
