// test: rewrite --patterns ./edition.pdll --allow-unregistered-dialect --split-input-file
// note: "by pattern 'Divide'"
// note: "in this statement"
// note: "by pattern 'Text'"
// note: "in this statement"
// note: "by pattern 'Part'"
// note: "in this statement"
// note: "by pattern 'Sum'"
// note: "in this statement"
// note: "by pattern 'Sum'"
// note: "in this statement"
// note: "by pattern 'Shift'"
// note: "in this statement"
// note: "by pattern 'Fits'"
// note: "in this statement"

"x.divide"() {k = 7 : i32} : () -> () // error: [convert::not_evaluated] "'attr.div' cannot be evaluated: the operation has no result for these numbers"

// -----

"x.text"() {k = 7 : i32} : () -> () // error: [convert::not_evaluated] "'attr.add' cannot be evaluated: an integer attribute was expected"

// -----

"x.part"() {s = "short"} : () -> () // error: [convert::not_evaluated] "'attr.substring' cannot be evaluated: the index is past the end of the string"

// -----

"x.sum"() {a = 1 : i32, b = 2 : i64} : () -> () // error: [convert::not_evaluated] "'attr.add' cannot be evaluated: integers of types 'i32' and 'i64'"

// -----

"x.sum"() {a = 1.0, b = 2.0} : () -> () // error: [convert::not_evaluated] "'attr.add' cannot be evaluated: an integer attribute was expected"

// -----

"x.shift"() {a = true} : () -> () // error: [convert::not_evaluated] "'attr.shl' cannot be evaluated"

// -----

"x.fits"() {a = 3 : i2} : () -> () // error: [convert::not_evaluated] "'attr.add' cannot be evaluated: a number does not fit the type"

// -----

"x.asked"() {k = 7 : i32} : () -> ()
// output:
//| -----
//| -----
//| -----
//| -----
//| -----
//| -----
//| -----
//| module {
//|   "x.asked"() {k = 7 : i32} : () -> ()
//| }
//|
