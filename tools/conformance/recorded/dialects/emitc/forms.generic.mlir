"builtin.module"() ({
  "emitc.func"() <{function_type = (i32, i32, f32, index, !emitc.size_t, !emitc.opaque<"num">) -> (), sym_name = "numbers"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: index, %arg4: !emitc.size_t, %arg5: !emitc.opaque<"num">):
    %0 = "emitc.add"(%arg0, %arg1) : (i32, i32) -> i32
    %1 = "emitc.sub"(%arg2, %arg2) {exact} : (f32, f32) -> f32
    %2 = "emitc.mul"(%arg3, %arg3) : (index, index) -> index
    %3 = "emitc.div"(%arg5, %arg5) : (!emitc.opaque<"num">, !emitc.opaque<"num">) -> !emitc.opaque<"num">
    %4 = "emitc.rem"(%arg4, %arg4) : (!emitc.size_t, !emitc.size_t) -> !emitc.size_t
    %5 = "emitc.unary_minus"(%arg0) : (i32) -> i32
    %6 = "emitc.unary_plus"(%arg2) : (f32) -> f32
    %7 = "emitc.bitwise_and"(%arg0, %arg1) : (i32, i32) -> i32
    %8 = "emitc.bitwise_or"(%arg0, %arg1) : (i32, i32) -> i32
    %9 = "emitc.bitwise_xor"(%arg0, %arg1) : (i32, i32) -> i32
    %10 = "emitc.bitwise_not"(%arg0) : (i32) -> i32
    %11 = "emitc.bitwise_left_shift"(%arg0, %arg1) : (i32, i32) -> i32
    %12 = "emitc.bitwise_right_shift"(%arg0, %arg1) {arithmetic = true} : (i32, i32) -> i32
    %13 = "emitc.logical_and"(%arg0, %arg1) : (i32, i32) -> i1
    %14 = "emitc.logical_or"(%13, %13) : (i1, i1) -> i1
    %15 = "emitc.logical_not"(%14) : (i1) -> i1
    %16 = "emitc.cmp"(%arg0, %arg1) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %17 = "emitc.cmp"(%arg5, %arg5) <{predicate = 6 : i64}> {strong} : (!emitc.opaque<"num">, !emitc.opaque<"num">) -> !emitc.opaque<"std::strong_ordering">
    %18 = "emitc.conditional"(%16, %arg0, %arg1) : (i1, i32, i32) -> i32
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.func"() <{function_type = (!emitc.ptr<i32>, !emitc.ptr<i32>, i32, !emitc.opaque<"long">, !emitc.array<3xi8>) -> (), sym_name = "pointers"}> ({
  ^bb0(%arg0: !emitc.ptr<i32>, %arg1: !emitc.ptr<i32>, %arg2: i32, %arg3: !emitc.opaque<"long">, %arg4: !emitc.array<3xi8>):
    %0 = "emitc.add"(%arg0, %arg2) : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
    %1 = "emitc.add"(%arg3, %arg0) : (!emitc.opaque<"long">, !emitc.ptr<i32>) -> !emitc.ptr<i32>
    %2 = "emitc.sub"(%arg0, %arg1) : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptrdiff_t
    %3 = "emitc.sub"(%arg0, %arg2) : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
    %4 = "emitc.cast"(%arg0) : (!emitc.ptr<i32>) -> !emitc.ptr<!emitc.opaque<"void">>
    %5 = "emitc.cast"(%arg4) : (!emitc.array<3xi8>) -> !emitc.ptr<i8>
    %6 = "emitc.cast"(%arg2) : (i32) -> !emitc.ssize_t
    %7 = "emitc.dereference"(%arg0) : (!emitc.ptr<i32>) -> !emitc.lvalue<i32>
    %8 = "emitc.address_of"(%7) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
    %9 = "emitc.apply"(%arg0) <{applicableOperator = "*"}> : (!emitc.ptr<i32>) -> i32
    %10 = "emitc.apply"(%7) <{applicableOperator = "&"}> : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.func"() <{function_type = (index, !emitc.array<2x3xf32>, !emitc.ptr<f64>, !emitc.opaque<"map">, i8) -> (), sym_name = "variables"}> ({
  ^bb0(%arg0: index, %arg1: !emitc.array<2x3xf32>, %arg2: !emitc.ptr<f64>, %arg3: !emitc.opaque<"map">, %arg4: i8):
    %0 = "emitc.variable"() <{value = 1 : i32}> : () -> !emitc.lvalue<i32>
    %1 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.array<4xi64>
    %2 = "emitc.variable"() <{value = 7 : index}> : () -> !emitc.lvalue<!emitc.size_t>
    %3 = "emitc.constant"() <{value = -1 : i32}> : () -> i32
    %4 = "emitc.constant"() <{value = #emitc.opaque<"M_PI">}> : () -> f64
    %5 = "emitc.constant"() <{value = 3 : index}> : () -> !emitc.ssize_t
    %6 = "emitc.literal"() <{value = "sizeof(int)"}> : () -> !emitc.size_t
    "emitc.assign"(%0, %3) : (!emitc.lvalue<i32>, i32) -> ()
    %7 = "emitc.load"(%0) : (!emitc.lvalue<i32>) -> i32
    %8 = "emitc.subscript"(%arg1, %arg0, %arg0) : (!emitc.array<2x3xf32>, index, index) -> !emitc.lvalue<f32>
    %9 = "emitc.subscript"(%arg2, %arg4) {bounded} : (!emitc.ptr<f64>, i8) -> !emitc.lvalue<f64>
    %10 = "emitc.subscript"(%arg3, %arg4, %arg0) : (!emitc.opaque<"map">, i8, index) -> !emitc.lvalue<!emitc.opaque<"value">>
    %11 = "emitc.member"(%10) <{member = "x"}> : (!emitc.lvalue<!emitc.opaque<"value">>) -> !emitc.lvalue<i32>
    %12 = "emitc.member"(%10) <{member = "row"}> : (!emitc.lvalue<!emitc.opaque<"value">>) -> !emitc.array<2xi32>
    %13 = "emitc.variable"() <{value = #emitc.opaque<"at">}> : () -> !emitc.lvalue<!emitc.ptr<!emitc.opaque<"value">>>
    %14 = "emitc.member_of_ptr"(%13) <{member = "y"}> : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"value">>>) -> !emitc.lvalue<i32>
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.func"() <{function_type = (i32, !emitc.opaque<"std::vector<int>">) -> i32, sym_name = "opaque_calls"}> ({
  ^bb0(%arg0: i32, %arg1: !emitc.opaque<"std::vector<int>">):
    "emitc.call_opaque"() <{callee = "plain"}> : () -> ()
    %0 = "emitc.call_opaque"(%arg0) <{callee = "f"}> : (i32) -> i32
    %1:2 = "emitc.call_opaque"(%arg0, %0) <{callee = "pair"}> : (i32, i32) -> (i32, f32)
    "emitc.call_opaque"(%arg0, %arg1) <{args = [1 : index, 0 : index, 9 : i8, #emitc.opaque<"NULL">], callee = "swap"}> : (i32, !emitc.opaque<"std::vector<int>">) -> ()
    %2 = "emitc.call_opaque"(%arg0, %0) <{callee = "max", template_args = [i32, 4 : i32, 1.500000e+00 : f32, #emitc.opaque<"T">]}> : (i32, i32) -> i32
    "emitc.return"(%2) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.declare_func"() <{sym_name = @twice}> : () -> ()
  "emitc.func"() <{function_type = (i32, !emitc.ptr<i8>) -> f32, specifiers = ["extern"], sym_name = "outside"}> ({
  }) {sym_visibility = "private"} : () -> ()
  "emitc.func"() <{arg_attrs = [{emitc.name = "a"}], function_type = (i32) -> i32, specifiers = ["static", "inline"], sym_name = "twice"}> ({
  ^bb0(%arg0: i32):
    %0 = "emitc.call"(%arg0) <{callee = @twice}> : (i32) -> i32
    %1 = "emitc.add"(%0, %0) {wraps} : (i32, i32) -> i32
    "emitc.return"(%1) : (i32) -> ()
  }) : () -> ()
  "emitc.func"() <{function_type = () -> (), sym_name = "nothing"}> ({
    "emitc.call"() <{callee = @nothing}> : () -> ()
    "emitc.return"() {last} : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.func"() <{function_type = (i1, index, index, index, !emitc.size_t, i32) -> (), sym_name = "control"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: index, %arg3: index, %arg4: !emitc.size_t, %arg5: i32):
    "emitc.for"(%arg1, %arg2, %arg3) ({
    ^bb0(%arg7: index):
      "emitc.for"(%arg1, %arg7, %arg3) ({
      ^bb0(%arg8: index):
        "emitc.verbatim"() <{value = "inner();"}> : () -> ()
        "emitc.yield"() : () -> ()
      }) {unrolled} : (index, index, index) -> ()
      "emitc.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "emitc.for"(%arg4, %arg4, %arg4) ({
    ^bb0(%arg6: !emitc.size_t):
      %0 = "emitc.add"(%arg6, %arg6) : (!emitc.size_t, !emitc.size_t) -> !emitc.size_t
      "emitc.yield"() : () -> ()
    }) : (!emitc.size_t, !emitc.size_t, !emitc.size_t) -> ()
    "emitc.if"(%arg0) ({
      "emitc.verbatim"() <{value = "yes();"}> : () -> ()
      "emitc.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "emitc.if"(%arg0) ({
      "emitc.yield"() : () -> ()
    }, {
      "emitc.if"(%arg0) ({
        "emitc.verbatim"() <{value = "no();"}> : () -> ()
        "emitc.yield"() : () -> ()
      }, {
      }) {likely} : (i1) -> ()
      "emitc.yield"() : () -> ()
    }) : (i1) -> ()
    "emitc.switch"(%arg5) <{cases = array<i64: 2, -5>}> ({
      "emitc.verbatim"() <{value = "other();"}> : () -> ()
      "emitc.yield"() : () -> ()
    }, {
      "emitc.verbatim"() <{value = "two();"}> : () -> ()
      "emitc.yield"() : () -> ()
    }, {
      "emitc.yield"() : () -> ()
    }) : (i32) -> ()
    "emitc.switch"(%arg1) <{cases = array<i64>}> ({
      "emitc.yield"() : () -> ()
    }) {dense} : (index) -> ()
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.func"() <{function_type = (i32, i32, !emitc.ptr<i32>) -> i32, sym_name = "expressions"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: !emitc.ptr<i32>):
    %0 = "emitc.expression"(%arg0, %arg1) ({
    ^bb0(%arg6: i32, %arg7: i32):
      %10 = "emitc.mul"(%arg6, %arg7) : (i32, i32) -> i32
      %11 = "emitc.sub"(%10, %arg6) : (i32, i32) -> i32
      "emitc.yield"(%11) : (i32) -> ()
    }) : (i32, i32) -> i32
    %1 = "emitc.expression"(%0, %arg2) ({
    ^bb0(%arg4: i32, %arg5: !emitc.ptr<i32>):
      %6 = "emitc.apply"(%arg5) <{applicableOperator = "*"}> : (!emitc.ptr<i32>) -> i32
      %7 = "emitc.call_opaque"(%6, %arg4) <{callee = "g"}> : (i32, i32) -> i32
      %8 = "emitc.cast"(%7) : (i32) -> i64
      %9 = "emitc.cast"(%8) : (i64) -> i32
      "emitc.yield"(%9) : (i32) -> ()
    }) : (i32, !emitc.ptr<i32>) -> i32
    %2 = "emitc.expression"(%arg0) <{do_not_inline}> ({
    ^bb0(%arg3: i32):
      %5 = "emitc.unary_minus"(%arg3) : (i32) -> i32
      "emitc.yield"(%5) : (i32) -> ()
    }) : (i32) -> i32
    %3 = "emitc.expression"() ({
      %4 = "emitc.constant"() <{value = 3 : i8}> : () -> i8
      "emitc.yield"(%4) : (i8) -> ()
    }) : () -> i8
    "emitc.return"(%1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.include"() <{include = "own.h"}> : () -> ()
  "emitc.include"() <{include = "stdio.h", is_standard_include}> : () -> ()
  "emitc.verbatim"() <{value = "#pragma once"}> : () -> ()
  "emitc.verbatim"() <{value = "{ is } kept"}> : () -> ()
  "emitc.global"() <{sym_name = "count", type = i32}> : () -> ()
  "emitc.global"() <{extern_specifier, sym_name = "elsewhere", type = !emitc.array<4xf32>}> : () -> ()
  "emitc.global"() <{const_specifier, initial_value = dense<[[1, 2], [3, 4]]> : tensor<2x2xi16>, static_specifier, sym_name = "table", type = !emitc.array<2x2xi16>}> : () -> ()
  "emitc.global"() <{initial_value = 1.500000e+00 : f32, static_specifier, sym_name = "one", type = f32}> : () -> ()
  "emitc.global"() <{const_specifier, initial_value = #emitc.opaque<"'a'">, sym_name = "text", type = !emitc.opaque<"char">}> {aligned = 8 : i32} : () -> ()
  "emitc.global"() <{initial_value = #emitc.opaque<"5">, sym_name = "wide", type = !emitc.size_t}> : () -> ()
  "emitc.func"() <{function_type = (index) -> f32, sym_name = "reads"}> ({
  ^bb0(%arg0: index):
    %0 = "emitc.get_global"() <{name = @count}> : () -> !emitc.lvalue<i32>
    %1 = "emitc.get_global"() <{name = @elsewhere}> : () -> !emitc.array<4xf32>
    %2 = "emitc.subscript"(%1, %arg0) : (!emitc.array<4xf32>, index) -> !emitc.lvalue<f32>
    %3 = "emitc.load"(%2) : (!emitc.lvalue<f32>) -> f32
    %4 = "emitc.get_global"() <{name = @one}> {cached} : () -> !emitc.lvalue<f32>
    "emitc.verbatim"(%0, %3) <{value = "{} += {}; // {{}"}> : (!emitc.lvalue<i32>, f32) -> ()
    "emitc.return"(%3) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.file"() <{id = "main.c"}> ({
    "emitc.include"() <{include = "math.h", is_standard_include}> : () -> ()
    "emitc.func"() <{function_type = () -> (), sym_name = "f"}> ({
      "emitc.verbatim"() <{value = "f();"}> : () -> ()
      "emitc.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "emitc.file"() <{id = "other.c"}> ({
  ^bb0:
  }) {hidden} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.func"() <{function_type = (!emitc.array<2xindex>, !emitc.array<1x1x!emitc.ptr<f16>>, !emitc.ptr<!emitc.ptr<!emitc.size_t>>, !emitc.ptr<!emitc.array<5xbf16>>, tensor<2x!emitc.opaque<"T">>, tuple<i8, !emitc.ssize_t>, !emitc.opaque<"a::b<c>">) -> (), specifiers = ["extern"], sym_name = "types"}> ({
  }) {test.attr = #emitc.opaque<"x">, test.type = !emitc.lvalue<i1>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.class"() <{final_specifier, sym_name = "Empty"}> ({
  ^bb0:
  }) {shown} : () -> ()
  "emitc.class"() <{sym_name = "Method"}> ({
    "emitc.func"() <{function_type = (i32) -> i32, sym_name = "run"}> ({
    ^bb0(%arg0: i32):
      "emitc.return"(%arg0) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.func"() <{function_type = (!emitc.ptr<!emitc.opaque<"a">>, !emitc.ptr<i32>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: !emitc.ptr<!emitc.opaque<"a">>, %arg1: !emitc.ptr<i32>):
    %0 = "emitc.dereference"(%arg1) : (!emitc.ptr<i32>) -> !emitc.lvalue<i32>
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.global"() <{initial_value = #emitc.opaque<"x">, sym_name = "f", type = !emitc.array<2xi32>}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.class"() <{sym_name = "c"}> ({
    "emitc.field"() <{initial_value = 4 : i8, sym_name = "f", type = i32}> : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "emitc.do"() ({
      %2 = "emitc.constant"() <{value = 0 : i32}> : () -> i32
    }, {
      %0 = "emitc.expression"() ({
        %1 = "emitc.constant"() <{value = false}> : () -> i1
        "emitc.yield"(%1) : (i1) -> ()
      }) : () -> i1
      "emitc.yield"(%0) : (i1) -> ()
    }) {x} : () -> ()
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "emitc.do"() ({
    ^bb0(%arg0: i32):
      "emitc.verbatim"() <{value = "x"}> : () -> ()
    }, {
      %0 = "emitc.expression"() ({
        %1 = "emitc.constant"() <{value = false}> : () -> i1
        "emitc.yield"(%1) : (i1) -> ()
      }) : () -> i1
      "emitc.yield"(%0) : (i1) -> ()
    }) : () -> ()
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.include"() <{include = "a", is_standard_include}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "emitc.do"() ({
      %4 = "emitc.constant"() <{value = 0 : i32}> : () -> i32
    }, {
      %2 = "emitc.expression"() ({
        %3 = "emitc.constant"() <{value = false}> : () -> i1
        "emitc.yield"(%3) : (i1) -> ()
      }) : () -> i1
      "emitc.yield"(%2) : (i1) -> ()
    }) {x} : () -> ()
    "emitc.do"() ({
    ^bb0(%arg1: i32):
      "emitc.verbatim"() <{value = "x"}> : () -> ()
    }, {
    ^bb0(%arg0: i32):
      %0 = "emitc.expression"() ({
        %1 = "emitc.constant"() <{value = false}> : () -> i1
        "emitc.yield"(%1) : (i1) -> ()
      }) : () -> i1
      "emitc.yield"(%0) : (i1) -> ()
    }) : () -> ()
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.func"() <{function_type = (i32) -> (), sym_name = "until"}> ({
  ^bb0(%arg0: i32):
    %0 = "emitc.variable"() <{value = 0 : i32}> : () -> !emitc.lvalue<i32>
    "emitc.do"() ({
      "emitc.verbatim"(%arg0) <{value = "turn({});"}> : (i32) -> ()
    }, {
      %1 = "emitc.expression"(%0, %arg0) ({
      ^bb0(%arg1: !emitc.lvalue<i32>, %arg2: i32):
        %2 = "emitc.load"(%arg1) : (!emitc.lvalue<i32>) -> i32
        %3 = "emitc.cmp"(%2, %arg2) <{predicate = 1 : i64}> : (i32, i32) -> i1
        "emitc.yield"(%3) : (i1) -> ()
      }) : (!emitc.lvalue<i32>, i32) -> i1
      "emitc.yield"(%1) : (i1) -> ()
    }) : () -> ()
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.class"() <{sym_name = "Model"}> ({
    "emitc.field"() <{sym_name = "bias", type = f32}> : () -> ()
    "emitc.func"() <{function_type = () -> (), sym_name = "run"}> ({
      %0 = "emitc.get_field"() <{field_name = @bias}> : () -> f32
      "emitc.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "emitc.class"() <{final_specifier, sym_name = "Empty"}> ({
  ^bb0:
  }) {shown} : () -> ()
}) : () -> ()

