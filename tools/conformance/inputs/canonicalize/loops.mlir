// scf.for: trip counts
func.func private @f(index)
func.func @t1() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c0 step %c1 {
    func.call @f(%i) : (index) -> ()
  }
  return
}
func.func @t2() {
  %c5 = arith.constant 5 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c5 to %c1 step %c1 {
    func.call @f(%i) : (index) -> ()
  }
  return
}
func.func @t3() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c1 step %c1 {
    func.call @f(%i) : (index) -> ()
  }
  return
}
func.func @t4() {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c2 to %c3 step %c7 {
    func.call @f(%i) : (index) -> ()
  }
  return
}
func.func @t5() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %c2 step %c1 {
    func.call @f(%i) : (index) -> ()
  }
  return
}
func.func @t6(%n: index) {
  %c1 = arith.constant 1 : index
  scf.for %i = %n to %n step %c1 {
    func.call @f(%i) : (index) -> ()
  }
  return
}
func.func @t7(%n: index, %s: index) -> index {
  %r = scf.for %i = %n to %n step %s iter_args(%a = %s) -> (index) {
    %x = arith.addi %a, %i : index
    scf.yield %x : index
  }
  return %r : index
}
func.func @t8(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%x = %a) -> (i32) : i32 {
    %y = arith.muli %x, %i : i32
    %z = arith.addi %y, %x : i32
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @t9(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %cm = arith.constant -1 : i32
  %c1 = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %cm step %c1 iter_args(%x = %a) -> (i32) : i32 {
    %z = arith.addi %i, %x : i32
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @t10(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %cm = arith.constant -1 : i32
  %c1 = arith.constant 1 : i32
  %r = scf.for unsigned %i = %c0 to %cm step %c1 iter_args(%x = %a) -> (i32) : i32 {
    %z = arith.addi %i, %x : i32
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @t11(%n: index) {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %n step %c0 {
    func.call @f(%i) : (index) -> ()
  }
  return
}
func.func @t12(%n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %n step %c4 {
  }
  return
}
func.func @t13(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %u = arith.addi %n, %c3 : index
  %r = scf.for %i = %n to %u step %c3 iter_args(%x = %c0) -> (index) {
    %z = arith.addi %i, %x : index
    scf.yield %z : index
  }
  return %r : index
}

// -----

// scf.for: iteration arguments
func.func private @f(i32) -> i32
func.func @t1(%n: index, %a: i32, %b: i32) -> i32 {
  %r:2 = scf.for %i = %n to %n step %n iter_args(%x = %a, %y = %b) -> (i32, i32) {
    scf.yield %x, %y : i32, i32
  }
  return %r#0 : i32
}
func.func @t2(%l: index, %u: index, %s: index, %a: i32, %b: i32) -> (i32, i32) {
  %r:2 = scf.for %i = %l to %u step %s iter_args(%x = %a, %y = %b) -> (i32, i32) {
    %z = func.call @f(%x) : (i32) -> i32
    scf.yield %z, %y : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @t3(%l: index, %u: index, %s: index, %a: i32, %b: i32) -> i32 {
  %r:2 = scf.for %i = %l to %u step %s iter_args(%x = %a, %y = %b) -> (i32, i32) {
    %z = func.call @f(%x) : (i32) -> i32
    %w = arith.addi %y, %y : i32
    scf.yield %z, %w : i32, i32
  }
  return %r#0 : i32
}
func.func @t4(%l: index, %u: index, %s: index, %a: i32, %b: i32) -> (i32, i32) {
  %r:2 = scf.for %i = %l to %u step %s iter_args(%x = %a, %y = %b) -> (i32, i32) {
    %z = func.call @f(%x) : (i32) -> i32
    scf.yield %z, %b : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @t5(%l: index, %u: index, %s: index, %a: i32, %b: i32) -> (i32, i32) {
  %r:2 = scf.for %i = %l to %u step %s iter_args(%x = %a, %y = %b) -> (i32, i32) {
    scf.yield %b, %a : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @t6(%l: index, %u: index, %s: index, %a: i32) -> (i32, i32) {
  %r:2 = scf.for %i = %l to %u step %s iter_args(%x = %a, %y = %a) -> (i32, i32) {
    %z = func.call @f(%x) : (i32) -> i32
    scf.yield %z, %z : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @t7(%l: index, %u: index, %s: index, %a: i32) -> (i32, i32) {
  %r:2 = scf.for %i = %l to %u step %s iter_args(%x = %a, %y = %a) -> (i32, i32) {
    %z = func.call @f(%x) : (i32) -> i32
    %w = func.call @f(%y) : (i32) -> i32
    scf.yield %z, %w : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @t8(%l: index, %u: index, %s: index, %a: i32) -> (i32, i32) {
  %r:2 = scf.for %i = %l to %u step %s iter_args(%x = %a, %y = %a) -> (i32, i32) {
    %z = func.call @f(%x) : (i32) -> i32
    scf.yield %y, %x : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @t9(%l: index, %u: index, %s: index, %a: i32) -> i32 {
  %r = scf.for %i = %l to %u step %s iter_args(%x = %a) -> (i32) {
    %z = arith.addi %x, %x : i32
    scf.yield %a : i32
  }
  return %r : i32
}
func.func @t10(%l: index, %u: index, %s: index, %a: i32) {
  %r = scf.for %i = %l to %u step %s iter_args(%x = %a) -> (i32) {
    %z = arith.addi %x, %x : i32
    scf.yield %z : i32
  }
  return
}
func.func @t11(%l: index, %u: index, %s: index, %a: i32) -> i32 {
  %c = arith.constant 7 : i32
  %r = scf.for %i = %l to %u step %s iter_args(%x = %c) -> (i32) {
    %d = arith.constant 7 : i32
    scf.yield %d : i32
  }
  return %r : i32
}
func.func @t12(%l: index, %u: index, %s: index, %a: i32) -> i32 {
  %r = scf.for %i = %l to %u step %s iter_args(%x = %a) -> (i32) {
    %q = scf.for %j = %l to %u step %s iter_args(%y = %x) -> (i32) {
      scf.yield %y : i32
    }
    scf.yield %q : i32
  }
  return %r : i32
}

// -----

// scf.while
func.func private @f(i32) -> i32
func.func private @g() -> i1
func.func private @h()
func.func @t1() {
  %f = arith.constant false
  scf.while : () -> () {
    scf.condition(%f)
  } do {
    func.call @h() : () -> ()
    scf.yield
  }
  return
}
func.func @t2() {
  %t = arith.constant true
  scf.while : () -> () {
    scf.condition(%t)
  } do {
    func.call @h() : () -> ()
    scf.yield
  }
  return
}
func.func @t3(%a: i32) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %c = func.call @g() : () -> i1
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  return %r : i32
}
func.func @t4(%a: i32, %b: i32) -> (i32, i32) {
  %r:2 = scf.while (%x = %a, %z = %b) : (i32, i32) -> (i32, i32) {
    %c = func.call @g() : () -> i1
    scf.condition(%c) %x, %z : i32, i32
  } do {
  ^bb0(%y: i32, %w: i32):
    %q = func.call @f(%y) : (i32) -> i32
    scf.yield %q, %w : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @t5(%a: i32, %b: i32) -> i32 {
  %r:2 = scf.while (%x = %a, %z = %b) : (i32, i32) -> (i32, i32) {
    %c = func.call @g() : () -> i1
    scf.condition(%c) %x, %z : i32, i32
  } do {
  ^bb0(%y: i32, %w: i32):
    %q = func.call @f(%y) : (i32) -> i32
    scf.yield %q, %q : i32, i32
  }
  return %r#0 : i32
}
func.func @t6(%a: i32, %b: i32) -> i32 {
  %r:2 = scf.while (%x = %a) : (i32) -> (i32, i32) {
    %c = func.call @g() : () -> i1
    scf.condition(%c) %x, %x : i32, i32
  } do {
  ^bb0(%y: i32, %w: i32):
    %q = func.call @f(%y) : (i32) -> i32
    %s = arith.addi %q, %w : i32
    scf.yield %s : i32
  }
  return %r#1 : i32
}
func.func @t7(%a: i32, %b: i32) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %c = func.call @g() : () -> i1
    scf.condition(%c) %b : i32
  } do {
  ^bb0(%y: i32):
    %q = func.call @f(%y) : (i32) -> i32
    scf.yield %q : i32
  }
  return %r : i32
}
func.func @t8(%a: i32, %b: i32) -> i1 {
  %r:2 = scf.while (%x = %a) : (i32) -> (i1, i32) {
    %c = func.call @g() : () -> i1
    scf.condition(%c) %c, %x : i1, i32
  } do {
  ^bb0(%d: i1, %y: i32):
    %z = arith.extui %d : i1 to i32
    %s = arith.addi %z, %y : i32
    scf.yield %s : i32
  }
  return %r#0 : i1
}
func.func @t9(%a: i32, %b: i32) -> i32 {
  %r = scf.while (%x = %a, %k = %b) : (i32, i32) -> i32 {
    %c = arith.cmpi slt, %x, %b : i32
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    %e = arith.cmpi slt, %y, %b : i32
    %u = arith.extui %e : i1 to i32
    %s = arith.addi %y, %u : i32
    scf.yield %s, %s : i32, i32
  }
  return %r : i32
}
func.func @t10(%a: i32) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %c = arith.cmpi slt, %x, %a : i32
    %n = arith.addi %x, %x : i32
    scf.condition(%c) %n : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  return %r : i32
}
func.func @t11(%a: i32, %b: i32) {
  %r:2 = scf.while (%x = %a, %z = %b) : (i32, i32) -> (i32, i32) {
    %c = func.call @g() : () -> i1
    scf.condition(%c) %z, %x : i32, i32
  } do {
  ^bb0(%y: i32, %w: i32):
    scf.yield %y, %w : i32, i32
  }
  return
}
func.func @t12(%a: i32) -> i32 {
  %t = arith.constant false
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %n = func.call @f(%x) : (i32) -> i32
    scf.condition(%t) %n : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  return %r : i32
}
