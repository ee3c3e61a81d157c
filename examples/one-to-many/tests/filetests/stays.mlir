// test: opt --allow-unregistered-dialect --lower-cx
// Operations that stay see numbers: materializations.
func.func @stays(%a: !cx.number) -> f64 {
  "other.use"(%a) : (!cx.number) -> ()
  %0 = "other.number"() : () -> !cx.number
  %1 = cx.add %0, %a
  %re, %im = cx.parts %1
  return %re : f64
}
// output:
//| module {
//|   func.func @stays(%arg0: f64, %arg1: f64) -> f64 {
//|     %0 = cx.make %arg0, %arg1
//|     "other.use"(%0) : (!cx.number) -> ()
//|     %1 = "other.number"() : () -> !cx.number
//|     %re, %im = cx.parts %1
//|     %2 = arith.addf %re, %arg0 : f64
//|     %3 = arith.addf %im, %arg1 : f64
//|     return %2 : f64
//|   }
//| }
//|
