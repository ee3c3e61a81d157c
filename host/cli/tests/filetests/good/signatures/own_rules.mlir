// test: convert --target ./own_rules.ron
// The spec's own rules about functions and returns win over those of the sets.
func.func @f(%a: index) -> index {
  cf.br ^end(%a : index)
^end(%x: index):
  return %x : index
}
