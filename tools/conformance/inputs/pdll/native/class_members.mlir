func.func @entry(%a: i32, %b: i1) {
  func.call @gone(%a, %b) : (i32, i1) -> ()
  scf.if %b {
    func.call @gone(%a, %b) : (i32, i1) -> ()
  }
  scf.if %b {
    func.call @gone(%a, %b) : (i32, i1) -> ()
  } else {
    func.call @gone(%a, %b) : (i32, i1) -> ()
  }
  return
}
func.func private @gone(i32, i1)
func.func private @none()
func.func @loops(%a: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = scf.for %i = %c0 to %n step %c4 iter_args(%x = %a) -> (i32) {
    scf.yield %x : i32
  }
  %1 = scf.for %i = %c0 to %n step %n iter_args(%x = %0) -> (i32) {
    scf.yield %x : i32
  }
  %2 = scf.while (%x = %1) : (i32) -> i32 {
    %true = arith.constant true
    scf.condition(%true) %x : i32
  } do {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }
  scf.index_switch %n
  case 1 {
    scf.yield
  }
  case 2 {
    scf.yield
  }
  default {
    func.call @none() : () -> ()
    scf.yield
  }
  return %2 : i32
}
