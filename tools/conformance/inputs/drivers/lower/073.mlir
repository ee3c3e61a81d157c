// RUN-FLAGS: --convert-func-to-llvm
func.func @bad(%a: i32) -> i32 attributes {llvm.readnone = true} {
  return %a : i32
}
