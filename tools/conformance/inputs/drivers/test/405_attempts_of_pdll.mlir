// RUN-FLAGS: --test-dialect-conversion-pdll
// RULES: 98, 99, 100
// a pattern of a PDLL file has a name here, and none there
func.func @f(%a: i64) -> i64 {
  %0 = "test.cast"(%a) : (i64) -> i64
  return %0 : i64
}
// upstream prints:
//| exit 0
//| module {
//|   func.func @f(%arg0: i64) -> i64 {
//|     %0 = "test.cast"() : () -> f64
//|     %1 = builtin.unrealized_conversion_cast %0 : f64 to i64
//|     return %1 : i64
//|   }
//| }
// ours prints:
//| exit 0
//| module {
//|   func.func @f(%arg0: i64) -> i64 {
//|     %0 = "test.cast"() : () -> f64
//|     %1 = builtin.unrealized_conversion_cast %0 : f64 to i64
//|     return %1 : i64
//|   }
//| }
