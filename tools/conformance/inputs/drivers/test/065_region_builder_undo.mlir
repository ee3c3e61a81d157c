// RUN-FLAGS: --test-legalize-patterns
// a created region is undone (85, 86)
func.func @undo() {
  "test.region_builder"() : () -> ()
  "test.return"() : () -> ()
}
