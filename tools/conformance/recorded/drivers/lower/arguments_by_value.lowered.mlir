// refused, first error in line 21:
// 'llvm.mlir.addressof'opmustreferenceaglobaldefinedby'llvm.mlir.global','llvm.mlir.alias'or'llvm.func'or'llvm.mlir.ifunc'
