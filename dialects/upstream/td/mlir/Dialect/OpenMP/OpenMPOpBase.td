//===- OpenMPOpBase.td: operations made of clauses ------------------------===//
#ifndef LEGALIZE_OPENMP_OP_BASE
#define LEGALIZE_OPENMP_OP_BASE

include "mlir/Dialect/OpenMP/OpenMPAttrDefs.td"
include "mlir/Dialect/OpenMP/OpenMPDialect.td"
include "mlir/Dialect/OpenMP/OpenMPOpsInterfaces.td"
include "mlir/Dialect/OpenMP/OpenMPTypeInterfaces.td"
include "mlir/IR/OpBase.td"

//===- Types --------------------------------------------------------------===//

class OpenMP_Type<string name, string typeMnemonic> : TypeDef<OpenMP_Dialect, name> {
  let mnemonic = typeMnemonic;
}

def CanonicalLoopInfoType : OpenMP_Type<"CanonicalLoopInfo", "cli"> {
  let summary = "Type for representing a reference to a canonical loop";
}
def OpenMP_MapBoundsType : OpenMP_Type<"MapBounds", "map_bounds_ty"> {
  let summary = "Type for representing omp map clause bounds information";
}

def IntLikeType : AnyTypeOf<[AnyInteger, Index]>;
def OpenMP_PointerLikeType
    : TypeAlias<OpenMP_PointerLikeTypeInterface, "OpenMP-compatible variable type">;

//===- Clauses ------------------------------------------------------------===//

// What a clause adds to an operation.
class OpenMP_Clause<dag args, string words = "", list<Trait> needs = []> {
  dag arguments = args;
  list<Trait> traits = needs;
  // Its form, among those of other clauses in any order.
  string form = words;
  // Its form if it comes before those.
  string leading = "";
  // What is handed to the directive that prints the region.
  string regionForm = "";
  string extraClassDeclaration = "";
}

// Arguments of one operation, written before all clauses.
class OpenMP_Own<dag args, string words = "", list<Trait> needs = []> : OpenMP_Clause<args, "", needs> {
  let leading = words;
}

// Forms of clauses: those which come first, then a list of the others.
class OpenMP_Forms<list<OpenMP_Clause> clauses> {
  defvar leading = !filter(one, !foreach(clause, clauses, clause.leading), !not(!empty(one)));
  defvar any = !filter(one, !foreach(clause, clauses, clause.form), !not(!empty(one)));
  string text = !interleave(leading # !if(!empty(any), []<string>, ["oilist(" # !interleave(any, "|") # ")"]),
                            " ");
}

// An operation made of clauses; `rest` is its form after theirs.
class OpenMP_Op<string mnemonic, list<Trait> own = [], list<OpenMP_Clause> clauses = [],
                string rest = "attr-dict">
    : Op<OpenMP_Dialect, mnemonic,
         !foldl(own, clauses, sofar, clause, sofar # !listremove(clause.traits, sofar))> {
  let arguments = !foldl((ins), clauses, sofar, clause, !con(sofar, clause.arguments));
  let assemblyFormat = !strconcat(OpenMP_Forms<clauses>.text, " ", rest);
  let extraClassDeclaration =
      !interleave(!foreach(clause, clauses, clause.extraClassDeclaration), "");
}

// One with a region.
class OpenMP_BodyOp<string mnemonic, list<Trait> own = [], list<OpenMP_Clause> clauses = [],
                    string rest = "$region attr-dict">
    : OpenMP_Op<mnemonic, own, clauses, rest> {
  let regions = (region AnyRegion:$region);
}

// One whose region has variables of clauses as its arguments, written by a directive.
class OpenMP_ArgsOp<string mnemonic, string directive, list<Trait> own, list<OpenMP_Clause> clauses>
    : OpenMP_BodyOp<mnemonic, own, clauses,
        "custom<" # directive # ">("
          # !interleave(["$region"] # !filter(one, !foreach(clause, clauses, clause.regionForm),
                                              !not(!empty(one))), ", ")
          # ") attr-dict">;

#endif
