// test: rewrite --patterns ./unknown_operation.mlir ../empty.mlir
module {
  pdl.pattern : benefit(1) {
    %root = pdl.op "a.b" // error: [pdl::unknown_operation] "unknown PDL operation 'op'"
    pdl.rewrite %root {
      pdl.erase %root
    }
  }
}
