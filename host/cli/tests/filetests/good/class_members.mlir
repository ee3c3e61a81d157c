// test: rewrite --patterns ./class_members.pdll --fold=false
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
// output:
//| module {
//|   func.func @entry(%arg0: i32, %arg1: i1) attributes {t.c1, t.c15, t.c3, t.c4, t.c5, t.c6, t.c7, t.c8} {
//|     call @gone(%arg0, %arg1) {t.c10, t.c11, t.c17, t.c9} : (i32, i1) -> ()
//|     scf.if %arg1 {
//|       func.call @gone(%arg0, %arg1) {t.c10, t.c11, t.c17, t.c9} : (i32, i1) -> ()
//|     } {t.c12, t.c13}
//|     scf.if %arg1 {
//|       func.call @gone(%arg0, %arg1) {t.c10, t.c11, t.c17, t.c9} : (i32, i1) -> ()
//|     } else {
//|       func.call @gone(%arg0, %arg1) {t.c10, t.c11, t.c17, t.c9} : (i32, i1) -> ()
//|     } {t.c12, t.c14}
//|     return {t.c18}
//|   }
//|   func.func private @gone(i32, i1) attributes {t.c16, t.c2, t.c3, t.c5, t.c7}
//|   func.func private @none() attributes {t.c2}
//|   func.func @loops(%arg0: i32, %arg1: index) -> i32 attributes {t.c3, t.c6, t.c7, t.c8} {
//|     %true = arith.constant true
//|     %c0 = arith.constant 0 : index
//|     %c4 = arith.constant 4 : index
//|     %0 = scf.for %arg2 = %c0 to %arg1 step %c4 iter_args(%arg3 = %arg0) -> (i32) {
//|       scf.yield %arg3 : i32
//|     } {t.c19, t.c20, t.c21}
//|     %1 = scf.for %arg2 = %c0 to %arg1 step %arg1 iter_args(%arg3 = %0) -> (i32) {
//|       scf.yield %arg3 : i32
//|     } {t.c20, t.c21}
//|     %2 = scf.while (%arg2 = %1) : (i32) -> i32 {
//|       scf.condition(%true) %arg2 : i32
//|     } do {
//|     ^bb0(%arg2: i32):
//|       scf.yield %arg2 : i32
//|     } attributes {t.c22, t.c23}
//|     scf.index_switch %arg1 {t.c24}
//|     case 1 {
//|       scf.yield
//|     }
//|     case 2 {
//|       scf.yield
//|     }
//|     default {
//|       func.call @none() : () -> ()
//|     }
//|     return %2 : i32
//|   }
//| }
//|
