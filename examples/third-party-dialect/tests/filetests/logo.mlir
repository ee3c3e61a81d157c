// test: -I ../../td --rules ../../rules/simplify.td
func.func @logo(%image: !pixel.image<64 by 32, i8>) -> !pixel.image<64 by 32, i8> {
  %0 = pixel.flip %image : !pixel.image<64 by 32, i8>
  %1 = pixel.mirror %0 : !pixel.image<64 by 32, i8>
  return %1 : !pixel.image<64 by 32, i8>
}
// output:
//| module {
//|   func.func @logo(%arg0: !pixel.image<64 by 32, i8>) -> !pixel.image<64 by 32, i8> {
//|     %0 = pixel.half_turn %arg0 : !pixel.image<64 by 32, i8>
//|     return %0 : !pixel.image<64 by 32, i8>
//|   }
//| }
