// test: opt --ods ./verified_parameters.td --allow-unregistered-dialect --split-input-file
// Types of upstream's dialects check their parameters as its C++ does.
"t.x"() {a = !smt.bv<0>} : () -> () // error: [parse::parameter] "bit-vector must have at least a width of one"
// -----
"t.x"() {a = !tosa.shape<-1>} : () -> () // error: [parse::parameter] "invalid rank (must be >= 0): -1"
// -----
"t.x"() {a = !emitc.opaque<"">} : () -> () // error: [parse::parameter] "expected non empty string in !emitc.opaque type"
// -----
"t.x"() {a = !emitc.ptr<!emitc.opaque<"a*">>} : () -> () // error: [parse::parameter] "pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead"
// -----
"t.x"() {a = !transform.param<i65>} : () -> () // error: [parse::parameter] "only supports integer types with width <=64"
// -----
"t.x"() {a = [!smt.bv<1>, !tosa.shape<0>, !emitc.ptr<i3>, !transform.param<i64>]} : () -> ()
// output:
//| -----
//| -----
//| -----
//| -----
//| -----
//| module {
//|   "t.x"() {a = [!smt.bv<1>, !tosa.shape<0>, !emitc.ptr<i3>, !transform.param<i64>]} : () -> ()
//| }
//|
