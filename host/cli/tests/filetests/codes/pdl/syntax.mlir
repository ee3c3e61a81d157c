// test: rewrite --patterns ./syntax.mlir ../empty.mlir
module {
  pdl.pattern : benefit(1) { // error: [pdl::syntax] "pattern without a rewrite at its end"
    %root = pdl.operation "a.b"
  }
}
