// ODS: mlir/Dialect/IRDL/IR/IRDLOps.td

// Everything that a dialect holds.

irdl.dialect @things attributes {note} {
  irdl.type @plain
  irdl.type @boxed {
    %0 = irdl.any
    %1 = irdl.is i32
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(content: %0, kind: %2)
  }
  irdl.attribute @mark attributes {note = 1 : i4} {
    %0 = irdl.is "word" {note}
    irdl.parameters(text: %0) {note}
  }
  irdl.attribute @empty {
  }
  irdl.operation @nothing
  irdl.operation @everything {
    %any = irdl.any {note}
    %boxed = irdl.parametric @things::@boxed<%any, %any>
    %plain = irdl.base @things::@plain
    %integer = irdl.is i8
    %string = irdl.base @things::@mark {note}
    %both = irdl.all_of(%any, %boxed) {note}
    %condition = irdl.c_pred "::llvm::isa<::mlir::IntegerAttr>($_self)"
    irdl.operands(one: %any, maybe: optional %boxed, many: variadic %plain)
    irdl.results(first: single %integer, rest: variadic %both) {note}
    irdl.attributes {
      "text" = %string,
      "number" = %condition
    }
    %region = irdl.region
    %entry = irdl.region()
    %sized = irdl.region with size 3
    %whole = irdl.region(%any, %plain) with size 1 {note}
    irdl.regions(body: %region, before: %entry, after: %sized, last: %whole)
  }
  irdl.operation @few {
    irdl.operands()
    irdl.results()
    irdl.attributes
    irdl.regions()
  }
}

// -----

// In a module, and dialects by their names.

module {
  irdl.dialect @first {
    irdl.type @t {
      %0 = irdl.is vector<4xf32>
      %1 = irdl.parametric @second::@u<>
      %2 = irdl.any_of(%0, %1)
      irdl.parameters(p: %2)
    }
  }
  irdl.dialect @second {
    irdl.type @u
  }
}

// -----

irdl.dialect @things {
  irdl.type @t {
    %a = irdl.any
    irdl.parameters(x: %a)
  }
  irdl.operation @a {
    %0 = irdl.parametric @things::@t<>
  }
}

// -----

irdl.dialect @things {
  irdl.operation @a {
    %a = irdl.any
    irdl.operands(x: %a)
    irdl.results(y: %a)
    irdl.attributes { "x" = %a }
  }
}

// -----

irdl.dialect @things {
  irdl.operation @a {
    %a = irdl.any
    irdl.operands(x: %a)
    irdl.results(y: %a)
    irdl.attributes { "z" = %a, "z" = %a }
  }
}

// -----

// `($base_ref^)? ($base_name^)?`: an optional symbol reference is read only where there is an `@`; ours takes the string for it.

irdl.dialect @things {
  irdl.operation @everything {
    %integer = irdl.base "!builtin.integer" {note}
    %string = irdl.base "#builtin.string"
    irdl.operands(one: %integer, two: %string)
  }
}
