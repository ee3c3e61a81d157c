// test: opt --ods ./conditions.td --allow-unresolved
// warning: [ods::unchecked_constraint] "constraint 'many' is not checked on 'u.many'" (no place)
// warning: [ods::unchecked_constraint] "constraint 'sum' is not checked on 'u.sum'" (no place)
// warning: [ods::unchecked_constraint] "constraint 'syntax' is not checked on 'u.syntax'" (no place)
// warning: [ods::unchecked_constraint] "constraint 'unknown' is not checked on 'u.unknown'" (no place)
// warning: [ods::unchecked_constraint] "constraint 'width' is not checked on 'u.width'" (no place)
func.func @f(%x: i32) {
  "u.sum"(%x) : (i32) -> ()
  "u.width"(%x) : (i32) -> ()
  "u.many"(%x) : (i32) -> ()
  "u.unknown"(%x) : (i32) -> ()
  "u.syntax"(%x) : (i32) -> ()
  "u.sound"(%x) : (i32) -> ()
  return
}
// output:
//| module {
//|   func.func @f(%arg0: i32) {
//|     "u.sum"(%arg0) : (i32) -> ()
//|     "u.width"(%arg0) : (i32) -> ()
//|     "u.many"(%arg0) : (i32) -> ()
//|     "u.unknown"(%arg0) : (i32) -> ()
//|     "u.syntax"(%arg0) : (i32) -> ()
//|     "u.sound"(%arg0) : (i32) -> ()
//|     return
//|   }
//| }
//|
