// test: rewrite --patterns ./inferred_type.mlir ../empty.mlir
module {
  pdl.pattern : benefit(1) {
    %root = pdl.operation "a.b"
    pdl.rewrite %root {
      %0 = pdl.type
      %1 = pdl.type
      %first = pdl.operation "a.c" -> (%0, %1 : !pdl.type, !pdl.type)
      %second = pdl.operation "a.d" -> (%1 : !pdl.type) // error: [pdl::inferred_type] "result types that are taken one by one from another created operation"
      pdl.erase %root
    }
  }
}
