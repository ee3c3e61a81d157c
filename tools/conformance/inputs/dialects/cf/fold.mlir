func.func @known(%a: i32, %b: i32) -> i32 {
  %t = arith.constant true
  cf.assert %t, "holds"
  cf.cond_br %t, ^one(%a : i32), ^two(%b : i32)
^one(%x: i32):
  return %x : i32
^two(%y: i32):
  return %y : i32
}

// -----

func.func @through(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^one, ^two
^one:
  cf.br ^three(%a : i32)
^two:
  cf.br ^three(%b : i32)
^three(%x: i32):
  return %x : i32
}

// -----

func.func @same(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^one(%a : i32), ^one(%b : i32)
^one(%x: i32):
  return %x : i32
}

// -----

func.func @truth(%c: i1) -> i1 {
  cf.cond_br %c, ^one, ^two
^one:
  "test.one"() : () -> ()
  cf.br ^end(%c : i1)
^two:
  "test.two"() : () -> ()
  cf.br ^end(%c : i1)
^end(%x: i1):
  return %x : i1
}

// -----

func.func @switches(%i: i32, %a: f32, %b: f32) -> f32 {
  %c = arith.constant 7 : i32
  cf.switch %c : i32, [
    default: ^one(%a : f32),
    7: ^two(%b : f32)
  ]
^one(%x: f32):
  return %x : f32
^two(%y: f32):
  cf.switch %i : i32, [
    default: ^one(%a : f32),
    1: ^one(%a : f32),
    2: ^three
  ]
^three:
  cf.switch %i : i32, [
    default: ^one(%y : f32)
  ]
}
