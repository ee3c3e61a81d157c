// test: convert --target ./condition.ron --ods ./dialect.td
// note: "by this condition"

// An index has no width, so that the legality of the operation is indeterminate.
func.func @index(%value: index, %wide: i32) -> index {
  %0 = "e.pass"(%wide) : (i32) -> i32
  %1 = "e.pass"(%value) : (index) -> index // error: [convert::not_evaluated] "the condition of the target cannot be evaluated on 'e.pass': native 'condition' cannot be evaluated: type has no bit width"
  return %1 : index
}
