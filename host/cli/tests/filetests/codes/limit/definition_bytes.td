// test: ods --max-definition-bytes 200000
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Talks : Op<D, "talks"> { let description = !interleave(!listsplat("more", 100000), " "); } // error: [limit::definition_bytes] "more than 200000 bytes of texts in definitions"
