//===- ComplexBase.td: the complex dialect and its enum -------------------===//
#ifndef LEGALIZE_COMPLEX_BASE
#define LEGALIZE_COMPLEX_BASE

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Complex_Dialect : Dialect {
  let name = "complex";
  let cppNamespace = "::mlir::complex";
  let summary = "arithmetic on complex numbers";
  let dependentDialects = ["arith::ArithDialect"];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

def Complex_CRF_improved : I32BitEnumAttrCaseBit<"improved", 0>;
def Complex_CRF_basic    : I32BitEnumAttrCaseBit<"basic", 1>;
def Complex_CRF_none     : I32BitEnumAttrCaseBit<"none", 2>;

def Complex_ComplexRangeFlags : I32BitEnumAttr<"ComplexRangeFlags", "Complex range flags", [
    Complex_CRF_improved, Complex_CRF_basic, Complex_CRF_none]> {
  let cppNamespace = "::mlir::complex";
}

#endif
