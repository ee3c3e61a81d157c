// generator: -gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def M_Dialect : Dialect { let name = "m"; let cppNamespace = "::m"; }
class M_Op<string mnemonic, list<Trait> traits = []> : Op<M_Dialect, mnemonic, traits>;
// -----
// A trait that stands on another one, which is missing.
def M_Scalarizable : M_Op<"scalarizable", [Scalarizable]>;
// -----
// The other one stands behind.
def M_ScalarizableFirst : M_Op<"scalarizable_first", [Scalarizable, Elementwise]>;
// -----
def M_ImplicitTerminator : M_Op<"implicit_terminator", [ParamNativeOpTrait<"X", "Y", [Terminator]>]>;
// -----
def M_Base : NativeOpTrait<"Base">;
def M_Derived : NativeOpTrait<"Derived", [M_Base]>;
def M_Needs : M_Op<"needs", [M_Derived]>;
// -----
def M_OwnTrait : Trait;
def M_NoTrait : M_Op<"no_trait", [M_OwnTrait]>;
// -----
def M_TypeTrait : NativeTypeTrait<"OfTypes">;
def M_OfTypes : M_Op<"of_types", [M_TypeTrait]>;
// -----
def M_Cyclic : M_Op<"cyclic", [AllTypesMatch<["x", "nothing"]>]> {
  let arguments = (ins AnyType:$x);
}
// -----
def M_MatchUnknown : M_Op<"match_unknown", [TypesMatchWith<"a relation", "x", "nothing", "$_self">]> {
  let arguments = (ins AnyType:$x);
}
// -----
def M_MatchUnknownResult : M_Op<"match_unknown_result", [InferTypeOpAdaptor, TypesMatchWith<"a relation", "nothing", "r", "$_self">]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
}
// -----
def M_MatchEachOther : M_Op<"match_each_other", [
    TypesMatchWith<"one way", "r", "s", "$_self">, TypesMatchWith<"the other way", "s", "r", "$_self">]> {
  let results = (outs AnyType:$r, AnyType:$s);
}
// -----
def M_FirstAttr : M_Op<"first_attr", [FirstAttrDerivedResultType]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
}
// -----
def M_SameOfNothing : M_Op<"same_of_nothing", [SameOperandsAndResultType]> {
  let results = (outs AnyType:$r);
}
// -----
def M_AllMatchEmpty : M_Op<"all_match_empty", [AllTypesMatch<[]>]>;
// -----
def M_PredTrait : M_Op<"pred_trait", [PredOpTrait<"an unknown name", CPred<"$nothing.foo()">>]>;
// -----
def M_Twice : M_Op<"twice", [Pure, Pure, Commutative, Commutative]>;
