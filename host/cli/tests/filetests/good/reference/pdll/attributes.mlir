// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./attributes.pdll
func.func @f() {
  "t.two"() {attr1 = 1 : i32, "attr two" = "x"} : () -> ()
  "t.two"() {attr1 = 1 : i32} : () -> ()
  "t.unit"() {value} : () -> ()
  "t.unit"() {value = 1 : i32} : () -> ()
  "t.any"() {a, b} : () -> ()
  "t.any"() : () -> ()
  "t.equal"() {a = 1 : i8, b = 1 : i8} : () -> ()
  "t.equal"() {a = 1 : i8, b = 1 : i16} : () -> ()
  return
}
// output:
//| module {
//|   func.func @f() {
//|     "t.two_seen"() {"attr two" = 1 : i32, attr1 = "x"} : () -> ()
//|     "t.two"() {attr1 = 1 : i32} : () -> ()
//|     "t.unit_seen"() {value} : () -> ()
//|     "t.unit"() {value = 1 : i32} : () -> ()
//|     "t.any_seen"() : () -> ()
//|     "t.any_seen"() : () -> ()
//|     "t.equal_seen"() {both = 1 : i8} : () -> ()
//|     "t.equal"() {a = 1 : i8, b = 1 : i16} : () -> ()
//|     return
//|   }
//| }
//|
