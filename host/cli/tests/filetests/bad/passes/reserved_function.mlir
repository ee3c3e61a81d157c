// test: opt --convert-func-to-llvm
llvm.func @malloc(i32) -> i32 // error: [dialects::reserved_symbol] "redefinition of reserved function 'malloc' of different type"

func.func @copied(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}
