module {
  llvm.func @shim(%arg0: i32, %arg1: f32) -> i32 attributes {llvm.emit_c_interface} {
    %0 = llvm.fptosi %arg1 : f32 to i32
    %1 = llvm.add %arg0, %0 : i32
    llvm.return %1 : i32
  }
  llvm.func @_mlir_ciface_shim(%arg0: i32, %arg1: f32) -> i32 attributes {llvm.emit_c_interface} {
    %0 = llvm.call @shim(%arg0, %arg1) : (i32, f32) -> i32
    llvm.return %0 : i32
  }
  llvm.func @keep(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {sym_visibility = "private"} {
    %0 = llvm.sub %arg0, %arg1 : i32
    llvm.return %0 : i32
  }
  llvm.func internal @ext(%arg0: i8 {llvm.signext}) -> (i8 {llvm.signext}) attributes {sym_visibility = "private"} {
    llvm.return %arg0 : i8
  }
  llvm.func @quiet(%arg0: i32) -> i32 attributes {passthrough = ["nounwind", ["frame-pointer", "all"]], sym_visibility = "private"} {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mul %arg0, %0 : i32
    llvm.return %1 : i32
  }
  llvm.func @inlined(%arg0: i32) -> i32 attributes {llvm.always_inline, sym_visibility = "private"} {
    llvm.return %arg0 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(70 : i32) : i32
    %1 = llvm.mlir.constant(3.750000e+00 : f32) : f32
    %2 = llvm.mlir.constant(-6 : i8) : i8
    %3 = llvm.call @shim(%0, %1) : (i32, f32) -> i32
    %4 = llvm.call @keep(%3, %0) : (i32, i32) -> i32
    %5 = llvm.call @ext(%2) : (i8) -> i8
    %6 = llvm.call @quiet(%4) {no_inline} : (i32) -> i32
    %7 = llvm.call @inlined(%6) : (i32) -> i32
    %8 = llvm.zext %5 : i8 to i32
    %9 = llvm.add %7, %8 : i32
    %10 = llvm.mlir.constant(255 : i32) : i32
    %11 = llvm.and %9, %10 : i32
    llvm.return %11 : i32
  }
}

