// RUN-FLAGS: --convert-cf-to-llvm
func.func @tensor_stuck(%c: i1, %v: tensor<?xf32>) {
  cf.cond_br %c, ^a(%v : tensor<?xf32>), ^b
^a(%x: tensor<?xf32>):
  return
^b:
  return
}
