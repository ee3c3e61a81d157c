// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./types.pdll
func.func @f(%x: i32, %y: i32) -> (i32, i32) {
  "t.attr"() {a = 1 : i32} : () -> ()
  "t.attr"() {a = 2 : i32} : () -> ()
  "t.op"(%x, %y) : (i32, i32) -> ()
  "t.op"(%x) : (i32) -> ()
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %x, %y : i32
  %2 = "t.unknown"() : () -> i1
  "t.unknown"() : () -> ()
  %3 = "t.type"() : () -> f32
  %4 = "t.type"() : () -> f64
  %5:2 = "t.types"() : () -> (f32, f64)
  %6 = "t.types"() : () -> f32
  "t.values"(%x, %x) : (i32, i32) -> ()
  "t.values"(%x, %y) : (i32, i32) -> ()
  "t.storage"() {a = 101 : i64} : () -> ()
  "t.storage"() {a = 1 : i64} : () -> ()
  "t.use"(%2, %3, %4, %5#0, %6) : (i1, f32, f64, f32, f32) -> ()
  return %0, %1 : i32, i32
}
// output:
//| module {
//|   func.func @f(%arg0: i32, %arg1: i32) -> (i32, i32) {
//|     "t.attr_seen"() : () -> ()
//|     "t.attr"() {a = 2 : i32} : () -> ()
//|     "t.op_seen"() : () -> ()
//|     "t.op"(%arg0) : (i32) -> ()
//|     %0 = arith.addi %arg0, %arg1 : i32
//|     %1 = "t.unknown_seen"() : () -> i1
//|     "t.unknown"() : () -> ()
//|     %2 = "t.type_seen"() : () -> f32
//|     %3 = "t.type"() : () -> f64
//|     %4:2 = "t.types_seen"() : () -> (f32, f64)
//|     %5 = "t.types"() : () -> f32
//|     "t.values_seen"() : () -> ()
//|     "t.values"(%arg0, %arg1) : (i32, i32) -> ()
//|     "t.storage_seen"() : () -> ()
//|     "t.storage"() {a = 1 : i64} : () -> ()
//|     "t.use"(%1, %2, %3, %4#0, %5) : (i1, f32, f64, f32, f32) -> ()
//|     return %arg0, %0 : i32, i32
//|   }
//| }
//|
