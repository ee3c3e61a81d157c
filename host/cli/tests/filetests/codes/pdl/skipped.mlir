// test: rewrite --patterns ./skipped.mlir ../empty.mlir
"a.b"() : () -> () // warning: [pdl::skipped] "the rest of this module is ignored"
module {
  pdl.pattern : benefit(1) {
    %root = pdl.operation "a.b"
    pdl.rewrite %root {
      pdl.erase %root
    }
  }
}
// output:
//| module {
//| }
//|
