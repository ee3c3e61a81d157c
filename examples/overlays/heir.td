// Assembly that HEIR's dialects leave to C++.

include "legalize/Overlay.td"

def : OpOverlay<"secret.generic"> {
  let assemblyFormat = "`(` custom<TypedOperands>($inputs, type($inputs)) `)` attr-dict-with-keyword $region (`->` `(` type($results)^ `)`)?";
}

def : OpOverlay<"secret.yield"> {
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}
