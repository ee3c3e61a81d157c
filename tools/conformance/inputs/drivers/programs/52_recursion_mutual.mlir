func.func @even(%n: index) -> i1 {
  %z = arith.constant 0 : index
  %e = arith.cmpi eq, %n, %z : index
  cf.cond_br %e, ^yes, ^no
^yes:
  %t = arith.constant true
  return %t : i1
^no:
  %o = arith.constant 1 : index
  %m = arith.subi %n, %o : index
  %r = call @odd(%m) : (index) -> i1
  return %r : i1
}
func.func @odd(%n: index) -> i1 {
  %z = arith.constant 0 : index
  %e = arith.cmpi eq, %n, %z : index
  %r = scf.if %e -> i1 {
    %f = arith.constant false
    scf.yield %f : i1
  } else {
    %o = arith.constant 1 : index
    %m = arith.subi %n, %o : index
    %q = func.call @even(%m) : (index) -> i1
    scf.yield %q : i1
  }
  return %r : i1
}
func.func @main() -> i32 {
  %a = arith.constant 33 : index
  %b = arith.constant 18 : index
  %x = call @even(%a) : (index) -> i1
  %y = call @even(%b) : (index) -> i1
  %z = call @odd(%a) : (index) -> i1
  %xi = arith.extui %x : i1 to i32
  %yi = arith.extui %y : i1 to i32
  %zi = arith.extui %z : i1 to i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %y2 = arith.muli %yi, %c2 : i32
  %z4 = arith.muli %zi, %c4 : i32
  %s = arith.addi %xi, %y2 : i32
  %r = arith.addi %s, %z4 : i32
  return %r : i32
}
