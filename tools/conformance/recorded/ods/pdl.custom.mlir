module {
  func.func private @ranges(!pdl.range<value>, !pdl.range<type>, !pdl.range<attribute>, !pdl.range<operation>)
  pdl.pattern @whole : benefit(3) {
    %0 = operands
    %1 = types
    %2 = type : i32
    %3 = type
    %4 = attribute = 4 : i32
    %5 = operation "x.y"(%0 : !pdl.range<value>)  {"kind" = %4} -> (%1 : !pdl.range<type>)
    %6 = results of %5 
    %7 = results 1 of %5  -> !pdl.range<value>
    rewrite %5 {
      %8 = operation "x.z"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
      %9 = range %3, %1 : !pdl.type, !pdl.range<type> 
      %10 = range : !pdl.range<value>
      %11 = operation "x.w"(%10, %6 : !pdl.range<value>, !pdl.range<value>)  -> (%9 : !pdl.range<type>)
      %12 = apply_native_rewrite "find"(%0 : !pdl.range<value>) : !pdl.range<value>
      replace %5 with(%7 : !pdl.range<value>)
    }
  }
  pdl.pattern : benefit(1) {
    %0 = operation 
    rewrite with "elsewhere"(%0 : !pdl.operation)
  }
}

// -----
module {
  pdl_interp.func @matcher(%arg0: !pdl.operation) {
    %0 = pdl_interp.create_type i32
    %1 = pdl_interp.create_types [i32, i64]
    %2 = pdl_interp.create_attribute 3 : i64
    %3 = pdl_interp.get_operands of %arg0 : !pdl.range<value>
    %4 = pdl_interp.create_operation "x.a" 
    %5 = pdl_interp.create_operation "x.b" {"n" = %2} 
    %6 = pdl_interp.create_operation "x.c"(%3 : !pdl.range<value>) {"n" = %2, "m" = %2}  -> (%0, %1 : !pdl.type, !pdl.range<type>) {more = 3 : i32}
    %7 = pdl_interp.create_operation "x.d"(%3 : !pdl.range<value>) 
    %8 = pdl_interp.create_operation "x.e"  -> (%0 : !pdl.type)
    %9 = pdl_interp.create_range %0, %1 : !pdl.type, !pdl.range<type> 
    %10 = pdl_interp.create_range : !pdl.range<type>
    %11 = pdl_interp.get_users of %3 : !pdl.range<value>
    pdl_interp.foreach %arg1 : !pdl.operation in %11 {
      pdl_interp.continue
    } -> ^bb1
  ^bb1:  // pred: ^bb0
    pdl_interp.foreach %arg1 : !pdl.value in %3 {
      pdl_interp.continue
    } {unrolled} -> ^bb2
  ^bb2:  // pred: ^bb1
    %12 = pdl_interp.extract 2 of %11 : !pdl.operation
    pdl_interp.finalize
  }
}

