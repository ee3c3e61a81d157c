// test: rewrite --patterns ./kind.mlir ../empty.mlir
module {
  pdl.pattern : benefit(1) {
    %0 = pdl.operand
    %root = pdl.operation "a.b"(%0 : !pdl.type) // error: [pdl::kind] "'%0' is a value, not a type"
    pdl.rewrite %root {
      pdl.erase %root
    }
  }
}
