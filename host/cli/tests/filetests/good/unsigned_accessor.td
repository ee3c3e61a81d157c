include "mlir/IR/OpBase.td"

def Zoo_Dialect : Dialect {
  let name = "zoo";
  let cppNamespace = "::zoo";
}
def Zoo_Spider : Op<Zoo_Dialect, "spider"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "7">:$legs, I64Attr:$age, SI32Attr:$signed, UI8Attr:$small,
                       OptionalAttr<I32Attr>:$eyes);
}
