// RUN-FLAGS: --test-legalize-patterns
func.func @f(%a: i64) {
  "test.one_region_op"() ({
    "test.one_region_op"() ({
      "test.one_region_op"() ({
        "test.one_region_op"() ({
          "test.one_region_op"() ({
            "test.one_region_op"() ({
              "test.one_region_op"() ({
                "test.one_region_op"() ({
  "test.invalid"(%a) : (i64) -> ()
                }) : () -> ()
                "test.valid"() : () -> ()
              }) : () -> ()
              "test.valid"() : () -> ()
            }) : () -> ()
            "test.valid"() : () -> ()
          }) : () -> ()
          "test.valid"() : () -> ()
        }) : () -> ()
        "test.valid"() : () -> ()
      }) : () -> ()
      "test.valid"() : () -> ()
    }) : () -> ()
    "test.valid"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
