// test: rewrite --patterns ./at_run_time.pdll --keep-going --allow-unregistered-dialect

func.func @f(%a: i32) { // error: [convert::not_evaluated] "native 'Listed' cannot be evaluated: 'isDeclaration' is not a method of 'Operation', which '->' of 'mlir::func::FuncOp' leads to"
  "x.two"(%a) : (i32) -> () // error: [convert::not_evaluated] "native 'Two' returned a range, but 2 results are declared"
  return
}
// output:
//| module {
//|   func.func @f(%arg0: i32) {
//|     "x.two"(%arg0) : (i32) -> ()
//|     return
//|   }
//| }
//|
