// RUN-FLAGS: --convert-cf-to-llvm
func.func @assertion(%c: i1, %d: i1) {
  cf.assert %c, "first"
  cf.assert %d, "second \"quoted\" \\ and \n"
  cf.assert %c, "first"
  return
}
func.func @another(%c: i1) {
  cf.assert %c, ""
  return
}
