// RUN-FLAGS: --test-legalize-patterns
func.func @inline() {
  "test.region"() ({
  ^bb1:
    "test.region"() ({
    ^bb2(%y: i32):
      "test.invalid"(%y) : (i32) -> ()
    }) : () -> ()
    "test.valid"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
