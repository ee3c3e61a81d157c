// test: rewrite --patterns ./captured_constants.pdll --fold=false --allow-unregistered-dialect
%a = arith.constant 4 : i32
%z = arith.constant 0 : i32
%o = arith.constant 1 : i32
%f = arith.constant 4.0 : f32
%n = arith.constant -0.0 : f32
%d = arith.constant dense<4> : tensor<2xi32>
%s0 = arith.addi %z, %o : i32
%s1 = arith.addi %a, %o : i32
%s2 = arith.addi %s0, %s1 : i32
"test.use"(%a) : (i32) -> ()
"test.use"(%z) : (i32) -> ()
"test.use"(%o) : (i32) -> ()
"test.use"(%f) : (f32) -> ()
"test.use"(%n) : (f32) -> ()
"test.use"(%d) : (tensor<2xi32>) -> ()
"test.use"(%s0) : (i32) -> ()
"test.use"(%s1) : (i32) -> ()
"test.use"(%s2) : (i32) -> ()
// output:
//| module {
//|   %c4_i32 = arith.constant 4 : i32
//|   %c0_i32 = arith.constant 0 : i32
//|   %c1_i32 = arith.constant 1 : i32
//|   %cst = arith.constant 4.000000e+00 : f32
//|   %cst_0 = arith.constant -0.000000e+00 : f32
//|   %cst_1 = arith.constant dense<4> : tensor<2xi32>
//|   %0 = arith.addi %c0_i32, %c1_i32 : i32
//|   %1 = arith.addi %c4_i32, %c1_i32 : i32
//|   %2 = arith.addi %0, %1 : i32
//|   "test.use"(%c4_i32) {t.c1, t.c2, t.c3, t.c8} : (i32) -> ()
//|   "test.use"(%c0_i32) {t.c4} : (i32) -> ()
//|   "test.use"(%c1_i32) : (i32) -> ()
//|   "test.use"(%cst) {t.c17, t.c5, t.c9} : (f32) -> ()
//|   "test.use"(%cst_0) {t.c14, t.c17, t.c9} : (f32) -> ()
//|   "test.use"(%cst_1) {t.c1, t.c11, t.c2, t.c8} : (tensor<2xi32>) -> ()
//|   "test.use"(%0) {t.c10, t.c12, t.c13, t.c17, t.c6, t.c7} : (i32) -> ()
//|   "test.use"(%1) {t.c10, t.c12, t.c13, t.c17, t.c7} : (i32) -> ()
//|   "test.use"(%2) {t.c12, t.c13, t.c15, t.c17} : (i32) -> ()
//| }
//|
