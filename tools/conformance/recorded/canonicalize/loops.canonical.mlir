module {
  func.func private @f(index)
  func.func @t1() {
    return
  }
  func.func @t2() {
    return
  }
  func.func @t3() {
    %c0 = arith.constant 0 : index
    call @f(%c0) : (index) -> ()
    return
  }
  func.func @t4() {
    %c2 = arith.constant 2 : index
    call @f(%c2) : (index) -> ()
    return
  }
  func.func @t5() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    scf.for %arg0 = %c0 to %c2 step %c1 {
      func.call @f(%arg0) : (index) -> ()
    }
    return
  }
  func.func @t6(%arg0: index) {
    return
  }
  func.func @t7(%arg0: index, %arg1: index) -> index {
    return %arg1 : index
  }
  func.func @t8(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t9(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t10(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = scf.for unsigned %arg1 = %c0_i32 to %c-1_i32 step %c1_i32 iter_args(%arg2 = %arg0) -> (i32)  : i32 {
      %1 = arith.addi %arg1, %arg2 : i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @t11(%arg0: index) {
    return
  }
  func.func @t12(%arg0: index) {
    return
  }
  func.func @t13(%arg0: index) -> index {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %0 = arith.addi %arg0, %c3 : index
    %1 = scf.for %arg1 = %arg0 to %0 step %c3 iter_args(%arg2 = %c0) -> (index) {
      %2 = arith.addi %arg1, %arg2 : index
      scf.yield %2 : index
    }
    return %1 : index
  }
}

// -----
module {
  func.func private @f(i32) -> i32
  func.func @t1(%arg0: index, %arg1: i32, %arg2: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @t2(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: i32) -> (i32, i32) {
    %0 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3) -> (i32) {
      %1 = func.call @f(%arg6) : (i32) -> i32
      scf.yield %1 : i32
    }
    return %0, %arg4 : i32, i32
  }
  func.func @t3(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: i32) -> i32 {
    %0:2 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3, %arg7 = %arg4) -> (i32, i32) {
      %1 = func.call @f(%arg6) : (i32) -> i32
      %2 = arith.addi %arg7, %arg7 : i32
      scf.yield %1, %2 : i32, i32
    }
    return %0#0 : i32
  }
  func.func @t4(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: i32) -> (i32, i32) {
    %0 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3) -> (i32) {
      %1 = func.call @f(%arg6) : (i32) -> i32
      scf.yield %1 : i32
    }
    return %0, %arg4 : i32, i32
  }
  func.func @t5(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: i32) -> (i32, i32) {
    %0:2 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3, %arg7 = %arg4) -> (i32, i32) {
      scf.yield %arg4, %arg3 : i32, i32
    }
    return %0#0, %0#1 : i32, i32
  }
  func.func @t6(%arg0: index, %arg1: index, %arg2: index, %arg3: i32) -> (i32, i32) {
    %0 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3) -> (i32) {
      %1 = func.call @f(%arg5) : (i32) -> i32
      scf.yield %1 : i32
    }
    return %0, %0 : i32, i32
  }
  func.func @t7(%arg0: index, %arg1: index, %arg2: index, %arg3: i32) -> (i32, i32) {
    %0:2 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3, %arg6 = %arg3) -> (i32, i32) {
      %1 = func.call @f(%arg5) : (i32) -> i32
      %2 = func.call @f(%arg6) : (i32) -> i32
      scf.yield %1, %2 : i32, i32
    }
    return %0#0, %0#1 : i32, i32
  }
  func.func @t8(%arg0: index, %arg1: index, %arg2: index, %arg3: i32) -> (i32, i32) {
    scf.for %arg4 = %arg0 to %arg1 step %arg2 {
      %0 = func.call @f(%arg3) : (i32) -> i32
    }
    return %arg3, %arg3 : i32, i32
  }
  func.func @t9(%arg0: index, %arg1: index, %arg2: index, %arg3: i32) -> i32 {
    return %arg3 : i32
  }
  func.func @t10(%arg0: index, %arg1: index, %arg2: index, %arg3: i32) {
    return
  }
  func.func @t11(%arg0: index, %arg1: index, %arg2: index, %arg3: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    return %c7_i32 : i32
  }
  func.func @t12(%arg0: index, %arg1: index, %arg2: index, %arg3: i32) -> i32 {
    return %arg3 : i32
  }
}

