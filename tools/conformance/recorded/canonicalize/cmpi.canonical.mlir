module {
  func.func @t1(%arg0: i8) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t6(%arg0: i8) -> i1 {
    %c-128_i8 = arith.constant -128 : i8
    %0 = arith.cmpi eq, %arg0, %c-128_i8 : i8
    return %0 : i1
  }
  func.func @t11(%arg0: i8) -> i1 {
    %c5_i8 = arith.constant 5 : i8
    %0 = arith.cmpi eq, %arg0, %c5_i8 : i8
    return %0 : i1
  }
  func.func @t16(%arg0: i8) -> i1 {
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.cmpi ne, %arg0, %c0_i8 : i8
    return %0 : i1
  }
  func.func @t21(%arg0: i8) -> i1 {
    %c-128_i8 = arith.constant -128 : i8
    %0 = arith.cmpi ne, %arg0, %c-128_i8 : i8
    return %0 : i1
  }
  func.func @t26() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t31(%arg0: i8) -> i1 {
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.cmpi sgt, %arg0, %c0_i8 : i8
    return %0 : i1
  }
  func.func @t36(%arg0: i8) -> i1 {
    %c127_i8 = arith.constant 127 : i8
    %0 = arith.cmpi slt, %arg0, %c127_i8 : i8
    return %0 : i1
  }
  func.func @t41() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t46(%arg0: i8) -> i1 {
    %c-1_i8 = arith.constant -1 : i8
    %0 = arith.cmpi sle, %arg0, %c-1_i8 : i8
    return %0 : i1
  }
  func.func @t52(%arg0: i8) -> i1 {
    %c5_i8 = arith.constant 5 : i8
    %0 = arith.cmpi sle, %arg0, %c5_i8 : i8
    return %0 : i1
  }
  func.func @t57(%arg0: i8) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t62(%arg0: i8) -> i1 {
    %c-128_i8 = arith.constant -128 : i8
    %0 = arith.cmpi sgt, %arg0, %c-128_i8 : i8
    return %0 : i1
  }
  func.func @t67(%arg0: i8) -> i1 {
    %c5_i8 = arith.constant 5 : i8
    %0 = arith.cmpi slt, %arg0, %c5_i8 : i8
    return %0 : i1
  }
  func.func @t72(%arg0: i8) -> i1 {
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.cmpi sge, %arg0, %c0_i8 : i8
    return %0 : i1
  }
  func.func @t77(%arg0: i8) -> i1 {
    %c-128_i8 = arith.constant -128 : i8
    %0 = arith.cmpi sle, %arg0, %c-128_i8 : i8
    return %0 : i1
  }
  func.func @t82() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t87(%arg0: i8) -> i1 {
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.cmpi ugt, %arg0, %c0_i8 : i8
    return %0 : i1
  }
  func.func @t92(%arg0: i8) -> i1 {
    %c127_i8 = arith.constant 127 : i8
    %0 = arith.cmpi ult, %arg0, %c127_i8 : i8
    return %0 : i1
  }
  func.func @t98() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t103(%arg0: i8) -> i1 {
    %c-1_i8 = arith.constant -1 : i8
    %0 = arith.cmpi uge, %arg0, %c-1_i8 : i8
    return %0 : i1
  }
  func.func @t108(%arg0: i8) -> i1 {
    %c5_i8 = arith.constant 5 : i8
    %0 = arith.cmpi ule, %arg0, %c5_i8 : i8
    return %0 : i1
  }
  func.func @t113(%arg0: i8) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t118(%arg0: i8) -> i1 {
    %c-128_i8 = arith.constant -128 : i8
    %0 = arith.cmpi ugt, %arg0, %c-128_i8 : i8
    return %0 : i1
  }
  func.func @t123(%arg0: i8) -> i1 {
    %c5_i8 = arith.constant 5 : i8
    %0 = arith.cmpi ult, %arg0, %c5_i8 : i8
    return %0 : i1
  }
  func.func @t128(%arg0: i8) -> i1 {
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.cmpi uge, %arg0, %c0_i8 : i8
    return %0 : i1
  }
  func.func @t133(%arg0: i8) -> i1 {
    %c-128_i8 = arith.constant -128 : i8
    %0 = arith.cmpi ule, %arg0, %c-128_i8 : i8
    return %0 : i1
  }
  func.func @t138() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t144(%arg0: i1) -> i1 {
    return %arg0 : i1
  }
  func.func @t149(%arg0: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.cmpi ne, %arg0, %true : i1
    return %0 : i1
  }
  func.func @t154(%arg0: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.cmpi slt, %arg0, %true : i1
    return %0 : i1
  }
  func.func @t159(%arg0: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.cmpi sle, %arg0, %true : i1
    return %0 : i1
  }
  func.func @t164(%arg0: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.cmpi sgt, %arg0, %true : i1
    return %0 : i1
  }
  func.func @t169(%arg0: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.cmpi sge, %arg0, %true : i1
    return %0 : i1
  }
  func.func @t174(%arg0: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.cmpi ult, %arg0, %true : i1
    return %0 : i1
  }
  func.func @t179(%arg0: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.cmpi ule, %arg0, %true : i1
    return %0 : i1
  }
  func.func @t184(%arg0: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.cmpi ugt, %arg0, %true : i1
    return %0 : i1
  }
  func.func @t190(%arg0: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.cmpi ule, %arg0, %true : i1
    return %0 : i1
  }
  func.func @t195(%arg0: index) -> i1 {
    %c-1 = arith.constant -1 : index
    %0 = arith.cmpi eq, %arg0, %c-1 : index
    return %0 : i1
  }
  func.func @t200(%arg0: index) -> i1 {
    %c5 = arith.constant 5 : index
    %0 = arith.cmpi eq, %arg0, %c5 : index
    return %0 : i1
  }
  func.func @t205(%arg0: index) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t210(%arg0: index) -> i1 {
    %c-9223372036854775808 = arith.constant -9223372036854775808 : index
    %0 = arith.cmpi ne, %arg0, %c-9223372036854775808 : index
    return %0 : i1
  }
  func.func @t215(%arg0: index) -> i1 {
    %c5 = arith.constant 5 : index
    %0 = arith.cmpi ne, %arg0, %c5 : index
    return %0 : i1
  }
  func.func @t220(%arg0: index) -> i1 {
    %c0 = arith.constant 0 : index
    %0 = arith.cmpi slt, %arg0, %c0 : index
    return %0 : i1
  }
  func.func @t225(%arg0: index) -> i1 {
    %c-9223372036854775808 = arith.constant -9223372036854775808 : index
    %0 = arith.cmpi sgt, %arg0, %c-9223372036854775808 : index
    return %0 : i1
  }
  func.func @t230() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t236(%arg0: index) -> i1 {
    %c-1 = arith.constant -1 : index
    %0 = arith.cmpi sle, %arg0, %c-1 : index
    return %0 : i1
  }
  func.func @t241(%arg0: index) -> i1 {
    %c9223372036854775807 = arith.constant 9223372036854775807 : index
    %0 = arith.cmpi sge, %arg0, %c9223372036854775807 : index
    return %0 : i1
  }
  func.func @t246() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t251(%arg0: index) -> i1 {
    %c-1 = arith.constant -1 : index
    %0 = arith.cmpi slt, %arg0, %c-1 : index
    return %0 : i1
  }
  func.func @t256(%arg0: index) -> i1 {
    %c5 = arith.constant 5 : index
    %0 = arith.cmpi sgt, %arg0, %c5 : index
    return %0 : i1
  }
  func.func @t261(%arg0: index) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t266(%arg0: index) -> i1 {
    %c-9223372036854775808 = arith.constant -9223372036854775808 : index
    %0 = arith.cmpi sge, %arg0, %c-9223372036854775808 : index
    return %0 : i1
  }
  func.func @t271(%arg0: index) -> i1 {
    %c5 = arith.constant 5 : index
    %0 = arith.cmpi sle, %arg0, %c5 : index
    return %0 : i1
  }
  func.func @t276(%arg0: index) -> i1 {
    %c0 = arith.constant 0 : index
    %0 = arith.cmpi ult, %arg0, %c0 : index
    return %0 : i1
  }
  func.func @t281(%arg0: index) -> i1 {
    %c-9223372036854775808 = arith.constant -9223372036854775808 : index
    %0 = arith.cmpi ugt, %arg0, %c-9223372036854775808 : index
    return %0 : i1
  }
  func.func @t287() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t292(%arg0: index) -> i1 {
    %c-1 = arith.constant -1 : index
    %0 = arith.cmpi ule, %arg0, %c-1 : index
    return %0 : i1
  }
  func.func @t297(%arg0: index) -> i1 {
    %c9223372036854775807 = arith.constant 9223372036854775807 : index
    %0 = arith.cmpi uge, %arg0, %c9223372036854775807 : index
    return %0 : i1
  }
  func.func @t302() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t307(%arg0: index) -> i1 {
    %c-1 = arith.constant -1 : index
    %0 = arith.cmpi ult, %arg0, %c-1 : index
    return %0 : i1
  }
  func.func @t312(%arg0: index) -> i1 {
    %c5 = arith.constant 5 : index
    %0 = arith.cmpi ugt, %arg0, %c5 : index
    return %0 : i1
  }
  func.func @t317(%arg0: index) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t322(%arg0: index) -> i1 {
    %c-9223372036854775808 = arith.constant -9223372036854775808 : index
    %0 = arith.cmpi uge, %arg0, %c-9223372036854775808 : index
    return %0 : i1
  }
  func.func @t327(%arg0: index) -> i1 {
    %c5 = arith.constant 5 : index
    %0 = arith.cmpi ule, %arg0, %c5 : index
    return %0 : i1
  }
  func.func @t333(%arg0: vector<2xi32>) -> vector<2xi1> {
    %cst = arith.constant dense<0> : vector<2xi32>
    %0 = arith.cmpi eq, %arg0, %cst : vector<2xi32>
    return %0 : vector<2xi1>
  }
  func.func @t338(%arg0: vector<2xi32>) -> vector<2xi1> {
    %cst = arith.constant dense<2147483647> : vector<2xi32>
    %0 = arith.cmpi eq, %arg0, %cst : vector<2xi32>
    return %0 : vector<2xi1>
  }
  func.func @t343() -> vector<2xi1> {
    %cst = arith.constant dense<false> : vector<2xi1>
    return %cst : vector<2xi1>
  }
  func.func @t348(%arg0: vector<2xi32>) -> vector<2xi1> {
    %cst = arith.constant dense<-1> : vector<2xi32>
    %0 = arith.cmpi ne, %arg0, %cst : vector<2xi32>
    return %0 : vector<2xi1>
  }
  func.func @t353(%arg0: vector<2xi32>) -> vector<2xi1> {
    %cst = arith.constant dense<2147483647> : vector<2xi32>
    %0 = arith.cmpi ne, %arg0, %cst : vector<2xi32>
    return %0 : vector<2xi1>
  }
  func.func @t358() -> vector<2xi1> {
    %cst = arith.constant dense<false> : vector<2xi1>
    return %cst : vector<2xi1>
  }
  func.func @t363(%arg0: vector<2xi32>) -> vector<2xi1> {
    %cst = arith.constant dense<-1> : vector<2xi32>
    %0 = arith.cmpi sgt, %arg0, %cst : vector<2xi32>
    return %0 : vector<2xi1>
  }
  func.func @t368(%arg0: vector<2xi32>) -> vector<2xi1> {
    %cst = arith.constant dense<5> : vector<2xi32>
    %0 = arith.cmpi slt, %arg0, %cst : vector<2xi32>
    return %0 : vector<2xi1>
  }
  func.func @t373(%arg0: vector<2xi32>) -> vector<2xi1> {
    %cst = arith.constant dense<true> : vector<2xi1>
    return %cst : vector<2xi1>
  }
  func.func @t379(%arg0: vector<2xi32>) -> vector<2xi1> {
    %cst = arith.constant dense<-2147483648> : vector<2xi32>
    %0 = arith.cmpi sge, %arg0, %cst : vector<2xi32>
    return %0 : vector<2xi1>
  }
  func.func @t384() -> vector<2xi1> {
    %cst = arith.constant dense<true> : vector<2xi1>
    return %cst : vector<2xi1>
  }
  func.func @t389(%arg0: vector<2xi32>) -> vector<2xi1> {
    %cst = arith.constant dense<0> : vector<2xi32>
    %0 = arith.cmpi slt, %arg0, %cst : vector<2xi32>
    return %0 : vector<2xi1>
  }
  func.func @t394(%arg0: vector<2xi32>) -> vector<2xi1> {
    %cst = arith.constant dense<2147483647> : vector<2xi32>
    %0 = arith.cmpi sgt, %arg0, %cst : vector<2xi32>
    return %0 : vector<2xi1>
  }
  func.func @t399() -> vector<2xi1> {
    %cst = arith.constant dense<false> : vector<2xi1>
    return %cst : vector<2xi1>
  }
  func.func @t404(%arg0: vector<2xi32>) -> vector<2xi1> {
    %cst = arith.constant dense<-1> : vector<2xi32>
    %0 = arith.cmpi sge, %arg0, %cst : vector<2xi32>
    return %0 : vector<2xi1>
  }
  func.func @t409(%arg0: vector<2xi32>) -> vector<2xi1> {
    %cst = arith.constant dense<2147483647> : vector<2xi32>
    %0 = arith.cmpi sle, %arg0, %cst : vector<2xi32>
    return %0 : vector<2xi1>
  }
  func.func @t414() -> vector<2xi1> {
    %cst = arith.constant dense<true> : vector<2xi1>
    return %cst : vector<2xi1>
  }
  func.func @t419(%arg0: vector<2xi32>) -> vector<2xi1> {
    %cst = arith.constant dense<-1> : vector<2xi32>
    %0 = arith.cmpi ugt, %arg0, %cst : vector<2xi32>
    return %0 : vector<2xi1>
  }
  func.func @t425(%arg0: vector<2xi32>) -> vector<2xi1> {
    %cst = arith.constant dense<5> : vector<2xi32>
    %0 = arith.cmpi ugt, %arg0, %cst : vector<2xi32>
    return %0 : vector<2xi1>
  }
  func.func @t430(%arg0: vector<2xi32>) -> vector<2xi1> {
    %cst = arith.constant dense<0> : vector<2xi32>
    %0 = arith.cmpi ule, %arg0, %cst : vector<2xi32>
    return %0 : vector<2xi1>
  }
  func.func @t435(%arg0: vector<2xi32>) -> vector<2xi1> {
    %cst = arith.constant dense<-2147483648> : vector<2xi32>
    %0 = arith.cmpi uge, %arg0, %cst : vector<2xi32>
    return %0 : vector<2xi1>
  }
  func.func @t440() -> vector<2xi1> {
    %cst = arith.constant dense<true> : vector<2xi1>
    return %cst : vector<2xi1>
  }
  func.func @t445(%arg0: vector<2xi32>) -> vector<2xi1> {
    %cst = arith.constant dense<0> : vector<2xi32>
    %0 = arith.cmpi ult, %arg0, %cst : vector<2xi32>
    return %0 : vector<2xi1>
  }
  func.func @t450(%arg0: vector<2xi32>) -> vector<2xi1> {
    %cst = arith.constant dense<2147483647> : vector<2xi32>
    %0 = arith.cmpi ugt, %arg0, %cst : vector<2xi32>
    return %0 : vector<2xi1>
  }
  func.func @t455() -> vector<2xi1> {
    %cst = arith.constant dense<true> : vector<2xi1>
    return %cst : vector<2xi1>
  }
  func.func @t460(%arg0: vector<2xi32>) -> vector<2xi1> {
    %cst = arith.constant dense<-1> : vector<2xi32>
    %0 = arith.cmpi uge, %arg0, %cst : vector<2xi32>
    return %0 : vector<2xi1>
  }
  func.func @t465(%arg0: vector<2xi32>) -> vector<2xi1> {
    %cst = arith.constant dense<2147483647> : vector<2xi32>
    %0 = arith.cmpi ule, %arg0, %cst : vector<2xi32>
    return %0 : vector<2xi1>
  }
}

