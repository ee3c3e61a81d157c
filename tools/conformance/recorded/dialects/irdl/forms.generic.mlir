"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "things"}> ({
    "irdl.type"() <{sym_name = "plain"}> ({
    ^bb0:
    }) : () -> ()
    "irdl.type"() <{sym_name = "boxed"}> ({
      %12 = "irdl.any"() : () -> !irdl.attribute
      %13 = "irdl.is"() <{expected = i32}> : () -> !irdl.attribute
      %14 = "irdl.any_of"(%12, %13) : (!irdl.attribute, !irdl.attribute) -> !irdl.attribute
      "irdl.parameters"(%12, %14) <{names = ["content", "kind"]}> : (!irdl.attribute, !irdl.attribute) -> ()
    }) : () -> ()
    "irdl.attribute"() <{sym_name = "mark"}> ({
      %11 = "irdl.is"() <{expected = "word"}> {note} : () -> !irdl.attribute
      "irdl.parameters"(%11) <{names = ["text"]}> {note} : (!irdl.attribute) -> ()
    }) {note = 1 : i4} : () -> ()
    "irdl.attribute"() <{sym_name = "empty"}> ({
    ^bb0:
    }) : () -> ()
    "irdl.operation"() <{sym_name = "nothing"}> ({
    ^bb0:
    }) : () -> ()
    "irdl.operation"() <{sym_name = "everything"}> ({
      %0 = "irdl.any"() {note} : () -> !irdl.attribute
      %1 = "irdl.parametric"(%0, %0) <{base_type = @things::@boxed}> : (!irdl.attribute, !irdl.attribute) -> !irdl.attribute
      %2 = "irdl.base"() <{base_ref = @things::@plain}> : () -> !irdl.attribute
      %3 = "irdl.is"() <{expected = i8}> : () -> !irdl.attribute
      %4 = "irdl.base"() <{base_ref = @things::@mark}> {note} : () -> !irdl.attribute
      %5 = "irdl.all_of"(%0, %1) {note} : (!irdl.attribute, !irdl.attribute) -> !irdl.attribute
      %6 = "irdl.c_pred"() <{pred = "::llvm::isa<::mlir::IntegerAttr>($_self)"}> : () -> !irdl.attribute
      "irdl.operands"(%0, %1, %2) <{names = ["one", "maybe", "many"], variadicity = #irdl<variadicity_array[ single,  optional,  variadic]>}> : (!irdl.attribute, !irdl.attribute, !irdl.attribute) -> ()
      "irdl.results"(%3, %5) <{names = ["first", "rest"], variadicity = #irdl<variadicity_array[ single,  variadic]>}> {note} : (!irdl.attribute, !irdl.attribute) -> ()
      "irdl.attributes"(%4, %6) <{attributeValueNames = ["text", "number"]}> : (!irdl.attribute, !irdl.attribute) -> ()
      %7 = "irdl.region"() : () -> !irdl.region
      %8 = "irdl.region"() <{constrainedArguments}> : () -> !irdl.region
      %9 = "irdl.region"() <{numberOfBlocks = 3 : i32}> : () -> !irdl.region
      %10 = "irdl.region"(%0, %2) <{constrainedArguments, numberOfBlocks = 1 : i32}> {note} : (!irdl.attribute, !irdl.attribute) -> !irdl.region
      "irdl.regions"(%7, %8, %9, %10) <{names = ["body", "before", "after", "last"]}> : (!irdl.region, !irdl.region, !irdl.region, !irdl.region) -> ()
    }) : () -> ()
    "irdl.operation"() <{sym_name = "few"}> ({
      "irdl.operands"() <{names = [], variadicity = #irdl<variadicity_array[]>}> : () -> ()
      "irdl.results"() <{names = [], variadicity = #irdl<variadicity_array[]>}> : () -> ()
      "irdl.attributes"() <{attributeValueNames = []}> : () -> ()
      "irdl.regions"() <{names = []}> : () -> ()
    }) : () -> ()
  }) {note} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "first"}> ({
    "irdl.type"() <{sym_name = "t"}> ({
      %0 = "irdl.is"() <{expected = vector<4xf32>}> : () -> !irdl.attribute
      %1 = "irdl.parametric"() <{base_type = @second::@u}> : () -> !irdl.attribute
      %2 = "irdl.any_of"(%0, %1) : (!irdl.attribute, !irdl.attribute) -> !irdl.attribute
      "irdl.parameters"(%2) <{names = ["p"]}> : (!irdl.attribute) -> ()
    }) : () -> ()
  }) : () -> ()
  "irdl.dialect"() <{sym_name = "second"}> ({
    "irdl.type"() <{sym_name = "u"}> ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "things"}> ({
    "irdl.type"() <{sym_name = "t"}> ({
      %1 = "irdl.any"() : () -> !irdl.attribute
      "irdl.parameters"(%1) <{names = ["x"]}> : (!irdl.attribute) -> ()
    }) : () -> ()
    "irdl.operation"() <{sym_name = "a"}> ({
      %0 = "irdl.parametric"() <{base_type = @things::@t}> : () -> !irdl.attribute
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "things"}> ({
    "irdl.operation"() <{sym_name = "a"}> ({
      %0 = "irdl.any"() : () -> !irdl.attribute
      "irdl.operands"(%0) <{names = ["x"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
      "irdl.results"(%0) <{names = ["y"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
      "irdl.attributes"(%0) <{attributeValueNames = ["x"]}> : (!irdl.attribute) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "things"}> ({
    "irdl.operation"() <{sym_name = "a"}> ({
      %0 = "irdl.any"() : () -> !irdl.attribute
      "irdl.operands"(%0) <{names = ["x"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
      "irdl.results"(%0) <{names = ["y"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
      "irdl.attributes"(%0, %0) <{attributeValueNames = ["z", "z"]}> : (!irdl.attribute, !irdl.attribute) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "things"}> ({
    "irdl.operation"() <{sym_name = "everything"}> ({
      %0 = "irdl.base"() <{base_name = "!builtin.integer"}> {note} : () -> !irdl.attribute
      %1 = "irdl.base"() <{base_name = "#builtin.string"}> : () -> !irdl.attribute
      "irdl.operands"(%0, %1) <{names = ["one", "two"], variadicity = #irdl<variadicity_array[ single,  single]>}> : (!irdl.attribute, !irdl.attribute) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

