module {
  func.func @par(%arg0: index, %arg1: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.parallel (%arg2) = (%c0) to (%c4) step (%c1) {
      func.call @use(%arg2) : (index) -> ()
      func.call @use(%c0) : (index) -> ()
      scf.reduce 
    }
    scf.parallel (%arg2, %arg3) = (%c0, %c0) to (%arg0, %arg0) step (%c1, %c1) {
      func.call @use(%arg2) : (index) -> ()
      scf.reduce 
    }
    return
  }
  func.func private @use(index)
  func.func private @useb(i1)
  func.func @more(%arg0: index, %arg1: f32) -> (f32, f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0 = call @fl(%c0) : (index) -> f32
    %1 = arith.addf %arg1, %0 : f32
    scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) {
      scf.parallel (%arg3) = (%c0) to (%arg2) step (%c1) {
        func.call @use(%arg3) : (index) -> ()
        scf.reduce 
      }
      scf.reduce 
    }
    scf.parallel (%arg2, %arg3, %arg4) = (%c0, %c1, %c1) to (%arg0, %arg0, %arg0) step (%c1, %c3, %c3) {
      func.call @use(%arg2) : (index) -> ()
      func.call @use(%arg3) : (index) -> ()
      func.call @use(%arg4) : (index) -> ()
      scf.reduce 
    }
    %2 = scf.parallel (%arg2) = (%c1) to (%arg0) step (%c3) init (%arg1) -> f32 {
      %3 = func.call @fl(%c0) : (index) -> f32
      scf.reduce(%3 : f32) {
      ^bb0(%arg3: f32, %arg4: f32):
        %4 = arith.addf %arg3, %arg4 : f32
        scf.reduce.return %4 : f32
      }
    }
    return %1, %2 : f32, f32
  }
  func.func private @fl(index) -> f32
}

