module {
  func.func private @use(index)
  func.func @b(%arg0: index) {
    return
  }
  func.func @b2(%arg0: index) {
    %c7 = arith.constant 7 : index
    %0 = scf.parallel (%arg1) = (%c7) to (%arg0) step (%arg0) init (%arg0) -> index {
      "t.use"(%arg0) : (index) -> ()
      scf.reduce(%arg1 : index) {
      ^bb0(%arg2: index, %arg3: index):
        scf.reduce.return %arg2 : index
      }
    }
    return
  }
  func.func @b3(%arg0: index) {
    return
  }
  func.func @b4(%arg0: index) {
    return
  }
}

