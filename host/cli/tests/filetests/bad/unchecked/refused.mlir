// test: opt --ods ./conditions.td --split-input-file
func.func @f(%x: i32) {
  "u.sum"(%x) : (i32) -> () // error: [ods::unchecked_constraint] "constraint 'sum' cannot be checked: "
  return
}
// -----
func.func @f(%x: i32) {
  "u.width"(%x) : (i32) -> () // error: [ods::unchecked_constraint] "constraint 'width' cannot be checked: "
  return
}
// -----
func.func @f(%x: i32) {
  "u.many"(%x) : (i32) -> () // error: [ods::unchecked_constraint] "constraint 'many' cannot be checked: "
  return
}
// -----
func.func @f(%x: i32) {
  "u.unknown"(%x) : (i32) -> () // error: [ods::unchecked_constraint] "constraint 'unknown' cannot be checked: "
  return
}
// -----
func.func @f(%x: i32) {
  "u.syntax"(%x) : (i32) -> () // error: [ods::unchecked_constraint] "constraint 'syntax' cannot be checked: "
  return
}
// output:
//| -----
//| -----
//| -----
//| -----
