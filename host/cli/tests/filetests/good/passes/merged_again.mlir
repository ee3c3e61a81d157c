// test: opt --canonicalize=region-simplify=aggressive

// A block that nothing reaches goes before equal blocks are merged.
func.func @unreachable(%a: index) {
  cf.br ^head
^head:
  %sum = arith.addi %a, %a : index
  %zero = arith.constant 0 : i8
  cf.switch %zero : i8, [default: ^back, 0: ^turn]
^turn:
  cf.br ^turn
^back:
  cf.br ^head
^dead:
  %more = arith.addi %a, %sum : index
  cf.br ^dead
}

func.func private @use(i32)

// One argument is enough where both readers read the same.
func.func @once(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^left, ^right
^left:
  call @use(%a) : (i32) -> ()
  cf.br ^end(%a : i32)
^right:
  call @use(%b) : (i32) -> ()
  cf.br ^end(%b : i32)
^end(%q: i32):
  return %q : i32
}
// output:
//| module {
//|   func.func @unreachable(%arg0: index) {
//|     cf.br ^bb1
//|   ^bb1:  // 2 preds: ^bb0, ^bb1
//|     cf.br ^bb1
//|   }
//|   func.func private @use(i32)
//|   func.func @once(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
//|     %0 = arith.select %arg0, %arg1, %arg2 : i32
//|     call @use(%0) : (i32) -> ()
//|     return %0 : i32
//|   }
//| }
//|
