// RUN-FLAGS: --test-legalize-patterns
// RULES: 85, 86
// a created region is undone
func.func @undo() {
  "test.region_builder"() : () -> ()
  "test.return"() : () -> ()
}
