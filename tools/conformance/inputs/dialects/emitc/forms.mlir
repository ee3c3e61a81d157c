// Operators: on numbers of C, and on what C calls by other names.
emitc.func @numbers(%a: i32, %b: i32, %x: f32, %n: index, %s: !emitc.size_t, %o: !emitc.opaque<"num">) {
  %0 = emitc.add %a, %b : (i32, i32) -> i32
  %1 = emitc.sub %x, %x {exact} : (f32, f32) -> f32
  %2 = emitc.mul %n, %n : (index, index) -> index
  %3 = emitc.div %o, %o : (!emitc.opaque<"num">, !emitc.opaque<"num">) -> !emitc.opaque<"num">
  %4 = emitc.rem %s, %s : (!emitc.size_t, !emitc.size_t) -> !emitc.size_t
  %5 = emitc.unary_minus %a : (i32) -> i32
  %6 = emitc.unary_plus %x : (f32) -> f32
  %7 = emitc.bitwise_and %a, %b : (i32, i32) -> i32
  %8 = emitc.bitwise_or %a, %b : (i32, i32) -> i32
  %9 = emitc.bitwise_xor %a, %b : (i32, i32) -> i32
  %10 = emitc.bitwise_not %a : (i32) -> i32
  %11 = emitc.bitwise_left_shift %a, %b : (i32, i32) -> i32
  %12 = emitc.bitwise_right_shift %a, %b {arithmetic = true} : (i32, i32) -> i32
  %13 = emitc.logical_and %a, %b : i32, i32
  %14 = emitc.logical_or %13, %13 : i1, i1
  %15 = emitc.logical_not %14 : i1
  %16 = emitc.cmp lt, %a, %b : (i32, i32) -> i1
  %17 = emitc.cmp three_way, %o, %o {strong} : (!emitc.opaque<"num">, !emitc.opaque<"num">) -> !emitc.opaque<"std::strong_ordering">
  %18 = emitc.conditional %16, %a, %b : i32
  emitc.return
}

// -----

