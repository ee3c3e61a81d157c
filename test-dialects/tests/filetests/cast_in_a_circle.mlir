// test: opt --canonicalize

// The cast that the other one undoes reads it: upstream's patterns erase what is read still, and crash.
"test.graph"() ({
  %1 = builtin.unrealized_conversion_cast %0 : f32 to i32
  %0 = builtin.unrealized_conversion_cast %1 : i32 to f32
  "test.discard"(%1) : (i32) -> ()
}) : () -> ()
// output:
//| module {
//|   test.graph {
//|     %0 = builtin.unrealized_conversion_cast %1 : f32 to i32
//|     %1 = builtin.unrealized_conversion_cast %0 : i32 to f32
//|     test.discard %0 : i32
//|   }
//| }
//|
