// scf.if
func.func private @f(i32) -> i32
func.func private @g()
func.func @t1(%a: i32) -> i32 {
  %t = arith.constant true
  %r = scf.if %t -> i32 {
    %x = func.call @f(%a) : (i32) -> i32
    scf.yield %x : i32
  } else {
    scf.yield %a : i32
  }
  return %r : i32
}
func.func @t2(%a: i32) -> i32 {
  %t = arith.constant false
  %r = scf.if %t -> i32 {
    %x = func.call @f(%a) : (i32) -> i32
    scf.yield %x : i32
  } else {
    scf.yield %a : i32
  }
  return %r : i32
}
func.func @t3() {
  %t = arith.constant false
  scf.if %t {
    func.call @g() : () -> ()
  }
  return
}
func.func @t4(%c: i1) {
  scf.if %c {
  }
  return
}
func.func @t5(%c: i1) {
  scf.if %c {
  } else {
    func.call @g() : () -> ()
  }
  return
}
func.func @t7(%c: i1, %a: i32, %b: i32) -> i32 {
  %r = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  return %r : i32
}
func.func @t8(%c: i1, %a: i32, %b: i32) -> i32 {
  %r = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    scf.yield %a : i32
  }
  return %r : i32
}
func.func @t9(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  %r:2 = scf.if %c -> (i32, i32) {
    %x = func.call @f(%a) : (i32) -> i32
    scf.yield %x, %a : i32, i32
  } else {
    scf.yield %a, %b : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @t10(%c: i1, %a: i32, %b: i32) -> i32 {
  %r:2 = scf.if %c -> (i32, i32) {
    %x = func.call @f(%a) : (i32) -> i32
    %y = arith.addi %x, %x : i32
    scf.yield %x, %y : i32, i32
  } else {
    %z = arith.muli %b, %a : i32
    scf.yield %a, %z : i32, i32
  }
  return %r#0 : i32
}
func.func @t11(%c: i1) -> i1 {
  %t = arith.constant true
  %f = arith.constant false
  %r = scf.if %c -> i1 {
    scf.yield %t : i1
  } else {
    scf.yield %f : i1
  }
  return %r : i1
}
func.func @t13(%c: i1, %a: i32) -> i32 {
  %r = scf.if %c -> i32 {
    %q = scf.if %c -> i32 {
      %x = func.call @f(%a) : (i32) -> i32
      scf.yield %x : i32
    } else {
      scf.yield %a : i32
    }
    scf.yield %q : i32
  } else {
    %y = func.call @f(%a) : (i32) -> i32
    scf.yield %y : i32
  }
  return %r : i32
}
func.func @t14(%c: i1) -> i1 {
  %r = scf.if %c -> i1 {
    func.call @g() : () -> ()
    scf.yield %c : i1
  } else {
    scf.yield %c : i1
  }
  return %r : i1
}
func.func @t15(%c: i1, %d: i1) {
  scf.if %c {
    scf.if %d {
      func.call @g() : () -> ()
    }
  }
  return
}
func.func @t16(%c: i1, %d: i1, %a: i32) -> i32 {
  %r = scf.if %c -> i32 {
    %q = scf.if %d -> i32 {
      %x = func.call @f(%a) : (i32) -> i32
      scf.yield %x : i32
    } else {
      scf.yield %a : i32
    }
    scf.yield %q : i32
  } else {
    scf.yield %a : i32
  }
  return %r : i32
}
func.func @t17(%c: i1, %a: i32, %b: i32) -> i32 {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  %r = scf.if %n -> i32 {
    %x = func.call @f(%a) : (i32) -> i32
    scf.yield %x : i32
  } else {
    scf.yield %b : i32
  }
  return %r : i32
}
func.func @t19(%c: i1) {
  scf.if %c {
    func.call @g() : () -> ()
  }
  scf.if %c {
    func.call @g() : () -> ()
  } else {
    func.call @g() : () -> ()
  }
  return
}
func.func @t20(%c: i1, %a: i32) -> i32 {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  %r = scf.if %c -> i32 {
    %x = func.call @f(%a) : (i32) -> i32
    scf.yield %x : i32
  } else {
    scf.yield %a : i32
  }
  %s = scf.if %n -> i32 {
    scf.yield %r : i32
  } else {
    %x = func.call @f(%a) : (i32) -> i32
    scf.yield %x : i32
  }
  return %s : i32
}
func.func @t21(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi eq, %a, %b : i32
  %r = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  return %r : i32
}
func.func @t22(%c: i1, %a: i64) -> i64 {
  %z = arith.constant 0 : i64
  %o = arith.constant 1 : i64
  %r = scf.if %c -> i64 {
    func.call @g() : () -> ()
    scf.yield %o : i64
  } else {
    scf.yield %z : i64
  }
  return %r : i64
}
func.func @t23(%c: i1, %a: i32) {
  %r = scf.if %c -> i32 {
    %x = arith.addi %a, %a : i32
    scf.yield %x : i32
  } else {
    scf.yield %a : i32
  }
  return
}

// -----

// scf.execute_region
func.func private @f(i32) -> i32
func.func @t1(%a: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    %x = func.call @f(%a) : (i32) -> i32
    scf.yield %x : i32
  }
  return %r : i32
}
func.func @t2(%a: i32, %c: i1) -> i32 {
  %r = scf.execute_region -> i32 {
    cf.cond_br %c, ^x, ^y
  ^x:
    scf.yield %a : i32
  ^y:
    %x = func.call @f(%a) : (i32) -> i32
    scf.yield %x : i32
  }
  return %r : i32
}
func.func @t3(%a: i32, %c: i1) -> i32 {
  %q = scf.if %c -> i32 {
    %r = scf.execute_region -> i32 {
      %x = func.call @f(%a) : (i32) -> i32
      scf.yield %x : i32
    }
    scf.yield %r : i32
  } else {
    %r = scf.execute_region -> i32 {
      cf.cond_br %c, ^x, ^y
    ^x:
      scf.yield %a : i32
    ^y:
      %x = func.call @f(%a) : (i32) -> i32
      scf.yield %x : i32
    }
    scf.yield %r : i32
  }
  return %q : i32
}
func.func @t4(%a: i32, %c: i1) -> i32 {
  %r = scf.execute_region -> i32 no_inline {
    %x = func.call @f(%a) : (i32) -> i32
    scf.yield %x : i32
  }
  return %r : i32
}
func.func @t5(%a: i32, %c: i1) {
  scf.execute_region {
    scf.yield
  }
  %r:2 = scf.execute_region -> (i32, i32) {
    scf.yield %a, %a : i32, i32
  }
  return
}
func.func @t6(%a: i32, %c: i1) -> i32 {
  %r:2 = scf.execute_region -> (i32, i32) no_inline {
    %x = func.call @f(%a) : (i32) -> i32
    scf.yield %x, %a : i32, i32
  }
  return %r#0 : i32
}
func.func @t7(%a: i32, %c: i1) -> i32 {
  %0 = func.call @f(%a) : (i32) -> i32
  %r:2 = scf.execute_region -> (i32, i32) {
    cf.br ^z(%0 : i32)
  ^z(%v: i32):
    %g = arith.cmpi slt, %v, %a : i32
    %w = func.call @f(%v) : (i32) -> i32
    cf.cond_br %g, ^z(%w : i32), ^e
  ^e:
    scf.yield %w, %v : i32, i32
  }
  %1 = arith.addi %r#0, %r#1 : i32
  return %1 : i32
}

// -----

// scf.index_switch
func.func private @f(i32) -> i32
func.func @t1(%a: i32) -> i32 {
  %k = arith.constant 2 : index
  %r = scf.index_switch %k -> i32
  case 1 {
    scf.yield %a : i32
  }
  case 2 {
    %x = func.call @f(%a) : (i32) -> i32
    scf.yield %x : i32
  }
  default {
    scf.yield %a : i32
  }
  return %r : i32
}
func.func @t2(%a: i32) -> i32 {
  %k = arith.constant 7 : index
  %r = scf.index_switch %k -> i32
  case 1 {
    scf.yield %a : i32
  }
  default {
    %x = func.call @f(%a) : (i32) -> i32
    scf.yield %x : i32
  }
  return %r : i32
}
func.func @t3(%a: i32, %k: index) -> i32 {
  %r = scf.index_switch %k -> i32
  default {
    %x = func.call @f(%a) : (i32) -> i32
    scf.yield %x : i32
  }
  return %r : i32
}
func.func @t4(%a: i32, %k: index) -> i32 {
  %r = scf.index_switch %k -> i32
  case 3 {
    scf.yield %a : i32
  }
  default {
    scf.yield %a : i32
  }
  return %r : i32
}
func.func @t5(%a: i32, %k: index) {
  %r = scf.index_switch %k -> i32
  case 3 {
    scf.yield %a : i32
  }
  default {
    %x = arith.addi %a, %a : i32
    scf.yield %x : i32
  }
  return
}
func.func @t6(%a: i32, %k: index) -> i32 {
  %r:2 = scf.index_switch %k -> i32, i32
  case 3 {
    %x = func.call @f(%a) : (i32) -> i32
    scf.yield %a, %x : i32, i32
  }
  default {
    %x = func.call @f(%a) : (i32) -> i32
    scf.yield %x, %a : i32, i32
  }
  return %r#0 : i32
}
func.func @t7(%a: i32, %k: index) {
  scf.index_switch %k
  case 3 {
    scf.yield
  }
  default {
  }
  return
}

// -----

// constants in nested regions, order and sharing
func.func private @f(i32)
func.func @t1(%c: i1, %n: index) {
  scf.if %c {
    %0 = arith.constant 5 : i32
    func.call @f(%0) : (i32) -> ()
  } else {
    %0 = arith.constant 6 : i32
    %1 = arith.constant 5 : i32
    func.call @f(%1) : (i32) -> ()
    func.call @f(%0) : (i32) -> ()
  }
  %2 = arith.constant 6 : i32
  func.call @f(%2) : (i32) -> ()
  return
}
func.func @t2(%c: i1, %n: index) {
  cf.cond_br %c, ^x, ^y
^x:
  %0 = arith.constant 5 : i32
  func.call @f(%0) : (i32) -> ()
  cf.br ^y
^y:
  %1 = arith.constant 7 : i32
  %2 = arith.constant 5 : i32
  func.call @f(%1) : (i32) -> ()
  func.call @f(%2) : (i32) -> ()
  return
}
func.func @t3(%n: index) {
  scf.for %i = %n to %n step %n {
    scf.for %j = %i to %n step %n {
      %0 = arith.constant 1 : i32
      %1 = arith.constant 2 : i32
      %2 = arith.addi %0, %1 : i32
      func.call @f(%2) : (i32) -> ()
    }
  }
  return
}
func.func @t4() -> (i32, i64, f32, index, i1, i32) {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i64
  %2 = arith.constant 1.0 : f32
  %3 = arith.constant 1 : index
  %4 = arith.constant true
  %5 = arith.constant 1 : i32
  return %0, %1, %2, %3, %4, %5 : i32, i64, f32, index, i1, i32
}
func.func @t5(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.constant 9 : i32
  %2 = arith.muli %0, %1 : i32
  %3 = arith.constant 4 : i32
  %4 = arith.subi %2, %3 : i32
  return %4 : i32
}
func.func @t6(%a: i32) -> i32 {
  %c = arith.constant {tag} 9 : i32
  %d = arith.constant 9 : i32
  %2 = arith.muli %a, %c : i32
  %3 = arith.addi %2, %d : i32
  return %3 : i32
}

// -----

// whole functions: several patterns one after another
func.func @t1(%n: index, %a: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %z) -> (i32, i32) {
    %t = scf.if %c -> i32 {
      %u = arith.addi %x, %z : i32
      scf.yield %u : i32
    } else {
      %u = arith.muli %x, %z : i32
      scf.yield %u : i32
    }
    %k = arith.select %c, %t, %z : i32
    scf.yield %k, %y : i32, i32
  }
  %s = arith.addi %r#0, %r#1 : i32
  return %s : i32
}
func.func @t2(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %c1, %c2 : i32
  %1 = arith.addi %a, %0 : i32
  %2 = arith.subi %1, %c1 : i32
  %3 = arith.subi %2, %c2 : i32
  %4 = arith.cmpi eq, %3, %a : i32
  cf.cond_br %4, ^x, ^y
^x:
  return %3 : i32
^y:
  return %c1 : i32
}
func.func @t3(%a: i32, %b: i32) -> i32 {
  %0 = arith.cmpi slt, %a, %b : i32
  %1 = arith.extui %0 : i1 to i32
  %c0 = arith.constant 0 : i32
  %2 = arith.cmpi ne, %1, %c0 : i32
  %3 = scf.if %2 -> i32 {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  return %3 : i32
}
func.func @t4(%m: index, %x: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%a = %x) -> (i64) {
    %q = scf.while (%w = %a) : (i64) -> i64 {
      %f = arith.constant false
      scf.condition(%f) %w : i64
    } do {
    ^bb0(%v: i64):
      scf.yield %v : i64
    }
    %e = scf.execute_region -> i64 {
      scf.yield %q : i64
    }
    scf.yield %e : i64
  }
  return %r : i64
}
module @inner {
  func.func @inside(%a: i32) -> i32 {
    %0 = arith.constant 0 : i32
    %1 = arith.ori %a, %0 : i32
    return %1 : i32
  }
}
func.func @t5(%c: i1, %k: i32) -> i32 {
  %t = arith.constant true
  cf.cond_br %t, ^a, ^b
^a:
  cf.switch %k : i32, [
    default: ^c(%k : i32),
    1: ^b
  ]
^b:
  %0 = arith.subi %k, %k : i32
  cf.br ^c(%0 : i32)
^c(%v: i32):
  return %v : i32
}

