// generator: -gen-op-defs
include "mlir/IR/OpBase.td"
// -----
def M_Dialect : Dialect { let name = "m"; let cppNamespace = "::m"; }
def M_NoDialect : Op<?, "x">;
// -----
def M_NotADialect { string name = "m"; }
def M_OfRecord : Op<M_NotADialect, "x">;
// -----
def M_Unnamed : Dialect { let cppNamespace = "::m"; }
def M_OfUnnamed : Op<M_Unnamed, "x">;
// -----
def M_EmptyName : Dialect { let name = ""; let cppNamespace = "::m"; }
def M_OfEmptyName : Op<M_EmptyName, "x">;
// -----
def M_Dialect : Dialect { let name = "m"; let cppNamespace = "::m"; }
def M_MnemonicUnset : Op<M_Dialect, ?>;
// -----
def M_Dialect : Dialect { let name = "m"; let cppNamespace = "::m"; }
def M_TraitsUnset : Op<M_Dialect, "x", ?>;
