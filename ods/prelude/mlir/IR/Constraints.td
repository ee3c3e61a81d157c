// Embedded prelude: predicates and the constraints made of them.

#ifndef CONSTRAINTS
#define CONSTRAINTS

include "mlir/IR/Utils.td"

class Pred;

// A leaf: C++ over $_self and other placeholders.
class CPred<code text> : Pred { code predExpr = "(" # text # ")"; }

class PredCombinerKind;
def PredCombinerAnd : PredCombinerKind;
def PredCombinerOr : PredCombinerKind;
def PredCombinerNot : PredCombinerKind;
def PredCombinerSubstLeaves : PredCombinerKind;
def PredCombinerConcat : PredCombinerKind;

class CombinedPred<PredCombinerKind how, list<Pred> parts> : Pred {
  PredCombinerKind kind = how;
  list<Pred> children = parts;
}
class And<list<Pred> children> : CombinedPred<PredCombinerAnd, children>;
class Or<list<Pred> children> : CombinedPred<PredCombinerOr, children>;
class Neg<Pred child> : CombinedPred<PredCombinerNot, [child]>;

defvar TruePred = And<[]>;
defvar False = Or<[]>;

class SubstLeaves<string what, string by, Pred child>
    : CombinedPred<PredCombinerSubstLeaves, [child]> {
  string pattern = what;
  string replacement = by;
}
class Concat<string before, Pred child, string after>
    : CombinedPred<PredCombinerConcat, [child]> {
  string prefix = before;
  string suffix = after;
}

class Constraint<Pred condition, string desc = ""> {
  Pred predicate = condition;
  string summary = desc;
}
class AttrTypeConstraint<Pred condition, string desc = "", string function = "">
    : Constraint<condition, desc> {
  string cppFunctionName = function;
}
class TypeConstraint<Pred condition, string desc = "", string cppClass = "::mlir::Type",
                     string function = "">
    : AttrTypeConstraint<condition, desc, function> {
  string cppType = cppClass;
}
class AttrConstraint<Pred condition, string desc = "", string function = "">
    : AttrTypeConstraint<condition, desc, function>;
class PropConstraint<Pred condition, string desc = "", string interfaceTypeParam = "">
    : Constraint<condition, desc> {
  code interfaceType = interfaceTypeParam;
}
class RegionConstraint<Pred condition, string desc = ""> : Constraint<condition, desc>;
class SuccessorConstraint<Pred condition, string desc = ""> : Constraint<condition, desc>;

#endif