// -----
module {
  func.func @t1(%arg0: i8) -> i1 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.cmpi eq, %0, %c0_i32 : i32
    return %1 : i1
  }
  func.func @t5(%arg0: i8) -> i1 {
    %c200_i32 = arith.constant 200 : i32
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.cmpi eq, %0, %c200_i32 : i32
    return %1 : i1
  }
  func.func @t10(%arg0: i1) -> i1 {
    %c0_i64 = arith.constant 0 : i64
    %0 = arith.extsi %arg0 : i1 to i64
    %1 = arith.cmpi eq, %0, %c0_i64 : i64
    return %1 : i1
  }
  func.func @t15(%arg0: i8, %arg1: i8) -> i1 {
    %0 = arith.cmpi eq, %arg0, %arg1 : i8
    return %0 : i1
  }
  func.func @t20(%arg0: i8) -> i1 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.cmpi eq, %0, %c1_i32 : i32
    return %1 : i1
  }
  func.func @t25(%arg0: i1) -> i1 {
    %c1_i8 = arith.constant 1 : i8
    %0 = arith.extui %arg0 : i1 to i8
    %1 = arith.cmpi eq, %0, %c1_i8 : i8
    return %1 : i1
  }
  func.func @t30(%arg0: i1) -> i1 {
    %c-1_i64 = arith.constant -1 : i64
    %0 = arith.extui %arg0 : i1 to i64
    %1 = arith.cmpi eq, %0, %c-1_i64 : i64
    return %1 : i1
  }
  func.func @t35(%arg0: i8, %arg1: i8) -> i1 {
    %0 = arith.cmpi eq, %arg0, %arg1 : i8
    return %0 : i1
  }
  func.func @t40(%arg0: i32, %arg1: i32) -> (i1, i1) {
    %0 = arith.cmpi eq, %arg0, %arg1 : i32
    %1 = arith.cmpi ne, %arg0, %arg1 : i32
    return %1, %0 : i1, i1
  }
  func.func @t44(%arg0: i8) -> i1 {
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.cmpi ne, %0, %c2_i32 : i32
    return %1 : i1
  }
  func.func @t49(%arg0: i1) -> i1 {
    %c2_i8 = arith.constant 2 : i8
    %0 = arith.extsi %arg0 : i1 to i8
    %1 = arith.cmpi ne, %0, %c2_i8 : i8
    return %1 : i1
  }
  func.func @t54(%arg0: i1) -> i1 {
    %c200_i64 = arith.constant 200 : i64
    %0 = arith.extsi %arg0 : i1 to i64
    %1 = arith.cmpi ne, %0, %c200_i64 : i64
    return %1 : i1
  }
  func.func @t59(%arg0: i8) -> i1 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.cmpi ne, %0, %c0_i32 : i32
    return %1 : i1
  }
  func.func @t64(%arg0: i1) -> i1 {
    return %arg0 : i1
  }
  func.func @t69(%arg0: i1) -> i1 {
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.extui %arg0 : i1 to i64
    %1 = arith.cmpi ne, %0, %c1_i64 : i64
    return %1 : i1
  }
  func.func @t74(%arg0: i8, %arg1: i16) -> i1 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i16 to i32
    %2 = arith.cmpi ne, %0, %1 : i32
    return %2 : i1
  }
  func.func @t79(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi1> {
    %cst = arith.constant dense<true> : vector<2xi1>
    %0 = arith.cmpi ne, %arg0, %arg1 : vector<2xi32>
    %1 = arith.xori %0, %cst : vector<2xi1>
    return %1 : vector<2xi1>
  }
  func.func @t83(%arg0: i8) -> i1 {
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.cmpi slt, %0, %c-1_i32 : i32
    return %1 : i1
  }
  func.func @t88(%arg0: i1) -> i1 {
    %c-1_i8 = arith.constant -1 : i8
    %0 = arith.extsi %arg0 : i1 to i8
    %1 = arith.cmpi slt, %0, %c-1_i8 : i8
    return %1 : i1
  }
  func.func @t93(%arg0: i1) -> i1 {
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.extsi %arg0 : i1 to i64
    %1 = arith.cmpi slt, %0, %c2_i64 : i64
    return %1 : i1
  }
  func.func @t98(%arg0: i8, %arg1: i16) -> i1 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i16 to i32
    %2 = arith.cmpi slt, %0, %1 : i32
    return %2 : i1
  }
  func.func @t103(%arg0: i8) -> i1 {
    %c200_i32 = arith.constant 200 : i32
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.cmpi slt, %0, %c200_i32 : i32
    return %1 : i1
  }
  func.func @t108(%arg0: i1) -> i1 {
    %c0_i64 = arith.constant 0 : i64
    %0 = arith.extui %arg0 : i1 to i64
    %1 = arith.cmpi slt, %0, %c0_i64 : i64
    return %1 : i1
  }
  func.func @t113(%arg0: i8, %arg1: i8) -> i1 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i8 to i32
    %2 = arith.cmpi slt, %0, %1 : i32
    return %2 : i1
  }
  func.func @t118(%arg0: i1, %arg1: i32, %arg2: i32) -> i1 {
    %0 = arith.cmpi sge, %arg1, %arg2 : i32
    return %0 : i1
  }
  func.func @t122(%arg0: i8) -> i1 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.cmpi sle, %0, %c1_i32 : i32
    return %1 : i1
  }
  func.func @t127(%arg0: i1) -> i1 {
    %c1_i8 = arith.constant 1 : i8
    %0 = arith.extsi %arg0 : i1 to i8
    %1 = arith.cmpi sle, %0, %c1_i8 : i8
    return %1 : i1
  }
  func.func @t132(%arg0: i1) -> i1 {
    %c-1_i64 = arith.constant -1 : i64
    %0 = arith.extsi %arg0 : i1 to i64
    %1 = arith.cmpi sle, %0, %c-1_i64 : i64
    return %1 : i1
  }
  func.func @t137(%arg0: i8, %arg1: i8) -> i1 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i8 to i32
    %2 = arith.cmpi sle, %0, %1 : i32
    return %2 : i1
  }
  func.func @t142(%arg0: i8) -> i1 {
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.cmpi sle, %0, %c2_i32 : i32
    return %1 : i1
  }
  func.func @t147(%arg0: i1) -> i1 {
    %c2_i8 = arith.constant 2 : i8
    %0 = arith.extui %arg0 : i1 to i8
    %1 = arith.cmpi sle, %0, %c2_i8 : i8
    return %1 : i1
  }
  func.func @t152(%arg0: i1) -> i1 {
    %c200_i64 = arith.constant 200 : i64
    %0 = arith.extui %arg0 : i1 to i64
    %1 = arith.cmpi sle, %0, %c200_i64 : i64
    return %1 : i1
  }
  func.func @t157(%arg0: index, %arg1: index) -> i1 {
    %0 = arith.index_cast %arg0 : index to i64
    %1 = arith.index_cast %arg1 : index to i64
    %2 = arith.cmpi sle, %0, %1 : i64
    return %2 : i1
  }
  func.func @t161(%arg0: i8) -> i1 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.cmpi sgt, %0, %c0_i32 : i32
    return %1 : i1
  }
  func.func @t166(%arg0: i1) -> i1 {
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.extsi %arg0 : i1 to i8
    %1 = arith.cmpi sgt, %0, %c0_i8 : i8
    return %1 : i1
  }
  func.func @t171(%arg0: i1) -> i1 {
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.extsi %arg0 : i1 to i64
    %1 = arith.cmpi sgt, %0, %c1_i64 : i64
    return %1 : i1
  }
  func.func @t176(%arg0: i8, %arg1: i16) -> i1 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i16 to i32
    %2 = arith.cmpi sgt, %0, %1 : i32
    return %2 : i1
  }
  func.func @t181(%arg0: i8) -> i1 {
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.cmpi sgt, %0, %c-1_i32 : i32
    return %1 : i1
  }
  func.func @t186(%arg0: i1) -> i1 {
    %c-1_i8 = arith.constant -1 : i8
    %0 = arith.extui %arg0 : i1 to i8
    %1 = arith.cmpi sgt, %0, %c-1_i8 : i8
    return %1 : i1
  }
  func.func @t191(%arg0: i1) -> i1 {
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.extui %arg0 : i1 to i64
    %1 = arith.cmpi sgt, %0, %c2_i64 : i64
    return %1 : i1
  }
  func.func @t196(%arg0: i8, %arg1: i16) -> i1 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i16 to i32
    %2 = arith.cmpi sgt, %0, %1 : i32
    return %2 : i1
  }
  func.func @t201(%arg0: i8) -> i1 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.cmpi sge, %0, %c0_i32 : i32
    return %1 : i1
  }
  func.func @t205(%arg0: i8) -> i1 {
    %c200_i32 = arith.constant 200 : i32
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.cmpi sge, %0, %c200_i32 : i32
    return %1 : i1
  }
  func.func @t210(%arg0: i1) -> i1 {
    %c0_i64 = arith.constant 0 : i64
    %0 = arith.extsi %arg0 : i1 to i64
    %1 = arith.cmpi sge, %0, %c0_i64 : i64
    return %1 : i1
  }
  func.func @t215(%arg0: i8, %arg1: i8) -> i1 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i8 to i32
    %2 = arith.cmpi sge, %0, %1 : i32
    return %2 : i1
  }
  func.func @t220(%arg0: i8) -> i1 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.cmpi sge, %0, %c1_i32 : i32
    return %1 : i1
  }
  func.func @t225(%arg0: i1) -> i1 {
    %c1_i8 = arith.constant 1 : i8
    %0 = arith.extui %arg0 : i1 to i8
    %1 = arith.cmpi sge, %0, %c1_i8 : i8
    return %1 : i1
  }
  func.func @t230(%arg0: i1) -> i1 {
    %c-1_i64 = arith.constant -1 : i64
    %0 = arith.extui %arg0 : i1 to i64
    %1 = arith.cmpi sge, %0, %c-1_i64 : i64
    return %1 : i1
  }
  func.func @t235(%arg0: i8, %arg1: i8) -> i1 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i8 to i32
    %2 = arith.cmpi sge, %0, %1 : i32
    return %2 : i1
  }
  func.func @t240(%arg0: i32, %arg1: i32) -> (i1, i1) {
    %0 = arith.cmpi sge, %arg0, %arg1 : i32
    %1 = arith.cmpi slt, %arg0, %arg1 : i32
    return %1, %0 : i1, i1
  }
  func.func @t244(%arg0: i8) -> i1 {
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.cmpi ult, %0, %c2_i32 : i32
    return %1 : i1
  }
  func.func @t249(%arg0: i1) -> i1 {
    %c2_i8 = arith.constant 2 : i8
    %0 = arith.extsi %arg0 : i1 to i8
    %1 = arith.cmpi ult, %0, %c2_i8 : i8
    return %1 : i1
  }
  func.func @t254(%arg0: i1) -> i1 {
    %c200_i64 = arith.constant 200 : i64
    %0 = arith.extsi %arg0 : i1 to i64
    %1 = arith.cmpi ult, %0, %c200_i64 : i64
    return %1 : i1
  }
  func.func @t259(%arg0: i8) -> i1 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.cmpi ult, %0, %c0_i32 : i32
    return %1 : i1
  }
  func.func @t264(%arg0: i1) -> i1 {
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.extui %arg0 : i1 to i8
    %1 = arith.cmpi ult, %0, %c0_i8 : i8
    return %1 : i1
  }
  func.func @t269(%arg0: i1) -> i1 {
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.extui %arg0 : i1 to i64
    %1 = arith.cmpi ult, %0, %c1_i64 : i64
    return %1 : i1
  }
  func.func @t274(%arg0: i8, %arg1: i16) -> i1 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i16 to i32
    %2 = arith.cmpi ult, %0, %1 : i32
    return %2 : i1
  }
  func.func @t279(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi1> {
    %cst = arith.constant dense<true> : vector<2xi1>
    %0 = arith.cmpi ult, %arg0, %arg1 : vector<2xi32>
    %1 = arith.xori %0, %cst : vector<2xi1>
    return %1 : vector<2xi1>
  }
  func.func @t283(%arg0: i8) -> i1 {
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.cmpi ule, %0, %c-1_i32 : i32
    return %1 : i1
  }
  func.func @t288(%arg0: i1) -> i1 {
    %c-1_i8 = arith.constant -1 : i8
    %0 = arith.extsi %arg0 : i1 to i8
    %1 = arith.cmpi ule, %0, %c-1_i8 : i8
    return %1 : i1
  }
  func.func @t293(%arg0: i1) -> i1 {
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.extsi %arg0 : i1 to i64
    %1 = arith.cmpi ule, %0, %c2_i64 : i64
    return %1 : i1
  }
  func.func @t298(%arg0: i8, %arg1: i16) -> i1 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i16 to i32
    %2 = arith.cmpi ule, %0, %1 : i32
    return %2 : i1
  }
  func.func @t303(%arg0: i8) -> i1 {
    %c200_i32 = arith.constant 200 : i32
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.cmpi ule, %0, %c200_i32 : i32
    return %1 : i1
  }
  func.func @t308(%arg0: i1) -> i1 {
    %c0_i64 = arith.constant 0 : i64
    %0 = arith.extui %arg0 : i1 to i64
    %1 = arith.cmpi ule, %0, %c0_i64 : i64
    return %1 : i1
  }
  func.func @t313(%arg0: i8, %arg1: i8) -> i1 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i8 to i32
    %2 = arith.cmpi ule, %0, %1 : i32
    return %2 : i1
  }
  func.func @t318(%arg0: i1, %arg1: i32, %arg2: i32) -> i1 {
    %0 = arith.cmpi ugt, %arg1, %arg2 : i32
    return %0 : i1
  }
  func.func @t322(%arg0: i8) -> i1 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.cmpi ugt, %0, %c1_i32 : i32
    return %1 : i1
  }
  func.func @t327(%arg0: i1) -> i1 {
    %c1_i8 = arith.constant 1 : i8
    %0 = arith.extsi %arg0 : i1 to i8
    %1 = arith.cmpi ugt, %0, %c1_i8 : i8
    return %1 : i1
  }
  func.func @t332(%arg0: i1) -> i1 {
    %c-1_i64 = arith.constant -1 : i64
    %0 = arith.extsi %arg0 : i1 to i64
    %1 = arith.cmpi ugt, %0, %c-1_i64 : i64
    return %1 : i1
  }
  func.func @t337(%arg0: i8, %arg1: i8) -> i1 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i8 to i32
    %2 = arith.cmpi ugt, %0, %1 : i32
    return %2 : i1
  }
  func.func @t342(%arg0: i8) -> i1 {
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.cmpi ugt, %0, %c2_i32 : i32
    return %1 : i1
  }
  func.func @t347(%arg0: i1) -> i1 {
    %c2_i8 = arith.constant 2 : i8
    %0 = arith.extui %arg0 : i1 to i8
    %1 = arith.cmpi ugt, %0, %c2_i8 : i8
    return %1 : i1
  }
  func.func @t352(%arg0: i1) -> i1 {
    %c200_i64 = arith.constant 200 : i64
    %0 = arith.extui %arg0 : i1 to i64
    %1 = arith.cmpi ugt, %0, %c200_i64 : i64
    return %1 : i1
  }
  func.func @t357(%arg0: index, %arg1: index) -> i1 {
    %0 = arith.index_cast %arg0 : index to i64
    %1 = arith.index_cast %arg1 : index to i64
    %2 = arith.cmpi ugt, %0, %1 : i64
    return %2 : i1
  }
  func.func @t361(%arg0: i8) -> i1 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.cmpi uge, %0, %c0_i32 : i32
    return %1 : i1
  }
  func.func @t366(%arg0: i1) -> i1 {
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.extsi %arg0 : i1 to i8
    %1 = arith.cmpi uge, %0, %c0_i8 : i8
    return %1 : i1
  }
  func.func @t371(%arg0: i1) -> i1 {
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.extsi %arg0 : i1 to i64
    %1 = arith.cmpi uge, %0, %c1_i64 : i64
    return %1 : i1
  }
  func.func @t376(%arg0: i8, %arg1: i16) -> i1 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i16 to i32
    %2 = arith.cmpi uge, %0, %1 : i32
    return %2 : i1
  }
  func.func @t381(%arg0: i8) -> i1 {
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.cmpi uge, %0, %c-1_i32 : i32
    return %1 : i1
  }
  func.func @t386(%arg0: i1) -> i1 {
    %c-1_i8 = arith.constant -1 : i8
    %0 = arith.extui %arg0 : i1 to i8
    %1 = arith.cmpi uge, %0, %c-1_i8 : i8
    return %1 : i1
  }
  func.func @t391(%arg0: i1) -> i1 {
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.extui %arg0 : i1 to i64
    %1 = arith.cmpi uge, %0, %c2_i64 : i64
    return %1 : i1
  }
  func.func @t396(%arg0: i8, %arg1: i16) -> i1 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extui %arg1 : i16 to i32
    %2 = arith.cmpi uge, %0, %1 : i32
    return %2 : i1
  }
}

