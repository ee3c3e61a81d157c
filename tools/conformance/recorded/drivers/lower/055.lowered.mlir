module {
  llvm.func @visible(%arg0: i8) -> i8 attributes {sym_visibility = "private"} {
    llvm.return %arg0 : i8
  }
  llvm.func @nested(%arg0: i8 {llvm.signext}) -> (i8 {llvm.signext, my.attr = 1 : i32}) attributes {sym_visibility = "nested"} {
    llvm.return %arg0 : i8
  }
  llvm.func @attrs(%arg0: i32 {foreign.x = "y", llvm.noundef}, %arg1: i64) attributes {foreign.z, llvm.emit_c_interface = false, passthrough = ["cold"]} {
    llvm.return
  }
}

