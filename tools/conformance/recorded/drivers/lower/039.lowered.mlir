// refused, first error in line 10:
// 'llvm.extractvalue'opresult#0mustbeLLVMdialect-compatibletype,butgot'index'
