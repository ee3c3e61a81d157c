//===- SMTTypes.td: sorts of smt ------------------------------------------===//
#ifndef LEGALIZE_SMT_TYPES
#define LEGALIZE_SMT_TYPES

include "mlir/Dialect/SMT/IR/SMTDialect.td"
include "mlir/IR/AttrTypeBase.td"

class SMTTypeDef<string name, string typeMnemonic, string form> : TypeDef<SMTDialect, name> {
  let mnemonic = typeMnemonic;
  let assemblyFormat = form;
}

def BoolType : SMTTypeDef<"Bool", "bool", "">;
def IntType  : SMTTypeDef<"Int", "int", "">;

let genVerifyDecl = true in {
  def ArrayType : SMTTypeDef<"Array", "array", "`<` `[` $domainType `->` $rangeType `]` `>`"> {
    let parameters = (ins "mlir::Type":$domainType, "mlir::Type":$rangeType);
  }
  def BitVectorType : SMTTypeDef<"BitVector", "bv", "`<` $width `>`"> {
    let parameters = (ins "int64_t":$width);
  }
  def SMTFuncType : SMTTypeDef<"SMTFunc", "func", "`<` `(` $domainTypes `)` ` ` $rangeType `>`"> {
    let parameters = (ins ArrayRefParameter<"mlir::Type", "of the arguments">:$domainTypes,
                          "mlir::Type":$rangeType);
    let builders = [
      TypeBuilderWithInferredContext<
          (ins "llvm::ArrayRef<mlir::Type>":$domainTypes, "mlir::Type":$rangeType),
          "return $_get(rangeType.getContext(), domainTypes, rangeType);">,
      TypeBuilderWithInferredContext<
          (ins "mlir::Type":$rangeType),
          "return $_get(rangeType.getContext(), llvm::ArrayRef<mlir::Type>(), rangeType);">
    ];
  }
  def SortType : SMTTypeDef<"Sort", "sort", "`<` $identifier (`[` $sortParams^ `]`)? `>`"> {
    let parameters = (ins "mlir::StringAttr":$identifier,
                          OptionalArrayRefParameter<"mlir::Type", "of the sort">:$sortParams);
    defvar named = "return $_get($_ctxt, mlir::StringAttr::get($_ctxt, identifier), ";
    let builders = [
      TypeBuilder<(ins "llvm::StringRef":$identifier, "llvm::ArrayRef<mlir::Type>":$sortParams),
                  named # "sortParams);">,
      TypeBuilder<(ins "llvm::StringRef":$identifier), named # "llvm::ArrayRef<mlir::Type>());">
    ];
  }
}

class SMTKind<string function, string desc> : Type<CPred<"smt::" # function # "($_self)">, desc>;
def AnySMTType        : SMTKind<"isAnySMTValueType", "any SMT value type">;
def AnyNonFuncSMTType : SMTKind<"isAnyNonFuncSMTValueType", "any non-function SMT value type">;
def AnyNonSMTType     : Type<Neg<AnySMTType.predicate>, "any non-smt type">;

#endif
