module {
  func.func @several(%arg0: i32, %arg1: f32 {t.note = "second"}) -> f32 {
    cf.br ^bb1(%arg1 : f32)
  ^bb1(%0: f32):  // pred: ^bb0
    return %0 : f32
  }
  func.func @none() {
    return
  }
}

