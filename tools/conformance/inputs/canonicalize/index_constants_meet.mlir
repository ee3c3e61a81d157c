// constants of index meet where what comes out is the same however wide an index is, in whatever order blocks stand
func.func @late(%x: index) -> index {
  %c5 = index.constant 5
  %c100 = index.constant 100
  cf.br ^a
^b:
  %1 = index.add %0, %c100
  return %1 : index
^a:
  %0 = index.add %c5, %c100
  cf.br ^b
}
func.func @xor(%x: index) -> index {
  %c5 = index.constant 5
  %c100 = index.constant 100
  cf.br ^a
^b:
  %1 = index.xor %0, %c100
  return %1 : index
^a:
  %0 = index.xor %x, %c5
  cf.br ^b
}
func.func @width(%x: index) -> (index, index, index) {
  %a = index.constant 1
  %b = index.constant 4294967295
  %0 = index.mins %x, %a
  %1 = index.mins %0, %b
  %2 = index.maxu %x, %a
  %3 = index.maxu %2, %b
  %4 = index.mul %x, %b
  %5 = index.mul %4, %b
  return %1, %3, %5 : index, index, index
}
