// refused, first error in line 1:
// customop'llvm.func'failedtoconstructfunctiontype:expectedLLVMtypeforfunctionarguments
