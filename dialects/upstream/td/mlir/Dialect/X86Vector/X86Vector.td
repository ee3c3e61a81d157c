//===- X86Vector.td: vector instructions of x86 ---------------------------===//
#ifndef LEGALIZE_X86_VECTOR
#define LEGALIZE_X86_VECTOR

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Dialect/X86Vector/X86VectorInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def X86Vector_Dialect : Dialect {
  let name = "x86vector";
  let cppNamespace = "::mlir::x86vector";
}

class AVX_Op<string mnemonic, list<Trait> traits = []>
    : Op<X86Vector_Dialect, "avx." # mnemonic, traits>;
class AVX_LowOp<string mnemonic, list<Trait> traits = []> : AVX_Op<"intr." # mnemonic, traits>;
class AVX512_Op<string mnemonic, list<Trait> traits = []>
    : Op<X86Vector_Dialect, "avx512." # mnemonic, traits>;

// The type of `of` follows from the number of elements of a vector.
class _X86TypeByLength<string words, string vector, string of, string type>
    : TypesMatchWith<words, vector, of,
                     !subst("LENGTH", "::llvm::cast<VectorType>($_self).getShape()[0]", type)>;
class _X86BitOfEach<string words, string vector, string mask>
    : _X86TypeByLength<words, vector, mask,
                    "VectorType::get({LENGTH}, IntegerType::get($_self.getContext(), 1))">;
class _X86WidthAsLong<string vector, string number>
    : _X86TypeByLength<number # " has the same number of bits as elements in " # vector, vector, number,
                    "IntegerType::get($_self.getContext(), (LENGTH))">;

// Vectors that fill a register.
defvar _X86Bits      = VectorOfLengthAndType<[16, 8], [I1]>;
defvar _X86Floats    = VectorOfLengthAndType<[16, 8], [F32, F64]>;
defvar _X86Integers  = VectorOfLengthAndType<[16, 8], [I32, I64]>;
defvar _X86Scalars   = VectorOfLengthAndType<[16, 8], [F32, I32, F64, I64]>;
defvar _X868Floats   = VectorOfLengthAndType<[8], [F32]>;
defvar _X86F32Packed = VectorOfLengthAndType<[4, 8], [F32]>;
defvar _X86I32Packed = VectorOfLengthAndType<[4, 8], [I32]>;
defvar _X86I8Packed  = VectorOfLengthAndType<[16, 32], [I8]>;
defvar _X86F32Wide   = VectorOfLengthAndType<[4, 8, 16], [F32]>;
defvar _X86BF16Wide  = VectorOfLengthAndType<[8, 16, 32], [BF16]>;

// AVX-512.

def CvtPackedF32ToBF16Op : AVX512_Op<"cvt.packed.f32_to_bf16", [Pure, X86IntrinsicOpInterface,
    AllElementCountsMatch<["a", "dst"]>]> {
  let summary = "rounds to bfloat16";
  let arguments = (ins VectorOfLengthAndType<[8, 16], [F32]>:$a);
  let results = (outs VectorOfLengthAndType<[8, 16], [BF16]>:$dst);
  let assemblyFormat = "$a attr-dict `:` type($a) `->` type($dst)";
}

def DotBF16Op : AVX512_Op<"dot", [Pure, X86IntrinsicOpInterface, AllTypesMatch<["a", "b"]>,
    AllTypesMatch<["src", "dst"]>,
    _X86TypeByLength<"`a` has twice an many elements as `src`", "src", "a",
                  "VectorType::get({LENGTH * 2}, BFloat16Type::get($_self.getContext()))">]> {
  let summary = "adds products of pairs";
  let arguments = (ins _X86F32Wide:$src, _X86BF16Wide:$a, _X86BF16Wide:$b);
  let results = (outs _X86F32Wide:$dst);
  let assemblyFormat = "$src `,` $a `,` $b attr-dict `:` type($a) `->` type($src)";
}

def MaskCompressOp : AVX512_Op<"mask.compress", [Pure, X86IntrinsicOpInterface,
    AllTypesMatch<["a", "dst"]>,
    _X86BitOfEach<"`k` has the same number of bits as elements in `dst`", "dst", "k">]> {
  let summary = "moves the elements that a mask has to the front";
  let arguments = (ins _X86Bits:$k, _X86Scalars:$a, Optional<_X86Scalars>:$src,
                       OptionalAttr<ElementsAttr>:$constant_src);
  let results = (outs _X86Scalars:$dst);
  let assemblyFormat = "$k `,` $a (`,` $src^)? attr-dict `:` type($dst) (`,` type($src)^)?";
  let hasVerifier = 1;
}

