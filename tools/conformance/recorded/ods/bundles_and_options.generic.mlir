"builtin.module"() ({
  "func.func"() <{function_type = (i1, !llvm.ptr, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: !llvm.ptr, %arg2: i32):
    "llvm.intr.assume"(%arg0) <{op_bundle_sizes = array<i32>, op_bundle_tags = []}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, !llvm.ptr, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: !llvm.ptr, %arg2: i32):
    "llvm.intr.assume"(%arg0) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, !llvm.ptr, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: !llvm.ptr, %arg2: i32):
    "llvm.intr.assume"(%arg0, %arg1) <{op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["a"]}> : (i1, !llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, !llvm.ptr, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: !llvm.ptr, %arg2: i32):
    "llvm.intr.assume"(%arg0, %arg1, %arg0, %arg0) <{op_bundle_sizes = array<i32: 1, 0, 2>, op_bundle_tags = ["a", "b", "c d"]}> : (i1, !llvm.ptr, i1, i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, !llvm.ptr, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: !llvm.ptr, %arg2: i32):
    "llvm.intr.assume"(%arg0) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, !llvm.ptr, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: !llvm.ptr, %arg2: i32):
    "llvm.intr.assume"(%arg0) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, !llvm.ptr, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: !llvm.ptr, %arg2: i32):
    "llvm.intr.assume"(%arg0, %arg1, %arg2) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!transform.any_op, !transform.any_param, !transform.param<i64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>):
    %0 = "transform.apply_registered_pass"(%arg0) <{options = {}, pass_name = "canonicalize"}> : (!transform.any_op) -> !transform.any_op
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!transform.any_op, !transform.any_param, !transform.param<i64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>):
    %0 = "transform.apply_registered_pass"(%arg0, %arg1) <{options = {"top-down" = false, x = #transform.param_operand<index = 0 : i64>}, pass_name = "canonicalize"}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!transform.any_op, !transform.any_param, !transform.param<i64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>):
    %0 = "transform.apply_registered_pass"(%arg0, %arg1, %arg1, %arg1, %arg1) <{options = {x = #transform.param_operand<index = 0 : i64>, y = [#transform.param_operand<index = 1 : i64>, 1, #transform.param_operand<index = 2 : i64>, [#transform.param_operand<index = 3 : i64>]]}, pass_name = "canonicalize"}> : (!transform.any_op, !transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param) -> !transform.any_op
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!transform.any_op, !transform.any_param, !transform.param<i64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>):
    %0 = "transform.apply_registered_pass"(%arg0, %arg1, %arg1) <{options = {y = [#transform.param_operand<index = 0 : i64>, 1, #transform.param_operand<index = 1 : i64>]}, pass_name = "canonicalize"}> : (!transform.any_op, !transform.any_param, !transform.any_param) -> !transform.any_op
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!transform.any_op, !transform.any_param, !transform.param<i64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>):
    %0 = "transform.apply_registered_pass"(%arg0) <{options = {}, pass_name = "canonicalize"}> : (!transform.any_op) -> !transform.any_op
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!transform.any_op, !transform.any_param, !transform.param<i64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>):
    %0 = "transform.apply_registered_pass"(%arg0) <{options = {y}, pass_name = "canonicalize"}> : (!transform.any_op) -> !transform.any_op
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!transform.any_op, !transform.any_param, !transform.param<i64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>):
    %0 = "transform.apply_registered_pass"(%arg0) <{options = {a = [true, "x"], b = 1.000000e+00 : f32, y = "s"}, pass_name = "canonicalize"}> {foo.bar} : (!transform.any_op) -> !transform.any_op
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!transform.any_op, !transform.any_param, !transform.param<i64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>):
    %0 = "transform.apply_registered_pass"(%arg0, %arg1, %arg2) <{options = {a = #transform.param_operand<index = 1 : i64>, b = #transform.param_operand<index = 0 : i64>}, pass_name = "canonicalize"}> : (!transform.any_op, !transform.any_param, !transform.param<i64>) -> !transform.any_op
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!transform.any_op, !transform.any_param, !transform.param<i64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>):
    %0 = "transform.apply_registered_pass"(%arg0) <{options = {a = "x", b}, pass_name = "a"}> : (!transform.any_op) -> !transform.any_op
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!transform.any_op, !transform.any_param, !transform.param<i64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>):
    %0 = "transform.apply_registered_pass"(%arg0, %arg1) <{options = {a = #transform.param_operand<index = 0 : i64>}, pass_name = "a"}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!transform.any_op, !transform.any_param, !transform.param<i64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>):
    %0 = "transform.apply_registered_pass"(%arg0) <{options = {}, pass_name = "a"}> : (!transform.any_op) -> !transform.any_op
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!transform.any_op, !transform.any_param, !transform.param<i64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>):
    %0 = "transform.apply_registered_pass"(%arg0) <{options = {"a b" = [1, unit, {x}]}, pass_name = "a"}> : (!transform.any_op) -> !transform.any_op
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!transform.any_op, !transform.any_param, !transform.param<i64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>):
    %0 = "transform.apply_registered_pass"(%arg0) <{options = {}, pass_name = "a"}> : (!transform.any_op) -> !transform.any_op
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!transform.any_op, !transform.any_param, !transform.param<i64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.any_param, %arg2: !transform.param<i64>):
    %0 = "transform.apply_registered_pass"(%arg0, %arg1) <{options = {y = [[#transform.param_operand<index = 0 : i64>]]}, pass_name = "canonicalize"}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "d"}> ({
    "irdl.operation"() <{sym_name = "o"}> ({
      %0 = "irdl.any"() : () -> !irdl.attribute
      "irdl.operands"(%0) <{names = ["a"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "d"}> ({
    "irdl.operation"() <{sym_name = "o"}> ({
      %0 = "irdl.any"() : () -> !irdl.attribute
      "irdl.operands"(%0) <{names = ["optional"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "d"}> ({
    "irdl.operation"() <{sym_name = "o"}> ({
      %0 = "irdl.any"() : () -> !irdl.attribute
      "irdl.operands"(%0) <{names = ["single"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "d"}> ({
    "irdl.operation"() <{sym_name = "o"}> ({
      %0 = "irdl.any"() : () -> !irdl.attribute
      "irdl.operands"() <{names = [], variadicity = #irdl<variadicity_array[]>}> : () -> ()
      "irdl.results"(%0, %0) <{names = ["a", "b"], variadicity = #irdl<variadicity_array[ single,  variadic]>}> {a.b} : (!irdl.attribute, !irdl.attribute) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "tosa.variable"() <{initial_value = dense<1> : tensor<2xi8>, sym_name = "s", type = i8, var_shape = dense<2> : tensor<1xindex>}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "tosa.variable"() <{initial_value = dense<1> : tensor<2xi8>, sym_name = "s", type = i16, var_shape = dense<2> : tensor<1xindex>}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "tosa.variable"() <{initial_value = dense<1> : tensor<2xi8>, sym_name = "s", type = i8, var_shape = dense<3> : tensor<1xindex>}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "tosa.variable"() <{initial_value = 1 : i8, sym_name = "s", type = i8, var_shape = dense<3> : tensor<1xindex>}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "tosa.variable"() <{initial_value = "x", sym_name = "s", type = i8, var_shape = dense<3> : tensor<1xindex>}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "tosa.variable"() <{initial_value, sym_name = "s", type = i8, var_shape = dense<-1> : tensor<1xindex>}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "tosa.variable"() <{initial_value = dense<1> : tensor<2xi8>, sym_name = "s", type = i8, var_shape = dense<2> : tensor<1xindex>}> : () -> ()
}) : () -> ()