// -----

// options: top-down=0
func.func private @f(i32) -> i32
func.func @t1(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %c1, %a : i32
  %1 = arith.addi %0, %c0 : i32
  %2 = arith.subi %1, %c1 : i32
  %3 = arith.muli %2, %c1 : i32
  %4 = arith.xori %3, %3 : i32
  %5 = arith.addi %4, %3 : i32
  return %5 : i32
}
func.func @t2(%c: i1, %a: i32) -> i32 {
  %t = arith.constant true
  %0 = arith.xori %c, %t : i1
  %1 = arith.xori %0, %t : i1
  cf.cond_br %1, ^x, ^y
^x:
  cf.br ^z(%a : i32)
^y:
  %2 = func.call @f(%a) : (i32) -> i32
  cf.br ^z(%2 : i32)
^z(%v: i32):
  %r = scf.if %c -> i32 {
    %q = arith.addi %v, %v : i32
    scf.yield %q : i32
  } else {
    scf.yield %v : i32
  }
  return %r : i32
^dead:
  return %a : i32
}
func.func @t3(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %n, %y = %c1) -> (index, index) {
    %z = scf.for %j = %c0 to %c1 step %c1 iter_args(%w = %x) -> (index) {
      %s = arith.addi %w, %j : index
      scf.yield %s : index
    }
    scf.yield %z, %y : index, index
  }
  %u = arith.addi %r#0, %r#1 : index
  return %u : index
}
