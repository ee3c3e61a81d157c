module {
  func.func @branches(%arg0: i1, %arg1: i32, %arg2: f32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    cf.br ^bb3(%0, %arg2 : i32, f32)
  ^bb2:  // pred: ^bb0
    cf.cond_br %arg0 weights([3, 4]), ^bb3(%arg1, %arg2 : i32, f32), ^bb1(%arg1 : i32) {foo.y = 1 : i32}
  ^bb3(%1: i32, %2: f32):  // 2 preds: ^bb1, ^bb2
    cf.assert %arg0, "a \22message\22"
    return %1 : i32
  }
  func.func private @declared(i32, f32) -> (i32, i32)
  func.func @calls(%arg0: i32, %arg1: f32) -> (i32, i32) {
    %0:2 = call @declared(%arg0, %arg1) : (i32, f32) -> (i32, i32)
    %f = constant @branches : (i1, i32, f32) -> i32
    %true = index.bool.constant true
    %1 = call_indirect %f(%true, %arg0, %arg1) : (i1, i32, f32) -> i32
    return %0#0, %1 : i32, i32
  }
  func.func @indices(%arg0: index, %arg1: index) -> index {
    %0 = index.add %arg0, %arg1
    %1 = index.cmp slt(%0, %arg1)
    %idx42 = index.constant 42
    %2 = index.casts %idx42 : index to i32
    %3 = index.castu %2 : i32 to index
    %4 = index.sizeof
    return %3 : index
  }
}

