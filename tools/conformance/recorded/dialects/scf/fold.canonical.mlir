module {
  func.func @branches(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32, i32) {
    %0 = arith.addi %arg1, %arg2 : i32
    %1 = arith.select %arg0, %arg1, %arg2 : i32
    return %0, %1, %arg1 : i32, i32, i32
  }
}

// -----
module {
  func.func @nothing(%arg0: i1, %arg1: index) {
    scf.if %arg0 {
      "test.op"() : () -> ()
    }
    return
  }
}

// -----
module {
  func.func @loops(%arg0: f32, %arg1: index) -> (f32, f32, f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.addf %arg0, %arg0 : f32
    %1 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %arg0) -> (f32) {
      %2 = "test.op"(%arg3) : (f32) -> f32
      scf.yield %2 : f32
    }
    return %arg0, %0, %arg0 : f32, f32, f32
  }
}

// -----
module {
  func.func @switches(%arg0: i32, %arg1: i32) -> i32 {
    return %arg1 : i32
  }
}

// -----
module {
  func.func @regions(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0 : i32
  }
}

// -----
module {
  func.func @whiles(%arg0: i32, %arg1: i32) -> i32 {
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = "test.cond"(%arg2) : (i32) -> i1
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = "test.next"(%arg2) : (i32) -> i32
      scf.yield %1 : i32
    }
    return %arg1 : i32
  }
}

// -----
module {
  func.func @parallel(%arg0: index, %arg1: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) {
      "test.op"(%c0, %arg2) : (index, index) -> ()
      scf.reduce 
    }
    scf.forall (%arg2) in (%arg0) {
      "test.op"(%c0, %arg2) : (index, index) -> ()
    }
    return
  }
}

