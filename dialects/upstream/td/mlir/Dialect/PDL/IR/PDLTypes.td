//===- PDLTypes.td: handles of pdl ----------------------------------------===//
#ifndef LEGALIZE_PDL_TYPES
#define LEGALIZE_PDL_TYPES

include "mlir/Dialect/PDL/IR/PDLDialect.td"
include "mlir/IR/AttrTypeBase.td"

defvar _PDL_base = "::mlir::pdl::PDLType";

class PDL_Type<string name, string word> : TypeDef<PDL_Dialect, name, [], _PDL_base> {
  let mnemonic = word;
}

def PDL_Attribute : PDL_Type<"Attribute", "attribute"> {
  let summary = "PDL handle to an `mlir::Attribute`";
}
def PDL_Operation : PDL_Type<"Operation", "operation"> {
  let summary = "PDL handle to an `mlir::Operation *`";
}
def PDL_Type : PDL_Type<"Type", "type"> { let summary = "PDL handle to an `mlir::Type`"; }
def PDL_Value : PDL_Type<"Value", "value"> { let summary = "PDL handle for an `mlir::Value`"; }
def PDL_Range : PDL_Type<"Range", "range"> {
  let summary = "handles of one kind";
  let parameters = (ins "Type":$elementType);
  let builders = [TypeBuilderWithInferredContext<(ins "Type":$elementType),
                                                 "return $_get(elementType.getContext(), elementType);">];
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

// Any handle; a range with elements of one kind; one element or such a range.

def PDL_AnyType : Type<CPred<"::llvm::isa<::mlir::pdl::PDLType>($_self)">, "pdl type", _PDL_base>;

class PDL_RangeOf<Type of>
    : ContainerType<AnyTypeOf<[of]>, PDL_Range.predicate,
                    "::llvm::cast<::mlir::pdl::RangeType>($_self).getElementType()", "range",
                    "::mlir::pdl::RangeType">,
      BuildableType<"::mlir::pdl::RangeType::get(" # of.builderCall # ")">;

class PDL_InstOrRangeOf<Type of>
    : AnyTypeOf<[of, PDL_RangeOf<of>], "single element or range of " # of.summary, _PDL_base>;

#endif
