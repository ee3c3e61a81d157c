// test: rewrite --patterns ./built_regions.td --mlir-print-op-generic
func.func @f(%item: i32) -> i32 {
  %0 = "yard.store"(%item) : (i32) -> i32
  return %0 : i32
}
// output:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
//|   ^bb0(%arg0: i32):
//|     %0 = "yard.shed"(%arg0) <{roof_kind = "flat"}> ({
//|     ^bb0:
//|     }, {
//|     }, {
//|     ^bb0:
//|     }) : (i32) -> i32
//|     "func.return"(%0) : (i32) -> ()
//|   }) : () -> ()
//| }) : () -> ()
//|
