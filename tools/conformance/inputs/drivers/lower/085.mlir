// RUN-FLAGS: --reconcile-unrealized-casts
// Two that feed each other in a loop of blocks.
func.func @through_blocks(%a: i32, %c: i1) -> i32 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i64
  cf.br ^h(%0 : i64)
^h(%x: i64):
  %1 = builtin.unrealized_conversion_cast %x : i64 to i32
  %2 = builtin.unrealized_conversion_cast %1 : i32 to i64
  cf.cond_br %c, ^h(%2 : i64), ^e
^e:
  %3 = builtin.unrealized_conversion_cast %0 : i64 to i32
  return %3 : i32
}
