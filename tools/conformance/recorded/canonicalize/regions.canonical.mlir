module {
  func.func private @f(i32) -> i32
  func.func private @g()
  func.func @t1(%arg0: i32) -> i32 {
    %0 = call @f(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @t2(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t3() {
    return
  }
  func.func @t4(%arg0: i1) {
    return
  }
  func.func @t5(%arg0: i1) {
    scf.if %arg0 {
    } else {
      func.call @g() : () -> ()
    }
    return
  }
  func.func @t7(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    return %0 : i32
  }
  func.func @t8(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @t9(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32) {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    %1 = scf.if %arg0 -> (i32) {
      %2 = func.call @f(%arg1) : (i32) -> i32
      scf.yield %2 : i32
    } else {
      scf.yield %arg1 : i32
    }
    return %1, %0 : i32, i32
  }
  func.func @t10(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = scf.if %arg0 -> (i32) {
      %1 = func.call @f(%arg1) : (i32) -> i32
      scf.yield %1 : i32
    } else {
      scf.yield %arg1 : i32
    }
    return %0 : i32
  }
  func.func @t11(%arg0: i1) -> i1 {
    return %arg0 : i1
  }
  func.func @t13(%arg0: i1, %arg1: i32) -> i32 {
    %0 = scf.if %arg0 -> (i32) {
      %1 = func.call @f(%arg1) : (i32) -> i32
      scf.yield %1 : i32
    } else {
      %1 = func.call @f(%arg1) : (i32) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @t14(%arg0: i1) -> i1 {
    scf.if %arg0 {
      func.call @g() : () -> ()
    }
    return %arg0 : i1
  }
  func.func @t15(%arg0: i1, %arg1: i1) {
    %0 = arith.andi %arg0, %arg1 : i1
    scf.if %0 {
      func.call @g() : () -> ()
    }
    return
  }
  func.func @t16(%arg0: i1, %arg1: i1, %arg2: i32) -> i32 {
    %0 = arith.andi %arg0, %arg1 : i1
    %1 = scf.if %0 -> (i32) {
      %2 = func.call @f(%arg2) : (i32) -> i32
      scf.yield %2 : i32
    } else {
      scf.yield %arg2 : i32
    }
    return %1 : i32
  }
  func.func @t17(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = scf.if %arg0 -> (i32) {
      scf.yield %arg2 : i32
    } else {
      %1 = func.call @f(%arg1) : (i32) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @t19(%arg0: i1) {
    scf.if %arg0 {
      func.call @g() : () -> ()
      func.call @g() : () -> ()
    } else {
      func.call @g() : () -> ()
    }
    return
  }
  func.func @t20(%arg0: i1, %arg1: i32) -> i32 {
    %0 = scf.if %arg0 -> (i32) {
      %1 = func.call @f(%arg1) : (i32) -> i32
      %2 = func.call @f(%arg1) : (i32) -> i32
      scf.yield %2 : i32
    } else {
      scf.yield %arg1 : i32
    }
    return %0 : i32
  }
  func.func @t21(%arg0: i32, %arg1: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @t22(%arg0: i1, %arg1: i64) -> i64 {
    %0 = arith.extui %arg0 : i1 to i64
    scf.if %arg0 {
      func.call @g() : () -> ()
    }
    return %0 : i64
  }
  func.func @t23(%arg0: i1, %arg1: i32) {
    return
  }
}

// -----
module {
  func.func private @f(i32) -> i32
  func.func @t1(%arg0: i32) -> i32 {
    %0 = call @f(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @t2(%arg0: i32, %arg1: i1) -> i32 {
    cf.cond_br %arg1, ^bb2(%arg0 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %0 = call @f(%arg0) : (i32) -> i32
    cf.br ^bb2(%0 : i32)
  ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
    return %1 : i32
  }
  func.func @t3(%arg0: i32, %arg1: i1) -> i32 {
    %0 = scf.if %arg1 -> (i32) {
      %1 = func.call @f(%arg0) : (i32) -> i32
      scf.yield %1 : i32
    } else {
      %1 = func.call @f(%arg0) : (i32) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @t4(%arg0: i32, %arg1: i1) -> i32 {
    %0 = scf.execute_region -> i32 no_inline {
      %1 = func.call @f(%arg0) : (i32) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @t5(%arg0: i32, %arg1: i1) {
    return
  }
  func.func @t6(%arg0: i32, %arg1: i1) -> i32 {
    %0 = scf.execute_region -> i32 no_inline {
      %1 = func.call @f(%arg0) : (i32) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @t7(%arg0: i32, %arg1: i1) -> i32 {
    %0 = call @f(%arg0) : (i32) -> i32
    cf.br ^bb1(%0 : i32)
  ^bb1(%1: i32):  // 2 preds: ^bb0, ^bb1
    %2 = arith.cmpi slt, %1, %arg0 : i32
    %3 = call @f(%1) : (i32) -> i32
    cf.cond_br %2, ^bb1(%3 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    %4 = arith.addi %3, %1 : i32
    return %4 : i32
  }
}

// -----
module {
  func.func private @f(i32) -> i32
  func.func @t1(%arg0: i32) -> i32 {
    %0 = call @f(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @t2(%arg0: i32) -> i32 {
    %0 = call @f(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @t3(%arg0: i32, %arg1: index) -> i32 {
    %0 = scf.index_switch %arg1 -> i32 
    default {
      %1 = func.call @f(%arg0) : (i32) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @t4(%arg0: i32, %arg1: index) -> i32 {
    return %arg0 : i32
  }
  func.func @t5(%arg0: i32, %arg1: index) {
    return
  }
  func.func @t6(%arg0: i32, %arg1: index) -> i32 {
    %0 = scf.index_switch %arg1 -> i32 
    case 3 {
      %1 = func.call @f(%arg0) : (i32) -> i32
      scf.yield %arg0 : i32
    }
    default {
      %1 = func.call @f(%arg0) : (i32) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @t7(%arg0: i32, %arg1: index) {
    return
  }
}

// -----
module {
  func.func private @f(i32)
  func.func @t1(%arg0: i1, %arg1: index) {
    %c6_i32 = arith.constant 6 : i32
    %c5_i32 = arith.constant 5 : i32
    scf.if %arg0 {
      func.call @f(%c5_i32) : (i32) -> ()
    } else {
      func.call @f(%c5_i32) : (i32) -> ()
      func.call @f(%c6_i32) : (i32) -> ()
    }
    call @f(%c6_i32) : (i32) -> ()
    return
  }
  func.func @t2(%arg0: i1, %arg1: index) {
    %c7_i32 = arith.constant 7 : i32
    %c5_i32 = arith.constant 5 : i32
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    call @f(%c5_i32) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    call @f(%c7_i32) : (i32) -> ()
    call @f(%c5_i32) : (i32) -> ()
    return
  }
  func.func @t3(%arg0: index) {
    return
  }
  func.func @t4() -> (i32, i64, f32, index, i1, i32) {
    %c1_i32 = arith.constant 1 : i32
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 1.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    return %c1_i32, %c1_i64, %cst, %c1, %true, %c1_i32 : i32, i64, f32, index, i1, i32
  }
  func.func @t5(%arg0: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.muli %0, %c9_i32 : i32
    %2 = arith.subi %1, %c4_i32 : i32
    return %2 : i32
  }
  func.func @t6(%arg0: i32) -> i32 {
    %c9_i32 = arith.constant {tag} 9 : i32
    %0 = arith.muli %arg0, %c9_i32 : i32
    %1 = arith.addi %0, %c9_i32 : i32
    return %1 : i32
  }
}

// -----
module {
  func.func @t1(%arg0: index, %arg1: i32, %arg2: i1) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %0 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg1) -> (i32) {
      %1 = arith.select %arg2, %arg4, %c0_i32 : i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @t2(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t3(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.cmpi slt, %arg0, %arg1 : i32
    %1 = arith.select %0, %arg0, %arg1 : i32
    return %1 : i32
  }
  func.func @t4(%arg0: index, %arg1: i64) -> i64 {
    return %arg1 : i64
  }
  module @inner {
    func.func @inside(%arg0: i32) -> i32 {
      return %arg0 : i32
    }
  }
  func.func @t5(%arg0: i1, %arg1: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    cf.switch %arg1 : i32, [
      default: ^bb1(%arg1 : i32),
      1: ^bb1(%c0_i32 : i32)
    ]
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    return %0 : i32
  }
}

// -----
module {
  func.func private @f(i32) -> i32
  func.func @t1(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t2(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb2(%arg1 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %0 = call @f(%arg1) : (i32) -> i32
    cf.br ^bb2(%0 : i32)
  ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
    %2 = scf.if %arg0 -> (i32) {
      %3 = arith.addi %1, %1 : i32
      scf.yield %3 : i32
    } else {
      scf.yield %1 : i32
    }
    return %2 : i32
  }
  func.func @t3(%arg0: index) -> index {
    %c1 = arith.constant 1 : index
    %0 = arith.addi %arg0, %c1 : index
    return %0 : index
  }
}

