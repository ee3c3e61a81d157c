module {
  func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: i32) -> (f32, i32) {
    %0:2 = scf.parallel (%arg5) = (%arg0) to (%arg1) step (%arg2) init (%arg3, %arg4) -> (f32, i32) {
      %cst = arith.constant 1.000000e+00 : f32
      %1 = arith.index_cast %arg5 : index to i32
      scf.reduce(%cst, %1 : f32, i32) {
      ^bb0(%arg6: f32, %arg7: f32):
        %2 = arith.addf %arg6, %arg7 : f32
        scf.reduce.return %2 : f32
      }, {
      ^bb0(%arg6: i32, %arg7: i32):
        %2 = arith.addi %arg6, %arg7 : i32
        scf.reduce.return %2 : i32
      }
    }
    return %0#0, %0#1 : f32, i32
  }
  func.func @g(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: i32) -> (i32, f32) {
    %0:2 = scf.parallel (%arg5, %arg6, %arg7) = (%arg0, %arg1, %arg0) to (%arg1, %arg2, %arg2) step (%arg2, %arg0, %arg0) init (%arg4, %arg3) -> (i32, f32) {
      %cst = arith.constant 1.000000e+00 : f32
      %1 = arith.index_cast %arg7 : index to i32
      %2 = scf.parallel (%arg8) = (%arg0) to (%arg7) step (%arg2) init (%1) -> i32 {
        scf.reduce(%1 : i32) {
        ^bb0(%arg9: i32, %arg10: i32):
          scf.reduce.return %arg10 : i32
        }
      }
      scf.reduce(%2, %cst : i32, f32) {
      ^bb0(%arg8: i32, %arg9: i32):
        %3 = arith.cmpi slt, %arg8, %arg9 : i32
        %4 = scf.if %3 -> (i32) {
          scf.yield %arg8 : i32
        } else {
          %5 = arith.addi %arg9, %2 : i32
          scf.yield %5 : i32
        }
        scf.reduce.return %4 : i32
      }, {
      ^bb0(%arg8: f32, %arg9: f32):
        scf.reduce.return %arg8 : f32
      }
    }
    return %0#0, %0#1 : i32, f32
  }
}

