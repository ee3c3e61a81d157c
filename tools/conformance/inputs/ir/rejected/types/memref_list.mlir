func.func private @f(memref<2xf32, >)
