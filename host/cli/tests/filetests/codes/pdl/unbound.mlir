// test: rewrite --patterns ./unbound.mlir ../empty.mlir
module {
  pdl.pattern : benefit(1) {
    %root = pdl.operation "a.b"(%0 : !pdl.value) // error: [pdl::unbound] "'%0' is not defined before its use"
    pdl.rewrite %root {
      pdl.erase %root
    }
  }
}
