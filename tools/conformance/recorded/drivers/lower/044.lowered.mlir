module {
  func.func @extra(%arg0: i32, %arg1: f32) {
    %0 = llvm.add %arg0, %arg0 {my.note = "x"} : i32
    %1 = llvm.fadd %arg1, %arg1 {fast, my.note = 2 : i32} : f32
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.sext %arg0 {n = [1, 2]} : i32 to i64
    %4 = llvm.mlir.constant(3 : i32) {my.note} : i32
    %5 = llvm.trunc %arg0 : i32 to i1
    return
  }
}

