func.func private @mix(%h: i32, %x: i32) -> i32 {
  %k = arith.constant 31 : i32
  %m = arith.muli %h, %k : i32
  %s = arith.addi %m, %x : i32
  return %s : i32
}
func.func private @fin(%h: i32) -> i32 {
  %c16 = arith.constant 16 : i32
  %c8 = arith.constant 8 : i32
  %c255 = arith.constant 255 : i32
  %a = arith.shrui %h, %c16 : i32
  %b = arith.xori %h, %a : i32
  %c = arith.shrui %b, %c8 : i32
  %d = arith.xori %b, %c : i32
  %r = arith.andi %d, %c255 : i32
  return %r : i32
}
func.func @work(%a: i64, %h0: i32) -> i32 {
  %t1 = arith.trunci %a : i64 to i1
  %t7 = arith.trunci %a : i64 to i7
  %t8 = arith.trunci %a : i64 to i8
  %t33 = arith.trunci %a : i64 to i33
  %s0 = arith.extsi %t1 : i1 to i32
  %u0 = arith.extui %t1 : i1 to i32
  %h1 = func.call @mix(%h0, %s0) : (i32, i32) -> i32
  %h2 = func.call @mix(%h1, %u0) : (i32, i32) -> i32
  %s1 = arith.extsi %t7 : i7 to i32
  %u1 = arith.extui %t7 : i7 to i32
  %h3 = func.call @mix(%h2, %s1) : (i32, i32) -> i32
  %h4 = func.call @mix(%h3, %u1) : (i32, i32) -> i32
  %s2 = arith.extsi %t8 : i8 to i32
  %u2 = arith.extui %t8 : i8 to i32
  %h5 = func.call @mix(%h4, %s2) : (i32, i32) -> i32
  %h6 = func.call @mix(%h5, %u2) : (i32, i32) -> i32
  %s33 = arith.extsi %t33 : i33 to i64
  %u33 = arith.extui %t33 : i33 to i64
  %x33 = arith.xori %s33, %u33 : i64
  %i0 = arith.index_cast %x33 : i64 to index
  %i1 = arith.index_castui %t8 : i8 to index
  %i2 = arith.index_cast %t8 : i8 to index
  %i3 = arith.index_castui %t33 : i33 to index
  %j0 = arith.index_cast %i0 : index to i32
  %h7 = func.call @mix(%h6, %j0) : (i32, i32) -> i32
  %k0 = arith.index_castui %i0 : index to i16
  %kk0 = arith.extsi %k0 : i16 to i32
  %h8 = func.call @mix(%h7, %kk0) : (i32, i32) -> i32
  %j1 = arith.index_cast %i1 : index to i32
  %h9 = func.call @mix(%h8, %j1) : (i32, i32) -> i32
  %k1 = arith.index_castui %i1 : index to i16
  %kk1 = arith.extsi %k1 : i16 to i32
  %h10 = func.call @mix(%h9, %kk1) : (i32, i32) -> i32
  %j2 = arith.index_cast %i2 : index to i32
  %h11 = func.call @mix(%h10, %j2) : (i32, i32) -> i32
  %k2 = arith.index_castui %i2 : index to i16
  %kk2 = arith.extsi %k2 : i16 to i32
  %h12 = func.call @mix(%h11, %kk2) : (i32, i32) -> i32
  %j3 = arith.index_cast %i3 : index to i32
  %h13 = func.call @mix(%h12, %j3) : (i32, i32) -> i32
  %k3 = arith.index_castui %i3 : index to i16
  %kk3 = arith.extsi %k3 : i16 to i32
  %h14 = func.call @mix(%h13, %kk3) : (i32, i32) -> i32
  %big = arith.index_cast %i2 : index to i128
  %bigu = arith.index_castui %i2 : index to i128
  %bx = arith.xori %big, %bigu : i128
  %c64 = arith.constant 64 : i128
  %bs = arith.shrui %bx, %c64 : i128
  %bt = arith.trunci %bs : i128 to i32
  %h15 = func.call @mix(%h14, %bt) : (i32, i32) -> i32
  return %h15 : i32
}
func.func @main() -> i32 {
  %c = arith.constant 1 : i32
  %a = arith.constant -81985529216486897 : i64
  %b = arith.constant 5124095575370700053 : i64
  %x = call @work(%a, %c) : (i64, i32) -> i32
  %y = call @work(%b, %x) : (i64, i32) -> i32
  %r = call @fin(%y) : (i32) -> i32
  return %r : i32
}
