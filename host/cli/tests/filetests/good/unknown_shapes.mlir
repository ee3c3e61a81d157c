// test: opt --ods ./unknown_shapes.td
// What cannot be compared says which hook is missing.
// warning: [ods::unchecked_constraint] (no place) "not checked on 'box.shapes': its C++ text cannot be evaluated: the shape of"
// warning: [ods::unchecked_constraint] (no place) "not checked on 'box.ranks': its C++ text cannot be evaluated: the shape of"
// warning: [ods::unchecked_constraint] (no place) "not checked on 'box.elements': its C++ text cannot be evaluated: the shape of"
// warning: [ods::unchecked_constraint] (no place) "not checked on 'box.counts': its C++ text cannot be evaluated: the shape of"
func.func @f(%a: !box.box<1>, %b: !box.box<2>) {
  "box.shapes"(%a, %b) : (!box.box<1>, !box.box<2>) -> ()
  "box.ranks"(%a, %b) : (!box.box<1>, !box.box<2>) -> ()
  "box.elements"(%a, %b) : (!box.box<1>, !box.box<2>) -> ()
  "box.counts"(%a, %b) : (!box.box<1>, !box.box<2>) -> ()
  return
}
// output:
//| module {
//|   func.func @f(%arg0: !box.box<1>, %arg1: !box.box<2>) {
//|     "box.shapes"(%arg0, %arg1) : (!box.box<1>, !box.box<2>) -> ()
//|     "box.ranks"(%arg0, %arg1) : (!box.box<1>, !box.box<2>) -> ()
//|     "box.elements"(%arg0, %arg1) : (!box.box<1>, !box.box<2>) -> ()
//|     "box.counts"(%arg0, %arg1) : (!box.box<1>, !box.box<2>) -> ()
//|     return
//|   }
//| }
//|
