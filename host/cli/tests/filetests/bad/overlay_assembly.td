// test: opt --ods ./overlay_assembly.td ../codes/empty.mlir
include "legalize/Overlay.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Round : Op<D, "round"> { let hasCustomAssemblyFormat = 1; }
def : OpOverlay<"d.round"> { let assembly = "circle-like"; } // error: [ods::overlay] "there is no assembly of the name 'circle-like' for 'd.round'"
