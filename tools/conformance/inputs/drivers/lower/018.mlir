// RUN-FLAGS: --convert-cf-to-llvm
func.func @weights(%c: i1) {
  cf.cond_br %c weights([10, 90]), ^a, ^b
^a:
  return
^b:
  return
}
func.func @tagged(%c: i1) {
  cf.cond_br %c, ^a, ^b {my.attr = "kept?", loop_annotation = #llvm.loop_annotation<mustProgress = true>}
^a:
  cf.br ^b {some.thing}
^b:
  return
}
