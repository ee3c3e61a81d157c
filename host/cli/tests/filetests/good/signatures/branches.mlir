// test: convert --target ./target.ron
// Arguments of blocks change with the branches to them; of a block that nothing branches to they stay.
func.func @loop(%n: index, %pair: tuple<i8, i16>, %nothing: none, %go: i1) -> tuple<i8, i16> {
  cf.br ^head(%pair, %n, %nothing : tuple<i8, i16>, index, none)
^head(%p: tuple<i8, i16>, %i: index, %e: none):
  cf.cond_br %go, ^head(%p, %i, %e : tuple<i8, i16>, index, none), ^end(%p : tuple<i8, i16>)
^end(%q: tuple<i8, i16>):
  return %q : tuple<i8, i16>
}
func.func @same_twice(%a: index, %b: index, %go: i1) -> index {
  cf.cond_br %go weights([1, 2]), ^end(%a : index), ^end(%b : index)
^end(%x: index):
  return %x : index
}
func.func @switch(%flag: i32, %a: index, %p: tuple<i8, i16>, %e: none) -> index {
  cf.switch %flag : i32, [
    default: ^one(%a : index),
    1: ^two(%p, %e : tuple<i8, i16>, none),
    2: ^one(%a : index)
  ]
^one(%x: index):
  return %x : index
^two(%y: tuple<i8, i16>, %z: none):
  return %a : index
}
func.func @legal(%go: i1, %x: i64) -> i64 {
  cf.cond_br %go, ^end(%x : i64), ^end(%x : i64)
^end(%y: i64):
  return %y : i64
}
func.func @unreachable(%a: index) -> index {
  return %a : index
^never(%x: index, %y: i1):
  cf.br ^never(%x, %y : index, i1)
}
