module {
  func.func @a(%arg0: i32) -> (i32, i32) {
    %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
      %1 = func.call @cond(%arg1) : (i32) -> i1
      scf.condition(%1) %arg1 : i32
    } do {
    ^bb0(%arg1: i32):
      func.call @use32(%arg0) : (i32) -> ()
      %1 = func.call @make() : () -> i32
      %2 = arith.muli %1, %arg1 : i32
      scf.yield %2 : i32
    }
    return %arg0, %0 : i32, i32
  }
  func.func @c(%arg0: i32) {
    %true = arith.constant true
    %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
      %1 = func.call @cond(%arg1) : (i32) -> i1
      scf.condition(%1) %arg1 : i32
    } do {
    ^bb0(%arg1: i32):
      func.call @use32(%arg1) : (i32) -> ()
      func.call @use32(%arg1) : (i32) -> ()
      func.call @useb(%true) : (i1) -> ()
      %1 = func.call @cond(%arg1) : (i32) -> i1
      func.call @useb(%1) : (i1) -> ()
      %2 = arith.muli %arg1, %arg0 : i32
      scf.yield %2 : i32
    }
    return
  }
  func.func @down(%arg0: i32, %arg1: i1) -> i32 {
    %0:2 = scf.while (%arg2 = %arg0) : (i32) -> (i32, i32) {
      %1 = func.call @cond(%arg2) : (i32) -> i1
      %2 = func.call @make() : () -> i32
      scf.condition(%1) %2, %arg2 : i32, i32
    } do {
    ^bb0(%arg2: i32, %arg3: i32):
      %1 = arith.addi %arg3, %arg2 : i32
      func.call @use32(%1) : (i32) -> ()
      %2 = arith.muli %1, %1 : i32
      scf.yield %2 : i32
    }
    return %0#0 : i32
  }
  func.func private @cond(i32) -> i1
  func.func private @make() -> i32
  func.func private @use32(i32)
  func.func private @useb(i1)
}

