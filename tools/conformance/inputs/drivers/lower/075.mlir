// RUN-FLAGS: --convert-index-to-llvm="index-bitwidth=32"
func.func @all(%a: index, %b: index) {
  %0 = index.add %a, %b
  %1 = index.sub %a, %b
  %2 = index.mul %a, %b
  %3 = index.divs %a, %b
  %4 = index.divu %a, %b
  %5 = index.ceildivs %a, %b
  %6 = index.ceildivu %a, %b
  %7 = index.floordivs %a, %b
  %8 = index.rems %a, %b
  %9 = index.remu %a, %b
  %10 = index.and %a, %b
  %11 = index.or %a, %b
  %12 = index.xor %a, %b
  %13 = index.shl %a, %b
  %14 = index.shrs %a, %b
  %15 = index.shru %a, %b
  %16 = index.maxs %a, %b
  %17 = index.maxu %a, %b
  %18 = index.mins %a, %b
  %19 = index.minu %a, %b
  return
}
