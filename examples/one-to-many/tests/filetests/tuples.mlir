// test: opt --split-input-file --allow-unregistered-dialect --lower-cx
// A tuple of numbers cannot be converted.
func.func private @f(!cx.number, tuple<!cx.number>) // error: [convert::no_legalization] "failed to legalize operation 'func.func'"
// -----
func.func @g(%z: !cx.number) {
  %0 = "other.tuple"() : () -> tuple<!cx.number>
  cf.br ^end(%z, %0 : !cx.number, tuple<!cx.number>) // error: [convert::no_legalization] "failed to legalize operation 'cf.br'"
^end(%a: !cx.number, %b: tuple<!cx.number>):
  return
}
// output:
//| -----
