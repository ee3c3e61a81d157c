// test: convert --target ./full.ron

test.func @f (i32, vector<2xi32>, !test.token) -> i32 {
^bb0(%a: i32, %v: vector<2xi32>, %t: !test.token):
  %z = test.add %v, %v : vector<2xi32>
  test.cfg {
    test.branch ^x(%a, %z, %t : i32, vector<2xi32>, !test.token)
  ^x(%b: i32, %w: vector<2xi32>, %u: !test.token):
    test.yield %w : vector<2xi32>
  }
  test.kernel {
    %k = test.source : i32
    test.stuck (%k) : (i32) -> ()
  }
  test.leave %a : i32
}
// output:
//| module {
//|   test.func @f (i64, vector<2xi64>) -> i64 {
//|   ^bb0(%arg0: i64, %arg1: vector<2xi64>):
//|     %0 = test.add %arg1, %arg1 : vector<2xi64>
//|     test.cfg {
//|       test.branch ^bb1(%arg0, %0 : i64, vector<2xi64>)
//|     ^bb1(%1: i64, %2: vector<2xi64>):  // pred: ^bb0
//|       test.yield %2 : vector<2xi64>
//|     }
//|     test.kernel {
//|       %1 = test.source : i32
//|       test.stuck(%1) : (i32) -> ()
//|     }
//|     test.leave %arg0 : i64
//|   }
//| }
//|
