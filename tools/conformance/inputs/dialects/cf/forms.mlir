func.func @branches(%c: i1, %a: i32, %v: f32) -> i32 {
  cf.assert %c, "a message \22with quotes\22"
  cf.assert %c, "" {x}
  cf.br ^one(%a, %v : i32, f32)
^one(%b: i32, %w: f32):
  cf.cond_br %c, ^one(%b, %w : i32, f32), ^two
^two:
  cf.cond_br %c weights([1, 7]), ^three(%a : i32), ^three(%a : i32) {x}
^three(%d: i32):
  cf.br ^four {y}
^four:
  return %d : i32
}

// -----

func.func @switches(%i: i32, %l: i64, %v: f32) -> f32 {
  cf.switch %i : i32, [
    default: ^a(%v : f32)
  ]
^a(%w: f32):
  cf.switch %l : i64, [
    default: ^b,
    42: ^a(%w : f32),
    -7: ^c(%w, %i : f32, i32)
  ] {x}
^b:
  cf.switch %i : i32, [
    default: ^b,
    -2147483648: ^b,
    2147483647: ^d
  ]
^c(%y: f32, %j: i32):
  cf.br ^d
^d:
  return %v : f32
}
