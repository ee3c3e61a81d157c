func.func @logo() -> !pixel.image<64 by 32, i8> {
  %0 = pixel.load "logo.png" : !pixel.image<64 by 32, i8>
  %1 = pixel.mirror %0 : !pixel.image<64 by 32, i8>
  %2 = pixel.flip %1 : !pixel.image<64 by 32, i8>
  %3 = pixel.half_turn %2 : !pixel.image<64 by 32, i8>
  %4 = pixel.blur %3 by 2 beyond wrap : !pixel.image<64 by 32, i8>
  %5 = pixel.blur %4 by 0 : !pixel.image<64 by 32, i8>
  %6 = pixel.blur %5 by 3 beyond wrap : !pixel.image<64 by 32, i8>
  return %6 : !pixel.image<64 by 32, i8>
}
