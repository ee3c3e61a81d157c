// Overlays: assembly and types that a definition leaves to C++, as data.
//
// An overlay names a definition that exists and sets some of its fields; fields that are not set stay as they are, and so
// do constraints, verifiers and interfaces. Of several overlays of one definition the last one that sets a field counts.

#ifndef LEGALIZE_OVERLAY
#define LEGALIZE_OVERLAY

include "mlir/IR/OpBase.td"

// Fields of operations. In `name`, `*` matches any text; such an overlay gives assembly only to operations whose
// assembly is in C++.
class OpOverlay<string opName> {
  string name = opName;
  // The declarative assembly format.
  string assemblyFormat = ?;
  // An assembly that no format can express, by name: "function-like" is that of `func.func`, "loop-like" of `scf.for`.
  string assembly = ?;
  // Traits in addition, among them those from which result types are inferred.
  list<Trait> traits = [];
  // The types of the results, in order, as C++: an expression, or statements that return. Operands are values in it and
  // attributes are attributes, by their names; one that is not given is null. The type of a variadic result is a list.
  list<string> resultTypes = [];
  // Builders in addition: with bodies, for parameters that the definition only declares, for example.
  list<OpBuilder> builders = [];
  // Attributes in addition, after the other arguments, as a later version of the definition has them: each may be missing.
  dag arguments = (ins);
}

// Fields of types: `shop.price` for `!shop.price`.
class TypeOverlay<string typeName> {
  string name = typeName;
  string assemblyFormat = ?;
}

// Fields of attributes: `shop.discount` for `#shop.discount`.
class AttrOverlay<string attrName> {
  string name = attrName;
  string assemblyFormat = ?;
}

// The format that a `custom<…>` directive of a dialect's operations is replaced by. `$parameter` in it is the argument as
// it is written.
class DirectiveOverlay<string dialectName, string directiveName, list<string> parameterNames> {
  string dialect = dialectName;
  string name = directiveName;
  list<string> parameters = parameterNames;
  string assemblyFormat = ?;
}

// A class of types and attributes that C++ text in definitions and patterns names, and that no definition declares: its
// full name, and the names of the types and attributes that are of it (`shop.price`). The text of a type that no
// definition declares is kept as it is written.
class ClassOverlay<string className, list<string> typeNames, list<string> attrNames = []> {
  string name = className;
  list<string> types = typeNames;
  list<string> attrs = attrNames;
}

// The C++ text of predicates, for those that cannot be evaluated; `*` matches any text. The body, in C++, is evaluated
// instead, with the type, attribute or operation as `self`: `return true;` takes the predicate as satisfied.
class PredicateOverlay<string predicateText, code predicateBody = [{ return true; }]> {
  string text = predicateText;
  code body = predicateBody;
}

// A function that C++ text in definitions and patterns calls: its full name, the names of its parameters, and its body in
// C++. The last parameters may have defaults: "count = 1".
class FunctionOverlay<string functionName, list<string> parameterNames, code functionBody> {
  string name = functionName;
  list<string> parameters = parameterNames;
  // Names of template parameters, which the body uses for the types of a call `f<T>(…)`. The last one may be a pack:
  // `"T..."` has all types that are left, and `T...` in the body is their list.
  list<string> templateParameters = [];
  code body = functionBody;
}

// A method of a class of types, attributes or operations that C++ text calls and no definition has: the full name of the
// class, the name of the method, the names of its parameters, and its body, in which `self` is the object.
class MethodOverlay<string ofClass, string methodName, list<string> parameterNames, code methodBody> {
  string className = ofClass;
  string name = methodName;
  list<string> parameters = parameterNames;
  list<string> templateParameters = [];
  code body = methodBody;
}

// `op @name(%a: type) -> type attributes {…} {…}`, as `func.func`.
class FunctionLike<string opName> : OpOverlay<opName> {
  let assembly = "function-like";
}

// The same with `...` after the arguments.
class OpenFunctionLike<string opName> : OpOverlay<opName> {
  let assembly = "open-function-like";
}

// `op %i = %lower to %upper step %step iter_args(%a = %init) -> (type) : type {…} {…}`, as `scf.for`.
class LoopLike<string opName> : OpOverlay<opName> {
  let assembly = "loop-like";
}

// `op attributes {…} {…}`, and a name if there is one, as `builtin.module`.
class ModuleLike<string opName, string symbol = "sym_name", string body = "body"> : OpOverlay<opName> {
  let assemblyFormat = "($" # symbol # "^)? attr-dict-with-keyword $" # body;
}

// `op @name attributes {…} {…}`.
class SymbolWithBody<string opName, string symbol = "sym_name", string body = "body"> : OpOverlay<opName> {
  let assemblyFormat = "$" # symbol # " attr-dict-with-keyword $" # body;
}

// `op {…} value`, with the result type of the typed attribute.
class ConstantLike<string opName, string value = "value", string result = "result"> : OpOverlay<opName> {
  let assemblyFormat = "attr-dict $" # value;
  let traits = [AllTypesMatch<[value, result]>];
}

// `op @callee(%a) {…} : (type) -> type`.
class CallLike<string opName, string callee = "callee", string operandsName = "operands"> : OpOverlay<opName> {
  let assemblyFormat = "$" # callee # " `(` $" # operandsName # " `)` attr-dict `:` functional-type($" # operandsName #
                       ", results)";
}

#endif // LEGALIZE_OVERLAY
