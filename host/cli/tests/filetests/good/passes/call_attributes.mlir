// test: opt
// Attributes for another number of arguments than there are are not verified, and have no place in the custom assembly.
llvm.func @callee(i32, i64) -> i32
llvm.func @calls(%a: i32, %b: i64, %p: !llvm.ptr) {
  %0 = "llvm.call"(%a, %b) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, arg_attrs = [{llvm.noundef}], callee = @callee, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i64) -> i32
  %1 = llvm.call @callee(%a, %b) : (i32 {llvm.noundef}, i64) -> i32
  %2 = llvm.call %p(%a, %b) : !llvm.ptr, (i32 {llvm.noundef}, i64) -> (i32 {llvm.noundef})
  "llvm.call"(%p, %a, %b) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, arg_attrs = [{llvm.noundef}, {}, {}], fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, i32, i64) -> ()
  llvm.return
}
// output:
//| module {
//|   llvm.func @callee(i32, i64) -> i32
//|   llvm.func @calls(%arg0: i32, %arg1: i64, %arg2: !llvm.ptr) {
//|     %0 = "llvm.call"(%arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, arg_attrs = [{llvm.noundef}], callee = @callee, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i64) -> i32
//|     %1 = llvm.call @callee(%arg0, %arg1) : (i32 {llvm.noundef}, i64) -> i32
//|     %2 = llvm.call %arg2(%arg0, %arg1) : !llvm.ptr, (i32 {llvm.noundef}, i64) -> (i32 {llvm.noundef})
//|     "llvm.call"(%arg2, %arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, arg_attrs = [{llvm.noundef}, {}, {}], fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, i32, i64) -> ()
//|     llvm.return
//|   }
//| }
//|
