module {
  emitc.func @numbers(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: index, %arg4: !emitc.size_t, %arg5: !emitc.opaque<"num">) {
    %0 = add %arg0, %arg1 : (i32, i32) -> i32
    %1 = sub %arg2, %arg2 {exact} : (f32, f32) -> f32
    %2 = mul %arg3, %arg3 : (index, index) -> index
    %3 = div %arg5, %arg5 : (!emitc.opaque<"num">, !emitc.opaque<"num">) -> !emitc.opaque<"num">
    %4 = rem %arg4, %arg4 : (!emitc.size_t, !emitc.size_t) -> !emitc.size_t
    %5 = unary_minus %arg0 : (i32) -> i32
    %6 = unary_plus %arg2 : (f32) -> f32
    %7 = bitwise_and %arg0, %arg1 : (i32, i32) -> i32
    %8 = bitwise_or %arg0, %arg1 : (i32, i32) -> i32
    %9 = bitwise_xor %arg0, %arg1 : (i32, i32) -> i32
    %10 = bitwise_not %arg0 : (i32) -> i32
    %11 = bitwise_left_shift %arg0, %arg1 : (i32, i32) -> i32
    %12 = bitwise_right_shift %arg0, %arg1 {arithmetic = true} : (i32, i32) -> i32
    %13 = logical_and %arg0, %arg1 : i32, i32
    %14 = logical_or %13, %13 : i1, i1
    %15 = logical_not %14 : i1
    %16 = cmp lt, %arg0, %arg1 : (i32, i32) -> i1
    %17 = cmp three_way, %arg5, %arg5 {strong} : (!emitc.opaque<"num">, !emitc.opaque<"num">) -> !emitc.opaque<"std::strong_ordering">
    %18 = conditional %16, %arg0, %arg1 : i32
    return
  }
}

// -----
module {
  emitc.func @pointers(%arg0: !emitc.ptr<i32>, %arg1: !emitc.ptr<i32>, %arg2: i32, %arg3: !emitc.opaque<"long">, %arg4: !emitc.array<3xi8>) {
    %0 = add %arg0, %arg2 : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
    %1 = add %arg3, %arg0 : (!emitc.opaque<"long">, !emitc.ptr<i32>) -> !emitc.ptr<i32>
    %2 = sub %arg0, %arg1 : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptrdiff_t
    %3 = sub %arg0, %arg2 : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
    %4 = cast %arg0 : !emitc.ptr<i32> to !emitc.ptr<!emitc.opaque<"void">>
    %5 = cast %arg4 : !emitc.array<3xi8> to !emitc.ptr<i8>
    %6 = cast %arg2 : i32 to !emitc.ssize_t
    %7 = dereference %arg0 : !emitc.ptr<i32>
    %8 = address_of %7 : !emitc.lvalue<i32>
    %9 = apply "*"(%arg0) : (!emitc.ptr<i32>) -> i32
    %10 = apply "&"(%7) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
    return
  }
}

