// test: convert --target ./alone.ron
// Branches alone: the function keeps its signature, and values are cast.
func.func @f(%a: index) -> index {
  cf.br ^end(%a : index)
^end(%x: index):
  return %x : index
}
