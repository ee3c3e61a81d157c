// test: rewrite --patterns ./skipped.mlir ../empty.mlir
"a.b"() : () -> () // warning: [pdl::skipped] "what follows here in this module is not read"
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