def MaskRndScaleOp : AVX512_Op<"mask.rndscale", [Pure, X86IntrinsicOpInterface,
    AllTypesMatch<["src", "a", "dst"]>, _X86WidthAsLong<"dst", "imm">]> {
  let summary = "rounds the elements that a mask has";
  let arguments = (ins _X86Floats:$src, I32:$k, _X86Floats:$a, AnyTypeOf<[I16, I8]>:$imm,
                       I32:$rounding);
  let results = (outs _X86Floats:$dst);
  let assemblyFormat = "$src `,` $k `,` $a `,` $imm `,` $rounding attr-dict `:` type($dst)";
}

def MaskScaleFOp : AVX512_Op<"mask.scalef", [Pure, X86IntrinsicOpInterface,
    AllTypesMatch<["src", "a", "b", "dst"]>, _X86WidthAsLong<"dst", "k">]> {
  let summary = "scales the elements that a mask has";
  let arguments = (ins _X86Floats:$src, _X86Floats:$a, _X86Floats:$b, AnyTypeOf<[I16, I8]>:$k,
                       I32:$rounding);
  let results = (outs _X86Floats:$dst);
  let assemblyFormat = "$src `,` $a `,` $b `,` $k `,` $rounding attr-dict `:` type($dst)";
}

def Vp2IntersectOp : AVX512_Op<"vp2intersect", [Pure, X86IntrinsicOpInterface,
    AllTypesMatch<["a", "b"]>,
    _X86BitOfEach<"k1 has the same number of bits as elements in a", "a", "k1">,
    _X86BitOfEach<"k2 has the same number of bits as elements in b", "a", "k2">]> {
  let summary = "masks of what two vectors share";
  let arguments = (ins _X86Integers:$a, _X86Integers:$b);
  let results = (outs _X86Bits:$k1, _X86Bits:$k2);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($a)";
}

// AVX.

def DotInt8Op : AVX_Op<"dot.i8", [Pure, X86IntrinsicOpInterface, AllTypesMatch<["a", "b"]>,
    AllTypesMatch<["w", "dst"]>,
    _X86TypeByLength<"`a` has four times elements as `w`", "w", "a",
                  "VectorType::get({LENGTH * 4}, IntegerType::get($_self.getContext(), 8))">]> {
  let summary = "adds products of four at a time";
  let arguments = (ins _X86I32Packed:$w, _X86I8Packed:$a, _X86I8Packed:$b);
  let results = (outs _X86I32Packed:$dst);
  let assemblyFormat = "$w `,` $a `,` $b attr-dict `:` type($a) `->` type($w)";
}

def DotOp : AVX_LowOp<"dot", [Pure, X86IntrinsicOpInterface, SameOperandsAndResultType]> {
  let summary = "sums of products of each half";
  let arguments = (ins _X868Floats:$a, _X868Floats:$b);
  let results = (outs _X868Floats:$res);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($res)";
}

def RsqrtOp : AVX_Op<"rsqrt", [Pure, X86IntrinsicOpInterface, SameOperandsAndResultType]> {
  let summary = "about one over the square root";
  let arguments = (ins _X868Floats:$a);
  let results = (outs _X868Floats:$b);
  let assemblyFormat = "$a attr-dict `:` type($a)";
}

// Half floats in memory that are widened as they are read.
class _X86WidenOp<string mnemonic>
    : AVX_Op<mnemonic, [MemoryEffects<[MemRead]>, X86IntrinsicOpInterface]> {
  let arguments = (ins MemRefOf<[BF16, F16]>:$a);
  let results = (outs _X86F32Packed:$dst);
  let assemblyFormat = "$a attr-dict `:` type($a) `->` type($dst)";
}
def BcstToPackedF32Op : _X86WidenOp<"bcst_to_f32.packed"> {
  let summary = "repeats one element";
}
def CvtPackedEvenIndexedToF32Op : _X86WidenOp<"cvt.packed.even.indexed_to_f32"> {
  let summary = "takes every other element, from the first";
}
def CvtPackedOddIndexedToF32Op : _X86WidenOp<"cvt.packed.odd.indexed_to_f32"> {
  let summary = "takes every other element, from the second";
}

#endif
