// RUN-FLAGS: --test-legalize-patterns
func.func @clone() {
  "test.region"() ({
  ^bb1(%x: i32):
    "test.invalid"(%x) : (i32) -> ()
  }) {legalizer.should_clone} : () -> ()
  "test.return"() : () -> ()
}
