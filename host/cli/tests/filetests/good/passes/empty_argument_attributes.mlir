// test: opt --convert-func-to-llvm --mlir-print-op-generic

// Where a function says of its arguments that they have no attributes, the new one says so of its own.
"func.func"() <{function_type = (i32, memref<2xf32>) -> (), sym_name = "none", arg_attrs = [{}, {}], sym_visibility = "private"}> ({}) : () -> ()
"func.func"() <{function_type = (memref<*xf32>) -> (), sym_name = "dropped", arg_attrs = [{llvm.noundef}], sym_visibility = "private"}> ({}) : () -> ()
"func.func"() <{function_type = (i32) -> (), sym_name = "silent", sym_visibility = "private"}> ({}) : () -> ()
// output:
//| "builtin.module"() ({
//|   "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{}, {}, {}, {}, {}, {}], function_type = !llvm.func<void (i32, ptr, ptr, i64, i64, i64)>, linkage = #llvm.linkage<external>, sym_name = "none", sym_visibility = "private", visibility_ = 0 : i64}> ({
//|   }) : () -> ()
//|   "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{}, {}], function_type = !llvm.func<void (i64, ptr)>, linkage = #llvm.linkage<external>, sym_name = "dropped", sym_visibility = "private", visibility_ = 0 : i64}> ({
//|   }) : () -> ()
//|   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "silent", sym_visibility = "private", visibility_ = 0 : i64}> ({
//|   }) : () -> ()
//| }) : () -> ()
//|
