"builtin.module"() ({
  "pdl_interp.func"() <{function_type = (!pdl.operation) -> (), sym_name = "matcher"}> ({
  ^bb0(%arg0: !pdl.operation):
    "pdl_interp.apply_constraint"()[^bb1, ^bb1] <{isNegated = false, name = "always"}> : () -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "pdl_interp.finalize"() : () -> ()
  }) : () -> ()
}) : () -> ()

