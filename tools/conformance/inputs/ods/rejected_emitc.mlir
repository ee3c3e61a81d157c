// ODS: mlir/Dialect/EmitC/IR/EmitC.td
// expected-error@+1 {{'emitc.func' op requires zero or exactly one result, but has 2}}
emitc.func @f() -> (i32, i32)
// -----
// expected-error@+1 {{'emitc.func' op cannot return array type}}
emitc.func @f() -> !emitc.array<2xi32>
// -----
// expected-error@+1 {{'emitc.return' op has 0 operands, but enclosing function (@f) returns 1}}
emitc.func @f() -> i32 { emitc.return }
// -----
// expected-error@+1 {{type of the return operand ('f32') doesn't match function result type ('i32') in function @f}}
emitc.func @f(%a: f32) -> i32 { emitc.return %a : f32 }
// -----
// expected-error@+1 {{'emitc.declare_func' op 'bar' does not reference a valid function}}
emitc.declare_func @bar
// -----
// expected-error@+1 {{custom op 'emitc.global' expected valid '@'-identifier for symbol name}}
emitc.global static extern @x : i32
// -----
func.func @f() {
  // expected-error@+1 {{'emitc.constant' op string attributes are not supported, use #emitc.opaque instead}}
  %0 = "emitc.constant"() {value = ""} : () -> i32
  return
}
// -----
func.func @f() {
  // expected-error@+1 {{'emitc.constant' op string attributes are not supported, use #emitc.opaque instead}}
  %0 = "emitc.constant"() {value = "a"} : () -> i32
  return
}
// -----
func.func @f() {
  // expected-error@+1 {{'emitc.constant' op requires attribute to either be an #emitc.opaque attribute or it's type ('i64') to match the op's result type ('i32')}}
  %0 = "emitc.constant"() {value = 1 : i64} : () -> i32
  return
}
// -----
func.func @f() {
  // expected-error@+1 {{'emitc.constant' op value must not be empty}}
  %0 = "emitc.constant"() {value = #emitc.opaque<"">} : () -> i32
  return
}
// -----
func.func @f(%a: !emitc.ptr<i32>, %f: f32, %i: i32) {
  // expected-error@+1 {{'emitc.add' op requires that at most one operand is a pointer}}
  %0 = "emitc.add"(%a, %a) : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  return
}
// -----
func.func @f(%a: !emitc.ptr<i32>, %f: f32, %i: i32) {
  // expected-error@+1 {{'emitc.add' op requires that one operand is an integer or of opaque type if the other is a pointer}}
  %0 = "emitc.add"(%a, %f) : (!emitc.ptr<i32>, f32) -> !emitc.ptr<i32>
  return
}
// -----
func.func @f(%a: !emitc.ptr<i32>, %f: f32, %i: i32) {
  // expected-error@+1 {{'emitc.add' op requires that one operand is an integer or of opaque type if the other is a pointer}}
  %0 = "emitc.add"(%f, %a) : (f32, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  return
}
// -----
func.func @f(%a: !emitc.ptr<i32>, %f: f32, %i: i32) {
  // expected-error@+1 {{'emitc.sub' op rhs can only be a pointer if lhs is a pointer}}
  %0 = "emitc.sub"(%f, %a) : (f32, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  return
}
// -----
func.func @f(%a: !emitc.ptr<i32>, %f: f32, %i: i32) {
  // expected-error@+1 {{'emitc.sub' op requires that rhs is an integer, pointer or of opaque type if lhs is a pointer}}
  %0 = "emitc.sub"(%a, %f) : (!emitc.ptr<i32>, f32) -> !emitc.ptr<i32>
  return
}
// -----
func.func @f(%a: !emitc.ptr<i32>, %f: f32, %i: i32) {
  // expected-error@+1 {{'emitc.sub' op requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are pointers}}
  %0 = "emitc.sub"(%a, %a) : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> f32
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'emitc.apply' op applicable operator must not be empty}}
  %0 = emitc.apply ""(%i) : (i32) -> !emitc.ptr<i32>
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'emitc.apply' op applicable operator is illegal}}
  %0 = emitc.apply "+"(%i) : (i32) -> !emitc.ptr<i32>
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'emitc.apply' op operand type must be an lvalue when applying `&`}}
  %0 = emitc.apply "&"(%i) : (i32) -> !emitc.ptr<i32>
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'emitc.apply' op operand type must be a pointer when applying `*`}}
  %0 = emitc.apply "*"(%i) : (i32) -> i32
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'emitc.call_opaque' op callee must not be empty}}
  emitc.call_opaque ""(%i) : (i32) -> ()
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'emitc.call_opaque' op index argument is out of range}}
  emitc.call_opaque "x"(%i) {args = [1 : index]} : (i32) -> ()
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'emitc.call_opaque' op array argument has no type}}
  emitc.call_opaque "x"(%i) {args = [[1, 2]]} : (i32) -> ()
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'emitc.call_opaque' op template argument has invalid type}}
  emitc.call_opaque "x"(%i) {template_args = [@a]} : (i32) -> ()
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'emitc.call_opaque' op cannot return array type}}
  %0 = emitc.call_opaque "x"(%i) : (i32) -> (!emitc.array<2xi32>)
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'emitc.call_opaque' op template argument has invalid type}}
  emitc.call_opaque "x"(%i) {template_args = [[1]]} : (i32) -> ()
  return
}
