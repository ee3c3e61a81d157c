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
