module {
  func.func @complement(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %true = arith.constant true
    %0 = arith.xori %arg0, %true : i1
    %1 = scf.if %arg0 -> (i32) {
      %2 = scf.if %arg0 -> (i32) {
        scf.yield %arg2 : i32
      } else {
        scf.yield %arg1 : i32
      }
      scf.yield %2 : i32
    } else {
      %2 = arith.addi %arg1, %arg2 : i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @twice(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %true = arith.constant true
    %0 = arith.xori %arg0, %true : i1
    %1 = scf.if %arg0 -> (i32) {
      scf.yield %arg1 : i32
    } else {
      scf.yield %arg2 : i32
    }
    return %1 : i32
  }
  func.func private @seen(i32)
  func.func @no_else(%arg0: i1, %arg1: i32) {
    %true = arith.constant true
    %0 = arith.xori %arg0, %true : i1
    scf.if %0 {
      func.call @seen(%arg1) : (i32) -> ()
    }
    return
  }
}

