// Assembly that the onnx and krnl dialects leave to C++.

include "legalize/Overlay.td"

def : OpOverlay<"onnx.Constant"> {
  let assemblyFormat = "attr-dict ($value^)?";
  let traits = [AllTypesMatch<["value", "output"]>];
}
