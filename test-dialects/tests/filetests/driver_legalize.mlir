// test: opt --test-legalize-patterns

// One value to none, to one and to two; a cast where a reader wants the old type.
func.func @types(%dropped: i16, %one: i64, %two: f32) -> i64 {
  "test.invalid"(%two) : (f32) -> ()
}
// What leads to something legal in one step comes before what takes two.
func.func @ways() -> i32 {
  %0 = "test.illegal_op_a"() : () -> i32
  %1 = "test.nobody_knows"(%0) : (i32) -> i32 // remark: [convert::not_legalizable] "op 'test.nobody_knows' is not legalizable"
  "test.return"(%1) : (i32) -> ()
}
// output:
//| notifyBlockInserted into func.func: was unlinked
//| notifyOperationInserted: test.invalid, was linked, exact position unknown
//| notifyBlockErased
//| notifyOperationModified: func.func
//| notifyOperationInserted: test.cast, was unlinked
//| notifyOperationInserted: test.valid, was unlinked
//| notifyOperationReplaced: test.invalid
//| notifyOperationErased: test.invalid
//| notifyOperationInserted: test.legal_op_a, was unlinked
//| notifyOperationReplaced: test.illegal_op_a
//| notifyOperationModified: test.nobody_knows
//| notifyOperationErased: test.illegal_op_a
//| module {
//|   func.func @types(%arg0: f64, %arg1: f16, %arg2: f16) -> f64 {
//|     %0 = "test.cast"(%arg1, %arg2) : (f16, f16) -> f32
//|     "test.valid"(%0) : (f32) -> ()
//|   }
//|   func.func @ways() -> i32 {
//|     %0 = "test.legal_op_a"() <{status = "Success"}> : () -> i32
//|     %1 = "test.nobody_knows"(%0) : (i32) -> i32
//|     "test.return"(%1) : (i32) -> ()
//|   }
//| }
//|
