// Assembly that HEIR's dialects leave to C++.

include "legalize/Overlay.td"

// `(%a: !secret.secret<i32> {…}) attributes {…} {…} -> !secret.secret<i32> {…}`: attributes of operands and results are kept
// under names that no definition declares.
def : OpOverlay<"secret.generic"> {
  let assemblyFormat = [{
    `` `(` custom<List>("$0 `` `:` type($1) dict($2)", $inputs, type($inputs), discardable("__argattrs")) `)`
    attr-dict-with-keyword $region
    (`->` custom<Listed>("type($0) dict($1)", type($results), discardable("__resattrs"))^)?
  }];
}

def : OpOverlay<"secret.yield"> {
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}
