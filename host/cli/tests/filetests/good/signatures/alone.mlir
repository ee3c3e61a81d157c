// test: convert --target ./alone.ron
// Branches alone: the function keeps its signature, and values are cast.
func.func @f(%a: index) -> index {
  cf.br ^end(%a : index)
^end(%x: index):
  return %x : index
}
// output:
//| module {
//|   func.func @f(%arg0: index) -> index {
//|     %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
//|     cf.br ^bb1(%0 : i64)
//|   ^bb1(%1: i64):  // pred: ^bb0
//|     %2 = builtin.unrealized_conversion_cast %1 : i64 to index
//|     return %2 : index
//|   }
//| }
//|
