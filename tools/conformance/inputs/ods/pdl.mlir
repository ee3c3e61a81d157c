// ODS: mlir/Dialect/PDL/IR/PDLOps.td mlir/Dialect/PDLInterp/IR/PDLInterpOps.td
// Regions whose operations leave out the dialect, ranges, what makes operations.
func.func private @ranges(!pdl.range<value>, !pdl.range<type>, !pdl.range<attribute>, !pdl<range<operation>>)
pdl.pattern @whole : benefit(3) {
  %operands = operands
  %types = types
  %type = type : i32
  %first = pdl.type
  %value = attribute = 4 : i32
  %op = operation "x.y" (%operands : !pdl.range<value>) {"kind" = %value} -> (%types : !pdl.range<type>)
  %all = results of %op
  %some = results 1 of %op -> !pdl.range<value>
  rewrite %op {
    %new = operation "x.z" (%operands : !pdl.range<value>) -> (%types : !pdl.range<type>)
    %joined = range %first, %types : !pdl.type, !pdl.range<type>
    %none = range : !pdl.range<value>
    %made = pdl.operation "x.w"(%none, %all : !pdl.range<value>, !pdl.range<value>) -> (%joined : !pdl.range<type>)
    %found = apply_native_rewrite "find"(%operands : !pdl.range<value>) : !pdl.range<value>
    replace %op with (%some : !pdl.range<value>)
  }
}
pdl.pattern : benefit(1) {
  %op = operation
  rewrite with "elsewhere"(%op : !pdl.operation)
}

// -----

pdl_interp.func @matcher(%root: !pdl.operation) {
  %type = pdl_interp.create_type i32
  %types = pdl_interp.create_types [i32, i64]
  %value = pdl_interp.create_attribute 3
  %operands = pdl_interp.get_operands of %root : !pdl.range<value>
  %a = pdl_interp.create_operation "x.a"
  %b = pdl_interp.create_operation "x.b" {"n" = %value}
  %c = pdl_interp.create_operation "x.c"(%operands : !pdl.range<value>) {"n" = %value, "m" = %value}
    -> (%type, %types : !pdl.type, !pdl.range<type>) {more = 3 : i32}
  %d = pdl_interp.create_operation "x.d"(%operands : !pdl.range<value>)
  %e = pdl_interp.create_operation "x.e" -> (%type : !pdl.type)
  %joined = pdl_interp.create_range %type, %types : !pdl.type, !pdl.range<type>
  %none = pdl_interp.create_range : !pdl.range<type>
  %users = pdl_interp.get_users of %operands : !pdl.range<value>
  pdl_interp.foreach %user : !pdl.operation in %users {
    pdl_interp.continue
  } -> ^next
^next:
  pdl_interp.foreach %operand : !pdl.value in %operands {
    pdl_interp.continue
  } {unrolled} -> ^last
^last:
  %third = pdl_interp.extract 2 of %users : !pdl.operation
  pdl_interp.finalize
}
