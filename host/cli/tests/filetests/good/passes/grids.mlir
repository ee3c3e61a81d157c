// test: opt --canonicalize

func.func private @visit(index, index)

func.func @grid(%n: index) {
  %one = arith.constant 1 : index
  scf.forall (%i, %j) = (0, 3) to (%n, 4) step (%one, 1) {
    func.call @visit(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i) in (0) {
    func.call @visit(%i, %i) : (index, index) -> ()
  }
  return
}

func.func @merged(%n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.parallel (%i) = (%zero) to (%n) step (%one) {
    scf.parallel (%j, %k) = (%zero, %zero) to (%n, %one) step (%one, %one) {
      func.call @visit(%i, %k) : (index, index) -> ()
      scf.reduce
    }
    scf.reduce
  }
  return
}

// The choice moves to the body of the loop, with the values that it forwards.
func.func @choice(%a: i32, %stop: i1) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %goes_on = arith.cmpi ne, %x, %a : i32
    %v = scf.if %goes_on -> i32 {
      func.call @tell(%x) : (i32) -> ()
      scf.yield %x : i32
    } else {
      scf.yield %a : i32
    }
    scf.condition(%goes_on) %v : i32
  } do {
  ^bb0(%y: i32):
    %q = arith.muli %y, %y : i32
    scf.yield %q : i32
  }
  return %r : i32
}
func.func private @tell(i32)
// output:
//| module {
//|   func.func private @visit(index, index)
//|   func.func @grid(%arg0: index) {
//|     %c3 = arith.constant 3 : index
//|     scf.forall (%arg1) in (%arg0) {
//|       func.call @visit(%arg1, %c3) : (index, index) -> ()
//|     }
//|     return
//|   }
//|   func.func @merged(%arg0: index) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     scf.parallel (%arg1, %arg2) = (%c0, %c0) to (%arg0, %arg0) step (%c1, %c1) {
//|       func.call @visit(%arg1, %c0) : (index, index) -> ()
//|       scf.reduce
//|     }
//|     return
//|   }
//|   func.func @choice(%arg0: i32, %arg1: i1) -> i32 {
//|     %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
//|       %1 = arith.cmpi ne, %arg2, %arg0 : i32
//|       scf.condition(%1) %arg2 : i32
//|     } do {
//|     ^bb0(%arg2: i32):
//|       func.call @tell(%arg2) : (i32) -> ()
//|       %1 = arith.muli %arg2, %arg2 : i32
//|       scf.yield %1 : i32
//|     }
//|     return %arg0 : i32
//|   }
//|   func.func private @tell(i32)
//| }
//|
