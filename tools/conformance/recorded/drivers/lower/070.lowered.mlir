module {
  llvm.func @variadic(%arg0: i32, ...) {
    llvm.return
  }
  llvm.func @readnone(%arg0: i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
    llvm.return %arg0 : i32
  }
  llvm.func @frame(%arg0: i32) attributes {llvm.always_inline, llvm.target_cpu = "x"} {
    llvm.return
  }
}

