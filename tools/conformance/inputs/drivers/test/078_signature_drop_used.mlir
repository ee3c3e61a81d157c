// RUN-FLAGS: --test-legalize-patterns
// a dropped argument that is used gets a source materialization from nothing (44)
func.func @drop(%a: i16) {
  "test.return"(%a) : (i16) -> ()
}
