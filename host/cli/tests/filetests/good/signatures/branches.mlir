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
// output:
//| module {
//|   func.func @loop(%arg0: i64, %arg1: i8, %arg2: i16, %arg3: i1) -> (i8, i16) {
//|     cf.br ^bb1(%arg1, %arg2, %arg0 : i8, i16, i64)
//|   ^bb1(%0: i8, %1: i16, %2: i64):  // 2 preds: ^bb0, ^bb1
//|     cf.cond_br %arg3, ^bb1(%0, %1, %2 : i8, i16, i64), ^bb2(%0, %1 : i8, i16)
//|   ^bb2(%3: i8, %4: i16):  // pred: ^bb1
//|     return %3, %4 : i8, i16
//|   }
//|   func.func @same_twice(%arg0: i64, %arg1: i64, %arg2: i1) -> i64 {
//|     cf.cond_br %arg2 weights([1, 2]), ^bb1(%arg0 : i64), ^bb1(%arg1 : i64)
//|   ^bb1(%0: i64):  // 2 preds: ^bb0, ^bb0
//|     return %0 : i64
//|   }
//|   func.func @switch(%arg0: i32, %arg1: i64, %arg2: i8, %arg3: i16) -> i64 {
//|     cf.switch %arg0 : i32, [
//|       default: ^bb1(%arg1 : i64),
//|       1: ^bb2(%arg2, %arg3 : i8, i16),
//|       2: ^bb1(%arg1 : i64)
//|     ]
//|   ^bb1(%0: i64):  // 2 preds: ^bb0, ^bb0
//|     return %0 : i64
//|   ^bb2(%1: i8, %2: i16):  // pred: ^bb0
//|     return %arg1 : i64
//|   }
//|   func.func @legal(%arg0: i1, %arg1: i64) -> i64 {
//|     cf.cond_br %arg0, ^bb1(%arg1 : i64), ^bb1(%arg1 : i64)
//|   ^bb1(%0: i64):  // 2 preds: ^bb0, ^bb0
//|     return %0 : i64
//|   }
//|   func.func @unreachable(%arg0: i64) -> i64 {
//|     return %arg0 : i64
//|   ^bb1(%0: index, %1: i1):  // pred: ^bb1
//|     cf.br ^bb1(%0, %1 : index, i1)
//|   }
//| }
//|
