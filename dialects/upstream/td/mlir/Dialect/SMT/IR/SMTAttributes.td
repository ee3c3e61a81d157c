//===- SMTAttributes.td: constants of smt ---------------------------------===//
#ifndef LEGALIZE_SMT_ATTRIBUTES
#define LEGALIZE_SMT_ATTRIBUTES

include "mlir/Dialect/SMT/IR/SMTDialect.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"

def BitVectorAttr
    : AttrDef<SMTDialect, "BitVector", [DeclareAttrInterfaceMethods<TypedAttrInterface>]> {
  let mnemonic = "bv";
  let parameters = (ins APIntParameter<"">:$value);
  // The width is that of the type, which follows the number: `#smt.bv<5> : !smt.bv<8>`.
  let builders = [
    // `#b101` or `#x1f`: digits of one or four bits.
    AttrBuilder<(ins "llvm::StringRef":$value), [{
      unsigned bits = value.starts_with("#x") ? 4 : 1;
      std::string digits = value.drop_front(2).lower();
      llvm::APInt number(bits * digits.size(), 0);
      for (char digit : digits)
        number = number.shl(bits) + uint64_t(digit <= '9' ? digit - '0' : digit - 'a' + 10);
      return get($_ctxt, number.getZExtValue(), number.getBitWidth());
    }]>,
    AttrBuilder<(ins "uint64_t":$value, "unsigned":$width), [{
      std::string text = "#smt.bv<" + std::to_string(value) + "> : !smt.bv<" + std::to_string(width) + ">";
      return llvm::cast<BitVectorAttr>(mlir::parseAttribute(text, $_ctxt));
    }]>
  ];
  let hasCustomAssemblyFormat = true;
  let genVerifyDecl = true;
}

#endif
