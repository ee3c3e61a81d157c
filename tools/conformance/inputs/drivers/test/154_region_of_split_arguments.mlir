// RUN-FLAGS: --test-legalize-patterns
// RESULT-VARIES
// RULES: 82
func.func @outer(%a: f32, %b: i64) {
  "test.one_region_op"() ({
    "test.invalid"(%a, %b) : (f32, i64) -> ()
  }) : () -> ()
  "test.region"() ({
  ^bb0(%c: f32):
    "test.invalid"(%c, %b) : (f32, i64) -> ()
  }) : () -> ()
  "test.return"(%b) : (i64) -> ()
}
// ours prints:
//| exit 0
//| module {
//|   func.func @outer(%arg0: f32, %arg1: i64) {
//|     "test.one_region_op"() ({
//|       "test.invalid"(%arg0, %arg1) : (f32, i64) -> ()
//|     }) : () -> ()
//|     "test.region"() ({
//|     ^bb0(%arg2: f32):
//|       "test.invalid"(%arg2, %arg1) : (f32, i64) -> ()
//|     }) : () -> ()
//|     "test.return"(%arg1) : (i64) -> ()
//|   }
//| }
//| convert::unresolved_materialization
//|   × failed to legalize unresolved materialization from ('f32') to ('f16',
//|   │ 'f16') that remained live after conversion
//|     ╭─[tools/conformance/inputs/drivers/test/154_region_of_split_arguments.mlir:10:5]
//|   9 │   ^bb0(%c: f32):
//|  10 │     "test.invalid"(%c, %b) : (f32, i64) -> ()
//|     ·     ▲
//|     ·     ╰── here
//|  11 │   }) : () -> ()
//|     ╰────
//|   help: add a target materialization to the type converter, or a pattern for
//|         the user
//| Advice:
//|   ☞ see existing live user here: 'test.cast'
//|     ╭─[tools/conformance/inputs/drivers/test/154_region_of_split_arguments.mlir:10:5]
//|   9 │   ^bb0(%c: f32):
//|  10 │     "test.invalid"(%c, %b) : (f32, i64) -> ()
//|     ·     ▲
//|     ·     ╰── here
//|  11 │   }) : () -> ()
//|     ╰────
//| convert::failed
//|   ☞ applyPartialConversion failed (at
//|   │ loc("tools/conformance/inputs/drivers/test/154_region_of_split_arguments.m
//|   │ lir":0:0))
