// test: opt --pass-pipeline=builtin.module(func.func(scf.if(canonicalize)))

func.func @f(%c: i1) {
  scf.if %c { // error: [opt::not_isolated] "'scf.if' op trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'"
  }
  return
}