// -----
module {
  emitc.func @variables(%arg0: index, %arg1: !emitc.array<2x3xf32>, %arg2: !emitc.ptr<f64>, %arg3: !emitc.opaque<"map">, %arg4: i8) {
    %0 = "emitc.variable"() <{value = 1 : i32}> : () -> !emitc.lvalue<i32>
    %1 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.array<4xi64>
    %2 = "emitc.variable"() <{value = 7 : index}> : () -> !emitc.lvalue<!emitc.size_t>
    %3 = "emitc.constant"() <{value = -1 : i32}> : () -> i32
    %4 = "emitc.constant"() <{value = #emitc.opaque<"M_PI">}> : () -> f64
    %5 = "emitc.constant"() <{value = 3 : index}> : () -> !emitc.ssize_t
    %6 = literal "sizeof(int)" : !emitc.size_t
    assign %3 : i32 to %0 : <i32>
    %7 = load %0 : <i32>
    %8 = subscript %arg1[%arg0, %arg0] : (!emitc.array<2x3xf32>, index, index) -> !emitc.lvalue<f32>
    %9 = subscript %arg2[%arg4] {bounded} : (!emitc.ptr<f64>, i8) -> !emitc.lvalue<f64>
    %10 = subscript %arg3[%arg4, %arg0] : (!emitc.opaque<"map">, i8, index) -> !emitc.lvalue<!emitc.opaque<"value">>
    %11 = "emitc.member"(%10) <{member = "x"}> : (!emitc.lvalue<!emitc.opaque<"value">>) -> !emitc.lvalue<i32>
    %12 = "emitc.member"(%10) <{member = "row"}> : (!emitc.lvalue<!emitc.opaque<"value">>) -> !emitc.array<2xi32>
    %13 = "emitc.variable"() <{value = #emitc.opaque<"at">}> : () -> !emitc.lvalue<!emitc.ptr<!emitc.opaque<"value">>>
    %14 = "emitc.member_of_ptr"(%13) <{member = "y"}> : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"value">>>) -> !emitc.lvalue<i32>
    return
  }
}

// -----
module {
  emitc.func @opaque_calls(%arg0: i32, %arg1: !emitc.opaque<"std::vector<int>">) -> i32 {
    call_opaque "plain"() : () -> ()
    %0 = call_opaque "f"(%arg0) : (i32) -> i32
    %1:2 = call_opaque "pair"(%arg0, %0) : (i32, i32) -> (i32, f32)
    call_opaque "swap"(%arg0, %arg1) {args = [1 : index, 0 : index, 9 : i8, #emitc.opaque<"NULL">]} : (i32, !emitc.opaque<"std::vector<int>">) -> ()
    %2 = call_opaque "max"(%arg0, %0) {template_args = [i32, 4 : i32, 1.500000e+00 : f32, #emitc.opaque<"T">]} : (i32, i32) -> i32
    return %2 : i32
  }
}

// -----
module {
  emitc.declare_func @twice
  emitc.func private @outside(i32, !emitc.ptr<i8>) -> f32 attributes {specifiers = ["extern"]}
  emitc.func @twice(%arg0: i32 {emitc.name = "a"}) -> i32 attributes {specifiers = ["static", "inline"]} {
    %0 = call @twice(%arg0) : (i32) -> i32
    %1 = add %0, %0 {wraps} : (i32, i32) -> i32
    return %1 : i32
  }
  emitc.func @nothing() {
    call @nothing() : () -> ()
    return {last}
  }
}

// -----
module {
  emitc.func @control(%arg0: i1, %arg1: index, %arg2: index, %arg3: index, %arg4: !emitc.size_t, %arg5: i32) {
    for %arg6 = %arg1 to %arg2 step %arg3 {
      for %arg7 = %arg1 to %arg6 step %arg3 {
        verbatim "inner();"
      } {unrolled}
    }
    for %arg6 = %arg4 to %arg4 step %arg4  : !emitc.size_t {
      %0 = add %arg6, %arg6 : (!emitc.size_t, !emitc.size_t) -> !emitc.size_t
    }
    if %arg0 {
      verbatim "yes();"
    }
    if %arg0 {
    } else {
      if %arg0 {
        verbatim "no();"
      } {likely}
    }
    switch %arg5 : i32 
    case 2 {
      verbatim "two();"
      yield
    }
    case -5 {
      yield
    }
    default {
      verbatim "other();"
    }
    switch %arg1 : index {dense} 
    default {
    }
    return
  }
}

// -----
module {
  emitc.func @expressions(%arg0: i32, %arg1: i32, %arg2: !emitc.ptr<i32>) -> i32 {
    %0 = expression %arg0, %arg1 : (i32, i32) -> i32 {
      %4 = mul %arg0, %arg1 : (i32, i32) -> i32
      %5 = sub %4, %arg0 : (i32, i32) -> i32
      yield %5 : i32
    }
    %1 = expression %0, %arg2 : (i32, !emitc.ptr<i32>) -> i32 {
      %4 = apply "*"(%arg2) : (!emitc.ptr<i32>) -> i32
      %5 = call_opaque "g"(%4, %0) : (i32, i32) -> i32
      %6 = cast %5 : i32 to i64
      %7 = cast %6 : i64 to i32
      yield %7 : i32
    }
    %2 = expression %arg0 : (i32) -> i32 {
      %4 = unary_minus %arg0 : (i32) -> i32
      yield %4 : i32
    }
    %3 = expression  : () -> i8 {
      %4 = "emitc.constant"() <{value = 3 : i8}> : () -> i8
      yield %4 : i8
    }
    return %1 : i32
  }
}

// -----
module {
  emitc.include "own.h"
  emitc.include <"stdio.h">
  emitc.verbatim "#pragma once"
  emitc.verbatim "{ is } kept"
  emitc.global @count : i32
  emitc.global extern @elsewhere : !emitc.array<4xf32>
  emitc.global static const @table : !emitc.array<2x2xi16> = dense<[[1, 2], [3, 4]]>
  emitc.global static @one : f32 = 1.500000e+00
  emitc.global const @text : !emitc.opaque<"char"> = #emitc.opaque<"'a'"> {aligned = 8 : i32}
  emitc.global @wide : !emitc.size_t = #emitc.opaque<"5">
  emitc.func @reads(%arg0: index) -> f32 {
    %0 = get_global @count : !emitc.lvalue<i32>
    %1 = get_global @elsewhere : !emitc.array<4xf32>
    %2 = subscript %1[%arg0] : (!emitc.array<4xf32>, index) -> !emitc.lvalue<f32>
    %3 = load %2 : <f32>
    %4 = get_global @one : !emitc.lvalue<f32> {cached}
    verbatim "{} += {}; // {{}" args %0, %3 : !emitc.lvalue<i32>, f32
    return %3 : f32
  }
}

// -----
module {
  emitc.file "main.c" {
    include <"math.h">
    func @f() {
      verbatim "f();"
      return
    }
  }
  emitc.file "other.c" attributes {hidden} {
  }
}

// -----
module {
  emitc.func @types(!emitc.array<2xindex>, !emitc.array<1x1x!emitc.ptr<f16>>, !emitc.ptr<!emitc.ptr<!emitc.size_t>>, !emitc.ptr<!emitc.array<5xbf16>>, tensor<2x!emitc.opaque<"T">>, tuple<i8, !emitc.ssize_t>, !emitc.opaque<"a::b<c>">) attributes {specifiers = ["extern"], test.attr = #emitc.opaque<"x">, test.type = !emitc.lvalue<i1>}
}

// -----
module {
  emitc.class final @Empty attributes {shown} {
  }
  emitc.class @Method {
    emitc.func @run(%arg0: i32) -> i32 {
      return %arg0 : i32
    }
  }
}

// -----
module {
  emitc.func @a(%arg0: !emitc.ptr<!emitc.opaque<"a">>, %arg1: !emitc.ptr<i32>) {
    %0 = dereference %arg1 : !emitc.ptr<i32>
    return
  }
}

// -----
module {
  emitc.global @f : !emitc.array<2xi32> = #emitc.opaque<"x">
}

// -----
module {
  emitc.class @c {
    emitc.field @f : i32 = 4
  }
}

// -----
module {
  emitc.func @f() {
    do {
      %0 = "emitc.constant"() <{value = 0 : i32}> : () -> i32
    } while {
      %0 = expression  : () -> i1 {
        %1 = "emitc.constant"() <{value = false}> : () -> i1
        yield %1 : i1
      }
      yield %0 : i1
    } attributes {x}
    return
  }
}

// -----
module {
  emitc.func @f() {
    do {
      verbatim "x"
    } while {
      %0 = expression  : () -> i1 {
        %1 = "emitc.constant"() <{value = false}> : () -> i1
        yield %1 : i1
      }
      yield %0 : i1
    }
    return
  }
}

// -----
module {
  emitc.include <"a">
}

// -----
module {
  emitc.func @f() {
    do {
      %0 = "emitc.constant"() <{value = 0 : i32}> : () -> i32
    } while {
      %0 = expression  : () -> i1 {
        %1 = "emitc.constant"() <{value = false}> : () -> i1
        yield %1 : i1
      }
      yield %0 : i1
    } attributes {x}
    do {
      verbatim "x"
    } while {
    ^bb0(%arg0: i32):
      %0 = expression  : () -> i1 {
        %1 = "emitc.constant"() <{value = false}> : () -> i1
        yield %1 : i1
      }
      yield %0 : i1
    }
    return
  }
}

// -----
module {
  emitc.func @until(%arg0: i32) {
    %0 = "emitc.variable"() <{value = 0 : i32}> : () -> !emitc.lvalue<i32>
    do {
      verbatim "turn({});" args %arg0 : i32
    } while {
      %1 = expression %0, %arg0 : (!emitc.lvalue<i32>, i32) -> i1 {
        %2 = load %0 : <i32>
        %3 = cmp ne, %2, %arg0 : (i32, i32) -> i1
        yield %3 : i1
      }
      yield %1 : i1
    }
    return
  }
}

// -----
module {
  emitc.class @Model {
    emitc.field @bias : f32
    emitc.func @run() {
      %0 = get_field @bias : f32
      return
    }
  }
  emitc.class final @Empty attributes {shown} {
  }
}

