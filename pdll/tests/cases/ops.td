include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
class My_Op<string m, list<Trait> t = []> : Op<My_Dialect, m, t>;
def My_NoneOp : My_Op<"none">;
def My_OneOp : My_Op<"one"> { let arguments = (ins I32:$x, Optional<I64>:$y, Variadic<F32>:$z, I32Attr:$a, OptionalAttr<StrAttr>:$s); let results = (outs I32:$r); }
def My_TwoOp : My_Op<"two"> { let arguments = (ins AnyType:$x); let results = (outs I32:$r, AnyType:$q); }
def My_VarOp : My_Op<"vars", [AttrSizedOperandSegments, AttrSizedResultSegments]> { let arguments = (ins Variadic<AnyType>:$x, Variadic<AnyType>:$y, Optional<AnyType>:$z); let results = (outs Variadic<I32>:$r, Variadic<AnyType>:$q); }
def My_VOp : My_Op<"v"> { let arguments = (ins Variadic<AnyType>:$x); let results = (outs Variadic<I32>:$r); }
def My_SameOp : My_Op<"same", [SameOperandsAndResultType]> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }
def My_InfOp : My_Op<"inf", [InferTypeOpInterface]> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }
def My_DInfOp : My_Op<"dinf", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }
def My_FixOp : My_Op<"fix"> { let arguments = (ins AnyType:$x); let results = (outs I32:$r); }
def My_Iface : OpInterface<"Iface"> { let cppNamespace = "::my"; }
def My_Pos : ConfinedAttr<I32Attr, [IntNonNegative]>;
def My_FirstOp : My_Op<"first", [FirstAttrDerivedResultType]> { let arguments = (ins TypeAttr:$ty); let results = (outs AnyType:$r); }
