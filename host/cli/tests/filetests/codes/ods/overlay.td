// test: opt --ods ./overlay.td ../empty.mlir
include "legalize/Overlay.td"
def : OpOverlay<"d.gone"> { let assemblyFormat = "attr-dict"; } // warning: [ods::overlay] "an overlay names operation 'd.gone', which no definition has"
// output:
//| module {
//| }
//|
