// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./includes.pdll
func.func @f() -> i32 {
  "t.from_shared"() : () -> ()
  %0 = "t.mark"() : () -> i32
  %1 = "t.use"(%0) : (i32) -> i32
  %2 = "shop.take"() : () -> i8
  "t.first"(%2) : (i8) -> ()
  return %1 : i32
}
// output:
//| module {
//|   func.func @f() -> i32 {
//|     %0 = "t.mark"() : () -> i32
//|     %1 = "t.wrapped"(%0) : (i32) -> i32
//|     %2 = "shop.take"() : () -> i8
//|     "t.had"(%2) : (i8) -> ()
//|     return %1 : i32
//|   }
//| }
//|
