// ODS: mlir/Dialect/IRDL/IR/IRDLOps.td

// Names of what an operation has.

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error @below {{name of operand #0 should not contain leading or double underscores}}
    irdl.operands(_x: %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error @below {{name of result #1 should not contain leading or double underscores}}
    irdl.results(x: %0, x__y: %0)
  }
}

// -----

irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    // expected-error @below {{name of parameter #0 should not contain uppercase letters}}
    irdl.parameters(theName: %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.region
    // expected-error @below {{name of region #0 must contain only lowercase letters, digits and underscores}}
    "irdl.regions"(%0) <{names = ["a-b"]}> : (!irdl.region) -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error @below {{name of operand #0 is empty}}
    "irdl.operands"(%0) <{names = [""], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error @below {{'irdl.results' op name of result #2 is a duplicate of the name of result #0}}
    irdl.results(x: %0, y: optional %0, x: %0)
  }
}

// -----

// As many names and variadicities as values.

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error @below {{'irdl.operands' op the number of operands and their names must be the same, but got 1 and 2 respectively}}
    "irdl.operands"(%0) <{names = ["a", "b"], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error @below {{'irdl.results' op the number of results and their variadicities must be the same, but got 1 and 2 respectively}}
    "irdl.results"(%0) <{names = ["a"], variadicity = #irdl<variadicity_array[single, optional]>}> : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.region
    // expected-error @below {{'irdl.regions' op the number of regions and their names must be the same, but got 1 and 0 respectively}}
    "irdl.regions"(%0) <{names = []}> : (!irdl.region) -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.attribute @a {
    %0 = irdl.any
    // expected-error @below {{'irdl.parameters' op the number of parameters and their names must be the same, but got 2 and 1 respectively}}
    "irdl.parameters"(%0, %0) <{names = ["a"]}> : (!irdl.attribute, !irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error @below {{'irdl.attributes' op the number of attribute names and their constraints must be the same but got 2 and 1 respectively}}
    "irdl.attributes"(%0) <{attributeValueNames = ["a", "b"]}> : (!irdl.attribute) -> ()
  }
}

// -----

// Where things are.

// expected-error @below {{'irdl.type' op expects parent op 'irdl.dialect'}}
irdl.type @t

// -----

irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    // expected-error @below {{'irdl.operands' op expects parent op 'irdl.operation'}}
    irdl.operands(x: %0)
  }
}

// -----

irdl.dialect @d {
  // expected-error @below {{'irdl.any' op expects parent op to be one of 'irdl.type, irdl.attribute, irdl.operation'}}
  %0 = irdl.any
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error @below {{'irdl.regions' op operand #0 must be variadic of IRDL handle to a region definition, but got '!irdl.attribute'}}
    "irdl.regions"(%0) <{names = ["a"]}> : (!irdl.attribute) -> ()
  }
}

// -----

// expected-error @below {{name of dialect should not contain uppercase letters}}
irdl.dialect @Things {
}

// -----

irdl.dialect @things {
  // expected-error @below {{name of operation should not contain uppercase letters}}
  irdl.operation @Every {
  }
}

// -----

irdl.dialect @things {
  // expected-error @below {{name of type should not contain uppercase letters}}
  irdl.type @Every
}

// -----

irdl.dialect @things {
  // expected-error @below {{name of attribute should not contain uppercase letters}}
  irdl.attribute @Every
}

// -----

irdl.dialect @things {
  irdl.operation @a {
    // expected-error @below {{'irdl.base' op the base type or attribute name should start with '!' or '#'}}
    %0 = irdl.base "builtin"
  }
}

// -----

irdl.dialect @things {
  irdl.operation @a {
    // expected-error @below {{'irdl.base' op the base type or attribute name should start with '!' or '#'}}
    %0 = irdl.base ""
  }
}

// -----

irdl.dialect @things {
  irdl.operation @a {
    // expected-error @below {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
    %0 = "irdl.base"() : () -> !irdl.attribute
  }
}

// -----

irdl.dialect @things {
  irdl.operation @a {
    // expected-error @below {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
    %0 = "irdl.base"() <{base_ref = @x, base_name = "!a.b"}> : () -> !irdl.attribute
  }
}

// -----

irdl.dialect @things {
  irdl.operation @a {
    // expected-error @below {{'irdl.base' op symbol '@x' not found}}
    %0 = irdl.base @x
  }
}

// -----

irdl.dialect @things {
  irdl.type @t
  irdl.operation @a {
    // expected-error @below {{'irdl.base' op symbol '@t' not found}}
    %0 = irdl.base @t
    %1 = irdl.base @things::@t
    %2 = irdl.base @things::@a
  }
}

// -----

irdl.dialect @things {
  irdl.type @t
  irdl.operation @a {
    // expected-error @below {{'irdl.parametric' op symbol '@t' not found}}
    %0 = irdl.parametric @t<>
    %1 = irdl.parametric @things::@t<>
    %2 = irdl.parametric @things::@a<>
  }
}

// -----

irdl.dialect @things {
  irdl.operation @a {
    // expected-error @below {{'irdl.region' op the number of blocks is expected to be >= 1 but got -1}}
    %0 = irdl.region() with size -1
    irdl.regions(x: %0)
  }
}

// -----

irdl.dialect @things {
  irdl.operation @a {
    // expected-error @below {{'irdl.region' op the number of blocks is expected to be >= 1 but got 0}}
    %0 = irdl.region with size 0
    irdl.regions(x: %0)
  }
}

// -----

irdl.dialect @things {
  // expected-error @below {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.operands}}
  irdl.operation @a {
    %a = irdl.any
    irdl.operands(x: %a)
    irdl.operands(y: %a)
  }
}

// -----

irdl.dialect @things {
  // expected-error @below {{'irdl.operation' op contains a value named 'x' for both its operands and results}}
  irdl.operation @a {
    %a = irdl.any
    irdl.operands(x: %a)
    irdl.results(x: %a)
  }
}

// -----

irdl.dialect @things {
  irdl.operation @a {
    // expected-error @below {{'irdl.base' op symbol '@things::@a' does not refer to a type or attribute definition (refers to 'irdl.operation')}}
    %2 = irdl.base @things::@a
  }
}

// -----

irdl.dialect @things {
  irdl.operation @a {
    // expected-error @below {{'irdl.parametric' op symbol '@things::@a' does not refer to a type or attribute definition (refers to 'irdl.operation')}}
    %2 = irdl.parametric @things::@a<>
  }
}

// -----

irdl.dialect @things {
  irdl.type @t
  irdl.attribute @u
  // expected-error @below {{'irdl.operation' op contains a value named 'x' for both its regions and operands}}
  irdl.operation @a {
    %2 = irdl.parametric @things::@t<>
    %3 = irdl.parametric @things::@u<>
    %4 = irdl.base @things::@t
    %5 = irdl.base @things::@u
    %r = irdl.region with size 3
    irdl.regions(x: %r)
    irdl.operands(x: %2)
  }
}

// -----

irdl.dialect @things {
  // expected-error @below {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.parameters}}
  irdl.type @t {
    %a = irdl.any
    irdl.parameters(x: %a)
    irdl.parameters(x: %a)
  }
}

// -----

// expected-error @below {{name of dialect should not contain leading or double underscores}}
irdl.dialect @_things {
}

// -----

irdl.dialect @things {
  // expected-error @below {{name of type must contain only lowercase letters, digits and underscores}}
  irdl.type @"a-b"
}

// -----

irdl.dialect @things {
  irdl.type @t {
    %a = irdl.any
    // expected-error @below {{'irdl.parameters' op name of parameter #1 is a duplicate of the name of parameter #0}}
    irdl.parameters(x: %a, x: %a)
  }
}
