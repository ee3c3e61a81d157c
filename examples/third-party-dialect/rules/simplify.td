// Rules for a third-party dialect, read at run time.

include "mlir/IR/PatternBase.td"
include "Pixel.td"

// Twice is not at all.
def MirrorTwice : Pat<(Pixel_MirrorOp (Pixel_MirrorOp $image)), (replaceWithValue $image)>;
def FlipTwice : Pat<(Pixel_FlipOp (Pixel_FlipOp $image)), (replaceWithValue $image)>;
def HalfTurnTwice : Pat<(Pixel_HalfTurnOp (Pixel_HalfTurnOp $image)), (replaceWithValue $image)>;

// Both ways make a half turn.
def MirrorFlip : Pat<(Pixel_MirrorOp (Pixel_FlipOp $image)), (Pixel_HalfTurnOp $image)>;
def FlipMirror : Pat<(Pixel_FlipOp (Pixel_MirrorOp $image)), (Pixel_HalfTurnOp $image)>;

// A blur by nothing does nothing.
def IsZero : Constraint<CPred<"$0.getValue().isZero()">, "zero">;
def BlurByNothing : Pat<(Pixel_BlurOp $image, $radius, $edge), (replaceWithValue $image), [(IsZero $radius)]>;

// Blurs add up where both treat the edge alike and nothing is cut off.
def Sum : NativeCodeCall<
    "$_builder.getI64IntegerAttr(::llvm::cast<::mlir::IntegerAttr>($0).getInt() + "
    "::llvm::cast<::mlir::IntegerAttr>($1).getInt())">;
def IsWrap : Constraint<CPred<"$0.getValue() == ::pixel::Edge::Wrap">, "wrap">;
def WrapTwice : Pat<
    (Pixel_BlurOp (Pixel_BlurOp $image, $inner, $first), $outer, $second),
    (Pixel_BlurOp $image, (Sum $inner, $outer), $second),
    [(IsWrap $first), (IsWrap $second)]>;
