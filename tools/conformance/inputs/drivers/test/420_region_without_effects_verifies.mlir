// RUN-FLAGS: --canonicalize
"test.op_with_region_fold_no_side_effect"() ({
  "test.br"()[^bb1] : () -> ()
^bb1:
  "test.valid"() : () -> ()
}) : () -> ()
