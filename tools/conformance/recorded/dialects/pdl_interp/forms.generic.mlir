"builtin.module"() ({
  "pdl_interp.func"() <{function_type = (!pdl.operation, !pdl.type, !pdl.range<type>, !pdl.attribute, !pdl.value) -> (), sym_name = "asks"}> ({
  ^bb0(%arg0: !pdl.operation, %arg1: !pdl.type, %arg2: !pdl.range<type>, %arg3: !pdl.attribute, %arg4: !pdl.value):
    "pdl_interp.check_operation_name"(%arg0)[^bb1, ^bb15] <{name = "a.b"}> : (!pdl.operation) -> ()
  ^bb1:  // pred: ^bb0
    "pdl_interp.check_operand_count"(%arg0)[^bb2, ^bb15] <{count = 2 : i32}> : (!pdl.operation) -> ()
  ^bb2:  // pred: ^bb1
    "pdl_interp.check_operand_count"(%arg0)[^bb3, ^bb15] <{compareAtLeast, count = 0 : i32}> {note} : (!pdl.operation) -> ()
  ^bb3:  // pred: ^bb2
    "pdl_interp.check_result_count"(%arg0)[^bb4, ^bb15] <{count = 1 : i32}> : (!pdl.operation) -> ()
  ^bb4:  // pred: ^bb3
    "pdl_interp.check_result_count"(%arg0)[^bb5, ^bb15] <{compareAtLeast, count = 3 : i32}> : (!pdl.operation) -> ()
  ^bb5:  // pred: ^bb4
    "pdl_interp.check_type"(%arg1)[^bb6, ^bb15] <{type = i32}> : (!pdl.type) -> ()
  ^bb6:  // pred: ^bb5
    "pdl_interp.check_types"(%arg2)[^bb7, ^bb15] <{types = [i32, tensor<4xf32>]}> {note} : (!pdl.range<type>) -> ()
  ^bb7:  // pred: ^bb6
    "pdl_interp.check_attribute"(%arg3)[^bb8, ^bb15] <{constantValue = 42 : i64}> : (!pdl.attribute) -> ()
  ^bb8:  // pred: ^bb7
    "pdl_interp.is_not_null"(%arg4)[^bb9, ^bb15] : (!pdl.value) -> ()
  ^bb9:  // pred: ^bb8
    "pdl_interp.is_not_null"(%arg2)[^bb10, ^bb15] {note} : (!pdl.range<type>) -> ()
  ^bb10:  // pred: ^bb9
    "pdl_interp.are_equal"(%arg1, %arg1)[^bb11, ^bb15] : (!pdl.type, !pdl.type) -> ()
  ^bb11:  // pred: ^bb10
    "pdl_interp.apply_constraint"(%arg0, %arg4)[^bb12, ^bb15] <{isNegated = false, name = "likes"}> : (!pdl.operation, !pdl.value) -> ()
  ^bb12:  // pred: ^bb11
    "pdl_interp.apply_constraint"(%arg3)[^bb13, ^bb15] <{isNegated = true, name = "hates"}> {note} : (!pdl.attribute) -> ()
  ^bb13:  // pred: ^bb12
    %0:2 = "pdl_interp.apply_constraint"(%arg3)[^bb14, ^bb15] <{isNegated = false, name = "finds"}> : (!pdl.attribute) -> (!pdl.type, !pdl.range<value>)
  ^bb14:  // pred: ^bb13
    "pdl_interp.branch"()[^bb15] {note} : () -> ()
  ^bb15:  // 15 preds: ^bb0, ^bb1, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb14
    "pdl_interp.finalize"() {note} : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "pdl_interp.func"() <{function_type = (!pdl.operation, !pdl.type, !pdl.range<type>, !pdl.attribute) -> (), sym_name = "switches"}> ({
  ^bb0(%arg0: !pdl.operation, %arg1: !pdl.type, %arg2: !pdl.range<type>, %arg3: !pdl.attribute):
    "pdl_interp.switch_operation_name"(%arg0)[^bb6, ^bb1, ^bb2] <{caseValues = ["a.a", "a.b"]}> : (!pdl.operation) -> ()
  ^bb1:  // pred: ^bb0
    "pdl_interp.switch_operand_count"(%arg0)[^bb6, ^bb2, ^bb3] <{caseValues = dense<[0, 3]> : vector<2xi32>}> {note} : (!pdl.operation) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "pdl_interp.switch_result_count"(%arg0)[^bb6, ^bb3] <{caseValues = dense<1> : vector<1xi32>}> : (!pdl.operation) -> ()
  ^bb3:  // 2 preds: ^bb1, ^bb2
    "pdl_interp.switch_type"(%arg1)[^bb6, ^bb4, ^bb4] <{caseValues = [i1, index]}> : (!pdl.type) -> ()
  ^bb4:  // 2 preds: ^bb3, ^bb3
    "pdl_interp.switch_types"(%arg2)[^bb6, ^bb5, ^bb5, ^bb5] <{caseValues = [[i1], [i2, i3], []]}> : (!pdl.range<type>) -> ()
  ^bb5:  // 3 preds: ^bb4, ^bb4, ^bb4
    "pdl_interp.switch_attribute"(%arg3)[^bb6, ^bb6, ^bb6, ^bb6] <{caseValues = [1 : i8, "one", unit]}> : (!pdl.attribute) -> ()
  ^bb6:  // 9 preds: ^bb0, ^bb1, ^bb2, ^bb3, ^bb4, ^bb5, ^bb5, ^bb5, ^bb5
    "pdl_interp.finalize"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "pdl_interp.func"() <{function_type = (!pdl.operation) -> (), sym_name = "gets"}> ({
  ^bb0(%arg0: !pdl.operation):
    %0 = "pdl_interp.get_operand"(%arg0) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %1 = "pdl_interp.get_result"(%arg0) <{index = 7 : i32}> {note} : (!pdl.operation) -> !pdl.value
    %2 = "pdl_interp.get_operands"(%arg0) : (!pdl.operation) -> !pdl.range<value>
    %3 = "pdl_interp.get_operands"(%arg0) <{index = 2 : i32}> : (!pdl.operation) -> !pdl.value
    %4 = "pdl_interp.get_operands"(%arg0) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.range<value>
    %5 = "pdl_interp.get_results"(%arg0) : (!pdl.operation) -> !pdl.range<value>
    %6 = "pdl_interp.get_results"(%arg0) <{index = 3 : i32}> {note} : (!pdl.operation) -> !pdl.value
    %7 = "pdl_interp.get_attribute"(%arg0) <{name = "name"}> : (!pdl.operation) -> !pdl.attribute
    %8 = "pdl_interp.get_attribute_type"(%7) : (!pdl.attribute) -> !pdl.type
    %9 = "pdl_interp.get_value_type"(%0) : (!pdl.value) -> !pdl.type
    %10 = "pdl_interp.get_value_type"(%5) : (!pdl.range<value>) -> !pdl.range<type>
    %11 = "pdl_interp.get_defining_op"(%0) : (!pdl.value) -> !pdl.operation
    %12 = "pdl_interp.get_defining_op"(%2) {note} : (!pdl.range<value>) -> !pdl.operation
    %13 = "pdl_interp.get_users"(%5) : (!pdl.range<value>) -> !pdl.range<operation>
    %14 = "pdl_interp.extract"(%13) <{index = 3 : i32}> : (!pdl.range<operation>) -> !pdl.operation
    %15 = "pdl_interp.extract"(%10) <{index = 0 : i32}> {note} : (!pdl.range<type>) -> !pdl.type
    "pdl_interp.foreach"(%13)[^bb1] ({
    ^bb0(%arg1: !pdl.operation):
      %16 = "pdl_interp.get_result"(%arg1) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
      %17 = "pdl_interp.get_users"(%16) : (!pdl.value) -> !pdl.range<operation>
      "pdl_interp.foreach"(%17)[^bb1] ({
      ^bb0(%arg2: !pdl.operation):
        "pdl_interp.continue"() : () -> ()
      }) : (!pdl.range<operation>) -> ()
    ^bb1:  // pred: ^bb0
      "pdl_interp.continue"() {note} : () -> ()
    }) {note = 1 : i3} : (!pdl.range<operation>) -> ()
  ^bb1:  // pred: ^bb0
    "pdl_interp.finalize"() : () -> ()
  }) {note} : () -> ()
}) : () -> ()

// -----
"builtin.module"() <{sym_name = "rewriters"}> ({
  "pdl_interp.func"() <{function_type = (!pdl.operation) -> (), sym_name = "matcher"}> ({
  ^bb0(%arg2: !pdl.operation):
    %11 = "pdl_interp.get_operand"(%arg2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl_interp.record_match"(%arg2, %11, %arg2, %arg2)[^bb1] <{benefit = 1 : i16, generatedOps = ["a.b", "a.c"], operandSegmentSizes = array<i32: 2, 2>, rewriter = @rewriters::@rewrite, rootKind = "a.a"}> : (!pdl.operation, !pdl.value, !pdl.operation, !pdl.operation) -> ()
  ^bb1:  // pred: ^bb0
    "pdl_interp.record_match"()[^bb2] <{benefit = 0 : i16, operandSegmentSizes = array<i32: 0, 0>, rewriter = @rewriters::@rewrite}> {note} : () -> ()
  ^bb2:  // pred: ^bb1
    "pdl_interp.finalize"() : () -> ()
  }) : () -> ()
  "pdl_interp.func"() <{function_type = (!pdl.operation, !pdl.value) -> (), sym_name = "rewrite"}> ({
  ^bb0(%arg0: !pdl.operation, %arg1: !pdl.value):
    %0 = "pdl_interp.create_attribute"() <{value = "word"}> : () -> !pdl.attribute
    %1 = "pdl_interp.create_attribute"() <{value = 1 : i5}> {note} : () -> !pdl.attribute
    %2 = "pdl_interp.create_type"() <{value = f32}> : () -> !pdl.type
    %3 = "pdl_interp.create_types"() <{value = [f32, f64]}> {note} : () -> !pdl.range<type>
    %4 = "pdl_interp.create_range"(%2, %3) : (!pdl.type, !pdl.range<type>) -> !pdl.range<type>
    %5 = "pdl_interp.create_range"() : () -> !pdl.range<value>
    %6 = "pdl_interp.create_operation"() <{inputAttributeNames = [], name = "a.a", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
    %7 = "pdl_interp.create_operation"(%arg1, %5, %0, %1) <{inputAttributeNames = ["x", "y"], name = "a.b", operandSegmentSizes = array<i32: 2, 2, 0>}> : (!pdl.value, !pdl.range<value>, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    %8 = "pdl_interp.create_operation"(%arg1, %0, %2, %4) <{inputAttributeNames = ["x"], name = "a.c", operandSegmentSizes = array<i32: 1, 1, 2>}> {note} : (!pdl.value, !pdl.attribute, !pdl.type, !pdl.range<type>) -> !pdl.operation
    %9 = "pdl_interp.create_operation"(%arg1, %2) <{inputAttributeNames = [], name = "func.return", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
    %10:2 = "pdl_interp.apply_rewrite"(%6, %arg1) <{name = "make"}> : (!pdl.operation, !pdl.value) -> (!pdl.value, !pdl.range<value>)
    "pdl_interp.apply_rewrite"() <{name = "look"}> {note} : () -> ()
    "pdl_interp.replace"(%arg0, %10#0, %10#1) : (!pdl.operation, !pdl.value, !pdl.range<value>) -> ()
    "pdl_interp.replace"(%6) {note} : (!pdl.operation) -> ()
    "pdl_interp.erase"(%7) : (!pdl.operation) -> ()
    "pdl_interp.erase"(%8) {note} : (!pdl.operation) -> ()
    "pdl_interp.finalize"() : () -> ()
  }) : () -> ()
}) : () -> ()

