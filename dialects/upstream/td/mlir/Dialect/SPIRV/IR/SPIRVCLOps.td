//===- SPIRVCLOps.td: the extended instruction set OpenCL.std -------------===//
#ifndef LEGALIZE_SPIRV_CL_OPS
#define LEGALIZE_SPIRV_CL_OPS

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SPIRV_CLInst<string mnemonic, int opcode, list<Trait> traits = []>
    : SPIRV_ExtInstOp<mnemonic, "CL", "OpenCL.std", opcode, traits> {
  let availability = SPIRV_Needs<[SPIRV_C_Kernel]>.all;
  let hasVerifier = 0;
}

// A function of one to three values of a type.
class SPIRV_CLFunction<string mnemonic, int opcode, int count, Type number>
    : SPIRV_CLInst<mnemonic, opcode, [Pure, SameOperandsAndResultType]> {
  defvar type = SPIRV_ScalarOrVectorOf<number>;
  defvar names = !cond(!eq(count, 1): ["operand"], !eq(count, 2): ["lhs", "rhs"], true: ["x", "y", "z"]);
  let arguments = !dag(ins, !listsplat(type, count), names);
  let results = (outs type:$result);
  let assemblyFormat = !if(!eq(count, 1), "$operand `:` type($operand) attr-dict",
                           "operands attr-dict `:` type($result)");
}

// Numbers of functions, by the names of the records; the mnemonics are those names in lower case.
class SPIRV_CLTable<int count, dag table> {
  int operands = count;
  dag functions = table;
}
foreach table = [
    SPIRV_CLTable<1, (SPIRV_Cases
        0:$Acos, 1:$Acosh, 3:$Asin, 4:$Asinh, 6:$Atan, 8:$Atanh, 12:$Ceil, 14:$Cos, 15:$Cosh, 18:$Erf,
        19:$Exp, 23:$FAbs, 25:$Floor, 37:$Log, 53:$Rint, 55:$Round, 56:$Rsqrt, 57:$Sin, 59:$Sinh, 61:$Sqrt,
        62:$Tan, 63:$Tanh)>,
    SPIRV_CLTable<2, (SPIRV_Cases 7:$Atan2, 27:$FMax, 28:$FMin, 48:$Pow)>,
    SPIRV_CLTable<3, (SPIRV_Cases 26:$Fma, 99:$Mix)>] in
  foreach i = !range(!size(table.functions)) in {
    defvar name = !getdagname(table.functions, i);
    def SPIRV_CL # name # Op
        : SPIRV_CLFunction<!tolower(name), !getdagarg<int>(table.functions, i), table.operands, SPIRV_Float>;
  }

def SPIRV_CLSAbsOp : SPIRV_CLFunction<"s_abs", 141, 1, SPIRV_Integer>;
def SPIRV_CLSMaxOp : SPIRV_CLFunction<"s_max", 156, 2, SPIRV_Integer>;
def SPIRV_CLSMinOp : SPIRV_CLFunction<"s_min", 158, 2, SPIRV_Integer>;
def SPIRV_CLUMaxOp : SPIRV_CLFunction<"u_max", 157, 2, SPIRV_Integer>;
def SPIRV_CLUMinOp : SPIRV_CLFunction<"u_min", 159, 2, SPIRV_Integer>;

def SPIRV_CLPrintfOp : SPIRV_CLInst<"printf", 184> {
  let summary = "prints values by a format";
  let arguments = (ins SPIRV_AnyPtr:$format, Variadic<SPIRV_Type>:$arguments);
  let results = (outs SPIRV_Integer:$result);
  let assemblyFormat = [{
    $format ($arguments^)? attr-dict `:` type($format) (`,` type($arguments)^)? `->` type($result)
  }];
}

#endif
