// test: -I ../../td --rules ../../rules/simplify.td
func.func @bad(%image: !pixel.image<64 by 32, i8>) {
  %0 = pixel.blur %image by -1 : !pixel.image<64 by 32, i8> // error: [ods::constraint] "whose value is non-negative"
  return
}
