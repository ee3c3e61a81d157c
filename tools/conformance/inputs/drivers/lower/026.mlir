// RUN-FLAGS: --mlir-print-debuginfo --convert-cf-to-llvm
func.func @located(%c: i1, %i: index) {
  cf.assert %c, "where" loc("a.c":1:2)
  cf.cond_br %c, ^x(%i : index), ^y loc("b.c":3:4)
^x(%j: index loc("arg.c":5:6)):
  cf.br ^y loc("c.c":7:8)
^y:
  return loc("d.c":9:9)
}
