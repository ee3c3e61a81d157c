// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./results_as_operands.pdll
func.func @f(%x: i32) {
  %0 = "shop.take"() : () -> i32
  %1 = "shop.take"() : () -> i32
  %2:2 = "t.unregistered"() : () -> (i32, i8)
  "shop.both"(%0, %0) : (i32, i32) -> ()
  "shop.both"(%0, %1) : (i32, i32) -> ()
  "t.converted"(%0) : (i32) -> ()
  "t.converted"(%x) : (i32) -> ()
  "t.written"(%1) : (i32) -> ()
  "t.written"(%2#0) : (i32) -> ()
  "t.numbers"(%2#0) : (i32) -> ()
  "t.numbers"(%2#1) : (i8) -> ()
  "t.second"(%2#1) : (i8) -> ()
  "t.second"(%2#0) : (i32) -> ()
  "t.range"(%2#0, %2#1) : (i32, i8) -> ()
  "t.range"(%2#1, %2#0) : (i8, i32) -> ()
  return
}
// output:
//| module {
//|   func.func @f(%arg0: i32) {
//|     %0 = "shop.take"() : () -> i32
//|     %1 = "shop.take"() : () -> i32
//|     %2:2 = "t.unregistered"() : () -> (i32, i8)
//|     "t.members"(%0) : (i32) -> ()
//|     "shop.both"(%0, %1) : (i32, i32) -> ()
//|     "t.converted_seen"(%0) : (i32) -> ()
//|     "t.converted"(%arg0) : (i32) -> ()
//|     "t.written_seen"() : () -> ()
//|     "t.written"(%2#0) : (i32) -> ()
//|     "t.numbers_seen"() : () -> ()
//|     "t.numbers"(%2#1) : (i8) -> ()
//|     "t.second_seen"() : () -> ()
//|     "t.second"(%2#0) : (i32) -> ()
//|     "t.range_seen"() : () -> ()
//|     "t.range"(%2#1, %2#0) : (i8, i32) -> ()
//|     return
//|   }
//| }
//|
