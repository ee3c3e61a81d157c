// generator: -gen-op-defs
include "mlir/IR/OpBase.td"
def M_Dialect : Dialect { let name = "m"; let cppNamespace = "::m"; }
class M_Op<string mnemonic, list<Trait> traits = []> : Op<M_Dialect, mnemonic, traits>;
// -----
def M_UnknownClass : M_Operation<"x">;
// -----
def M_TooMany : M_Op<"x", [], 3>;
// -----
def M_WrongType : M_Op<4>;
// -----
def M_UnknownField : M_Op<"x"> { let argument = (ins); }
// -----
def M_FieldOfWrongType : M_Op<"x"> { let arguments = "x"; }
// -----
def M_NoSemicolon : M_Op<"x"> { let summary = "y" }
// -----
def M_Unclosed : M_Op<"x"> { let arguments = (ins AnyType:$x; }
// -----
def M_UnknownOperator : M_Op<"x"> { let arguments = (in AnyType:$x); }
// -----
def M_UnknownConstraint : M_Op<"x"> { let arguments = (ins AnyTyp:$x); }
// -----
def M_Twice : M_Op<"x">;
def M_Twice : M_Op<"y">;
// -----
def M_WrongTrait : M_Op<"x", [AnyType]>;
// -----
def M_WrongList : M_Op<"x", Terminator>;
// -----
def M_WrongCombinator : M_Op<"x"> { let arguments = (ins AnyTypeOf<I32>:$x); }
// -----
def M_WrongOptional : M_Op<"x"> { let arguments = (ins Optional<I32Attr>:$x); }
// -----
def M_WrongConfined : M_Op<"x"> { let arguments = (ins ConfinedAttr<I32, [IntPositive]>:$x); }
// -----
def M_WrongOptionalAttr : M_Op<"x"> { let arguments = (ins OptionalAttr<I32>:$x); }
// -----
def M_NoValue : M_Op<"x"> { let arguments = (ins DefaultValuedAttr<I32Attr>:$x); }
// -----
include "mlir/IR/NoSuchFile.td"
// -----
def M_UnclosedText : M_Op<"x> { }
// -----
def M_UnclosedCode : M_Op<"x"> { let description = [{ text; }
