module {
  irdl.dialect @things attributes {note} {
    irdl.type @plain 
    irdl.type @boxed {
      %0 = irdl.any
      %1 = irdl.is i32 
      %2 = irdl.any_of(%0, %1) 
      irdl.parameters(content: %0, kind: %2)
    }
    irdl.attribute @mark attributes {note = 1 : i4} {
      %0 = irdl.is "word"  {note}
      irdl.parameters(text: %0) {note}
    }
    irdl.attribute @empty 
    irdl.operation @nothing 
    irdl.operation @everything {
      %0 = irdl.any {note}
      %1 = irdl.parametric @things::@boxed<%0, %0> 
      %2 = irdl.base @things::@plain 
      %3 = irdl.is i8 
      %4 = irdl.base @things::@mark  {note}
      %5 = irdl.all_of(%0, %1)  {note}
      %6 = irdl.c_pred "::llvm::isa<::mlir::IntegerAttr>($_self)" 
      irdl.operands(one: %0, maybe: optional %1, many: variadic %2)
      irdl.results(first: %3, rest: variadic %5) {note}
      irdl.attributes {"text" = %4, "number" = %6}
      %7 = irdl.region
      %8 = irdl.region()
      %9 = irdl.region with size 3
      %10 = irdl.region(%0, %2) with size 1 {note}
      irdl.regions(body: %7, before: %8, after: %9, last: %10)
    }
    irdl.operation @few {
      irdl.operands()
      irdl.results()
      irdl.attributes 
      irdl.regions()
    }
  }
}

// -----
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
module {
  irdl.dialect @things {
    irdl.type @t {
      %0 = irdl.any
      irdl.parameters(x: %0)
    }
    irdl.operation @a {
      %0 = irdl.parametric @things::@t<> 
    }
  }
}

// -----
module {
  irdl.dialect @things {
    irdl.operation @a {
      %0 = irdl.any
      irdl.operands(x: %0)
      irdl.results(y: %0)
      irdl.attributes {"x" = %0}
    }
  }
}

// -----
module {
  irdl.dialect @things {
    irdl.operation @a {
      %0 = irdl.any
      irdl.operands(x: %0)
      irdl.results(y: %0)
      irdl.attributes {"z" = %0, "z" = %0}
    }
  }
}

// -----
module {
  irdl.dialect @things {
    irdl.operation @everything {
      %0 = irdl.base "!builtin.integer"  {note}
      %1 = irdl.base "#builtin.string" 
      irdl.operands(one: %0, two: %1)
    }
  }
}

