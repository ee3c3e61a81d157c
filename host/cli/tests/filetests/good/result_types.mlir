// test: rewrite --patterns ./result_types.td --mlir-print-op-generic
func.func @order(%a: i8, %b: i64) -> (f32, f32, i64) {
  %0 = "shop.order"(%a, %a) : (i8, i8) -> f32
  // The condition does not hold.
  %1 = "shop.order"(%b, %b) : (i64, i64) -> f32
  %2 = "shop.half"(%b) : (i64) -> i64
  return %0, %1, %2 : f32, f32, i64
}
// output:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i8, i64) -> (f32, f32, i64), sym_name = "order"}> ({
//|   ^bb0(%arg0: i8, %arg1: i64):
//|     %0 = "shop.sum"(%arg0, %arg0) <{unit = "piece"}> : (i8, i8) -> i16
//|     %1 = "shop.tag"(%0) <{text = "new"}> : (i16) -> vector<2xi16>
//|     %2 = "shop.sum"(%arg0, %arg0) <{unit = "box"}> : (i8, i8) -> i16
//|     %3 = "shop.tag"(%2) <{text = "old"}> : (i16) -> vector<2xi16>
//|     %4 = "shop.pack"(%1, %3) {count = 2 : i64} : (vector<2xi16>, vector<2xi16>) -> vector<2xvector<2xi16>>
//|     %5 = "shop.sell"(%4) <{customer = "ann"}> : (vector<2xvector<2xi16>>) -> f32
//|     %6 = "shop.order"(%arg1, %arg1) : (i64, i64) -> f32
//|     %7:3 = "shop.split"(%arg1) <{parts = 3 : i64}> : (i64) -> (i64, i64, i64)
//|     %8 = "shop.sum"(%7#0, %arg1) : (i64, i64) -> i64
//|     "func.return"(%5, %6, %8) : (f32, f32, i64) -> ()
//|   }) : () -> ()
//| }) : () -> ()
//|
