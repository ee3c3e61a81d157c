// Assembly that CIRCT's dialects leave to C++.

include "legalize/Overlay.td"

def : OpOverlay<"firrtl.circuit"> {
  let assemblyFormat = "$name attr-dict-with-keyword $body";
}
