// RUN-FLAGS: --allow-unregistered-dialect --test-legalize-type-conversion
// What is replaced by an operation without results may have had one that nobody reads.
func.func @f(%a: f32) { %v = "test.replace_with_legal_op"(%a) : (f32) -> f32
"test.return"() : () -> () }
