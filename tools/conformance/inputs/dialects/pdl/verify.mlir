// ODS: mlir/Dialect/PDL/IR/PDLOps.td

// What a pattern consists of.

// expected-error @below {{'pdl.pattern' op the pattern must contain at least one `pdl.operation`}}
pdl.pattern : benefit(1) {
  rewrite with "x"
}

// -----

// expected-error @below {{'pdl.pattern' op attribute 'benefit' failed to satisfy constraint: 16-bit signless integer attribute whose value is non-negative}}
"pdl.pattern"() <{benefit = -1 : i16}> ({
  %root = pdl.operation "a.b"
  pdl.rewrite %root with "x"
}) : () -> ()

// -----

// Its rewrite.

pdl.pattern : benefit(1) {
  %root = operation "a.b"
  // expected-error @below {{'pdl.rewrite' op expected rewrite region to be empty when rewrite is external}}
  rewrite %root with "x" {
    erase %root
  }
}

// -----

pdl.pattern : benefit(1) {
  %root = operation "a.b"
  // expected-error @below {{'pdl.rewrite' op expected rewrite region to be non-empty if external name is not specified}}
  rewrite %root
}

// -----

pdl.pattern : benefit(1) {
  %root = operation "a.b"
  // expected-error @below {{'pdl.rewrite' op expected no external arguments when the rewrite is specified inline}}
  "pdl.rewrite"(%root, %root) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    erase %root
  }) : (!pdl.operation, !pdl.operation) -> ()
}

// -----

func.func @outside(%op: !pdl.operation) {
  // expected-error @below {{'pdl.erase' op expects parent op 'pdl.rewrite'}}
  pdl.erase %op
  return
}

// -----

// Functions by name.

pdl.pattern : benefit(1) {
  %root = operation "a.b"
  // expected-error @below {{'pdl.apply_native_constraint' op expected at least one argument}}
  "pdl.apply_native_constraint"() <{name = "asks"}> : () -> ()
  rewrite %root with "x"
}

// -----

pdl.pattern : benefit(1) {
  %root = operation "a.b"
  rewrite %root {
    // expected-error @below {{'pdl.apply_native_rewrite' op expected at least one argument or result}}
    apply_native_rewrite "does"
  }
}

// -----

// Attributes.

pdl.pattern : benefit(1) {
  %t = type
  // expected-error @below {{'pdl.attribute' op expected only one of [`type`, `value`] to be set}}
  %a = attribute : %t = 3
  %root = operation "a.b" {"a" = %a}
  rewrite %root with "x"
}

// -----

pdl.pattern : benefit(1) {
  %root = operation "a.b"
  rewrite %root {
    // expected-error @below {{'pdl.attribute' op expected constant value when specified within a `pdl.rewrite`}}
    %a = attribute
    %new = operation "a.c" {"a" = %a}
  }
}

// -----

pdl.pattern : benefit(1) {
  // expected-error @below {{'pdl.attribute' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %a = attribute
  %root = operation "a.b"
  rewrite %root with "x"
}

// -----

// Values and types that nothing matches.

pdl.pattern : benefit(1) {
  // expected-error @below {{'pdl.operand' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %x = operand
  %root = operation "a.b"
  rewrite %root with "x"
}

// -----

pdl.pattern : benefit(1) {
  // expected-error @below {{'pdl.operands' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %x = operands
  %root = operation "a.b"
  rewrite %root with "x"
}

// -----

pdl.pattern : benefit(1) {
  // expected-error @below {{'pdl.type' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %t = type
  %root = operation "a.b"
  rewrite %root with "x"
}

// -----

pdl.pattern : benefit(1) {
  // expected-error @below {{'pdl.types' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %t = types
  %root = operation "a.b"
  rewrite %root with "x"
}

// -----

pdl.pattern : benefit(1) {
  // expected-error @below {{'pdl.operation' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %unused = operation "a.a"
  %r = result 0 of %unused
  %root = operation "a.b"
  rewrite %root with "x"
}

// -----

// Operations.

pdl.pattern : benefit(1) {
  %root = operation "a.b"
  rewrite %root {
    // expected-error @below {{'pdl.operation' op must have an operation name when nested within a `pdl.rewrite`}}
    %new = operation
  }
}

// -----

pdl.pattern : benefit(1) {
  %a = attribute
  // expected-error @below {{'pdl.operation' op expected the same number of attribute values and attribute names, got 2 names and 1 values}}
  %root = "pdl.operation"(%a) <{opName = "a.b", attributeValueNames = ["a", "b"], operandSegmentSizes = array<i32: 0, 1, 0>}> : (!pdl.attribute) -> !pdl.operation
  rewrite %root with "x"
}

// -----

// Ranges, replacements, results.

pdl.pattern : benefit(1) {
  %t = type : i32
  %root = operation "a.b"
  rewrite %root {
    // expected-error @below {{'pdl.range' op expected operand to have element type '!pdl.value', but got '!pdl.type'}}
    %r = "pdl.range"(%t) : (!pdl.type) -> !pdl.range<value>
  }
}

// -----

pdl.pattern : benefit(1) {
  %x = operand
  %root = operation "a.b"(%x : !pdl.value)
  %other = operation "a.c"(%x : !pdl.value)
  rewrite %root {
    // expected-error @below {{'pdl.replace' op expected no replacement values to be provided when the replacement operation is present}}
    "pdl.replace"(%root, %other, %x) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.operation, !pdl.operation, !pdl.value) -> ()
  }
}

// -----

pdl.pattern : benefit(1) {
  %root = operation "a.b"
  // expected-error @below {{'pdl.results' op expected `pdl.range<value>` result type when no index is specified, but got: '!pdl.value'}}
  %r = "pdl.results"(%root) : (!pdl.operation) -> !pdl.value
  rewrite %root with "x"(%r : !pdl.value)
}

// -----

// Handles of a wrong kind.

pdl.pattern : benefit(1) {
  // expected-error @below {{'pdl.operation' op operand #0 must be variadic of single element or range of PDL handle for an `mlir::Value`, but got '!pdl.type'}}
  %root = "pdl.operation"(%t) <{attributeValueNames = [], operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.type) -> !pdl.operation
  %t = type
  rewrite with "x"
}
