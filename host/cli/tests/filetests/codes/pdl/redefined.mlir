// test: rewrite --patterns ./redefined.mlir ../empty.mlir
module {
  pdl.pattern : benefit(1) {
    %root = pdl.operation "a.b"
    %root = pdl.operation "a.b" // error: [pdl::redefined] "'%root' is defined twice"
    pdl.rewrite %root {
      pdl.erase %root
    }
  }
}
