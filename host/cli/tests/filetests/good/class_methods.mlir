// test: rewrite --patterns ./class_methods.pdll -I ../good --ods ./class_methods.td --fold=false
func.func @main() {
  %0:2 = "m.box"() {name = "lid", length = 4 : i64} : () -> (i32, i32)
  "m.box"(%0#0, %0#1) {name = "m.box", length = 10 : i64} : (i32, i32) -> ()
  "m.box"(%0#0) {name = "odd", length = 12 : i64} : (i32) -> ()
  return
}
func.func @one() -> i32 {
  %0 = arith.constant 1 : i32
  return %0 : i32
}
func.func private @gone(i32, i32)
func.func private @kept(i32)
// output:
//| module {
//|   func.func @main() attributes {seen = "main, without results"} {
//|     %0:2 = "m.box"() <{length = 4 : i64, name = "lid"}> {seen = "lid"} : () -> (i32, i32)
//|     "m.box"(%0#0, %0#1) <{length = 10 : i64, name = "m.box"}> {seen = "tall"} : (i32, i32) -> ()
//|     "m.box"(%0#0) <{length = 12 : i64, name = "odd"}> : (i32) -> ()
//|     return
//|   }
//|   func.func @one() -> i32 {
//|     %c1_i32 = arith.constant 1 : i32
//|     return %c1_i32 : i32
//|   }
//|   func.func private @kept(i32)
//| }
//|
