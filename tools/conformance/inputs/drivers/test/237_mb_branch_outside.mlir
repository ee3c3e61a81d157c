// RUN-FLAGS: --test-merge-blocks
func.func @f() {
  "test.br"()[^bb1] : () -> ()
^bb1:
  "test.return"() : () -> ()
}
