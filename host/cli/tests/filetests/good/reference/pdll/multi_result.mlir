// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./multi_result.pdll
func.func @f(%x: i32) {
  %0:3 = "shop.pack"(%x) : (i32) -> (i32, i8, f32)
  "t.named"(%0#0, %0#2) : (i32, f32) -> ()
  "t.named"(%0#2, %0#0) : (f32, i32) -> ()
  "t.numbered"(%0#2, %0#0) : (f32, i32) -> ()
  "t.numbered"(%0#0, %0#2) : (i32, f32) -> ()
  return
}
// output:
//| module {
//|   func.func @f(%arg0: i32) {
//|     %box, %label, %bill = "shop.pack"(%arg0) : (i32) -> (i32, i8, f32)
//|     "t.seen"(%label, %arg0) : (i8, i32) -> ()
//|     "t.named"(%bill, %box) : (f32, i32) -> ()
//|     "t.seen"(%label) : (i8) -> ()
//|     "t.numbered"(%box, %bill) : (i32, f32) -> ()
//|     return
//|   }
//| }
//|
