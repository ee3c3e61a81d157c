//===- TransformAttrs.td: attributes of transforms ------------------------===//
#ifndef LEGALIZE_TRANSFORM_ATTRS
#define LEGALIZE_TRANSFORM_ATTRS

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/IR/EnumAttr.td"

class Transform_Attr<string name, string word, list<Trait> traits = [],
                     string base = "::mlir::Attribute">
    : AttrDef<Transform_Dialect, name, traits, base> {
  let mnemonic = word;
}

def PropagateFailuresCase : I32EnumAttrCase<"Propagate", 1, "propagate">;
def SuppressFailuresCase : I32EnumAttrCase<"Suppress", 2, "suppress">;

let cppNamespace = "::mlir::transform" in {

def FailurePropagationMode
    : I32EnumAttr<"FailurePropagationMode", "Silenceable error propagation policy",
                  [PropagateFailuresCase, SuppressFailuresCase]>;

def MatchCmpIPredicateAttr : I32EnumAttr<"MatchCmpIPredicate", "", [
    I32EnumAttrCase<"eq", 0>, I32EnumAttrCase<"ne", 1>, I32EnumAttrCase<"lt", 2>,
    I32EnumAttrCase<"le", 3>, I32EnumAttrCase<"gt", 4>, I32EnumAttrCase<"ge", 5>]>;

} // cppNamespace

// Stands in a dictionary of options for an operand, by its number.
def ParamOperandAttr : Transform_Attr<"ParamOperand", "param_operand"> {
  let parameters = (ins "IntegerAttr":$index);
  let assemblyFormat = "`<` `index` `=` $index `>`";
}

#endif
