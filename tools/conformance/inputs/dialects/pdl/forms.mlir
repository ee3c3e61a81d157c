// ODS: mlir/Dialect/PDL/IR/PDLOps.td

// Everything that is matched, with and without its type.

pdl.pattern @matched : benefit(2) {
  %t = type
  %i32 = type : i32
  %same = pdl.type {note} : i32
  %ts = types
  %both = types : [i32, i64]
  %attr = attribute
  %typed = attribute : %t
  %seven = attribute = 7 : i16
  %text = attribute = "word" attributes {note = 1 : i8}
  %x = operand
  %y = operand : %i32
  %xs = operands
  %ys = operands : %both
  %z = operand : %same {note}
  %inner = operation "a.inner"(%x, %xs : !pdl.value, !pdl.range<value>) -> (%t, %ts : !pdl.type, !pdl.range<type>)
  %r = result 0 of %inner
  %rs = results of %inner
  %one = results 1 of %inner -> !pdl.value
  %some = results 2 of %inner -> !pdl.range<value> {note}
  %any = operation(%r, %rs, %y, %ys, %one, %some, %z : !pdl.value, !pdl.range<value>, !pdl.value, !pdl.range<value>, !pdl.value, !pdl.range<value>, !pdl.value) {"a" = %attr, "b" = %typed, "c" = %seven, "d" = %text}
  rewrite %any with "elsewhere"(%inner, %t, %attr, %xs : !pdl.operation, !pdl.type, !pdl.attribute, !pdl.range<value>)
}

// -----

// Conditions.

pdl.pattern : benefit(0) attributes {note = "none"} {
  %root = operation "a.b"
  %r = result 3 of %root {note}
  apply_native_constraint "one"(%root : !pdl.operation)
  apply_native_constraint "other"(%root, %r : !pdl.operation, !pdl.value) {isNegated = true}
  %found, %more = apply_native_constraint "finds"(%r : !pdl.value) : !pdl.attribute, !pdl.range<type> {note}
  rewrite with "elsewhere"
}

// -----

// What a rewrite does.

pdl.pattern @rewritten : benefit(32767) {
  %xs = operands
  %t = type
  %ts = types
  %root = operation "a.b"(%xs : !pdl.range<value>) -> (%t, %ts : !pdl.type, !pdl.range<type>)
  %other = operation "a.c"(%xs : !pdl.range<value>)
  rewrite {
    %eight = attribute = 8
    %i8 = type : i8
    %given = types : [i8, f32]
    %all = range %t, %ts, %given : !pdl.type, !pdl.range<type>, !pdl.range<type>
    %none = range : !pdl.range<value> {note}
    %new = operation "a.d"(%xs, %none : !pdl.range<value>, !pdl.range<value>) {"eight" = %eight} -> (%i8, %all : !pdl.type, !pdl.range<type>)
    %first = result 0 of %new
    %rest = results of %new
    %joined = range %first, %rest : !pdl.value, !pdl.range<value>
    %made, %typed = apply_native_rewrite "make"(%new, %joined : !pdl.operation, !pdl.range<value>) : !pdl.value, !pdl.type
    apply_native_rewrite "look"(%made : !pdl.value) {note}
    %from_nothing = apply_native_rewrite "nothing" : !pdl.attribute
    replace %root with (%made, %rest : !pdl.value, !pdl.range<value>)
    replace %other with %new {note}
    erase %new
    erase %root {note}
  } attributes {note = 2 : i2}
}

// -----

// A pattern beside others, and one without its dialect's short names.

module @patterns {
  pdl.pattern @a : benefit(1) {
    %root = pdl.operation "a.a"
    pdl.rewrite %root with "done" attributes {note}
  }
  pdl.pattern @b : benefit(1) {
    %root = pdl.operation
    pdl.rewrite %root {
      pdl.erase %root
    }
  }
}

// -----

// Types by themselves.

func.func private @handles(!pdl.attribute, !pdl.operation, !pdl.type, !pdl.value, !pdl.range<attribute>,
                           !pdl.range<operation>, !pdl.range<type>, !pdl.range<value>) -> !pdl<range<value>>
