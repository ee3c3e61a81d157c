// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./tuples.pdll
func.func @f(%x: i32, %y: i8) -> (i32, i8) {
  %0 = "t.numbered"() : () -> i8
  %1 = "t.first"(%0) {n = 10 : i32} : (i8) -> i32
  %2 = "t.named"() : () -> i8
  %3 = "t.second"(%2) {n = 11 : i32} : (i8) -> i8
  %4 = "t.second"(%2) {n = 10 : i32} : (i8) -> i8
  "t.third"(%x, %y) : (i32, i8) -> ()
  "t.use"(%4) : (i8) -> ()
  return %1, %3 : i32, i8
}
// output:
//| module {
//|   func.func @f(%arg0: i32, %arg1: i8) -> (i32, i8) {
//|     %0 = "t.numbered"() : () -> i8
//|     %1 = "t.first_seen"() {n = 10 : i32} : () -> i32
//|     %2 = "t.named"() : () -> i8
//|     %3 = "t.second_seen"() {n = 11 : i32, type = 11 : i32} : () -> i8
//|     %4 = "t.second"(%2) {n = 10 : i32} : (i8) -> i8
//|     "t.third_seen"(%arg1, %arg0, %arg0) : (i8, i32, i32) -> ()
//|     "t.use"(%4) : (i8) -> ()
//|     return %1, %3 : i32, i8
//|   }
//| }
//|
