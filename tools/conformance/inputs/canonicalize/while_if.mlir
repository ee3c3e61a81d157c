func.func @a(%a: i32) -> (i32, i32) {
  %r:2 = scf.while (%x = %a) : (i32) -> (i32, i32) {
    %d = func.call @cond(%x) : (i32) -> i1
    %v = scf.if %d -> i32 {
      func.call @use32(%a) : (i32) -> ()
      %t = func.call @make() : () -> i32
      scf.yield %t : i32
    } else {
      scf.yield %a : i32
    }
    scf.condition(%d) %v, %x : i32, i32
  } do {
  ^bb0(%y: i32, %z: i32):
    %q = arith.muli %y, %z : i32
    scf.yield %q : i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @c(%a: i32) {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %d = func.call @cond(%x) : (i32) -> i1
    scf.if %d {
      func.call @use32(%x) : (i32) -> ()
      func.call @use32(%x) : (i32) -> ()
      func.call @useb(%d) : (i1) -> ()
      scf.if %d {
        %k = func.call @cond(%x) : (i32) -> i1
        func.call @useb(%k) : (i1) -> ()
      }
    }
    scf.condition(%d) %x : i32
  } do {
  ^bb0(%y: i32):
    %q = arith.muli %y, %a : i32
    scf.yield %q : i32
  }
  return
}
func.func @down(%a: i32, %c: i1) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %d = func.call @cond(%x) : (i32) -> i1
    %g = func.call @make() : () -> i32
    %v = scf.if %d -> i32 {
      %s = arith.addi %x, %g : i32
      func.call @use32(%s) : (i32) -> ()
      scf.yield %s : i32
    } else {
      scf.yield %g : i32
    }
    scf.condition(%d) %v : i32
  } do {
  ^bb0(%y: i32):
    %q = arith.muli %y, %y : i32
    scf.yield %q : i32
  }
  return %r : i32
}
func.func private @cond(i32) -> i1
func.func private @make() -> i32
func.func private @use32(i32)
func.func private @useb(i1)
