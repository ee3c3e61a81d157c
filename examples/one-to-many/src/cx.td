// Complex numbers.

#ifndef CX
#define CX

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Cx_Dialect : Dialect {
  let name = "cx";
  let cppNamespace = "::cx";
  let summary = "Complex numbers";
}

def Cx_Number : TypeDef<Cx_Dialect, "Number"> {
  let mnemonic = "number";
  let summary = "A complex number";
}

class Cx_Op<string mnemonic, list<Trait> traits = []> : Op<Cx_Dialect, mnemonic, traits>;

def Cx_MakeOp : Cx_Op<"make", [Pure]> {
  let summary = "A number from its parts";
  let arguments = (ins F64:$re, F64:$im);
  let results = (outs Cx_Number:$number);
  let assemblyFormat = "$re `,` $im attr-dict";
}

def Cx_PartsOp : Cx_Op<"parts", [Pure]> {
  let summary = "The parts of a number";
  let arguments = (ins Cx_Number:$number);
  let results = (outs F64:$re, F64:$im);
  let assemblyFormat = "$number attr-dict";
}

def Cx_AddOp : Cx_Op<"add", [Pure]> {
  let summary = "The sum of two numbers";
  let arguments = (ins Cx_Number:$lhs, Cx_Number:$rhs);
  let results = (outs Cx_Number:$sum);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
}

def Cx_RepeatOp : Cx_Op<"repeat"> {
  let summary = "A number that the body changes a number of times";
  let arguments = (ins Index:$count, Cx_Number:$start);
  let results = (outs Cx_Number:$end);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$count `from` $start attr-dict-with-keyword $body";
}

def Cx_NextOp : Cx_Op<"next", [Terminator, HasParent<"RepeatOp">]> {
  let summary = "The end of the body of a repetition";
  let arguments = (ins Cx_Number:$number);
  let assemblyFormat = "$number attr-dict";
}

#endif
