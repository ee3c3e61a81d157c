// generator: -gen-op-defs
include "mlir/IR/OpBase.td"
def M_Dialect : Dialect { let name = "m"; let cppNamespace = "::m"; }
class M_Op<string mnemonic, list<Trait> traits = []> : Op<M_Dialect, mnemonic, traits>;
// -----
// A name of an operation that is not a word.
def M_EmptyName : M_Op<"">;
// -----
def M_DottedName : M_Op<"a.b.c">;
// -----
def M_BlankInName : M_Op<"a b">;
// -----
// Builders are skipped and none is given.
def M_NoBuilder : M_Op<"no_builder"> {
  let skipDefaultBuilders = 1;
}
// -----
def M_BuilderDag : M_Op<"builder_dag"> {
  let builders = [OpBuilder<(outs "int":$a)>];
}
// -----
def M_BuilderUnnamed : M_Op<"builder_unnamed"> {
  let builders = [OpBuilder<(ins "int")>];
}
// -----
def M_BuilderInteger : M_Op<"builder_integer"> {
  let builders = [OpBuilder<(ins 4:$a)>];
}
// -----
def M_BuilderRecord : M_Op<"builder_record"> {
  let builders = [OpBuilder<(ins AnyType:$a)>];
}
// -----
def M_BuilderDefault : M_Op<"builder_default"> {
  let builders = [OpBuilder<(ins CArg<"int", "0">:$a, "int":$b)>];
}
// -----
def M_BuilderTwice : M_Op<"builder_twice"> {
  let arguments = (ins AnyType:$x);
  let builders = [OpBuilder<(ins "::mlir::Value":$x)>];
}
// -----
def M_TwoFormats : M_Op<"two_formats"> {
  let assemblyFormat = "attr-dict";
  let hasCustomAssemblyFormat = 1;
}
// -----
// Two operations of one name.
def M_SameA : M_Op<"same">;
def M_SameB : M_Op<"same">;
// -----
def M_Verifiers : M_Op<"verifiers"> {
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}
// -----
def M_CanonicalizeBoth : M_Op<"canonicalize_both"> {
  let hasCanonicalizeMethod = 1;
  let hasCanonicalizer = 1;
}
// -----
def M_ClassDefinition : M_Op<"class_definition"> {
  let extraClassDefinition = [{ int $cppClas::f() { return 1; } }];
}
// -----
def M_Predicate : TypeConstraint<CPred<"$_unknown.foo()">, "a type">;
def M_UnknownPlaceholder : M_Op<"unknown_placeholder"> {
  let arguments = (ins M_Predicate:$x);
}
// -----
def M_DialectWithoutName : Dialect { let cppNamespace = "::m"; }
def M_OfNoDialect : Op<M_DialectWithoutName, "x">;
