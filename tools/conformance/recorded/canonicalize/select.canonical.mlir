module {
  func.func @t1(%arg0: i1, %arg1: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @t2(%arg0: i32, %arg1: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t3(%arg0: i32, %arg1: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @t4(%arg0: i1) -> i1 {
    return %arg0 : i1
  }
  func.func @t5(%arg0: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.xori %arg0, %true : i1
    return %0 : i1
  }
  func.func @t6(%arg0: i1, %arg1: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.select %arg0, %true, %arg1 : i1
    return %0 : i1
  }
  func.func @t7(%arg0: i1, %arg1: i1) -> i1 {
    %false = arith.constant false
    %0 = arith.select %arg0, %arg1, %false : i1
    return %0 : i1
  }
  func.func @t8(%arg0: i1, %arg1: i1) -> i1 {
    %false = arith.constant false
    %0 = arith.select %arg0, %false, %arg1 : i1
    return %0 : i1
  }
  func.func @t9(%arg0: i1, %arg1: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.select %arg0, %arg1, %true : i1
    return %0 : i1
  }
  func.func @t10(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.select %arg0, %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @t11(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.select %arg0, %arg1, %arg0 : i1
    return %0 : i1
  }
  func.func @t12(%arg0: i1) -> i32 {
    %0 = arith.extui %arg0 : i1 to i32
    return %0 : i32
  }
  func.func @t13(%arg0: i1) -> i32 {
    %true = arith.constant true
    %0 = arith.xori %arg0, %true : i1
    %1 = arith.extui %0 : i1 to i32
    return %1 : i32
  }
  func.func @t14(%arg0: i1) -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.select %arg0, %c-1_i32, %c0_i32 : i32
    return %0 : i32
  }
  func.func @t15(%arg0: i1) -> index {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = arith.select %arg0, %c1, %c0 : index
    return %0 : index
  }
  func.func @t16(%arg0: vector<2xi1>) -> vector<2xi32> {
    %cst = arith.constant dense<1> : vector<2xi32>
    %cst_0 = arith.constant dense<0> : vector<2xi32>
    %0 = arith.select %arg0, %cst, %cst_0 : vector<2xi1>, vector<2xi32>
    return %0 : vector<2xi32>
  }
  func.func @t17(%arg0: i1) -> vector<2xi32> {
    %cst = arith.constant dense<1> : vector<2xi32>
    %cst_0 = arith.constant dense<0> : vector<2xi32>
    %0 = arith.select %arg0, %cst, %cst_0 : vector<2xi32>
    return %0 : vector<2xi32>
  }
  func.func @t18(%arg0: vector<2xi1>) -> vector<2xi1> {
    %cst = arith.constant dense<true> : vector<2xi1>
    %cst_0 = arith.constant dense<false> : vector<2xi1>
    %0 = arith.select %arg0, %cst_0, %cst : vector<2xi1>, vector<2xi1>
    return %0 : vector<2xi1>
  }
  func.func @t19(%arg0: vector<2xi1>) -> vector<2xi1> {
    %cst = arith.constant dense<true> : vector<2xi1>
    %cst_0 = arith.constant dense<false> : vector<2xi1>
    %0 = arith.select %arg0, %cst, %cst_0 : vector<2xi1>, vector<2xi1>
    return %0 : vector<2xi1>
  }
  func.func @t20(%arg0: vector<3xi32>, %arg1: vector<3xi32>) -> vector<3xi32> {
    %cst = arith.constant dense<[true, false, true]> : vector<3xi1>
    %0 = arith.select %cst, %arg0, %arg1 : vector<3xi1>, vector<3xi32>
    return %0 : vector<3xi32>
  }
  func.func @t21() -> vector<3xi32> {
    %cst = arith.constant dense<[1, 5, 3]> : vector<3xi32>
    return %cst : vector<3xi32>
  }
  func.func @t22() -> vector<3xf32> {
    %cst = arith.constant dense<[1.000000e+00, 5.000000e+00, 1.000000e+00]> : vector<3xf32>
    return %cst : vector<3xf32>
  }
  func.func @t23(%arg0: vector<3xi32>, %arg1: vector<3xi32>) -> vector<3xi32> {
    return %arg0 : vector<3xi32>
  }
  func.func @t24(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = arith.select %arg0, %arg2, %arg1 : i32
    return %0 : i32
  }
  func.func @t25(%arg0: vector<2xi1>, %arg1: vector<2xi32>, %arg2: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<true> : vector<2xi1>
    %0 = arith.xori %arg0, %cst : vector<2xi1>
    %1 = arith.select %0, %arg1, %arg2 : vector<2xi1>, vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t26(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: i32) -> i32 {
    %0 = arith.select %arg0, %arg1, %arg3 : i32
    return %0 : i32
  }
  func.func @t27(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: i32) -> i32 {
    %0 = arith.select %arg0, %arg3, %arg2 : i32
    return %0 : i32
  }
  func.func @t28(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> i32 {
    %0 = arith.select %arg1, %arg2, %arg3 : i32
    %1 = arith.select %arg0, %0, %arg3 : i32
    return %1 : i32
  }
  func.func @t29(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> i32 {
    %0 = arith.select %arg1, %arg3, %arg2 : i32
    %1 = arith.select %arg0, %0, %arg3 : i32
    return %1 : i32
  }
  func.func @t30(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> i32 {
    %0 = arith.select %arg1, %arg2, %arg3 : i32
    %1 = arith.select %arg0, %arg2, %0 : i32
    return %1 : i32
  }
  func.func @t31(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> i32 {
    %0 = arith.select %arg1, %arg3, %arg2 : i32
    %1 = arith.select %arg0, %arg2, %0 : i32
    return %1 : i32
  }
  func.func @t32(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> (i32, i32) {
    %0 = arith.select %arg1, %arg2, %arg3 : i32
    %1 = arith.select %arg0, %0, %arg3 : i32
    return %1, %0 : i32, i32
  }
  func.func @t33(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> i32 {
    %0 = arith.andi %arg0, %arg1 : i1
    %1 = arith.select %0, %arg2, %arg3 : i32
    return %1 : i32
  }
  func.func @t34(%arg0: i1) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = arith.select %arg0, %cst, %cst_0 : f32
    return %0 : f32
  }
  func.func @t35(%arg0: i1) -> i8 {
    %c7_i8 = arith.constant 7 : i8
    %c3_i8 = arith.constant 3 : i8
    %0 = arith.select %arg0, %c7_i8, %c3_i8 : i8
    return %0 : i8
  }
  func.func @t36(%arg0: i32, %arg1: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @t37(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    return %arg1 : vector<2xi32>
  }
  func.func @t38(%arg0: i32, %arg1: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t39(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    return %arg0 : vector<2xi32>
  }
  func.func @t40(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t41(%arg0: i32, %arg1: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t42(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    return %arg0 : vector<2xi32>
  }
  func.func @t43(%arg0: i32, %arg1: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @t44(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    return %arg1 : vector<2xi32>
  }
  func.func @t45(%arg0: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    return %c4_i32 : i32
  }
  func.func @t46(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.cmpi slt, %arg0, %arg1 : i32
    %1 = arith.select %0, %arg0, %arg1 : i32
    return %1 : i32
  }
  func.func @t47(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = arith.cmpi slt, %arg0, %arg1 : vector<2xi32>
    %1 = arith.select %0, %arg0, %arg1 : vector<2xi1>, vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t48(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.cmpi slt, %arg0, %arg1 : i32
    %1 = arith.select %0, %arg1, %arg0 : i32
    return %1 : i32
  }
  func.func @t49(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = arith.cmpi slt, %arg0, %arg1 : vector<2xi32>
    %1 = arith.select %0, %arg1, %arg0 : vector<2xi1>, vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t50(%arg0: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.cmpi slt, %arg0, %c4_i32 : i32
    %1 = arith.select %0, %c4_i32, %arg0 : i32
    return %1 : i32
  }
  func.func @t51(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.cmpi sle, %arg0, %arg1 : i32
    %1 = arith.select %0, %arg0, %arg1 : i32
    return %1 : i32
  }
  func.func @t52(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = arith.cmpi sle, %arg0, %arg1 : vector<2xi32>
    %1 = arith.select %0, %arg0, %arg1 : vector<2xi1>, vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t53(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.cmpi sle, %arg0, %arg1 : i32
    %1 = arith.select %0, %arg1, %arg0 : i32
    return %1 : i32
  }
  func.func @t54(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = arith.cmpi sle, %arg0, %arg1 : vector<2xi32>
    %1 = arith.select %0, %arg1, %arg0 : vector<2xi1>, vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t55(%arg0: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.cmpi sle, %arg0, %c4_i32 : i32
    %1 = arith.select %0, %c4_i32, %arg0 : i32
    return %1 : i32
  }
  func.func @t56(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.cmpi sgt, %arg0, %arg1 : i32
    %1 = arith.select %0, %arg0, %arg1 : i32
    return %1 : i32
  }
  func.func @t57(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = arith.cmpi sgt, %arg0, %arg1 : vector<2xi32>
    %1 = arith.select %0, %arg0, %arg1 : vector<2xi1>, vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t58(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.cmpi sgt, %arg0, %arg1 : i32
    %1 = arith.select %0, %arg1, %arg0 : i32
    return %1 : i32
  }
  func.func @t59(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = arith.cmpi sgt, %arg0, %arg1 : vector<2xi32>
    %1 = arith.select %0, %arg1, %arg0 : vector<2xi1>, vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t60(%arg0: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.cmpi sgt, %arg0, %c4_i32 : i32
    %1 = arith.select %0, %c4_i32, %arg0 : i32
    return %1 : i32
  }
  func.func @t61(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.cmpi sge, %arg0, %arg1 : i32
    %1 = arith.select %0, %arg0, %arg1 : i32
    return %1 : i32
  }
  func.func @t62(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = arith.cmpi sge, %arg0, %arg1 : vector<2xi32>
    %1 = arith.select %0, %arg0, %arg1 : vector<2xi1>, vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t63(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.cmpi sge, %arg0, %arg1 : i32
    %1 = arith.select %0, %arg1, %arg0 : i32
    return %1 : i32
  }
  func.func @t64(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = arith.cmpi sge, %arg0, %arg1 : vector<2xi32>
    %1 = arith.select %0, %arg1, %arg0 : vector<2xi1>, vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t65(%arg0: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.cmpi sge, %arg0, %c4_i32 : i32
    %1 = arith.select %0, %c4_i32, %arg0 : i32
    return %1 : i32
  }
  func.func @t66(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.cmpi ult, %arg0, %arg1 : i32
    %1 = arith.select %0, %arg0, %arg1 : i32
    return %1 : i32
  }
  func.func @t67(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = arith.cmpi ult, %arg0, %arg1 : vector<2xi32>
    %1 = arith.select %0, %arg0, %arg1 : vector<2xi1>, vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t68(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.cmpi ult, %arg0, %arg1 : i32
    %1 = arith.select %0, %arg1, %arg0 : i32
    return %1 : i32
  }
  func.func @t69(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = arith.cmpi ult, %arg0, %arg1 : vector<2xi32>
    %1 = arith.select %0, %arg1, %arg0 : vector<2xi1>, vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t70(%arg0: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.cmpi ult, %arg0, %c4_i32 : i32
    %1 = arith.select %0, %c4_i32, %arg0 : i32
    return %1 : i32
  }
  func.func @t71(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.cmpi ule, %arg0, %arg1 : i32
    %1 = arith.select %0, %arg0, %arg1 : i32
    return %1 : i32
  }
  func.func @t72(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = arith.cmpi ule, %arg0, %arg1 : vector<2xi32>
    %1 = arith.select %0, %arg0, %arg1 : vector<2xi1>, vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t73(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.cmpi ule, %arg0, %arg1 : i32
    %1 = arith.select %0, %arg1, %arg0 : i32
    return %1 : i32
  }
  func.func @t74(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = arith.cmpi ule, %arg0, %arg1 : vector<2xi32>
    %1 = arith.select %0, %arg1, %arg0 : vector<2xi1>, vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t75(%arg0: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.cmpi ule, %arg0, %c4_i32 : i32
    %1 = arith.select %0, %c4_i32, %arg0 : i32
    return %1 : i32
  }
  func.func @t76(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.cmpi ugt, %arg0, %arg1 : i32
    %1 = arith.select %0, %arg0, %arg1 : i32
    return %1 : i32
  }
  func.func @t77(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = arith.cmpi ugt, %arg0, %arg1 : vector<2xi32>
    %1 = arith.select %0, %arg0, %arg1 : vector<2xi1>, vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t78(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.cmpi ugt, %arg0, %arg1 : i32
    %1 = arith.select %0, %arg1, %arg0 : i32
    return %1 : i32
  }
  func.func @t79(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = arith.cmpi ugt, %arg0, %arg1 : vector<2xi32>
    %1 = arith.select %0, %arg1, %arg0 : vector<2xi1>, vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t80(%arg0: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.cmpi ugt, %arg0, %c4_i32 : i32
    %1 = arith.select %0, %c4_i32, %arg0 : i32
    return %1 : i32
  }
  func.func @t81(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.cmpi uge, %arg0, %arg1 : i32
    %1 = arith.select %0, %arg0, %arg1 : i32
    return %1 : i32
  }
  func.func @t82(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = arith.cmpi uge, %arg0, %arg1 : vector<2xi32>
    %1 = arith.select %0, %arg0, %arg1 : vector<2xi1>, vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t83(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.cmpi uge, %arg0, %arg1 : i32
    %1 = arith.select %0, %arg1, %arg0 : i32
    return %1 : i32
  }
  func.func @t84(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = arith.cmpi uge, %arg0, %arg1 : vector<2xi32>
    %1 = arith.select %0, %arg1, %arg0 : vector<2xi1>, vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t85(%arg0: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.cmpi uge, %arg0, %c4_i32 : i32
    %1 = arith.select %0, %c4_i32, %arg0 : i32
    return %1 : i32
  }
  func.func @t86(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.cmpf oeq, %arg0, %arg1 : f32
    %1 = arith.select %0, %arg0, %arg1 : f32
    return %1 : f32
  }
  func.func @t87(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.cmpf oeq, %arg0, %arg1 fastmath<fast> : f32
    %1 = arith.select %0, %arg0, %arg1 : f32
    return %1 : f32
  }
  func.func @t88(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.cmpf oeq, %arg0, %arg1 : f32
    %1 = arith.select %0, %arg1, %arg0 : f32
    return %1 : f32
  }
  func.func @t89(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.cmpf oeq, %arg0, %arg1 fastmath<fast> : f32
    %1 = arith.select %0, %arg1, %arg0 : f32
    return %1 : f32
  }
  func.func @t90(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.cmpf ueq, %arg0, %arg1 : f32
    %1 = arith.select %0, %arg0, %arg1 : f32
    return %1 : f32
  }
  func.func @t91(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.cmpf ueq, %arg0, %arg1 fastmath<fast> : f32
    %1 = arith.select %0, %arg0, %arg1 : f32
    return %1 : f32
  }
  func.func @t92(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.cmpf ueq, %arg0, %arg1 : f32
    %1 = arith.select %0, %arg1, %arg0 : f32
    return %1 : f32
  }
  func.func @t93(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.cmpf ueq, %arg0, %arg1 fastmath<fast> : f32
    %1 = arith.select %0, %arg1, %arg0 : f32
    return %1 : f32
  }
  func.func @t94(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.cmpf one, %arg0, %arg1 : f32
    %1 = arith.select %0, %arg0, %arg1 : f32
    return %1 : f32
  }
  func.func @t95(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.cmpf one, %arg0, %arg1 fastmath<fast> : f32
    %1 = arith.select %0, %arg0, %arg1 : f32
    return %1 : f32
  }
  func.func @t96(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.cmpf one, %arg0, %arg1 : f32
    %1 = arith.select %0, %arg1, %arg0 : f32
    return %1 : f32
  }
  func.func @t97(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.cmpf one, %arg0, %arg1 fastmath<fast> : f32
    %1 = arith.select %0, %arg1, %arg0 : f32
    return %1 : f32
  }
  func.func @t98(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.cmpf une, %arg0, %arg1 : f32
    %1 = arith.select %0, %arg0, %arg1 : f32
    return %1 : f32
  }
  func.func @t99(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.cmpf une, %arg0, %arg1 fastmath<fast> : f32
    %1 = arith.select %0, %arg0, %arg1 : f32
    return %1 : f32
  }
  func.func @t100(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.cmpf une, %arg0, %arg1 : f32
    %1 = arith.select %0, %arg1, %arg0 : f32
    return %1 : f32
  }
  func.func @t101(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.cmpf une, %arg0, %arg1 fastmath<fast> : f32
    %1 = arith.select %0, %arg1, %arg0 : f32
    return %1 : f32
  }
  func.func @t102(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.cmpf olt, %arg0, %arg1 : f32
    %1 = arith.select %0, %arg0, %arg1 : f32
    return %1 : f32
  }
  func.func @t103(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.cmpf olt, %arg0, %arg1 fastmath<fast> : f32
    %1 = arith.select %0, %arg0, %arg1 : f32
    return %1 : f32
  }
  func.func @t104(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.cmpf olt, %arg0, %arg1 : f32
    %1 = arith.select %0, %arg1, %arg0 : f32
    return %1 : f32
  }
  func.func @t105(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.cmpf olt, %arg0, %arg1 fastmath<fast> : f32
    %1 = arith.select %0, %arg1, %arg0 : f32
    return %1 : f32
  }
  func.func @t106(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.cmpf ogt, %arg0, %arg1 : f32
    %1 = arith.select %0, %arg0, %arg1 : f32
    return %1 : f32
  }
  func.func @t107(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.cmpf ogt, %arg0, %arg1 fastmath<fast> : f32
    %1 = arith.select %0, %arg0, %arg1 : f32
    return %1 : f32
  }
  func.func @t108(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.cmpf ogt, %arg0, %arg1 : f32
    %1 = arith.select %0, %arg1, %arg0 : f32
    return %1 : f32
  }
  func.func @t109(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.cmpf ogt, %arg0, %arg1 fastmath<fast> : f32
    %1 = arith.select %0, %arg1, %arg0 : f32
    return %1 : f32
  }
}

// -----
module {
  func.func @xv(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi1> {
    %cst = arith.constant dense<true> : vector<2xi1>
    %0 = arith.cmpi slt, %arg0, %arg1 : vector<2xi32>
    %1 = arith.xori %0, %cst : vector<2xi1>
    return %1 : vector<2xi1>
  }
  func.func @sv(%arg0: vector<2xi1>, %arg1: vector<2xi32>, %arg2: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<true> : vector<2xi1>
    %0 = arith.xori %arg0, %cst : vector<2xi1>
    %1 = arith.select %0, %arg1, %arg2 : vector<2xi1>, vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @sv2(%arg0: vector<2xi1>) -> vector<2xi1> {
    %cst = arith.constant dense<true> : vector<2xi1>
    %cst_0 = arith.constant dense<false> : vector<2xi1>
    %0 = arith.select %arg0, %cst_0, %cst : vector<2xi1>, vector<2xi1>
    return %0 : vector<2xi1>
  }
  func.func @sv3(%arg0: vector<2xi1>) -> vector<2xi32> {
    %cst = arith.constant dense<1> : vector<2xi32>
    %cst_0 = arith.constant dense<0> : vector<2xi32>
    %0 = arith.select %arg0, %cst, %cst_0 : vector<2xi1>, vector<2xi32>
    return %0 : vector<2xi32>
  }
  func.func @sv4(%arg0: i1) -> vector<2xi32> {
    %cst = arith.constant dense<1> : vector<2xi32>
    %cst_0 = arith.constant dense<0> : vector<2xi32>
    %0 = arith.select %arg0, %cst, %cst_0 : vector<2xi32>
    return %0 : vector<2xi32>
  }
  func.func @sv5(%arg0: i1) -> index {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = arith.select %arg0, %c1, %c0 : index
    return %0 : index
  }
  func.func @s6(%arg0: i1) -> (i32, i32, i1, i64) {
    %true = arith.constant true
    %0 = arith.extui %arg0 : i1 to i32
    %1 = arith.xori %arg0, %true : i1
    %2 = arith.extui %1 : i1 to i32
    %3 = arith.xori %arg0, %true : i1
    %4 = arith.xori %arg0, %true : i1
    %5 = arith.extui %4 : i1 to i64
    return %0, %2, %3, %5 : i32, i32, i1, i64
  }
  func.func @t1(%arg0: i64) -> (i32, i32, i16) {
    %c32_i64 = arith.constant 32 : i64
    %c33_i64 = arith.constant 33 : i64
    %c31_i64 = arith.constant 31 : i64
    %0 = arith.shrsi %arg0, %c33_i64 : i64
    %1 = arith.trunci %0 : i64 to i32
    %2 = arith.shrui %arg0, %c32_i64 exact : i64
    %3 = arith.trunci %2 overflow<nsw> : i64 to i32
    %4 = arith.shrsi %arg0, %c31_i64 : i64
    %5 = arith.trunci %4 : i64 to i16
    return %1, %3, %5 : i32, i32, i16
  }
  func.func @t2(%arg0: vector<2xi64>) -> vector<2xi32> {
    %cst = arith.constant dense<32> : vector<2xi64>
    %0 = arith.shrui %arg0, %cst : vector<2xi64>
    %1 = arith.trunci %0 : vector<2xi64> to vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @c1(%arg0: i8, %arg1: i8) -> (i1, i1, i1, i1) {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i8 to i32
    %2 = arith.cmpi eq, %arg0, %arg1 : i8
    %3 = arith.cmpi slt, %0, %1 : i32
    %4 = arith.cmpi ult, %0, %1 : i32
    %5 = arith.extui %arg0 : i8 to i32
    %6 = arith.extui %arg1 : i8 to i32
    %7 = arith.cmpi ult, %5, %6 : i32
    return %2, %3, %4, %7 : i1, i1, i1, i1
  }
  func.func @o1(%arg0: i32) -> (i32, i32, i32) {
    %c1056_i32 = arith.constant 1056 : i32
    %c65_i32 = arith.constant 65 : i32
    %0 = arith.addi %arg0, %c65_i32 overflow<nsw> : i32
    %1 = arith.muli %arg0, %c1056_i32 overflow<nsw> : i32
    %2 = arith.subi %arg0, %c65_i32 overflow<nsw> : i32
    return %0, %1, %2 : i32, i32, i32
  }
  func.func @o2(%arg0: i32, %arg1: i32) -> (i32, i32, i32) {
    %c0_i32 = arith.constant 0 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c65_i32 = arith.constant 65 : i32
    %0 = arith.subi %c65_i32, %arg0 overflow<nsw> : i32
    %1 = arith.addi %arg0, %c-1_i32 overflow<nsw> : i32
    %2 = arith.subi %c0_i32, %arg1 overflow<nsw> : i32
    return %0, %1, %2 : i32, i32, i32
  }
  func.func @f1(%arg0: f16, %arg1: f64) -> (f32, bf16, f32) {
    %0 = arith.extf %arg0 : f16 to f64
    %1 = arith.truncf %0 : f64 to f32
    %2 = arith.truncf %0 : f64 to bf16
    %3 = arith.truncf %arg1 to_nearest_even : f64 to f16
    %4 = arith.extf %3 : f16 to f32
    return %1, %2, %4 : f32, bf16, f32
  }
  func.func @b1(%arg0: i16, %arg1: i8) -> (i16, i16, i16) {
    %c0_i16 = arith.constant 0 : i16
    %0 = arith.extsi %arg1 : i8 to i16
    %1 = arith.extui %arg1 : i8 to i16
    %2 = arith.andi %0, %1 : i16
    return %2, %arg0, %c0_i16 : i16, i16, i16
  }
  func.func @m1(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.mulf %arg0, %arg1 fastmath<nnan> : f32
    return %0 : f32
  }
  func.func @d(%arg0: i32, %arg1: i32) -> (i32, i32, i32) {
    %0 = arith.muli %arg0, %arg1 overflow<nsw> : i32
    %1 = arith.divui %0, %arg0 : i32
    return %arg1, %arg0, %1 : i32, i32, i32
  }
}

