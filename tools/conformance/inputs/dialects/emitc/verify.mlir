// expected-error @below {{'emitc.global' op cannot have both static and extern specifiers}}
emitc.global extern static @both : i32

// -----

emitc.func @f() {
  // expected-error @below {{'emitc.constant' op value must not be empty}}
  %0 = "emitc.constant"() <{value = #emitc.opaque<"">}> : () -> i32
  emitc.return
}

// -----

emitc.func @f() {
  // expected-error @below {{'emitc.constant' op string attributes are not supported, use #emitc.opaque instead}}
  %0 = "emitc.constant"() <{value = "NULL"}> : () -> !emitc.opaque<"T">
  emitc.return
}

// -----

emitc.func @f() {
  // expected-error @below {{'emitc.constant' op requires attribute to either be an #emitc.opaque attribute or it's type ('i8') to match the op's result type ('i16')}}
  %0 = "emitc.constant"() <{value = 1 : i8}> : () -> i16
  emitc.return
}

// -----

emitc.func @f(%p: !emitc.ptr<i8>) {
  // expected-error @below {{'emitc.add' op requires that at most one operand is a pointer}}
  %0 = emitc.add %p, %p : (!emitc.ptr<i8>, !emitc.ptr<i8>) -> !emitc.ptr<i8>
  emitc.return
}

// -----

emitc.func @f(%p: !emitc.ptr<i8>, %x: f32) {
  // expected-error @below {{'emitc.add' op requires that one operand is an integer or of opaque type if the other is a pointer}}
  %0 = emitc.add %x, %p : (f32, !emitc.ptr<i8>) -> !emitc.ptr<i8>
  emitc.return
}

// -----

emitc.func @f(%p: !emitc.ptr<i8>, %n: i32) {
  // expected-error @below {{'emitc.sub' op rhs can only be a pointer if lhs is a pointer}}
  %0 = emitc.sub %n, %p : (i32, !emitc.ptr<i8>) -> !emitc.ptr<i8>
  emitc.return
}

// -----

emitc.func @f(%p: !emitc.ptr<i8>, %x: f64) {
  // expected-error @below {{'emitc.sub' op requires that rhs is an integer, pointer or of opaque type if lhs is a pointer}}
  %0 = emitc.sub %p, %x : (!emitc.ptr<i8>, f64) -> !emitc.ptr<i8>
  emitc.return
}

// -----

emitc.func @f(%p: !emitc.ptr<i8>) {
  // expected-error @below {{'emitc.sub' op requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are pointers}}
  %0 = emitc.sub %p, %p : (!emitc.ptr<i8>, !emitc.ptr<i8>) -> f32
  emitc.return
}

// -----

emitc.func @f(%p: !emitc.ptr<i8>) {
  // expected-error @below {{'emitc.apply' op applicable operator must not be empty}}
  %0 = emitc.apply ""(%p) : (!emitc.ptr<i8>) -> i8
  emitc.return
}

// -----

emitc.func @f(%p: !emitc.ptr<i8>) {
  // expected-error @below {{'emitc.apply' op applicable operator is illegal}}
  %0 = emitc.apply "-"(%p) : (!emitc.ptr<i8>) -> i8
  emitc.return
}

// -----

emitc.func @f(%n: i8) {
  // expected-error @below {{'emitc.apply' op operand type must be an lvalue when applying `&`}}
  %0 = emitc.apply "&"(%n) : (i8) -> !emitc.ptr<i8>
  emitc.return
}

// -----

emitc.func @f(%p: !emitc.ptr<i8>) {
  %0 = emitc.dereference %p : !emitc.ptr<i8>
  // expected-error @below {{'emitc.apply' op result type must be a pointer when applying `&`}}
  %1 = emitc.apply "&"(%0) : (!emitc.lvalue<i8>) -> i8
  emitc.return
}

// -----

emitc.func @f(%n: i8) {
  // expected-error @below {{'emitc.apply' op operand type must be a pointer when applying `*`}}
  %0 = emitc.apply "*"(%n) : (i8) -> i8
  emitc.return
}

// -----

// expected-error @below {{'emitc.func' op requires zero or exactly one result, but has 2}}
emitc.func private @two() -> (i32, i32)

// -----

// expected-error @below {{'emitc.func' op cannot return array type}}
emitc.func private @array() -> !emitc.array<2xi32>

// -----

emitc.func @f() -> i32 {
  // expected-error @below {{'emitc.return' op has 0 operands, but enclosing function (@f) returns 1}}
  emitc.return
}

// -----

emitc.func @f(%x: f32) -> i32 {
  // expected-error @below {{type of the return operand ('f32') doesn't match function result type ('i32') in function @f}}
  emitc.return %x : f32
}

// -----

// expected-error @below {{'emitc.declare_func' op 'nowhere' does not reference a valid function}}
emitc.declare_func @nowhere

// -----

emitc.func @f() {
  // expected-error @below {{'emitc.call_opaque' op callee must not be empty}}
  emitc.call_opaque ""() : () -> ()
  emitc.return
}

// -----

emitc.func @f(%n: i32) {
  // expected-error @below {{'emitc.call_opaque' op index argument is out of range}}
  emitc.call_opaque "g"(%n) {args = [1 : index]} : (i32) -> ()
  emitc.return
}

// -----

emitc.func @f(%n: i32) {
  // expected-error @below {{'emitc.call_opaque' op array argument has no type}}
  emitc.call_opaque "g"(%n) {args = [[0]]} : (i32) -> ()
  emitc.return
}

// -----

emitc.func @f(%n: i32) {
  // expected-error @below {{'emitc.call_opaque' op template argument has invalid type}}
  emitc.call_opaque "g"(%n) {template_args = ["T"]} : (i32) -> ()
  emitc.return
}

// -----

emitc.func @f() {
  // expected-error @below {{'emitc.call_opaque' op cannot return array type}}
  %0 = emitc.call_opaque "g"() : () -> !emitc.array<2xi8>
  emitc.return
}

// -----

emitc.func @f(%c: i1) {
  emitc.if %c {
    // expected-error @below {{'emitc.yield' op yields a value not returned by parent}}
    emitc.yield %c : i1
  }
  emitc.return
}

// -----

emitc.func @f(%a: i32) {
  // expected-error @below {{'emitc.expression' op must yield a value at termination}}
  %0 = emitc.expression %a : (i32) -> i32 {
    %1 = emitc.unary_minus %a : (i32) -> i32
    emitc.yield
  }
  emitc.return
}

// -----

// expected-error @below {{'emitc.do' op condition region must contain exactly two operations: 'emitc.expression' followed by 'emitc.yield', but found 1 operations}}
"emitc.do"() ({
  emitc.verbatim "body"
}, {
  emitc.yield
}) : () -> ()

// -----

// expected-error @below {{'emitc.do' op expected first op in condition region to be 'emitc.expression', but got emitc.constant}}
"emitc.do"() ({
  emitc.verbatim "body"
}, {
  %0 = "emitc.constant"() <{value = true}> : () -> i1
  emitc.yield %0 : i1
}) : () -> ()

// -----

// expected-error @below {{'emitc.do' op emitc.expression in condition region must return 'i1', but returns 'i8'}}
"emitc.do"() ({
  emitc.verbatim "body"
}, {
  %0 = emitc.expression : () -> i8 {
    %1 = "emitc.constant"() <{value = 1 : i8}> : () -> i8
    emitc.yield %1 : i8
  }
  emitc.yield %0 : i8
}) : () -> ()

// -----

// expected-error @below {{'emitc.do' op expected last op in condition region to be 'emitc.yield', but got emitc.verbatim}}
"emitc.do"() ({
  emitc.verbatim "body"
}, {
  %0 = emitc.expression : () -> i1 {
    %1 = "emitc.constant"() <{value = true}> : () -> i1
    emitc.yield %1 : i1
  }
  emitc.verbatim "end"
}) : () -> ()

// -----

// expected-error @below {{'emitc.do' op expected condition region to return 1 value, but it returns 0 values}}
"emitc.do"() ({
  emitc.verbatim "body"
}, {
  %0 = emitc.expression : () -> i1 {
    %1 = "emitc.constant"() <{value = true}> : () -> i1
    emitc.yield %1 : i1
  }
  emitc.yield
}) : () -> ()

// -----

emitc.func @f(%c: i1) {
  // expected-error @below {{'emitc.yield' must return result of 'emitc.expression' from this condition region}}
  "emitc.do"() ({
    emitc.verbatim "body"
  }, {
    %0 = emitc.expression : () -> i1 {
      %1 = "emitc.constant"() <{value = true}> : () -> i1
      emitc.yield %1 : i1
    }
    emitc.yield %c : i1
  }) : () -> ()
  emitc.return
}

// -----

// expected-error @below {{'emitc.do' op body region must not contain terminator}}
"emitc.do"() ({
  emitc.yield
}, {
  %0 = emitc.expression : () -> i1 {
    %1 = "emitc.constant"() <{value = true}> : () -> i1
    emitc.yield %1 : i1
  }
  emitc.yield %0 : i1
}) : () -> ()

// -----

emitc.func @f(%a: i32) {
  // expected-error @below {{'emitc.expression' op yielded value has no defining op}}
  %0 = emitc.expression %a : (i32) -> i32 {
    emitc.yield %a : i32
  }
  emitc.return
}

// -----

emitc.func @f(%a: i32) {
  // expected-error @below {{'emitc.expression' op requires yielded type to match return type}}
  %0 = emitc.expression %a : (i32) -> i64 {
    %1 = emitc.unary_minus %a : (i32) -> i32
    emitc.yield %1 : i32
  }
  emitc.return
}

// -----

emitc.func @f(%a: i32) {
  // expected-error @below {{'emitc.expression' op contains an unsupported operation}}
  %0 = emitc.expression %a : (i32) -> i32 {
    emitc.verbatim "none"
    %1 = emitc.unary_minus %a : (i32) -> i32
    emitc.yield %1 : i32
  }
  emitc.return
}

// -----

emitc.func @f(%a: i32) {
  // expected-error @below {{'emitc.expression' op requires exactly one result for each operation}}
  %0 = emitc.expression %a : (i32) -> i32 {
    %1:2 = emitc.call_opaque "g"(%a) : (i32) -> (i32, i32)
    emitc.yield %1#0 : i32
  }
  emitc.return
}

// -----

emitc.func @f(%a: i32) {
  // expected-error @below {{expected function type}}
  %0 = emitc.expression %a : i32 {
    emitc.yield %a : i32
  }
  emitc.return
}

// -----

emitc.func @f(%n: i32) {
  // expected-error @below {{'emitc.for' op expected induction variable to be same type as bounds and step}}
  "emitc.for"(%n, %n, %n) ({
  ^bb0(%i: index):
    emitc.yield
  }) : (i32, i32, i32) -> ()
  emitc.return
}

// -----

emitc.func @f(%n: i32) {
  // expected-error @below {{'emitc.for' op expected body to have a single block argument for the induction variable}}
  "emitc.for"(%n, %n, %n) ({
    emitc.yield
  }) : (i32, i32, i32) -> ()
  emitc.return
}

// -----

emitc.func @f(%n: i32, %m: i64) {
  // expected-error @below {{'emitc.for' op failed to verify that all of {lowerBound, upperBound, step} have same type}}
  "emitc.for"(%n, %n, %m) ({
  ^bb0(%i: i32):
    emitc.yield
  }) : (i32, i32, i64) -> ()
  emitc.return
}

// -----

emitc.func @f(%n: i32) {
  // expected-error @below {{'emitc.switch' op has 0 case regions but 1 case values}}
  "emitc.switch"(%n) <{cases = array<i64: 1>}> ({
    emitc.yield
  }) : (i32) -> ()
  emitc.return
}

// -----

emitc.func @f(%n: i32) {
  // expected-error @below {{'emitc.switch' op has duplicate case value: 4}}
  emitc.switch %n : i32
  case 4 {
    emitc.yield
  }
  case 4 {
    emitc.yield
  }
  default {
  }
  emitc.return
}

// -----

emitc.func @f(%x: f32) {
  // expected-error @below {{'emitc.switch' op operand #0 must be integer, index or opaque type supported by EmitC, but got 'f32'}}
  emitc.switch %x : f32
  default {
  }
  emitc.return
}

// -----

emitc.func @f(%a: !emitc.array<2xi8>) {
  // expected-error @below {{'emitc.cast' op operand type '!emitc.array<2xi8>' and result type '!emitc.ptr<i16>' are cast incompatible}}
  %0 = emitc.cast %a : !emitc.array<2xi8> to !emitc.ptr<i16>
  emitc.return
}

// -----

emitc.func @f(%n: i32) {
  // expected-error @below {{'emitc.verbatim' op requires operands for each placeholder in the format string}}
  emitc.verbatim "{} {}" args %n : i32
  emitc.return
}

// -----

emitc.func @f(%n: i32) {
  // expected-error @below {{'emitc.verbatim' op expected '}' after unescaped '{'}}
  emitc.verbatim "{x}" args %n : i32
  emitc.return
}

// -----

emitc.func @f(%n: i32) {
  // expected-error @below {{'emitc.verbatim' op expected '}' after unescaped '{' at end of string}}
  emitc.verbatim "{} {" args %n : i32
  emitc.return
}

// -----

emitc.func @f(%n: i32, %x: f32) {
  %0 = "emitc.variable"() <{value = 0 : i32}> : () -> !emitc.lvalue<i32>
  // expected-error @below {{'emitc.assign' op requires value's type ('f32') to match variable's type ('i32')}}
  emitc.assign %x : f32 to %0 : !emitc.lvalue<i32>
  emitc.return
}

// -----

emitc.func @f() {
  // expected-error @below {{'emitc.variable' op string attributes are not supported, use #emitc.opaque instead}}
  %0 = "emitc.variable"() <{value = "x"}> : () -> !emitc.lvalue<i32>
  emitc.return
}

// -----

emitc.func @f() {
  // expected-error @below {{'emitc.variable' op requires attribute to either be an #emitc.opaque attribute or it's type ('f32') to match the op's result type ('f64')}}
  %0 = "emitc.variable"() <{value = 1.0 : f32}> : () -> !emitc.lvalue<f64>
  emitc.return
}

// -----

emitc.func @f() {
  // expected-error @below {{'emitc.literal' op value must not be empty}}
  %0 = emitc.literal "" : i32
  emitc.return
}

// -----

emitc.func @f(%a: !emitc.array<2x2xi8>, %i: index) {
  // expected-error @below {{'emitc.subscript' op on array operand requires number of indices (1) to match the rank of the array type (2)}}
  %0 = emitc.subscript %a[%i] : (!emitc.array<2x2xi8>, index) -> !emitc.lvalue<i8>
  emitc.return
}

// -----

emitc.func @f(%a: !emitc.array<2x2xi8>, %i: index, %x: f32) {
  // expected-error @below {{'emitc.subscript' op on array operand requires index operand 1 to be integer-like, but got 'f32'}}
  %0 = emitc.subscript %a[%i, %x] : (!emitc.array<2x2xi8>, index, f32) -> !emitc.lvalue<i8>
  emitc.return
}

// -----

emitc.func @f(%a: !emitc.array<2xi8>, %i: index) {
  // expected-error @below {{'emitc.subscript' op on array operand requires element type ('i8') and result type ('i16') to match}}
  %0 = emitc.subscript %a[%i] : (!emitc.array<2xi8>, index) -> !emitc.lvalue<i16>
  emitc.return
}

// -----

emitc.func @f(%p: !emitc.ptr<i8>, %i: index) {
  // expected-error @below {{'emitc.subscript' op on pointer operand requires one index operand, but got 2}}
  %0 = emitc.subscript %p[%i, %i] : (!emitc.ptr<i8>, index, index) -> !emitc.lvalue<i8>
  emitc.return
}

// -----

emitc.func @f(%p: !emitc.ptr<i8>, %x: f64) {
  // expected-error @below {{'emitc.subscript' op on pointer operand requires index operand to be integer-like, but got 'f64'}}
  %0 = emitc.subscript %p[%x] : (!emitc.ptr<i8>, f64) -> !emitc.lvalue<i8>
  emitc.return
}

// -----

emitc.func @f(%p: !emitc.ptr<i8>, %i: index) {
  // expected-error @below {{'emitc.subscript' op on pointer operand requires pointee type ('i8') and result type ('f32') to match}}
  %0 = emitc.subscript %p[%i] : (!emitc.ptr<i8>, index) -> !emitc.lvalue<f32>
  emitc.return
}

// -----

emitc.func @f(%n: i8, %i: index) {
  // expected-error @below {{'emitc.subscript' op operand #0 must be EmitC array type or EmitC opaque type or EmitC pointer type, but got 'i8'}}
  %0 = emitc.subscript %n[%i] : (i8, index) -> !emitc.lvalue<f32>
  emitc.return
}

// -----

// expected-error @below {{'emitc.global' op initial value expected to be of type 'i32', but was of type 'i64'}}
"emitc.global"() <{sym_name = "g", type = i32, initial_value = 1 : i64}> : () -> ()

// -----

// expected-error @below {{'emitc.global' op initial value should be a integer, float, elements or opaque attribute, but got "x"}}
"emitc.global"() <{sym_name = "g", type = i32, initial_value = "x"}> : () -> ()

// -----

// expected-error @below {{'emitc.global' op expected valid emitc type}}
"emitc.global"() <{sym_name = "g", type = !emitc.lvalue<i32>}> : () -> ()

// -----

// expected-error @below {{'emitc.field' op field must be nested within an emitc.class operation}}
"emitc.field"() <{sym_name = "f", type = i32}> : () -> ()

// -----

emitc.func @f() {
  // expected-error @below {{'emitc.get_global' op 'f' does not reference a valid emitc.global}}
  %0 = emitc.get_global @f : !emitc.lvalue<i32>
  emitc.return
}

// -----

emitc.global @g : !emitc.array<2xi8>
emitc.func @f() {
  // expected-error @below {{'emitc.get_global' op on array type expects result type '!emitc.array<3xi8>' to match type '!emitc.array<2xi8>' of the global @g}}
  %0 = emitc.get_global @g : !emitc.array<3xi8>
  emitc.return
}

// -----

emitc.global @g : i8
emitc.func @f() {
  // expected-error @below {{'emitc.get_global' op on non-array type expects result type to be an lvalue type for the global @g}}
  %0 = emitc.get_global @g : !emitc.array<3xi8>
  emitc.return
}

// -----

emitc.global @g : i8
emitc.func @f() {
  // expected-error @below {{'emitc.get_global' op on non-array type expects result inner type 'i16' to match type 'i8' of the global @g}}
  %0 = emitc.get_global @g : !emitc.lvalue<i16>
  emitc.return
}

// -----

// expected-error @below {{!emitc.lvalue must wrap supported emitc type, but got 'i7'}}
func.func private @f(!emitc.lvalue<i7>)

// -----

// expected-error @below {{!emitc.lvalue cannot wrap !emitc.array type}}
func.func private @f(!emitc.lvalue<!emitc.array<2xi8>>)

// -----

// expected-error @below {{expected non empty string in !emitc.opaque type}}
func.func private @f(!emitc.opaque<"">)

// -----

// expected-error @below {{pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead}}
func.func private @f(!emitc.opaque<"char *">)

// -----

// expected-error @below {{pointers to lvalues are not allowed}}
func.func private @f(!emitc.ptr<!emitc.lvalue<i8>>)

// -----

// expected-error @below {{expected static shape}}
func.func private @f(!emitc.array<2x?xi8>)

// -----

// expected-error @below {{invalid array element type ''i7''}}
func.func private @f(!emitc.array<2xi7>)

// -----

// expected-error @below {{shape must not be empty}}
func.func private @f(!emitc.array<i8>)

// -----

// expected-error @below {{expected string attribute}}
emitc.include @own

// -----

// expected-error @below {{expected trailing '>' for standard include}}
emitc.include <"stdio.h" <

// -----

emitc.func @f(%p: !emitc.ptr<i8>) {
  // expected-error @below {{'emitc.dereference' op failed to verify that input and result reference the same type}}
  %0 = "emitc.dereference"(%p) : (!emitc.ptr<i8>) -> !emitc.lvalue<i16>
  emitc.return
}

// -----

emitc.func @f(%x: f32) {
  // expected-error @below {{'emitc.rem' op operand #0 must be integer, index or opaque type supported by EmitC, but got 'f32'}}
  %0 = emitc.rem %x, %x : (f32, f32) -> f32
  emitc.return
}

// -----

emitc.func @f(%p: !emitc.ptr<i32>) {
  // expected-error @below {{'emitc.mul' op operand #0 must be floating-point type supported by EmitC or integer, index or opaque type supported by EmitC, but got '!emitc.ptr<i32>'}}
  %0 = emitc.mul %p, %p : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> i32
  emitc.return
}

// -----

emitc.func @f(%v: !emitc.ptr<i32>) {
  // expected-error @below {{'emitc.member' op operand #0 must be emitc.lvalue of EmitC opaque type values, but got '!emitc.ptr<i32>'}}
  %0 = "emitc.member"(%v) <{member = "x"}> : (!emitc.ptr<i32>) -> !emitc.lvalue<i32>
  emitc.return
}

// -----

// expected-error @below {{'emitc.func' op cannot have lvalue type as argument}}
emitc.func @a(%v: !emitc.lvalue<i32>) {
  %0 = emitc.address_of %v : !emitc.lvalue<i32>
  emitc.return
}

// -----

// expected-error @below {{'emitc.func' op cannot have lvalue type as argument}}
emitc.func @a(%v: !emitc.lvalue<i32>) {
  %0 = "emitc.address_of"(%v) : (!emitc.lvalue<i32>) -> !emitc.ptr<i8>
  emitc.return
}

// -----

emitc.func @a(%w: !emitc.ptr<i32>) {
  // expected-error @below {{'emitc.dereference' op failed to verify that input and result reference the same type}}
  %0 = "emitc.dereference"(%w) : (!emitc.ptr<i32>) -> !emitc.lvalue<i8>
  emitc.return
}

// -----

emitc.func @a(%w: i32) {
  // expected-error @below {{'emitc.call' op 'b' does not reference a valid function}}
  emitc.call @b(%w) : (i32) -> ()
  emitc.return
}

// -----

emitc.func private @b(i32)
emitc.func @a(%w: i32) {
  // expected-error @below {{'emitc.call' op incorrect number of operands for callee}}
  emitc.call @b() : () -> ()
  emitc.return
}

// -----

emitc.func private @b(i32)
emitc.func @a(%w: i8) {
  // expected-error @below {{'emitc.call' op operand type mismatch: expected operand type 'i32', but provided 'i8' for operand number 0}}
  emitc.call @b(%w) : (i8) -> ()
  emitc.return
}

// -----

emitc.func private @b(i32)
emitc.func @a(%w: i32) {
  // expected-error @below {{'emitc.call' op incorrect number of results for callee}}
  %0 = emitc.call @b(%w) : (i32) -> i32
  emitc.return
}

// -----

func.func private @b(i32)
emitc.func @a(%w: i32) {
  // expected-error @below {{'emitc.call' op 'b' does not reference a valid function}}
  emitc.call @b(%w) : (i32) -> ()
  emitc.return
}

// -----

"emitc.func"() ({
}) {function_type = () -> (), sym_name = "g"} : () -> ()
emitc.class @c {
  emitc.field @f : i32 = 4
  emitc.field @h : !emitc.array<2xi32> = dense<[1,2]> {attrs = "x"}
  emitc.field @i : !emitc.opaque<"z"> = #emitc.opaque<"q">
  emitc.func @m() {
    // expected-error @below {{'emitc.get_field' op result type 'i8' does not match field '@f' type 'i32'}}
    %0 = emitc.get_field @f : i8
    emitc.return
  }
}

// -----

emitc.class @c {
  emitc.field @f : i32 = 4
  emitc.func @m() {
    %0 = emitc.get_field @f : i32
    // expected-error @below {{'emitc.get_field' op field '@m' not found in the class}}
    %1 = emitc.get_field @m : i32
    emitc.return
  }
}

// -----

emitc.func @m() {
  // expected-error @below {{'emitc.get_field' op  must be nested within an emitc.class operation}}
  %0 = emitc.get_field @f : i32
  emitc.return
}

// -----

emitc.class @c {
  // expected-error @below {{'emitc.field' op expected valid emitc type}}
  emitc.field @f : !emitc.lvalue<i32>
}

// -----

emitc.class @c {
  // expected-error @below {{expected operation name in quotes}}
  emitc.field @f : i32 = 4 : i8
}

// -----

emitc.class @c {
  // expected-error @below {{custom op 'emitc.field' initial value should be a integer, float, elements or opaque attribute}}
  emitc.field @f : i32 = "x"
}

// -----

emitc.class @c {
  // expected-error @below {{custom op 'emitc.field' initial value should be a integer, float, elements or opaque attribute}}
  emitc.field @f : i32 = unit
}

// -----

emitc.class @c {
  // expected-error @below {{expected non-function type}}
  emitc.field @f : 5
}

// -----

emitc.class @c {
  // expected-error @below {{expected attribute value}}
  emitc.field @f : i32 =
}

// -----

emitc.class @c {
  // expected-error @below {{'emitc.field' op expected valid emitc type}}
  emitc.field @f : memref<4xi32>
}

// -----

// expected-error @below {{expected operation name in quotes}}
emitc.global @f : i32 = 4 : i8

// -----

// expected-error @below {{custom op 'emitc.global' initial value should be a integer, float, elements or opaque attribute}}
emitc.global @f : i32 = unit

// -----

// expected-error @below {{expected non-function type}}
emitc.global @f : 5

// -----

// expected-error @below {{integer literal not valid for specified type}}
emitc.global @f : !emitc.opaque<"a"> = 5 : i8

// -----

// expected-error @below {{integer literal not valid for specified type}}
emitc.global @f : !emitc.array<2xi32> = 5

// -----

// expected-error @below {{custom op 'emitc.global' initial value should be a integer, float, elements or opaque attribute}}
emitc.global @f : !emitc.array<2xi32> = @x

// -----

emitc.class @c {
  // expected-error @below {{'emitc.field' op field must have a non-empty symbol name}}
  "emitc.field"() <{initial_value = 4 : i8, sym_name="", type = i32}> : () -> ()
}

// -----

// expected-error @below {{'emitc.field' op field must be nested within an emitc.class operation}}
"emitc.field"() <{initial_value = 4 : i8, sym_name="", type = i32}> : () -> ()

// -----

// expected-error @below {{'emitc.global' op initial value expected to be of type 'i32', but was of type 'i8'}}
"emitc.global"() <{initial_value = 4 : i8, sym_name="a", type = i32}> : () -> ()

// -----

// expected-error @below {{'emitc.global' op expected array type, but got 'i32'}}
"emitc.global"() <{initial_value = dense<2> : tensor<2xi8>, sym_name="a", type = i32}> : () -> ()

// -----

// expected-error @below {{'emitc.global' op initial value expected to be of type '!emitc.array<2xi32>', but was of type 'tensor<2xi8>'}}
"emitc.global"() <{initial_value = dense<2> : tensor<2xi8>, sym_name="a", type = !emitc.array<2xi32>}> : () -> ()

// -----

// expected-error @below {{'emitc.global' op expected valid emitc type}}
"emitc.global"() <{initial_value = 4 : i8, sym_name="a", type = memref<4xi32>}> : () -> ()

// -----

// expected-error @below {{'emitc.global' op initial value expected to be of type 'f64', but was of type 'f32'}}
"emitc.global"() <{initial_value = 4.0 : f32, sym_name="a", type = f64, static_specifier, extern_specifier}> : () -> ()

// -----

// expected-error @below {{'emitc.global' op attribute 'initial_value' failed to satisfy constraint: An opaque attribute or TypedAttr instance}}
"emitc.global"() <{initial_value = unit, sym_name="a", type = f64}> : () -> ()

// -----

// expected-error @below {{'emitc.global' op attribute 'initial_value' failed to satisfy constraint: An opaque attribute or TypedAttr instance}}
"emitc.global"() <{initial_value = array<i32: 2>, sym_name="a", type = !emitc.array<1xi32>}> : () -> ()

// -----

// expected-error @below {{'emitc.global' op attribute 'initial_value' failed to satisfy constraint: An opaque attribute or TypedAttr instance}}
"emitc.global"() <{initial_value = array<i32: 2>, sym_name="a", type = i32}> : () -> ()

// -----

emitc.func @f() {
  emitc.do {
  } while {
    %0 = emitc.expression : () -> i1 {
      %1 = "emitc.constant"() <{value = 0 : i1}> : () -> i1
      emitc.yield %1 : i1
    }
    emitc.yield %0 : i1
  // expected-error @below {{expected operation name in quotes}}
  } {x}
  emitc.do { 
  } while {
  }
  emitc.return
}

// -----

emitc.func @f() {
  // expected-error @below {{'emitc.do' op body region must not contain terminator}}
  emitc.do {
    emitc.yield
  } while {
    %0 = emitc.expression : () -> i1 {
      %1 = "emitc.constant"() <{value = 0 : i1}> : () -> i1
      emitc.yield %1 : i1
    }
    emitc.yield %0 : i1
  }
  emitc.return
}

// -----

// expected-error @below {{'emitc.func' op cannot have lvalue type as argument}}
emitc.func @f(%v: !emitc.lvalue<i32>) -> (i32, i32)

// -----

emitc.func @f() {
  // expected-error @below {{expected '{' to begin a region}}
  emitc.do while {
  }
  emitc.return
}

// -----

emitc.func @f() {
  emitc.do {
  }
  // expected-error @below {{custom op 'emitc.do' expected 'while'}}
  emitc.return
}

// -----

// expected-error @below {{custom op 'emitc.include' expected string attribute}}
emitc.include <4

// -----

// expected-error @below {{expected operation name in quotes}}
emitc.include "a" {x}

// -----

// Upstream: 'emitc.get_field' op field '@bias' not found in the class
emitc.class @Method {
  emitc.func @run() {
    // expected-error @below {{'emitc.get_field' op field '@bias' not found in the class}}
    %0 = emitc.get_field @bias : f32
    emitc.return
  }
}

// -----

// Upstream reports this at the operation, ours at the next token (the end of the file).
// expected-error @below {{custom op 'emitc.include' expected trailing '>' for standard include}}
emitc.include <"stdio.h"
