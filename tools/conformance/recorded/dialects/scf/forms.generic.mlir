"builtin.module"() ({
  "func.func"() <{function_type = (index, index, index, i32, i32, f32) -> f32, sym_name = "loops"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: i32, %arg5: f32):
    "scf.for"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg13: index):
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.for"(%arg3, %arg4, %arg3) <{unsignedCmp}> ({
    ^bb0(%arg11: i32):
      "scf.for"(%arg0, %arg1, %arg2) ({
      ^bb0(%arg12: index):
        "test.op"(%arg11, %arg12) : (i32, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) {x} : (i32, i32, i32) -> ()
    %0 = "scf.for"(%arg0, %arg1, %arg2, %arg5) ({
    ^bb0(%arg9: index, %arg10: f32):
      %2 = "arith.addf"(%arg10, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "scf.yield"(%2) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    %1:2 = "scf.for"(%arg3, %arg4, %arg3, %arg5, %arg0) ({
    ^bb0(%arg6: i32, %arg7: f32, %arg8: index):
      "scf.yield"(%arg7, %arg8) {y} : (f32, index) -> ()
    }) : (i32, i32, i32, f32, index) -> (f32, index)
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, index, f32) -> f32, sym_name = "conditions"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: f32):
    "scf.if"(%arg0) ({
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "scf.if"(%arg0) ({
      "test.op"() : () -> ()
      "scf.yield"() : () -> ()
    }, {
      "test.other"() : () -> ()
      "scf.yield"() : () -> ()
    }) {x} : (i1) -> ()
    %0 = "scf.if"(%arg0) ({
      "scf.yield"(%arg2) : (f32) -> ()
    }, {
      %3 = "arith.negf"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "scf.yield"(%3) : (f32) -> ()
    }) : (i1) -> f32
    %1:2 = "scf.if"(%arg0) ({
      "scf.yield"(%arg2, %arg1) : (f32, index) -> ()
    }, {
      "scf.yield"(%0, %arg1) : (f32, index) -> ()
    }) : (i1) -> (f32, index)
    "scf.index_switch"(%arg1) <{cases = array<i64>}> ({
      "scf.yield"() : () -> ()
    }) : (index) -> ()
    %2 = "scf.index_switch"(%arg1) <{cases = array<i64: 2, -5>}> ({
      "scf.yield"(%1#0) : (f32) -> ()
    }, {
      "scf.yield"(%arg2) : (f32) -> ()
    }, {
      "scf.yield"(%0) : (f32) -> ()
    }) {x} : (index) -> f32
    "func.return"(%2) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "whiles"}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    "scf.while"() ({
      %2 = "test.cond"() : () -> i1
      "scf.condition"(%2) : (i1) -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : () -> ()
    %0:2 = "scf.while"(%arg0) ({
    ^bb0(%arg4: i32):
      %1 = "arith.cmpi"(%arg4, %arg4) <{predicate = 0 : i64}> : (i32, i32) -> i1
      "scf.condition"(%1, %arg1, %arg4) {x} : (i1, f32, i32) -> ()
    }, {
    ^bb0(%arg2: f32, %arg3: i32):
      "scf.yield"(%arg3) : (i32) -> ()
    }) {note = 1 : i64} : (i32) -> (f32, i32)
    "func.return"(%0#1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> i64, sym_name = "regions"}> ({
  ^bb0(%arg0: i1):
    "scf.execute_region"() ({
      "scf.yield"() : () -> ()
    }) : () -> ()
    %0 = "scf.execute_region"() <{no_inline}> ({
      "cf.cond_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
    ^bb1:  // pred: ^bb0
      %1 = "arith.constant"() <{value = 1 : i64}> : () -> i64
      "cf.br"(%1)[^bb3] : (i64) -> ()
    ^bb2:  // pred: ^bb0
      %2 = "arith.constant"() <{value = 2 : i64}> : () -> i64
      "cf.br"(%2)[^bb3] : (i64) -> ()
    ^bb3(%3: i64):  // 2 preds: ^bb1, ^bb2
      "scf.yield"(%3) : (i64) -> ()
    }) {x} : () -> i64
    "func.return"(%0) : (i64) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, index, index, f32) -> f32, sym_name = "parallel"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: f32):
    "scf.parallel"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg11: index):
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.parallel"(%arg0, %arg0, %arg1, %arg1, %arg2, %arg2) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg9: index, %arg10: index):
      "test.op"(%arg9, %arg10) : (index, index) -> ()
      "scf.reduce"() : () -> ()
    }) {x} : (index, index, index, index, index, index) -> ()
    %0:2 = "scf.parallel"(%arg0, %arg1, %arg2, %arg3, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 2>}> ({
    ^bb0(%arg4: index):
      "scf.reduce"(%arg3, %arg4) ({
      ^bb0(%arg7: f32, %arg8: f32):
        %1 = "arith.mulf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.reduce.return"(%1) : (f32) -> ()
      }, {
      ^bb0(%arg5: index, %arg6: index):
        "scf.reduce.return"(%arg5) {x} : (index) -> ()
      }) {y} : (f32, index) -> ()
    }) : (index, index, index, f32, index) -> (f32, index)
    "func.return"(%0#0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, tensor<8x?xf32>, tensor<1x1xf32>) -> tensor<8x?xf32>, sym_name = "forall"}> ({
  ^bb0(%arg0: index, %arg1: tensor<8x?xf32>, %arg2: tensor<1x1xf32>):
    "scf.forall"(%arg0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg8: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    "scf.forall"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, staticLowerBound = array<i64: 0, -9223372036854775808>, staticStep = array<i64: 2, -9223372036854775808>, staticUpperBound = array<i64: 8, 16>}> ({
    ^bb0(%arg6: index, %arg7: index):
      "test.op"(%arg6, %arg7) : (index, index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) {x} : (index, index) -> ()
    %0 = "scf.forall"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 8, -9223372036854775808>}> ({
    ^bb0(%arg3: index, %arg4: index, %arg5: tensor<8x?xf32>):
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%arg2, %arg5, %arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xf32>, tensor<8x?xf32>, index, index) -> ()
      }) : () -> ()
    }) : (index, tensor<8x?xf32>) -> tensor<8x?xf32>
    "func.return"(%0) : (tensor<8x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

