// RUN-FLAGS: --test-merge-blocks
func.func @f() {
  "test.SingleBlockImplicitTerminator"() ({
    %0 = "test.type_producer"() : () -> i32
    "test.SingleBlockImplicitTerminator"() ({
      %1 = "test.type_producer"() : () -> i32
      "test.type_consumer"(%0) : (i32) -> ()
      "test.finish"() : () -> ()
    }) : () -> ()
    "test.SingleBlockImplicitTerminator"() ({
      "test.SingleBlockImplicitTerminator"() ({
        %2 = "test.type_producer"() : () -> f32
        "test.finish"() : () -> ()
      }) : () -> ()
      "test.finish"() : () -> ()
    }) : () -> ()
    "test.type_consumer"(%0) : (i32) -> ()
    "test.finish"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
