"builtin.module"() ({
  "pdl.pattern"() <{benefit = 2 : i16, sym_name = "matched"}> ({
    %0 = "pdl.type"() : () -> !pdl.type
    %1 = "pdl.type"() <{constantType = i32}> : () -> !pdl.type
    %2 = "pdl.type"() <{constantType = i32}> {note} : () -> !pdl.type
    %3 = "pdl.types"() : () -> !pdl.range<type>
    %4 = "pdl.types"() <{constantTypes = [i32, i64]}> : () -> !pdl.range<type>
    %5 = "pdl.attribute"() : () -> !pdl.attribute
    %6 = "pdl.attribute"(%0) : (!pdl.type) -> !pdl.attribute
    %7 = "pdl.attribute"() <{value = 7 : i16}> : () -> !pdl.attribute
    %8 = "pdl.attribute"() <{value = "word"}> {note = 1 : i8} : () -> !pdl.attribute
    %9 = "pdl.operand"() : () -> !pdl.value
    %10 = "pdl.operand"(%1) : (!pdl.type) -> !pdl.value
    %11 = "pdl.operands"() : () -> !pdl.range<value>
    %12 = "pdl.operands"(%4) : (!pdl.range<type>) -> !pdl.range<value>
    %13 = "pdl.operand"(%2) {note} : (!pdl.type) -> !pdl.value
    %14 = "pdl.operation"(%9, %11, %0, %3) <{attributeValueNames = [], opName = "a.inner", operandSegmentSizes = array<i32: 2, 0, 2>}> : (!pdl.value, !pdl.range<value>, !pdl.type, !pdl.range<type>) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %16 = "pdl.results"(%14) : (!pdl.operation) -> !pdl.range<value>
    %17 = "pdl.results"(%14) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %18 = "pdl.results"(%14) <{index = 2 : i32}> {note} : (!pdl.operation) -> !pdl.range<value>
    %19 = "pdl.operation"(%15, %16, %10, %12, %17, %18, %13, %5, %6, %7, %8) <{attributeValueNames = ["a", "b", "c", "d"], operandSegmentSizes = array<i32: 7, 4, 0>}> : (!pdl.value, !pdl.range<value>, !pdl.value, !pdl.range<value>, !pdl.value, !pdl.range<value>, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.attribute) -> !pdl.operation
    "pdl.rewrite"(%19, %14, %0, %5, %11) <{name = "elsewhere", operandSegmentSizes = array<i32: 1, 4>}> ({
    }) : (!pdl.operation, !pdl.operation, !pdl.type, !pdl.attribute, !pdl.range<value>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "pdl.pattern"() <{benefit = 0 : i16}> ({
    %0 = "pdl.operation"() <{attributeValueNames = [], opName = "a.b", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
    %1 = "pdl.result"(%0) <{index = 3 : i32}> {note} : (!pdl.operation) -> !pdl.value
    "pdl.apply_native_constraint"(%0) <{isNegated = false, name = "one"}> : (!pdl.operation) -> ()
    "pdl.apply_native_constraint"(%0, %1) <{isNegated = true, name = "other"}> : (!pdl.operation, !pdl.value) -> ()
    %2:2 = "pdl.apply_native_constraint"(%1) <{isNegated = false, name = "finds"}> {note} : (!pdl.value) -> (!pdl.attribute, !pdl.range<type>)
    "pdl.rewrite"() <{name = "elsewhere", operandSegmentSizes = array<i32: 0, 0>}> ({
    }) : () -> ()
  }) {note = "none"} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "pdl.pattern"() <{benefit = 32767 : i16, sym_name = "rewritten"}> ({
    %0 = "pdl.operands"() : () -> !pdl.range<value>
    %1 = "pdl.type"() : () -> !pdl.type
    %2 = "pdl.types"() : () -> !pdl.range<type>
    %3 = "pdl.operation"(%0, %1, %2) <{attributeValueNames = [], opName = "a.b", operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.range<value>, !pdl.type, !pdl.range<type>) -> !pdl.operation
    %4 = "pdl.operation"(%0) <{attributeValueNames = [], opName = "a.c", operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.range<value>) -> !pdl.operation
    "pdl.rewrite"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %5 = "pdl.attribute"() <{value = 8 : i64}> : () -> !pdl.attribute
      %6 = "pdl.type"() <{constantType = i8}> : () -> !pdl.type
      %7 = "pdl.types"() <{constantTypes = [i8, f32]}> : () -> !pdl.range<type>
      %8 = "pdl.range"(%1, %2, %7) : (!pdl.type, !pdl.range<type>, !pdl.range<type>) -> !pdl.range<type>
      %9 = "pdl.range"() {note} : () -> !pdl.range<value>
      %10 = "pdl.operation"(%0, %9, %5, %6, %8) <{attributeValueNames = ["eight"], opName = "a.d", operandSegmentSizes = array<i32: 2, 1, 2>}> : (!pdl.range<value>, !pdl.range<value>, !pdl.attribute, !pdl.type, !pdl.range<type>) -> !pdl.operation
      %11 = "pdl.result"(%10) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
      %12 = "pdl.results"(%10) : (!pdl.operation) -> !pdl.range<value>
      %13 = "pdl.range"(%11, %12) : (!pdl.value, !pdl.range<value>) -> !pdl.range<value>
      %14:2 = "pdl.apply_native_rewrite"(%10, %13) <{name = "make"}> : (!pdl.operation, !pdl.range<value>) -> (!pdl.value, !pdl.type)
      "pdl.apply_native_rewrite"(%14#0) <{name = "look"}> {note} : (!pdl.value) -> ()
      %15 = "pdl.apply_native_rewrite"() <{name = "nothing"}> : () -> !pdl.attribute
      "pdl.replace"(%3, %14#0, %12) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (!pdl.operation, !pdl.value, !pdl.range<value>) -> ()
      "pdl.replace"(%4, %10) <{operandSegmentSizes = array<i32: 1, 1, 0>}> {note} : (!pdl.operation, !pdl.operation) -> ()
      "pdl.erase"(%10) : (!pdl.operation) -> ()
      "pdl.erase"(%3) {note} : (!pdl.operation) -> ()
    }) {note = -2 : i2} : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() <{sym_name = "patterns"}> ({
  "pdl.pattern"() <{benefit = 1 : i16, sym_name = "a"}> ({
    %1 = "pdl.operation"() <{attributeValueNames = [], opName = "a.a", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
    "pdl.rewrite"(%1) <{name = "done", operandSegmentSizes = array<i32: 1, 0>}> ({
    }) {note} : (!pdl.operation) -> ()
  }) : () -> ()
  "pdl.pattern"() <{benefit = 1 : i16, sym_name = "b"}> ({
    %0 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
    "pdl.rewrite"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      "pdl.erase"(%0) : (!pdl.operation) -> ()
    }) : (!pdl.operation) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!pdl.attribute, !pdl.operation, !pdl.type, !pdl.value, !pdl.range<attribute>, !pdl.range<operation>, !pdl.range<type>, !pdl.range<value>) -> !pdl.range<value>, sym_name = "handles", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

