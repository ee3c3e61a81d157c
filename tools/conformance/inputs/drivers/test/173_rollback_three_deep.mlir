// RUN-FLAGS: --test-legalize-patterns
func.func @deep() {
  "test.one_region_op"() ({
    "test.one_region_op"() ({
      "test.one_region_op"() ({
        %0 = "test.hoist_me"() : () -> i32
        "test.create_illegal_block"() : () -> ()
        "test.region"() ({
          %1 = "test.illegal_op_c"() : () -> i32
          "test.undo_block_erase"() ({
            "test.br"()[^bb1] : () -> ()
          ^bb1:
            "test.valid"(%1) : (i32) -> ()
          }) : () -> ()
          "test.valid"() : () -> ()
        }) : () -> ()
        "test.valid"(%0) : (i32) -> ()
      }) : () -> ()
      "test.valid"() : () -> ()
    }) : () -> ()
    "test.valid"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
