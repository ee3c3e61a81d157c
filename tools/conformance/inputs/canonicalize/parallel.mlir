func.func @par(%a: index, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c1) step (%c1, %c1) {
    func.call @use(%i) : (index) -> ()
    func.call @use(%j) : (index) -> ()
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%a) step (%c1) {
    scf.parallel (%j) = (%c0) to (%a) step (%c1) {
      func.call @use(%i) : (index) -> ()
      scf.reduce
    }
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%c0) step (%c1) {
    func.call @use(%i) : (index) -> ()
    scf.reduce
  }
  return
}
func.func private @use(index)
func.func private @useb(i1)

func.func @more(%a: index, %f: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %g = arith.constant 1.5 : f32
  %r:2 = scf.parallel (%i, %j) = (%c0, %c1) to (%c1, %c3) step (%c1, %c3) init (%f, %g) -> (f32, f32) {
    %x = func.call @fl(%i) : (index) -> f32
    scf.reduce (%x, %f : f32, f32) {
    ^bb0(%l: f32, %m: f32):
      %s = arith.addf %l, %m : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%l: f32, %m: f32):
      scf.reduce.return %l : f32
    }
  }
  scf.parallel (%i) = (%c0) to (%a) step (%c1) {
    scf.parallel (%j) = (%c0) to (%i) step (%c1) {
      func.call @use(%j) : (index) -> ()
      scf.reduce
    }
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%a) step (%c1) {
    scf.parallel (%j) = (%c1) to (%a) step (%c3) {
      scf.parallel (%k) = (%c1) to (%a) step (%c3) {
        func.call @use(%i) : (index) -> ()
        func.call @use(%j) : (index) -> ()
        func.call @use(%k) : (index) -> ()
        scf.reduce
      }
      scf.reduce
    }
    scf.reduce
  }
  %q = scf.parallel (%i, %j) = (%c0, %c1) to (%c1, %a) step (%c1, %c3) init (%f) -> f32 {
    %x = func.call @fl(%i) : (index) -> f32
    scf.reduce (%x : f32) {
    ^bb0(%l: f32, %m: f32):
      %s = arith.addf %l, %m : f32
      scf.reduce.return %s : f32
    }
  }
  return %r#0, %q : f32, f32
}
func.func private @fl(index) -> f32
