// test: opt --ods ./loops.td
func.func @f(%a: index, %b: i32, %v: f32) -> f32 {
  mill.turn %i = %a to %a step %a {
    %s = arith.addi %i, %i : index
  }
  %r:2 = mill.turn %i = %b to %b step %b iter_args(%x = %v, %y = %a) -> (f32, index) : i32 {
    mill.crank %j = %y to %y step %a {
      mill.rest
    } {speed = 3 : i64}
    mill.rest %x, %y : f32, index
  } {kept}
  "mill.turn"(%b, %a, %a) ({
  ^bb0(%k: index):
    mill.rest
  }) : (i32, index, index) -> ()
  mill.turn %k = %a to %a step %a {
    mill.rest %v : f32
  }
  return %r#0 : f32
}
// output:
//| module {
//|   func.func @f(%arg0: index, %arg1: i32, %arg2: f32) -> f32 {
//|     mill.turn %arg3 = %arg0 to %arg0 step %arg0 {
//|       %1 = arith.addi %arg3, %arg3 : index
//|     }
//|     %0:2 = mill.turn %arg3 = %arg1 to %arg1 step %arg1 iter_args(%arg4 = %arg2, %arg5 = %arg0) -> (f32, index)  : i32 {
//|       mill.crank %arg6 = %arg5 to %arg5 step %arg0 {
//|         mill.rest
//|       } {speed = 3 : i64}
//|       mill.rest %arg4, %arg5 : f32, index
//|     } {kept}
//|     "mill.turn"(%arg1, %arg0, %arg0) ({
//|     ^bb0(%arg3: index):
//|       mill.rest
//|     }) : (i32, index, index) -> ()
//|     "mill.turn"(%arg0, %arg0, %arg0) ({
//|     ^bb0(%arg3: index):
//|       mill.rest %arg2 : f32
//|     }) : (index, index, index) -> ()
//|     return %0#0 : f32
//|   }
//| }
//|
