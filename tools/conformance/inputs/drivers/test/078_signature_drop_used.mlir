// RUN-FLAGS: --test-legalize-patterns
// RULES: 44
// a dropped argument that is used gets a source materialization from nothing
func.func @drop(%a: i16) {
  "test.return"(%a) : (i16) -> ()
}