// Pointers and sums with them.
emitc.func @pointers(%p: !emitc.ptr<i32>, %q: !emitc.ptr<i32>, %n: i32, %o: !emitc.opaque<"long">, %r: !emitc.array<3xi8>) {
  %0 = emitc.add %p, %n : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
  %1 = emitc.add %o, %p : (!emitc.opaque<"long">, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  %2 = emitc.sub %p, %q : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptrdiff_t
  %3 = emitc.sub %p, %n : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
  %4 = emitc.cast %p : !emitc.ptr<i32> to !emitc.ptr<!emitc.opaque<"void">>
  %5 = emitc.cast %r : !emitc.array<3xi8> to !emitc.ptr<i8>
  %6 = emitc.cast %n : i32 to !emitc.ssize_t
  %7 = emitc.dereference %p : !emitc.ptr<i32>
  %8 = emitc.address_of %7 : !emitc.lvalue<i32>
  %9 = emitc.apply "*"(%p) : (!emitc.ptr<i32>) -> i32
  %10 = emitc.apply "&"(%7) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  emitc.return
}

// -----

// Variables, their members and elements.
emitc.func @variables(%i: index, %a: !emitc.array<2x3xf32>, %p: !emitc.ptr<f64>, %o: !emitc.opaque<"map">, %k: i8) {
  %0 = "emitc.variable"() <{value = 1 : i32}> : () -> !emitc.lvalue<i32>
  %1 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.array<4xi64>
  %2 = "emitc.variable"() <{value = 7 : index}> : () -> !emitc.lvalue<!emitc.size_t>
  %3 = "emitc.constant"() <{value = -1 : i32}> : () -> i32
  %4 = "emitc.constant"() <{value = #emitc.opaque<"M_PI">}> : () -> f64
  %5 = "emitc.constant"() <{value = 3 : index}> : () -> !emitc.ssize_t
  %6 = emitc.literal "sizeof(int)" : !emitc.size_t
  emitc.assign %3 : i32 to %0 : !emitc.lvalue<i32>
  %7 = emitc.load %0 : !emitc.lvalue<i32>
  %8 = emitc.subscript %a[%i, %i] : (!emitc.array<2x3xf32>, index, index) -> !emitc.lvalue<f32>
  %9 = emitc.subscript %p[%k] {bounded} : (!emitc.ptr<f64>, i8) -> !emitc.lvalue<f64>
  %10 = emitc.subscript %o[%k, %i] : (!emitc.opaque<"map">, i8, index) -> !emitc.lvalue<!emitc.opaque<"value">>
  %11 = "emitc.member"(%10) <{member = "x"}> : (!emitc.lvalue<!emitc.opaque<"value">>) -> !emitc.lvalue<i32>
  %12 = "emitc.member"(%10) <{member = "row"}> : (!emitc.lvalue<!emitc.opaque<"value">>) -> !emitc.array<2xi32>
  %13 = "emitc.variable"() <{value = #emitc.opaque<"at">}> : () -> !emitc.lvalue<!emitc.ptr<!emitc.opaque<"value">>>
  %14 = "emitc.member_of_ptr"(%13) <{member = "y"}> : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"value">>>) -> !emitc.lvalue<i32>
  emitc.return
}

// -----

// Calls of text, with arguments in another order and for templates.
emitc.func @opaque_calls(%a: i32, %b: !emitc.opaque<"std::vector<int>">) -> i32 {
  emitc.call_opaque "plain"() : () -> ()
  %0 = emitc.call_opaque "f"(%a) : (i32) -> i32
  %1:2 = emitc.call_opaque "pair"(%a, %0) : (i32, i32) -> (i32, f32)
  emitc.call_opaque "swap"(%a, %b) {args = [1 : index, 0 : index, 9 : i8, #emitc.opaque<"NULL">]} : (i32, !emitc.opaque<"std::vector<int>">) -> ()
  %2 = emitc.call_opaque "max"(%a, %0) {template_args = [i32, 4 : i32, 1.5 : f32, #emitc.opaque<"T">]} : (i32, i32) -> i32
  emitc.return %2 : i32
}

// -----

// Functions: declared, defined, called.
emitc.declare_func @twice
emitc.func private @outside(i32, !emitc.ptr<i8>) -> f32 attributes {specifiers = ["extern"]}
emitc.func @twice(%a: i32 {emitc.name = "a"}) -> i32 attributes {specifiers = ["static", "inline"]} {
  %0 = emitc.call @twice(%a) : (i32) -> i32
  %1 = emitc.add %0, %0 {wraps} : (i32, i32) -> i32
  emitc.return %1 : i32
}
emitc.func @nothing() {
  emitc.call @nothing() : () -> ()
  emitc.return {last}
}

// -----

// Loops and conditions.
emitc.func @control(%c: i1, %l: index, %u: index, %s: index, %w: !emitc.size_t, %n: i32) {
  emitc.for %i = %l to %u step %s {
    emitc.for %j = %l to %i step %s {
      emitc.verbatim "inner();"
    } {unrolled}
  }
  emitc.for %i = %w to %w step %w : !emitc.size_t {
    %0 = emitc.add %i, %i : (!emitc.size_t, !emitc.size_t) -> !emitc.size_t
  }
  emitc.if %c {
    emitc.verbatim "yes();"
  }
  emitc.if %c {
  } else {
    emitc.if %c {
      emitc.verbatim "no();"
    } {likely}
  }
  emitc.switch %n : i32
  case 2 {
    emitc.verbatim "two();"
    emitc.yield
  }
  case -5 {
    emitc.yield
  }
  default {
    emitc.verbatim "other();"
  }
  emitc.switch %l : index {dense}
  default {
  }
  emitc.return
}

// -----

// Expressions, inlined or not, with names of their own for their operands.
emitc.func @expressions(%a: i32, %b: i32, %p: !emitc.ptr<i32>) -> i32 {
  %0 = emitc.expression %a, %b : (i32, i32) -> i32 {
    %2 = emitc.mul %a, %b : (i32, i32) -> i32
    %3 = emitc.sub %2, %a : (i32, i32) -> i32
    emitc.yield %3 : i32
  }
  %1 = emitc.expression %0, %p : (i32, !emitc.ptr<i32>) -> i32 {
    %2 = emitc.apply "*"(%p) : (!emitc.ptr<i32>) -> i32
    %3 = emitc.call_opaque "g"(%2, %0) : (i32, i32) -> i32
    %4 = emitc.cast %3 : i32 to i64
    %5 = emitc.cast %4 : i64 to i32
    emitc.yield %5 : i32
  }
  %8 = emitc.expression %a noinline : (i32) -> i32 {
    %9 = emitc.unary_minus %a : (i32) -> i32
    emitc.yield %9 : i32
  }
  %6 = emitc.expression : () -> i8 {
    %7 = "emitc.constant"() <{value = 3 : i8}> : () -> i8
    emitc.yield %7 : i8
  }
  emitc.return %1 : i32
}

// -----

// What stands in a file before its functions.
emitc.include "own.h"
emitc.include <"stdio.h">
emitc.verbatim "#pragma once"
emitc.verbatim "{ is } kept"
emitc.global @count : i32
emitc.global extern @elsewhere : !emitc.array<4xf32>
emitc.global static const @table : !emitc.array<2x2xi16> = dense<[[1, 2], [3, 4]]>
emitc.global static @one : f32 = 1.5
emitc.global const @text : !emitc.opaque<"char"> = #emitc.opaque<"'a'"> {aligned = 8 : i32}
emitc.global @wide : !emitc.size_t = #emitc.opaque<"5">
emitc.func @reads(%i: index) -> f32 {
  %0 = emitc.get_global @count : !emitc.lvalue<i32>
  %1 = emitc.get_global @elsewhere : !emitc.array<4xf32>
  %2 = emitc.subscript %1[%i] : (!emitc.array<4xf32>, index) -> !emitc.lvalue<f32>
  %3 = emitc.load %2 : !emitc.lvalue<f32>
  %4 = emitc.get_global @one : !emitc.lvalue<f32> {cached}
  emitc.verbatim "{} += {}; // {{}" args %0, %3 : !emitc.lvalue<i32>, f32
  emitc.return %3 : f32
}

// -----

// Files: operations in them go without the dialect's name.
emitc.file "main.c" {
  emitc.include <"math.h">
  emitc.func @f() {
    emitc.verbatim "f();"
    emitc.return
  }
}
emitc.file "other.c" attributes {hidden} {
}

// -----

// Types nested in each other.
emitc.func @types(!emitc.array<2xindex>, !emitc.array<1x1x!emitc.ptr<f16>>, !emitc.ptr<!emitc.ptr<!emitc.size_t>>, !emitc.ptr<!emitc.array<5xbf16>>, tensor<2x!emitc.opaque<"T">>, tuple<i8, !emitc.ssize_t>, !emitc.opaque<"a::b<c>">) attributes {specifiers = ["extern"], test.attr = #emitc.opaque<"x">, test.type = !emitc.lvalue<i1>}

// -----

// Classes without fields.
emitc.class final @Empty attributes {shown} {
}
emitc.class @Method {
  emitc.func @run(%a: i32) -> i32 {
    emitc.return %a : i32
  }
}

// -----

emitc.func @a(%v: !emitc.ptr<!emitc.opaque<"a">>, %w: !emitc.ptr<i32>) {
  %0 = emitc.dereference %w : !emitc.ptr<i32>
  emitc.return
}

// -----

emitc.global @f : !emitc.array<2xi32> = #emitc.opaque<"x">

// -----

emitc.class @c {
  "emitc.field"() <{initial_value = 4 : i8, sym_name="f", type = i32}> : () -> ()
}

// -----

emitc.func @f() {
  emitc.do {
    %a = "emitc.constant"() <{value = 0 : i32}> : () -> i32
  } while {
    %0 = emitc.expression : () -> i1 {
      %1 = "emitc.constant"() <{value = 0 : i1}> : () -> i1
      emitc.yield %1 : i1
    }
    emitc.yield %0 : i1
  } attributes {x}
  emitc.return
}

// -----

emitc.func @f() {
  emitc.do {
  ^bb1(%i: i32):
    emitc.verbatim "x"
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

emitc.include <"a"> 

// -----

emitc.func @f() {
  emitc.do {
    %a = "emitc.constant"() <{value = 0 : i32}> : () -> i32
  } while {
    %0 = emitc.expression : () -> i1 {
      %1 = "emitc.constant"() <{value = 0 : i1}> : () -> i1
      emitc.yield %1 : i1
    }
    emitc.yield %0 : i1
  } attributes {x}
  emitc.do {
  ^bb1(%i: i32):
    emitc.verbatim "x"
  } while {
  ^bb1(%i: i32):
    %0 = emitc.expression : () -> i1 {
      %1 = "emitc.constant"() <{value = 0 : i1}> : () -> i1
      emitc.yield %1 : i1
    }
    emitc.yield %0 : i1
  }
  emitc.return
}

// -----

// A loop whose condition is an expression.
emitc.func @until(%end: i32) {
  %0 = "emitc.variable"() <{value = 0 : i32}> : () -> !emitc.lvalue<i32>
  emitc.do {
    emitc.verbatim "turn({});" args %end : i32
  } while {
    %1 = emitc.expression %0, %end : (!emitc.lvalue<i32>, i32) -> i1 {
      %2 = emitc.load %0 : !emitc.lvalue<i32>
      %3 = emitc.cmp ne, %2, %end : (i32, i32) -> i1
      emitc.yield %3 : i1
    }
    emitc.yield %1 : i1
  }
  emitc.return
}

// -----

// Classes.
emitc.class @Model {
  emitc.field @bias : f32
  emitc.func @run() {
    %0 = emitc.get_field @bias : f32
    emitc.return
  }
}
emitc.class final @Empty attributes {shown} {
}
