module {
  pdl_interp.func @matcher(%arg0: !pdl.operation) {
    pdl_interp.apply_constraint "always"( : ) -> ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    pdl_interp.finalize
  }
}