// -----
module {
  func.func private @f(i32) -> i32
  func.func private @g() -> i1
  func.func private @h()
  func.func @t1() {
    %false = arith.constant false
    scf.while : () -> () {
      scf.condition(%false)
    } do {
      func.call @h() : () -> ()
      scf.yield
    }
    return
  }
  func.func @t2() {
    %true = arith.constant true
    scf.while : () -> () {
      scf.condition(%true)
    } do {
      func.call @h() : () -> ()
      scf.yield
    }
    return
  }
  func.func @t3(%arg0: i32) -> i32 {
    scf.while : () -> () {
      %0 = func.call @g() : () -> i1
      scf.condition(%0)
    } do {
      scf.yield
    }
    return %arg0 : i32
  }
  func.func @t4(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = func.call @g() : () -> i1
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = func.call @f(%arg2) : (i32) -> i32
      scf.yield %1 : i32
    }
    return %0, %arg1 : i32, i32
  }
  func.func @t5(%arg0: i32, %arg1: i32) -> i32 {
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = func.call @g() : () -> i1
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = func.call @f(%arg2) : (i32) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @t6(%arg0: i32, %arg1: i32) -> i32 {
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = func.call @g() : () -> i1
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = func.call @f(%arg2) : (i32) -> i32
      %2 = arith.addi %1, %arg2 : i32
      scf.yield %2 : i32
    }
    return %0 : i32
  }
  func.func @t7(%arg0: i32, %arg1: i32) -> i32 {
    scf.while : () -> () {
      %0 = func.call @g() : () -> i1
      scf.condition(%0)
    } do {
      %0 = func.call @f(%arg1) : (i32) -> i32
      scf.yield
    }
    return %arg1 : i32
  }
  func.func @t8(%arg0: i32, %arg1: i32) -> i1 {
    %c1_i32 = arith.constant 1 : i32
    %0:2 = scf.while (%arg2 = %arg0) : (i32) -> (i1, i32) {
      %1 = func.call @g() : () -> i1
      scf.condition(%1) %1, %arg2 : i1, i32
    } do {
    ^bb0(%arg2: i1, %arg3: i32):
      %1 = arith.addi %arg3, %c1_i32 : i32
      scf.yield %1 : i32
    }
    return %0#0 : i1
  }
  func.func @t9(%arg0: i32, %arg1: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi slt, %arg2, %arg1 : i32
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = arith.addi %arg2, %c1_i32 : i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @t10(%arg0: i32) -> i32 {
    %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi slt, %arg1, %arg0 : i32
      %2 = arith.addi %arg1, %arg1 : i32
      scf.condition(%1) %2 : i32
    } do {
    ^bb0(%arg1: i32):
      scf.yield %arg1 : i32
    }
    return %0 : i32
  }
  func.func @t11(%arg0: i32, %arg1: i32) {
    %0:2 = scf.while (%arg2 = %arg0, %arg3 = %arg1) : (i32, i32) -> (i32, i32) {
      %1 = func.call @g() : () -> i1
      scf.condition(%1) %arg2, %arg3 : i32, i32
    } do {
    ^bb0(%arg2: i32, %arg3: i32):
      scf.yield %arg3, %arg2 : i32, i32
    }
    return
  }
  func.func @t12(%arg0: i32) -> i32 {
    %false = arith.constant false
    %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
      %1 = func.call @f(%arg1) : (i32) -> i32
      scf.condition(%false) %1 : i32
    } do {
    ^bb0(%arg1: i32):
      scf.yield %arg1 : i32
    }
    return %0 : i32
  }
}

