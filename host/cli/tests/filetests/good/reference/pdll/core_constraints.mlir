// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./core_constraints.pdll
func.func @f(%x: i32, %y: i8) -> (i32, i32, i8, i32, i32, i8) {
  "t.attr"() {value = "any"} : () -> ()
  "t.attr"() : () -> ()
  %0 = "t.attr_type"() {value = 1 : i32} : () -> i32
  %1 = "t.attr_type"() {value = 1 : i32} : () -> i8
  "t.use"(%1) : (i8) -> ()
  "t.attr_literal"() {value = 1 : i8} : () -> ()
  "t.attr_literal"() {value = 1 : i32} : () -> ()
  %2 = "t.from"() : () -> i32
  %3 = "t.elsewhere"() : () -> i32
  "t.any_op"(%3) : (i32) -> ()
  "t.any_op"(%x) : (i32) -> ()
  "t.this_op"(%2) : (i32) -> ()
  "t.this_op"(%3) : (i32) -> ()
  %4 = "t.type"() : () -> i32
  %5:2 = "t.type"() : () -> (i32, i8)
  "t.use"(%5#0) : (i32) -> ()
  %6:2 = "t.types"() : () -> (i8, i32)
  "t.value"(%x) : (i32) -> ()
  "t.value"(%x, %x) : (i32, i32) -> ()
  %7 = "t.value_type"(%x) : (i32) -> i32
  %8 = "t.value_type"(%x) : (i32) -> i8
  "t.values"(%x, %y) : (i32, i8) -> ()
  return %0, %4, %6#0, %6#1, %7, %8 : i32, i32, i8, i32, i32, i8
}
// output:
//| module {
//|   func.func @f(%arg0: i32, %arg1: i8) -> (i32, i32, i8, i32, i32, i8) {
//|     "t.attr_seen"() {value = "any"} : () -> ()
//|     "t.attr"() : () -> ()
//|     %0 = "t.attr_type_seen"() : () -> i32
//|     %1 = "t.attr_type"() {value = 1 : i32} : () -> i8
//|     "t.use"(%1) : (i8) -> ()
//|     "t.attr_literal_seen"() : () -> ()
//|     "t.attr_literal"() {value = 1 : i32} : () -> ()
//|     %2 = "t.from"() : () -> i32
//|     %3 = "t.elsewhere"() : () -> i32
//|     "t.any_op_seen"() : () -> ()
//|     "t.any_op"(%arg0) : (i32) -> ()
//|     "t.this_op_seen"() : () -> ()
//|     "t.this_op"(%3) : (i32) -> ()
//|     %4 = "t.type_seen"() : () -> i32
//|     %5:2 = "t.type"() : () -> (i32, i8)
//|     "t.use"(%5#0) : (i32) -> ()
//|     %6:2 = "t.types_seen"() : () -> (i8, i32)
//|     "t.value_seen"(%arg0) : (i32) -> ()
//|     "t.value"(%arg0, %arg0) : (i32, i32) -> ()
//|     %7 = "t.value_type"(%arg0) : (i32) -> i8
//|     "t.values_seen"(%arg0, %arg1) : (i32, i8) -> ()
//|     return %0, %4, %6#0, %6#1, %arg0, %7 : i32, i32, i8, i32, i32, i8
//|   }
//| }
//|
