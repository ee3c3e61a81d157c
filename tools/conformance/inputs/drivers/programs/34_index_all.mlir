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
func.func @work(%a: index, %b: index, %s: index, %h0: i32) -> i32 {
  %v0 = index.add %a, %b
  %w0 = index.casts %v0 : index to i32
  %h1 = func.call @mix(%h0, %w0) : (i32, i32) -> i32
  %v1 = index.sub %a, %b
  %w1 = index.casts %v1 : index to i32
  %h2 = func.call @mix(%h1, %w1) : (i32, i32) -> i32
  %v2 = index.mul %a, %b
  %w2 = index.casts %v2 : index to i32
  %h3 = func.call @mix(%h2, %w2) : (i32, i32) -> i32
  %v3 = index.divs %a, %b
  %w3 = index.casts %v3 : index to i32
  %h4 = func.call @mix(%h3, %w3) : (i32, i32) -> i32
  %v4 = index.divu %a, %b
  %w4 = index.casts %v4 : index to i32
  %h5 = func.call @mix(%h4, %w4) : (i32, i32) -> i32
  %v5 = index.ceildivs %a, %b
  %w5 = index.casts %v5 : index to i32
  %h6 = func.call @mix(%h5, %w5) : (i32, i32) -> i32
  %v6 = index.ceildivu %a, %b
  %w6 = index.casts %v6 : index to i32
  %h7 = func.call @mix(%h6, %w6) : (i32, i32) -> i32
  %v7 = index.floordivs %a, %b
  %w7 = index.casts %v7 : index to i32
  %h8 = func.call @mix(%h7, %w7) : (i32, i32) -> i32
  %v8 = index.rems %a, %b
  %w8 = index.casts %v8 : index to i32
  %h9 = func.call @mix(%h8, %w8) : (i32, i32) -> i32
  %v9 = index.remu %a, %b
  %w9 = index.casts %v9 : index to i32
  %h10 = func.call @mix(%h9, %w9) : (i32, i32) -> i32
  %v10 = index.and %a, %b
  %w10 = index.casts %v10 : index to i32
  %h11 = func.call @mix(%h10, %w10) : (i32, i32) -> i32
  %v11 = index.or %a, %b
  %w11 = index.casts %v11 : index to i32
  %h12 = func.call @mix(%h11, %w11) : (i32, i32) -> i32
  %v12 = index.xor %a, %b
  %w12 = index.casts %v12 : index to i32
  %h13 = func.call @mix(%h12, %w12) : (i32, i32) -> i32
  %v13 = index.maxs %a, %b
  %w13 = index.casts %v13 : index to i32
  %h14 = func.call @mix(%h13, %w13) : (i32, i32) -> i32
  %v14 = index.maxu %a, %b
  %w14 = index.casts %v14 : index to i32
  %h15 = func.call @mix(%h14, %w14) : (i32, i32) -> i32
  %v15 = index.mins %a, %b
  %w15 = index.casts %v15 : index to i32
  %h16 = func.call @mix(%h15, %w15) : (i32, i32) -> i32
  %v16 = index.minu %a, %b
  %w16 = index.casts %v16 : index to i32
  %h17 = func.call @mix(%h16, %w16) : (i32, i32) -> i32
  %vshl = index.shl %a, %s
  %wshl = index.castu %vshl : index to i32
  %h18 = func.call @mix(%h17, %wshl) : (i32, i32) -> i32
  %vshrs = index.shrs %a, %s
  %wshrs = index.castu %vshrs : index to i32
  %h19 = func.call @mix(%h18, %wshrs) : (i32, i32) -> i32
  %vshru = index.shru %a, %s
  %wshru = index.castu %vshru : index to i32
  %h20 = func.call @mix(%h19, %wshru) : (i32, i32) -> i32
  %c0 = index.cmp eq(%a, %b)
  %e0 = arith.extui %c0 : i1 to i32
  %h21 = func.call @mix(%h20, %e0) : (i32, i32) -> i32
  %c1 = index.cmp ne(%a, %b)
  %e1 = arith.extui %c1 : i1 to i32
  %h22 = func.call @mix(%h21, %e1) : (i32, i32) -> i32
  %c2 = index.cmp slt(%a, %b)
  %e2 = arith.extui %c2 : i1 to i32
  %h23 = func.call @mix(%h22, %e2) : (i32, i32) -> i32
  %c3 = index.cmp sle(%a, %b)
  %e3 = arith.extui %c3 : i1 to i32
  %h24 = func.call @mix(%h23, %e3) : (i32, i32) -> i32
  %c4 = index.cmp sgt(%a, %b)
  %e4 = arith.extui %c4 : i1 to i32
  %h25 = func.call @mix(%h24, %e4) : (i32, i32) -> i32
  %c5 = index.cmp sge(%a, %b)
  %e5 = arith.extui %c5 : i1 to i32
  %h26 = func.call @mix(%h25, %e5) : (i32, i32) -> i32
  %c6 = index.cmp ult(%a, %b)
  %e6 = arith.extui %c6 : i1 to i32
  %h27 = func.call @mix(%h26, %e6) : (i32, i32) -> i32
  %c7 = index.cmp ule(%a, %b)
  %e7 = arith.extui %c7 : i1 to i32
  %h28 = func.call @mix(%h27, %e7) : (i32, i32) -> i32
  %c8 = index.cmp ugt(%a, %b)
  %e8 = arith.extui %c8 : i1 to i32
  %h29 = func.call @mix(%h28, %e8) : (i32, i32) -> i32
  %c9 = index.cmp uge(%a, %b)
  %e9 = arith.extui %c9 : i1 to i32
  %h30 = func.call @mix(%h29, %e9) : (i32, i32) -> i32
  return %h30 : i32
}
func.func @main() -> i32 {
  %c = arith.constant 1 : i32
  %a = index.constant -1000003
  %b = index.constant 77
  %d = index.constant -9
  %s = index.constant 5
  %x = call @work(%a, %b, %s, %c) : (index, index, index, i32) -> i32
  %y = call @work(%b, %a, %s, %x) : (index, index, index, i32) -> i32
  %z = call @work(%a, %d, %s, %y) : (index, index, index, i32) -> i32
  %w = call @work(%d, %d, %s, %z) : (index, index, index, i32) -> i32
  %r = call @fin(%w) : (i32) -> i32
  return %r : i32
}
