// RUN-FLAGS: --convert-index-to-llvm="index-bitwidth=16"
func.func @casts(%a: index, %b: i8, %c: i32, %d: i64, %e: i128) {
  %0 = index.casts %a : index to i8
  %1 = index.casts %a : index to i32
  %2 = index.casts %a : index to i64
  %3 = index.castu %a : index to i128
  %4 = index.casts %b : i8 to index
  %5 = index.castu %c : i32 to index
  %6 = index.casts %d : i64 to index
  %7 = index.castu %e : i128 to index
  %8 = index.sizeof
  %9 = index.constant 42
  %10 = index.constant -5000000000
  %11 = index.bool.constant true
  %12 = index.bool.constant false
  return
}
