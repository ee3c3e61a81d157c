module {
  pdl_interp.func @asks(%arg0: !pdl.operation, %arg1: !pdl.type, %arg2: !pdl.range<type>, %arg3: !pdl.attribute, %arg4: !pdl.value) {
    pdl_interp.check_operation_name of %arg0 is "a.b" -> ^bb1, ^bb15
  ^bb1:  // pred: ^bb0
    pdl_interp.check_operand_count of %arg0 is 2 -> ^bb2, ^bb15
  ^bb2:  // pred: ^bb1
    pdl_interp.check_operand_count of %arg0 is at_least 0 {note} -> ^bb3, ^bb15
  ^bb3:  // pred: ^bb2
    pdl_interp.check_result_count of %arg0 is 1 -> ^bb4, ^bb15
  ^bb4:  // pred: ^bb3
    pdl_interp.check_result_count of %arg0 is at_least 3 -> ^bb5, ^bb15
  ^bb5:  // pred: ^bb4
    pdl_interp.check_type %arg1 is i32 -> ^bb6, ^bb15
  ^bb6:  // pred: ^bb5
    pdl_interp.check_types %arg2 are [i32, tensor<4xf32>] {note} -> ^bb7, ^bb15
  ^bb7:  // pred: ^bb6
    pdl_interp.check_attribute %arg3 is 42 : i64 -> ^bb8, ^bb15
  ^bb8:  // pred: ^bb7
    pdl_interp.is_not_null %arg4 : !pdl.value -> ^bb9, ^bb15
  ^bb9:  // pred: ^bb8
    pdl_interp.is_not_null %arg2 : !pdl.range<type> {note} -> ^bb10, ^bb15
  ^bb10:  // pred: ^bb9
    pdl_interp.are_equal %arg1, %arg1 : !pdl.type -> ^bb11, ^bb15
  ^bb11:  // pred: ^bb10
    pdl_interp.apply_constraint "likes"(%arg0, %arg4 : !pdl.operation, !pdl.value) -> ^bb12, ^bb15
  ^bb12:  // pred: ^bb11
    pdl_interp.apply_constraint "hates"(%arg3 : !pdl.attribute) {isNegated = true, note} -> ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %0:2 = pdl_interp.apply_constraint "finds"(%arg3 : !pdl.attribute) : !pdl.type, !pdl.range<value> -> ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    pdl_interp.branch ^bb15 {note}
  ^bb15:  // 15 preds: ^bb0, ^bb1, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb14
    pdl_interp.finalize {note}
  }
}

// -----
module {
  pdl_interp.func @switches(%arg0: !pdl.operation, %arg1: !pdl.type, %arg2: !pdl.range<type>, %arg3: !pdl.attribute) {
    pdl_interp.switch_operation_name of %arg0 to ["a.a", "a.b"](^bb1, ^bb2) -> ^bb6
  ^bb1:  // pred: ^bb0
    pdl_interp.switch_operand_count of %arg0 to dense<[0, 3]> : vector<2xi32>(^bb2, ^bb3) {note} -> ^bb6
  ^bb2:  // 2 preds: ^bb0, ^bb1
    pdl_interp.switch_result_count of %arg0 to dense<1> : vector<1xi32>(^bb3) -> ^bb6
  ^bb3:  // 2 preds: ^bb1, ^bb2
    pdl_interp.switch_type %arg1 to [i1, index](^bb4, ^bb4) -> ^bb6
  ^bb4:  // 2 preds: ^bb3, ^bb3
    pdl_interp.switch_types %arg2 to [[i1], [i2, i3], []](^bb5, ^bb5, ^bb5) -> ^bb6
  ^bb5:  // 3 preds: ^bb4, ^bb4, ^bb4
    pdl_interp.switch_attribute %arg3 to [1 : i8, "one", unit](^bb6, ^bb6, ^bb6) -> ^bb6
  ^bb6:  // 9 preds: ^bb0, ^bb1, ^bb2, ^bb3, ^bb4, ^bb5, ^bb5, ^bb5, ^bb5
    pdl_interp.finalize
  }
}

