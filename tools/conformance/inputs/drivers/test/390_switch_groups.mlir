// RUN-FLAGS: --canonicalize="region-simplify=aggressive"
func.func @f(%c: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %c : i32, [
    default: ^d(%a, %b : i32, i32),
    0: ^e, 1: ^g(%a : i32), 2: ^g(%b : i32), 3: ^e, 4: ^h(%b, %a : i32, i32), 5: ^g(%b : i32), 6: ^h(%b, %b : i32, i32),
    7: ^e, 8: ^g(%a : i32), 9: ^g(%b : i32), 10: ^e, 11: ^h(%b, %a : i32, i32), 12: ^g(%b : i32), 13: ^h(%b, %b : i32, i32),
    14: ^e, 15: ^g(%a : i32), 16: ^g(%b : i32), 17: ^e, 18: ^h(%b, %a : i32, i32), 19: ^g(%b : i32)
  ]
^d(%d0: i32, %d1: i32):
  return %d1 : i32
^e:
  return %a : i32
^g(%g0: i32):
  %s = arith.addi %g0, %b : i32
  return %s : i32
^h(%h0: i32, %h1: i32):
  %t = arith.muli %h1, %c : i32
  return %t : i32
}
