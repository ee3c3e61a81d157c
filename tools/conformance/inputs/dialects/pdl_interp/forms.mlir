// ODS: mlir/Dialect/PDLInterp/IR/PDLInterpOps.td mlir/Dialect/PDL/IR/PDLOps.td

// Questions, each with two ways on.

pdl_interp.func @asks(%root: !pdl.operation, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute, %v: !pdl.value) {
  pdl_interp.check_operation_name of %root is "a.b" -> ^1, ^end
^1:
  pdl_interp.check_operand_count of %root is 2 -> ^2, ^end
^2:
  pdl_interp.check_operand_count of %root is at_least 0 {note} -> ^3, ^end
^3:
  pdl_interp.check_result_count of %root is 1 -> ^4, ^end
^4:
  pdl_interp.check_result_count of %root is at_least 3 -> ^5, ^end
^5:
  pdl_interp.check_type %t is i32 -> ^6, ^end
^6:
  pdl_interp.check_types %ts are [i32, tensor<4xf32>] {note} -> ^7, ^end
^7:
  pdl_interp.check_attribute %a is 42 : i64 -> ^8, ^end
^8:
  pdl_interp.is_not_null %v : !pdl.value -> ^9, ^end
^9:
  pdl_interp.is_not_null %ts : !pdl.range<type> {note} -> ^10, ^end
^10:
  pdl_interp.are_equal %t, %t : !pdl.type -> ^11, ^end
^11:
  pdl_interp.apply_constraint "likes"(%root, %v : !pdl.operation, !pdl.value) -> ^12, ^end
^12:
  pdl_interp.apply_constraint "hates"(%a : !pdl.attribute) {isNegated = true, note} -> ^13, ^end
^13:
  %found, %more = pdl_interp.apply_constraint "finds"(%a : !pdl.attribute) : !pdl.type, !pdl.range<value> -> ^14, ^end
^14:
  pdl_interp.branch ^end {note}
^end:
  pdl_interp.finalize {note}
}

// -----

// Switches.

pdl_interp.func @switches(%root: !pdl.operation, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  pdl_interp.switch_operation_name of %root to ["a.a", "a.b"](^1, ^2) -> ^end
^1:
  pdl_interp.switch_operand_count of %root to dense<[0, 3]> : vector<2xi32>(^2, ^3) {note} -> ^end
^2:
  pdl_interp.switch_result_count of %root to dense<1> : vector<1xi32>(^3) -> ^end
^3:
  pdl_interp.switch_type %t to [i1, index](^4, ^4) -> ^end
^4:
  pdl_interp.switch_types %ts to [[i1], [i2, i3], []](^5, ^5, ^5) -> ^end
^5:
  pdl_interp.switch_attribute %a to [1 : i8, "one", unit](^end, ^end, ^end) -> ^end
^end:
  pdl_interp.finalize
}

// -----

// From handles to other handles.

pdl_interp.func @gets(%root: !pdl.operation) attributes {note} {
  %operand = pdl_interp.get_operand 0 of %root
  %result = pdl_interp.get_result 7 of %root {note}
  %operands = pdl_interp.get_operands of %root : !pdl.range<value>
  %second = pdl_interp.get_operands 2 of %root : !pdl.value
  %group = pdl_interp.get_operands 1 of %root : !pdl.range<value>
  %results = pdl_interp.get_results of %root : !pdl.range<value>
  %third = pdl_interp.get_results 3 of %root : !pdl.value {note}
  %attr = pdl_interp.get_attribute "name" of %root
  %attr_type = pdl_interp.get_attribute_type of %attr
  %type = pdl_interp.get_value_type of %operand : !pdl.type
  %types = pdl_interp.get_value_type of %results : !pdl.range<type>
  %definer = pdl_interp.get_defining_op of %operand : !pdl.value
  %definer_of_all = pdl_interp.get_defining_op of %operands : !pdl.range<value> {note}
  %users = pdl_interp.get_users of %results : !pdl.range<value>
  %user = pdl_interp.extract 3 of %users : !pdl.operation
  %one = pdl_interp.extract 0 of %types : !pdl.type {note}
  pdl_interp.foreach %each : !pdl.operation in %users {
    %value = pdl_interp.get_result 0 of %each
    %uses = pdl_interp.get_users of %value : !pdl.value
    pdl_interp.foreach %inner : !pdl.operation in %uses {
      pdl_interp.continue
    } -> ^next
  ^next:
    pdl_interp.continue {note}
  } {note = 1 : i3} -> ^end
^end:
  pdl_interp.finalize
}

// -----

// Constants, and what a rewrite does.

module @rewriters {
  pdl_interp.func @matcher(%root: !pdl.operation) {
    %value = pdl_interp.get_operand 0 of %root
    pdl_interp.record_match @rewriters::@rewrite(%root, %value : !pdl.operation, !pdl.value) : benefit(1), generatedOps(["a.b", "a.c"]), loc([%root, %root]), root("a.a") -> ^1
  ^1:
    pdl_interp.record_match @rewriters::@rewrite : benefit(0), loc([]) {note} -> ^2
  ^2:
    pdl_interp.finalize
  }
  pdl_interp.func @rewrite(%root: !pdl.operation, %value: !pdl.value) {
    %attr = pdl_interp.create_attribute "word"
    %noted = pdl_interp.create_attribute 1 : i5 attributes {note}
    %type = pdl_interp.create_type f32
    %types = pdl_interp.create_types [f32, f64] {note}
    %all = pdl_interp.create_range %type, %types : !pdl.type, !pdl.range<type>
    %none = pdl_interp.create_range : !pdl.range<value>
    %a = pdl_interp.create_operation "a.a"
    %b = pdl_interp.create_operation "a.b"(%value, %none : !pdl.value, !pdl.range<value>) {"x" = %attr, "y" = %noted}
    %c = pdl_interp.create_operation "a.c"(%value : !pdl.value) {"x" = %attr} -> (%type, %all : !pdl.type, !pdl.range<type>) {note}
    %d = pdl_interp.create_operation "func.return"(%value : !pdl.value) -> (%type : !pdl.type)
    %found, %more = pdl_interp.apply_rewrite "make"(%a, %value : !pdl.operation, !pdl.value) : !pdl.value, !pdl.range<value>
    pdl_interp.apply_rewrite "look" {note}
    pdl_interp.replace %root with (%found, %more : !pdl.value, !pdl.range<value>)
    pdl_interp.replace %a with () {note}
    pdl_interp.erase %b
    pdl_interp.erase %c {note}
    pdl_interp.finalize
  }
}
