"builtin.module"() ({
  "func.func"() <{function_type = (!pdl.range<value>, !pdl.range<type>, !pdl.range<attribute>, !pdl.range<operation>) -> (), sym_name = "ranges", sym_visibility = "private"}> ({
  }) : () -> ()
  "pdl.pattern"() <{benefit = 3 : i16, sym_name = "whole"}> ({
    %1 = "pdl.operands"() : () -> !pdl.range<value>
    %2 = "pdl.types"() : () -> !pdl.range<type>
    %3 = "pdl.type"() <{constantType = i32}> : () -> !pdl.type
    %4 = "pdl.type"() : () -> !pdl.type
    %5 = "pdl.attribute"() <{value = 4 : i32}> : () -> !pdl.attribute
    %6 = "pdl.operation"(%1, %5, %2) <{attributeValueNames = ["kind"], opName = "x.y", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.range<value>, !pdl.attribute, !pdl.range<type>) -> !pdl.operation
    %7 = "pdl.results"(%6) : (!pdl.operation) -> !pdl.range<value>
    %8 = "pdl.results"(%6) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.range<value>
    "pdl.rewrite"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      %9 = "pdl.operation"(%1, %2) <{attributeValueNames = [], opName = "x.z", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.range<value>, !pdl.range<type>) -> !pdl.operation
      %10 = "pdl.range"(%4, %2) : (!pdl.type, !pdl.range<type>) -> !pdl.range<type>
      %11 = "pdl.range"() : () -> !pdl.range<value>
      %12 = "pdl.operation"(%11, %7, %10) <{attributeValueNames = [], opName = "x.w", operandSegmentSizes = array<i32: 2, 0, 1>}> : (!pdl.range<value>, !pdl.range<value>, !pdl.range<type>) -> !pdl.operation
      %13 = "pdl.apply_native_rewrite"(%1) <{name = "find"}> : (!pdl.range<value>) -> !pdl.range<value>
      "pdl.replace"(%6, %8) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.range<value>) -> ()
    }) : (!pdl.operation) -> ()
  }) : () -> ()
  "pdl.pattern"() <{benefit = 1 : i16}> ({
    %0 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
    "pdl.rewrite"(%0) <{name = "elsewhere", operandSegmentSizes = array<i32: 0, 1>}> ({
    }) : (!pdl.operation) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "pdl_interp.func"() <{function_type = (!pdl.operation) -> (), sym_name = "matcher"}> ({
  ^bb0(%arg0: !pdl.operation):
    %0 = "pdl_interp.create_type"() <{value = i32}> : () -> !pdl.type
    %1 = "pdl_interp.create_types"() <{value = [i32, i64]}> : () -> !pdl.range<type>
    %2 = "pdl_interp.create_attribute"() <{value = 3 : i64}> : () -> !pdl.attribute
    %3 = "pdl_interp.get_operands"(%arg0) : (!pdl.operation) -> !pdl.range<value>
    %4 = "pdl_interp.create_operation"() <{inputAttributeNames = [], name = "x.a", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
    %5 = "pdl_interp.create_operation"(%2) <{inputAttributeNames = ["n"], name = "x.b", operandSegmentSizes = array<i32: 0, 1, 0>}> : (!pdl.attribute) -> !pdl.operation
    %6 = "pdl_interp.create_operation"(%3, %2, %2, %0, %1) <{inputAttributeNames = ["n", "m"], name = "x.c", operandSegmentSizes = array<i32: 1, 2, 2>}> {more = 3 : i32} : (!pdl.range<value>, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.range<type>) -> !pdl.operation
    %7 = "pdl_interp.create_operation"(%3) <{inputAttributeNames = [], name = "x.d", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.range<value>) -> !pdl.operation
    %8 = "pdl_interp.create_operation"(%0) <{inputAttributeNames = [], name = "x.e", operandSegmentSizes = array<i32: 0, 0, 1>}> : (!pdl.type) -> !pdl.operation
    %9 = "pdl_interp.create_range"(%0, %1) : (!pdl.type, !pdl.range<type>) -> !pdl.range<type>
    %10 = "pdl_interp.create_range"() : () -> !pdl.range<type>
    %11 = "pdl_interp.get_users"(%3) : (!pdl.range<value>) -> !pdl.range<operation>
    "pdl_interp.foreach"(%11)[^bb1] ({
    ^bb0(%arg2: !pdl.operation):
      "pdl_interp.continue"() : () -> ()
    }) : (!pdl.range<operation>) -> ()
  ^bb1:  // pred: ^bb0
    "pdl_interp.foreach"(%3)[^bb2] ({
    ^bb0(%arg1: !pdl.value):
      "pdl_interp.continue"() : () -> ()
    }) {unrolled} : (!pdl.range<value>) -> ()
  ^bb2:  // pred: ^bb1
    %12 = "pdl_interp.extract"(%11) <{index = 2 : i32}> : (!pdl.range<operation>) -> !pdl.operation
    "pdl_interp.finalize"() : () -> ()
  }) : () -> ()
}) : () -> ()

