// RUN-FLAGS: --test-dialect-conversion-pdll
// RULES: 98, 99, 100
// a pattern of a PDLL file has a name here, and none there
func.func @f(%a: i64) -> i64 {
  %0 = "test.cast"(%a) : (i64) -> i64
  return %0 : i64
}
// upstream prints:
//| exit 0
//| [thread mlir-opt] begins (no breakpoint) Action `pass-execution` running `ConvertPDLToPDLInterpPass` on Operation `builtin.module` (module {...})`
//| [thread mlir-opt] completed `pass-execution`
//| [thread mlir-opt] begins (no breakpoint) Action `pass-execution` running `(anonymous namespace)::TestDialectConversionPDLLPass` on Operation `builtin.module` (module {...})`
//| [thread mlir-opt] begins (no breakpoint) Action apply-conversion (module {...})`
//| [thread mlir-opt] begins (no breakpoint) Action `apply-pattern pattern:  (%0 = "test.cast"(%arg0) : (i64) -> i64)`
//| [thread mlir-opt] completed `apply-pattern`
//| [thread mlir-opt] completed `apply-conversion`
//| [thread mlir-opt] completed `pass-execution`
//| module {
//|   func.func @f(%arg0: i64) -> i64 {
//|     %0 = "test.cast"() : () -> f64
//|     %1 = builtin.unrealized_conversion_cast %0 : f64 to i64
//|     return %1 : i64
//|   }
//| }
//| ExecutionContext registered on the context
// ours prints:
//| exit 0
//| module {
//|   func.func @f(%arg0: i64) -> i64 {
//|     %0 = "test.cast"() : () -> f64
//|     %1 = builtin.unrealized_conversion_cast %0 : f64 to i64
//|     return %1 : i64
//|   }
//| }
//| begins Action `pass-execution` running `TestDialectConversionPDLL` on Operation `builtin.module`
//| begins Action `apply-pattern pattern: test.cast #0 (%1 = "test.cast"(%arg0) : (i64) -> (i64))`
//| completed `apply-pattern` : success
//| completed `pass-execution`
