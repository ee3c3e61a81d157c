// Calls with bundles of operands, and with attributes of arguments and results.
llvm.func @callee(%a: i32) -> i32
llvm.func @nothing(%a: i32)
llvm.func @caller(%a: i32, %p: !llvm.ptr) {
  llvm.call @callee(%a) ["deopt"(%a : i32)] : (i32) -> i32
  llvm.call @callee(%a) ["deopt"(), "x"(%a, %p : i32, !llvm.ptr)] {a.b} : (i32) -> i32
  %0 = llvm.call %p(%a) ["deopt"()] : !llvm.ptr, (i32) -> i32
  %1 = llvm.call tail @callee(%a) : (i32 {llvm.zeroext}) -> i32
  %2 = llvm.call fastcc musttail @callee(%a) {a.b = 1 : i32} : (i32) -> (i32 {llvm.noundef})
  llvm.call @nothing(%a) : (i32 {llvm.noundef}) -> ()
  llvm.return
}

// -----

// A vector of one dimension may stand in the dialect, whatever it holds.
llvm.func @vectors(%a: vector<2x!llvm.ptr>) {
  %0 = llvm.mlir.undef : vector<4xindex>
  llvm.return
}
