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
