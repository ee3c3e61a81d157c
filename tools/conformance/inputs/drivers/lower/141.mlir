// RUN-FLAGS: --convert-arith-to-llvm
func.func @a(%x: index) -> index {
  %z = arith.index_cast %x : index to i16
  %r = arith.index_cast %z : i16 to index
  return %r : index }
func.func @b(%x: index) -> index {
  %z = arith.index_castui %x : index to i16
  %r = arith.index_castui %z : i16 to index
  return %r : index }
