pdl_interp.func @matcher(%root: !pdl.operation) {
  "pdl_interp.apply_constraint"()[^bb1, ^bb1] <{name = "always", isNegated = false}> : () -> ()
^bb1:
  pdl_interp.finalize
}