// -----
module {
  pdl_interp.func @gets(%arg0: !pdl.operation) attributes {note} {
    %0 = pdl_interp.get_operand 0 of %arg0
    %1 = pdl_interp.get_result 7 of %arg0 {note}
    %2 = pdl_interp.get_operands of %arg0 : !pdl.range<value>
    %3 = pdl_interp.get_operands 2 of %arg0 : !pdl.value
    %4 = pdl_interp.get_operands 1 of %arg0 : !pdl.range<value>
    %5 = pdl_interp.get_results of %arg0 : !pdl.range<value>
    %6 = pdl_interp.get_results 3 of %arg0 : !pdl.value {note}
    %7 = pdl_interp.get_attribute "name" of %arg0
    %8 = pdl_interp.get_attribute_type of %7
    %9 = pdl_interp.get_value_type of %0 : !pdl.type
    %10 = pdl_interp.get_value_type of %5 : !pdl.range<type>
    %11 = pdl_interp.get_defining_op of %0 : !pdl.value
    %12 = pdl_interp.get_defining_op of %2 : !pdl.range<value> {note}
    %13 = pdl_interp.get_users of %5 : !pdl.range<value>
    %14 = pdl_interp.extract 3 of %13 : !pdl.operation
    %15 = pdl_interp.extract 0 of %10 : !pdl.type {note}
    pdl_interp.foreach %arg1 : !pdl.operation in %13 {
      %16 = pdl_interp.get_result 0 of %arg1
      %17 = pdl_interp.get_users of %16 : !pdl.value
      pdl_interp.foreach %arg2 : !pdl.operation in %17 {
        pdl_interp.continue
      } -> ^bb1
    ^bb1:  // pred: ^bb0
      pdl_interp.continue {note}
    } {note = 1 : i3} -> ^bb1
  ^bb1:  // pred: ^bb0
    pdl_interp.finalize
  }
}

// -----
module @rewriters {
  pdl_interp.func @matcher(%arg0: !pdl.operation) {
    %0 = pdl_interp.get_operand 0 of %arg0
    pdl_interp.record_match @rewriters::@rewrite(%arg0, %0 : !pdl.operation, !pdl.value) : benefit(1), generatedOps(["a.b", "a.c"]), loc([%arg0, %arg0]), root("a.a") -> ^bb1
  ^bb1:  // pred: ^bb0
    pdl_interp.record_match @rewriters::@rewrite : benefit(0), loc([]) {note} -> ^bb2
  ^bb2:  // pred: ^bb1
    pdl_interp.finalize
  }
  pdl_interp.func @rewrite(%arg0: !pdl.operation, %arg1: !pdl.value) {
    %0 = pdl_interp.create_attribute "word"
    %1 = pdl_interp.create_attribute 1 : i5 attributes {note}
    %2 = pdl_interp.create_type f32
    %3 = pdl_interp.create_types [f32, f64] {note}
    %4 = pdl_interp.create_range %2, %3 : !pdl.type, !pdl.range<type> 
    %5 = pdl_interp.create_range : !pdl.range<value>
    %6 = pdl_interp.create_operation "a.a" 
    %7 = pdl_interp.create_operation "a.b"(%arg1, %5 : !pdl.value, !pdl.range<value>) {"x" = %0, "y" = %1} 
    %8 = pdl_interp.create_operation "a.c"(%arg1 : !pdl.value) {"x" = %0}  -> (%2, %4 : !pdl.type, !pdl.range<type>) {note}
    %9 = pdl_interp.create_operation "func.return"(%arg1 : !pdl.value)  -> (%2 : !pdl.type)
    %10:2 = pdl_interp.apply_rewrite "make"(%6, %arg1 : !pdl.operation, !pdl.value) : !pdl.value, !pdl.range<value>
    pdl_interp.apply_rewrite "look" {note}
    pdl_interp.replace %arg0 with (%10#0, %10#1 : !pdl.value, !pdl.range<value>)
    pdl_interp.replace %6 with () {note}
    pdl_interp.erase %7
    pdl_interp.erase %8 {note}
    pdl_interp.finalize
  }
}

