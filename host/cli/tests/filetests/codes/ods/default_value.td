// test: opt --ods ./default_value.td ../wide.mlir
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Wide : Op<D, "wide"> { let arguments = (ins DefaultValuedAttr<I32Attr, "::d::width()">:$width); } // warning: [ods::default_value] "default value of 'width' of 'd.wide' cannot be evaluated: unknown function 'd::width' at"
// output:
//| module {
//|   "d.wide"() : () -> ()
//| }
//|
