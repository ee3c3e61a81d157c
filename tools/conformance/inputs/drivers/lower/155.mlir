// RUN-FLAGS: --canonicalize=region-simplify=aggressive
func.func @f(%a: index) {
  cf.br ^h
^h:
  %6 = arith.addi %a, %a : index
  %c0 = arith.constant 0 : i8
  cf.switch %c0 : i8, [ default: ^b, 0: ^c ]
^c:
  cf.br ^c
^b:
  cf.br ^h
^dead:
  %33 = arith.addi %a, %6 : index
  cf.br ^dead
}
