// test: rewrite --patterns ./misplaced.mlir ../empty.mlir
module {
  pdl.pattern : benefit(1) {
    %root = pdl.operation "a.b"
    pdl.erase %root // error: [pdl::misplaced] "this operation belongs in the rewrite"
    pdl.rewrite %root {
      pdl.erase %root
    }
  }
}
