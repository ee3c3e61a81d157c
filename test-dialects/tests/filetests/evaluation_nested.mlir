// test: opt --pass-pipeline=builtin.module(func.func(test-evaluation{driver=walk},canonicalize),symbol-dce)
// note: "by pattern 'TestWideRule'"
// note: "in this statement"

// A pass that fails inside of a pipeline ends it: later passes are not run, and nothing is printed.
func.func @wide(%value: i32) -> i32 {
  %0 = "test.rewrite"(%value) : (i32) -> i32
  return %0 : i32
}
func.func @index(%value: index) -> index {
  %0 = "test.rewrite"(%value) : (index) -> index // error: [convert::not_evaluated] "pattern 'TestWideRule' cannot be evaluated on 'test.rewrite'"
  return %0 : index
}
