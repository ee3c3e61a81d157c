// test: opt --mlir-print-op-generic

test.properties 4 true [1, 2]
test.properties -4 false [] "label" fast
// output:
//| "builtin.module"() ({
//|   "test.properties"() <{dims = array<i64: 1, 2>, fast = false, label = "none", number = 4 : i64, on = true}> : () -> ()
//|   "test.properties"() <{dims = array<i64>, fast, label = "label", number = -4 : i64, on = false}> : () -> ()
//| }) : () -> ()
//|
