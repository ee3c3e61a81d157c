// A dialect for images, as a vendor would ship it: types, an enum attribute, operations with formats, constraints
// and builders that only a C++ compiler would read.

#ifndef PIXEL_TD
#define PIXEL_TD

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Pixel_Dialect : Dialect {
  let name = "pixel";
  let cppNamespace = "::pixel";
  let summary = "Operations on images";
  let useDefaultTypePrinterParser = 1;
}

def Pixel_Image : TypeDef<Pixel_Dialect, "Image"> {
  let mnemonic = "image";
  let summary = "An image of a width, a height and an element type";
  let parameters = (ins "int64_t":$width, "int64_t":$height, "::mlir::Type":$element);
  let assemblyFormat = "`<` $width `by` $height `,` $element `>`";
}

def Pixel_Edge : I32EnumAttr<"Edge", "what lies beyond the edge", [
    I32EnumAttrCase<"Zero", 0, "zero">,
    I32EnumAttrCase<"Clamp", 1, "clamp">,
    I32EnumAttrCase<"Wrap", 2, "wrap">]> {
  let cppNamespace = "::pixel";
}

class Pixel_Op<string mnemonic, list<Trait> traits = []> : Op<Pixel_Dialect, mnemonic, traits # [Pure]>;

class Pixel_Unary<string mnemonic> : Pixel_Op<mnemonic, [SameOperandsAndResultType]> {
  let arguments = (ins Pixel_Image:$image);
  let results = (outs Pixel_Image:$result);
  let assemblyFormat = "$image attr-dict `:` qualified(type($result))";
}

def Pixel_LoadOp : Pixel_Op<"load"> {
  let arguments = (ins StrAttr:$path);
  let results = (outs Pixel_Image:$result);
  let assemblyFormat = "$path attr-dict `:` qualified(type($result))";
}

def Pixel_MirrorOp : Pixel_Unary<"mirror"> { let summary = "Left becomes right"; }
def Pixel_FlipOp : Pixel_Unary<"flip"> { let summary = "Top becomes bottom"; }
def Pixel_HalfTurnOp : Pixel_Unary<"half_turn"> { let summary = "A turn by 180 degrees"; }

def Pixel_BlurOp : Pixel_Op<"blur", [SameOperandsAndResultType]> {
  let summary = "The mean of the elements around each";
  let arguments = (ins Pixel_Image:$image,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$radius,
                       DefaultValuedAttr<Pixel_Edge, "::pixel::Edge::Clamp">:$edge);
  let results = (outs Pixel_Image:$result);
  let assemblyFormat = "$image `by` $radius (`beyond` $edge^)? attr-dict `:` qualified(type($result))";
  let hasFolder = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$image, "int64_t":$radius)>];
}

#endif // PIXEL_TD
