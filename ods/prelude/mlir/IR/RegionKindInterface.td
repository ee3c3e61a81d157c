// Embedded prelude: graph regions.

#ifndef REGIONKIND_INTERFACE
#define REGIONKIND_INTERFACE

include "mlir/IR/OpBase.td"

def RegionKindInterface : OpInterface<"RegionKindInterface"> { let cppNamespace = "::mlir"; }
def HasOnlyGraphRegion : NativeOpTrait<"HasOnlyGraphRegion">;
def GraphRegionNoTerminator : TraitList<[
  NoTerminator, SingleBlock, RegionKindInterface, HasOnlyGraphRegion
]>;

#endif
