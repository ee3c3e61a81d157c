// RUN-FLAGS: --test-legalize-type-conversion
// RULES: 69
// branches of cf have patterns here, they convert the blocks they lead to
func.func @f(%c: i1, %x: bf16) {
  cf.br ^bb1(%x : bf16)
^bb1(%y: bf16):
  cf.cond_br %c, ^bb1(%y : bf16), ^bb2
^bb2:
  return
}
