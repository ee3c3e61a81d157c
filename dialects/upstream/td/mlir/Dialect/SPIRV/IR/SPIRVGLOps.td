//===- SPIRVGLOps.td: the extended instruction set GLSL.std.450 -----------===//
#ifndef LEGALIZE_SPIRV_GL_OPS
#define LEGALIZE_SPIRV_GL_OPS

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SPIRV_GLInst<string mnemonic, int opcode, list<Trait> traits = []>
    : SPIRV_ExtInstOp<mnemonic, "GL", "GLSL.std.450", opcode, [Pure] # traits> {
  let availability = SPIRV_Needs<[SPIRV_C_Shader]>.all;
  let hasVerifier = 0;
}

// A function of one to three values of a type.
class SPIRV_GLFunction<string mnemonic, int opcode, int count, Type number>
    : SPIRV_GLInst<mnemonic, opcode, !if(!eq(count, 3), [], [SameOperandsAndResultType])> {
  defvar type = SPIRV_ScalarOrVectorOf<number>;
  defvar names = !cond(!eq(count, 1): ["operand"], !eq(count, 2): ["lhs", "rhs"], true: ["x", "y", "z"]);
  let arguments = !dag(ins, !listsplat(type, count), names);
  let results = (outs type:$result);
}
class SPIRV_GLTable<int count, Type type, dag table> {
  int operands = count;
  Type number = type;
  dag functions = table;
}
foreach table = [
    SPIRV_GLTable<1, SPIRV_Float, (SPIRV_Cases
        1:$Round, 2:$RoundEven, 4:$FAbs, 6:$FSign, 8:$Floor, 9:$Ceil, 10:$Fract, 31:$Sqrt, 32:$InverseSqrt,
        69:$Normalize)>,
    SPIRV_GLTable<1, SPIRV_Float16or32, (SPIRV_Cases
        13:$Sin, 14:$Cos, 15:$Tan, 16:$Asin, 17:$Acos, 18:$Atan, 19:$Sinh, 20:$Cosh, 21:$Tanh, 22:$Asinh,
        23:$Acosh, 24:$Atanh, 27:$Exp, 28:$Log, 29:$Exp2, 30:$Log2)>,
    SPIRV_GLTable<1, SPIRV_Integer, (SPIRV_Cases 5:$SAbs, 7:$SSign, 73:$FindILsb)>,
    SPIRV_GLTable<1, SPIRV_Int32, (SPIRV_Cases 74:$FindSMsb, 75:$FindUMsb)>,
    SPIRV_GLTable<2, SPIRV_Float, (SPIRV_Cases 37:$FMin, 40:$FMax, 68:$Cross, 71:$Reflect)>,
    SPIRV_GLTable<2, SPIRV_Float16or32, (SPIRV_Cases 26:$Pow)>,
    SPIRV_GLTable<2, SPIRV_Integer, (SPIRV_Cases 38:$UMin, 39:$SMin, 41:$UMax, 42:$SMax)>,
    SPIRV_GLTable<3, SPIRV_Float, (SPIRV_Cases 43:$FClamp, 50:$Fma)>,
    SPIRV_GLTable<3, SPIRV_Integer, (SPIRV_Cases 44:$UClamp, 45:$SClamp)>] in
  foreach i = !range(!size(table.functions)) in {
    defvar name = !getdagname(table.functions, i);
    def SPIRV_GL # name # Op
        : SPIRV_GLFunction<name, !getdagarg<int>(table.functions, i), table.operands, table.number> {
      // Functions of three values are written in C++.
      let assemblyFormat = !cond(!eq(table.operands, 1): "$operand `:` type($operand) attr-dict",
                                 !eq(table.operands, 2): "operands attr-dict `:` type($result)",
                                 true: ?);
    }
  }

// Functions with other types.

defvar SPIRV_Floats = SPIRV_ScalarOrVectorOf<SPIRV_Float>;

class SPIRV_IsElementTypeOf<string vector>
    : TypesMatchWith<"result type must match operand element type", vector, "result",
                     "::mlir::getElementTypeOrSelf($_self)">;
def SPIRV_GLLengthOp : SPIRV_GLInst<"Length", 66, [SPIRV_IsElementTypeOf<"operand">]> {
  let summary = "length of a vector";
  let arguments = (ins SPIRV_Floats:$operand);
  let results = (outs SPIRV_Float:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
}
def SPIRV_GLDistanceOp : SPIRV_GLInst<"Distance", 67, [
    AllTypesMatch<["p0", "p1"]>, SPIRV_IsElementTypeOf<"p0">]> {
  let summary = "distance of two points";
  let arguments = (ins SPIRV_Floats:$p0, SPIRV_Floats:$p1);
  let results = (outs SPIRV_Float:$result);
  let assemblyFormat = "operands attr-dict `:` type($p0) `,` type($p1) `->` type($result)";
}
def SPIRV_GLFMixOp : SPIRV_GLInst<"FMix", 46, [AllTypesMatch<["x", "y", "a", "result"]>]> {
  let summary = "linear blend of two values";
  let arguments = (ins SPIRV_Floats:$x, SPIRV_Floats:$y, SPIRV_Floats:$a);
  let results = (outs SPIRV_Floats:$result);
  let assemblyFormat = [{
    attr-dict $x `:` type($x) `,` $y `:` type($y) `,` $a `:` type($a) `->` type($result)
  }];
}
let hasVerifier = 1 in {
  def SPIRV_GLFrexpStructOp : SPIRV_GLInst<"FrexpStruct", 52> {
    let summary = "fraction and exponent";
    let arguments = (ins SPIRV_Floats:$operand);
    let results = (outs SPIRV_AnyStruct:$result);
    let assemblyFormat = "attr-dict $operand `:` type($operand) `->` type($result)";
  }
  def SPIRV_GLLdexpOp : SPIRV_GLInst<"Ldexp", 53, [AllTypesMatch<["x", "y"]>]> {
    let summary = "a float of a fraction and an exponent";
    let arguments = (ins SPIRV_Floats:$x, SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$exp);
    let results = (outs SPIRV_Floats:$y);
    let assemblyFormat = "attr-dict $x `:` type($x) `,` $exp `:` type($exp) `->` type($y)";
  }
}

// Several floats in the bits of one integer, and back.
class SPIRV_GLPacking<string mnemonic, int opcode, Type from, Type to> : SPIRV_GLInst<mnemonic, opcode> {
  let arguments = (ins from:$operand);
  let results = (outs to:$result);
  let assemblyFormat = "attr-dict $operand `:` type($operand) `->` type($result)";
}
multiclass SPIRV_GLPackings<string format, int count, int packing, int unpacking> {
  defvar floats = VectorOfLengthAndType<[count], [SPIRV_Float32]>;
  def Pack # format # Op : SPIRV_GLPacking<"Pack" # format, packing, floats, SPIRV_Int32>;
  def Unpack # format # Op : SPIRV_GLPacking<"Unpack" # format, unpacking, SPIRV_Int32, floats>;
}
defm SPIRV_GL : SPIRV_GLPackings<"Half2x16", 2, 58, 62>;
defm SPIRV_GL : SPIRV_GLPackings<"Snorm4x8", 4, 54, 63>;

#endif
