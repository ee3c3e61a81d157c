module {
  pdl.pattern @matched : benefit(2) {
    %0 = type
    %1 = type : i32
    %2 = type {note} : i32
    %3 = types
    %4 = types : [i32, i64]
    %5 = attribute
    %6 = attribute : %0
    %7 = attribute = 7 : i16
    %8 = attribute = "word" attributes {note = 1 : i8}
    %9 = operand
    %10 = operand : %1
    %11 = operands
    %12 = operands : %4
    %13 = operand : %2 {note}
    %14 = operation "a.inner"(%9, %11 : !pdl.value, !pdl.range<value>)  -> (%0, %3 : !pdl.type, !pdl.range<type>)
    %15 = result 0 of %14
    %16 = results of %14 
    %17 = results 1 of %14  -> !pdl.value
    %18 = results 2 of %14  -> !pdl.range<value> {note}
    %19 = operation(%15, %16, %10, %12, %17, %18, %13 : !pdl.value, !pdl.range<value>, !pdl.value, !pdl.range<value>, !pdl.value, !pdl.range<value>, !pdl.value)  {"a" = %5, "b" = %6, "c" = %7, "d" = %8}
    rewrite %19 with "elsewhere"(%14, %0, %5, %11 : !pdl.operation, !pdl.type, !pdl.attribute, !pdl.range<value>)
  }
}

// -----
module {
  pdl.pattern : benefit(0) attributes {note = "none"} {
    %0 = operation "a.b" 
    %1 = result 3 of %0 {note}
    apply_native_constraint "one"(%0 : !pdl.operation)
    apply_native_constraint "other"(%0, %1 : !pdl.operation, !pdl.value) {isNegated = true}
    %2:2 = apply_native_constraint "finds"(%1 : !pdl.value) : !pdl.attribute, !pdl.range<type> {note}
    rewrite with "elsewhere"
  }
}

// -----
module {
  pdl.pattern @rewritten : benefit(32767) {
    %0 = operands
    %1 = type
    %2 = types
    %3 = operation "a.b"(%0 : !pdl.range<value>)  -> (%1, %2 : !pdl.type, !pdl.range<type>)
    %4 = operation "a.c"(%0 : !pdl.range<value>) 
    rewrite {
      %5 = attribute = 8 : i64
      %6 = type : i8
      %7 = types : [i8, f32]
      %8 = range %1, %2, %7 : !pdl.type, !pdl.range<type>, !pdl.range<type> 
      %9 = range : !pdl.range<value> {note}
      %10 = operation "a.d"(%0, %9 : !pdl.range<value>, !pdl.range<value>)  {"eight" = %5} -> (%6, %8 : !pdl.type, !pdl.range<type>)
      %11 = result 0 of %10
      %12 = results of %10 
      %13 = range %11, %12 : !pdl.value, !pdl.range<value> 
      %14:2 = apply_native_rewrite "make"(%10, %13 : !pdl.operation, !pdl.range<value>) : !pdl.value, !pdl.type
      apply_native_rewrite "look"(%14#0 : !pdl.value) {note}
      %15 = apply_native_rewrite "nothing" : !pdl.attribute
      replace %3 with(%14#0, %12 : !pdl.value, !pdl.range<value>)
      replace %4 with %10 {note}
      erase %10
      erase %3 {note}
    } attributes {note = -2 : i2}
  }
}

// -----
module @patterns {
  pdl.pattern @a : benefit(1) {
    %0 = operation "a.a" 
    rewrite %0 with "done" attributes {note}
  }
  pdl.pattern @b : benefit(1) {
    %0 = operation 
    rewrite %0 {
      erase %0
    }
  }
}

// -----
module {
  func.func private @handles(!pdl.attribute, !pdl.operation, !pdl.type, !pdl.value, !pdl.range<attribute>, !pdl.range<operation>, !pdl.range<type>, !pdl.range<value>) -> !pdl.range<value>
}

