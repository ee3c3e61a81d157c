// RUN-FLAGS: --convert-func-to-llvm
// A bad value for an attribute the pass reads.
func.func @bad(%a: i32) attributes {llvm.linkage = "loud"} {
  return
}
