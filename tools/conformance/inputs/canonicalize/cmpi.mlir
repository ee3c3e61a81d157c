// cmpi with constants and equal sides
func.func @t1(%x: i8) -> i1 {
  %r = arith.cmpi eq, %x, %x : i8
  return %r : i1
}
func.func @t6(%x: i8) -> i1 {
  %k = arith.constant -128 : i8
  %r = arith.cmpi eq, %x, %k : i8
  return %r : i1
}
func.func @t11(%x: i8) -> i1 {
  %k = arith.constant 5 : i8
  %r = arith.cmpi eq, %k, %x : i8
  return %r : i1
}
func.func @t16(%x: i8) -> i1 {
  %k = arith.constant 0 : i8
  %r = arith.cmpi ne, %x, %k : i8
  return %r : i1
}
func.func @t21(%x: i8) -> i1 {
  %k = arith.constant -128 : i8
  %r = arith.cmpi ne, %k, %x : i8
  return %r : i1
}
func.func @t26() -> i1 {
  %k = arith.constant 3 : i8
  %l = arith.constant 5 : i8
  %r = arith.cmpi ne, %k, %l : i8
  return %r : i1
}
func.func @t31(%x: i8) -> i1 {
  %k = arith.constant 0 : i8
  %r = arith.cmpi slt, %k, %x : i8
  return %r : i1
}
func.func @t36(%x: i8) -> i1 {
  %k = arith.constant 127 : i8
  %r = arith.cmpi slt, %x, %k : i8
  return %r : i1
}
func.func @t41() -> i1 {
  %k = arith.constant -3 : i8
  %l = arith.constant 5 : i8
  %r = arith.cmpi slt, %k, %l : i8
  return %r : i1
}
func.func @t46(%x: i8) -> i1 {
  %k = arith.constant -1 : i8
  %r = arith.cmpi sle, %x, %k : i8
  return %r : i1
}
func.func @t52(%x: i8) -> i1 {
  %k = arith.constant 5 : i8
  %r = arith.cmpi sle, %x, %k : i8
  return %r : i1
}
func.func @t57(%x: i8) -> i1 {
  %r = arith.cmpi sgt, %x, %x : i8
  return %r : i1
}
func.func @t62(%x: i8) -> i1 {
  %k = arith.constant -128 : i8
  %r = arith.cmpi sgt, %x, %k : i8
  return %r : i1
}
func.func @t67(%x: i8) -> i1 {
  %k = arith.constant 5 : i8
  %r = arith.cmpi sgt, %k, %x : i8
  return %r : i1
}
func.func @t72(%x: i8) -> i1 {
  %k = arith.constant 0 : i8
  %r = arith.cmpi sge, %x, %k : i8
  return %r : i1
}
func.func @t77(%x: i8) -> i1 {
  %k = arith.constant -128 : i8
  %r = arith.cmpi sge, %k, %x : i8
  return %r : i1
}
func.func @t82() -> i1 {
  %k = arith.constant 3 : i8
  %l = arith.constant 5 : i8
  %r = arith.cmpi sge, %k, %l : i8
  return %r : i1
}
func.func @t87(%x: i8) -> i1 {
  %k = arith.constant 0 : i8
  %r = arith.cmpi ult, %k, %x : i8
  return %r : i1
}
func.func @t92(%x: i8) -> i1 {
  %k = arith.constant 127 : i8
  %r = arith.cmpi ult, %x, %k : i8
  return %r : i1
}
func.func @t98() -> i1 {
  %k = arith.constant 5 : i8
  %l = arith.constant 5 : i8
  %r = arith.cmpi ult, %k, %l : i8
  return %r : i1
}
func.func @t103(%x: i8) -> i1 {
  %k = arith.constant -1 : i8
  %r = arith.cmpi ule, %k, %x : i8
  return %r : i1
}
func.func @t108(%x: i8) -> i1 {
  %k = arith.constant 5 : i8
  %r = arith.cmpi ule, %x, %k : i8
  return %r : i1
}
func.func @t113(%x: i8) -> i1 {
  %r = arith.cmpi ugt, %x, %x : i8
  return %r : i1
}
func.func @t118(%x: i8) -> i1 {
  %k = arith.constant -128 : i8
  %r = arith.cmpi ugt, %x, %k : i8
  return %r : i1
}
func.func @t123(%x: i8) -> i1 {
  %k = arith.constant 5 : i8
  %r = arith.cmpi ugt, %k, %x : i8
  return %r : i1
}
func.func @t128(%x: i8) -> i1 {
  %k = arith.constant 0 : i8
  %r = arith.cmpi uge, %x, %k : i8
  return %r : i1
}
func.func @t133(%x: i8) -> i1 {
  %k = arith.constant -128 : i8
  %r = arith.cmpi uge, %k, %x : i8
  return %r : i1
}
func.func @t138() -> i1 {
  %k = arith.constant 3 : i8
  %l = arith.constant 5 : i8
  %r = arith.cmpi uge, %k, %l : i8
  return %r : i1
}
func.func @t144(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.cmpi eq, %x, %k : i1
  return %r : i1
}
func.func @t149(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.cmpi ne, %x, %k : i1
  return %r : i1
}
func.func @t154(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.cmpi slt, %x, %k : i1
  return %r : i1
}
func.func @t159(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.cmpi sle, %x, %k : i1
  return %r : i1
}
func.func @t164(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.cmpi sgt, %x, %k : i1
  return %r : i1
}
func.func @t169(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.cmpi sge, %x, %k : i1
  return %r : i1
}
func.func @t174(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.cmpi ult, %x, %k : i1
  return %r : i1
}
func.func @t179(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.cmpi ule, %x, %k : i1
  return %r : i1
}
func.func @t184(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.cmpi ugt, %x, %k : i1
  return %r : i1
}
func.func @t190(%x: i1) -> i1 {
  %k = arith.constant true
  %r = arith.cmpi uge, %k, %x : i1
  return %r : i1
}
func.func @t195(%x: index) -> i1 {
  %k = arith.constant -1 : index
  %r = arith.cmpi eq, %k, %x : index
  return %r : i1
}
func.func @t200(%x: index) -> i1 {
  %k = arith.constant 5 : index
  %r = arith.cmpi eq, %x, %k : index
  return %r : i1
}
func.func @t205(%x: index) -> i1 {
  %r = arith.cmpi ne, %x, %x : index
  return %r : i1
}
func.func @t210(%x: index) -> i1 {
  %k = arith.constant -9223372036854775808 : index
  %r = arith.cmpi ne, %x, %k : index
  return %r : i1
}
func.func @t215(%x: index) -> i1 {
  %k = arith.constant 5 : index
  %r = arith.cmpi ne, %k, %x : index
  return %r : i1
}
func.func @t220(%x: index) -> i1 {
  %k = arith.constant 0 : index
  %r = arith.cmpi slt, %x, %k : index
  return %r : i1
}
func.func @t225(%x: index) -> i1 {
  %k = arith.constant -9223372036854775808 : index
  %r = arith.cmpi slt, %k, %x : index
  return %r : i1
}
func.func @t230() -> i1 {
  %k = arith.constant 3 : index
  %l = arith.constant 5 : index
  %r = arith.cmpi slt, %k, %l : index
  return %r : i1
}
func.func @t236(%x: index) -> i1 {
  %k = arith.constant -1 : index
  %r = arith.cmpi sle, %x, %k : index
  return %r : i1
}
func.func @t241(%x: index) -> i1 {
  %k = arith.constant 9223372036854775807 : index
  %r = arith.cmpi sle, %k, %x : index
  return %r : i1
}
func.func @t246() -> i1 {
  %k = arith.constant 5 : index
  %l = arith.constant 5 : index
  %r = arith.cmpi sle, %k, %l : index
  return %r : i1
}
func.func @t251(%x: index) -> i1 {
  %k = arith.constant -1 : index
  %r = arith.cmpi sgt, %k, %x : index
  return %r : i1
}
func.func @t256(%x: index) -> i1 {
  %k = arith.constant 5 : index
  %r = arith.cmpi sgt, %x, %k : index
  return %r : i1
}
func.func @t261(%x: index) -> i1 {
  %r = arith.cmpi sge, %x, %x : index
  return %r : i1
}
func.func @t266(%x: index) -> i1 {
  %k = arith.constant -9223372036854775808 : index
  %r = arith.cmpi sge, %x, %k : index
  return %r : i1
}
func.func @t271(%x: index) -> i1 {
  %k = arith.constant 5 : index
  %r = arith.cmpi sge, %k, %x : index
  return %r : i1
}
func.func @t276(%x: index) -> i1 {
  %k = arith.constant 0 : index
  %r = arith.cmpi ult, %x, %k : index
  return %r : i1
}
func.func @t281(%x: index) -> i1 {
  %k = arith.constant -9223372036854775808 : index
  %r = arith.cmpi ult, %k, %x : index
  return %r : i1
}
func.func @t287() -> i1 {
  %k = arith.constant -3 : index
  %l = arith.constant 5 : index
  %r = arith.cmpi ult, %k, %l : index
  return %r : i1
}
func.func @t292(%x: index) -> i1 {
  %k = arith.constant -1 : index
  %r = arith.cmpi ule, %x, %k : index
  return %r : i1
}
func.func @t297(%x: index) -> i1 {
  %k = arith.constant 9223372036854775807 : index
  %r = arith.cmpi ule, %k, %x : index
  return %r : i1
}
func.func @t302() -> i1 {
  %k = arith.constant 5 : index
  %l = arith.constant 5 : index
  %r = arith.cmpi ule, %k, %l : index
  return %r : i1
}
func.func @t307(%x: index) -> i1 {
  %k = arith.constant -1 : index
  %r = arith.cmpi ugt, %k, %x : index
  return %r : i1
}
func.func @t312(%x: index) -> i1 {
  %k = arith.constant 5 : index
  %r = arith.cmpi ugt, %x, %k : index
  return %r : i1
}
func.func @t317(%x: index) -> i1 {
  %r = arith.cmpi uge, %x, %x : index
  return %r : i1
}
func.func @t322(%x: index) -> i1 {
  %k = arith.constant -9223372036854775808 : index
  %r = arith.cmpi uge, %x, %k : index
  return %r : i1
}
func.func @t327(%x: index) -> i1 {
  %k = arith.constant 5 : index
  %r = arith.cmpi uge, %k, %x : index
  return %r : i1
}
func.func @t333(%x: vector<2xi32>) -> vector<2xi1> {
  %k = arith.constant dense<0> : vector<2xi32>
  %r = arith.cmpi eq, %k, %x : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @t338(%x: vector<2xi32>) -> vector<2xi1> {
  %k = arith.constant dense<2147483647> : vector<2xi32>
  %r = arith.cmpi eq, %x, %k : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @t343() -> vector<2xi1> {
  %k = arith.constant dense<-3> : vector<2xi32>
  %l = arith.constant dense<5> : vector<2xi32>
  %r = arith.cmpi eq, %k, %l : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @t348(%x: vector<2xi32>) -> vector<2xi1> {
  %k = arith.constant dense<-1> : vector<2xi32>
  %r = arith.cmpi ne, %x, %k : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @t353(%x: vector<2xi32>) -> vector<2xi1> {
  %k = arith.constant dense<2147483647> : vector<2xi32>
  %r = arith.cmpi ne, %k, %x : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @t358() -> vector<2xi1> {
  %k = arith.constant dense<5> : vector<2xi32>
  %l = arith.constant dense<5> : vector<2xi32>
  %r = arith.cmpi ne, %k, %l : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @t363(%x: vector<2xi32>) -> vector<2xi1> {
  %k = arith.constant dense<-1> : vector<2xi32>
  %r = arith.cmpi slt, %k, %x : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @t368(%x: vector<2xi32>) -> vector<2xi1> {
  %k = arith.constant dense<5> : vector<2xi32>
  %r = arith.cmpi slt, %x, %k : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @t373(%x: vector<2xi32>) -> vector<2xi1> {
  %r = arith.cmpi sle, %x, %x : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @t379(%x: vector<2xi32>) -> vector<2xi1> {
  %k = arith.constant dense<-2147483648> : vector<2xi32>
  %r = arith.cmpi sle, %k, %x : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @t384() -> vector<2xi1> {
  %k = arith.constant dense<3> : vector<2xi32>
  %l = arith.constant dense<5> : vector<2xi32>
  %r = arith.cmpi sle, %k, %l : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @t389(%x: vector<2xi32>) -> vector<2xi1> {
  %k = arith.constant dense<0> : vector<2xi32>
  %r = arith.cmpi sgt, %k, %x : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @t394(%x: vector<2xi32>) -> vector<2xi1> {
  %k = arith.constant dense<2147483647> : vector<2xi32>
  %r = arith.cmpi sgt, %x, %k : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @t399() -> vector<2xi1> {
  %k = arith.constant dense<-3> : vector<2xi32>
  %l = arith.constant dense<5> : vector<2xi32>
  %r = arith.cmpi sgt, %k, %l : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @t404(%x: vector<2xi32>) -> vector<2xi1> {
  %k = arith.constant dense<-1> : vector<2xi32>
  %r = arith.cmpi sge, %x, %k : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @t409(%x: vector<2xi32>) -> vector<2xi1> {
  %k = arith.constant dense<2147483647> : vector<2xi32>
  %r = arith.cmpi sge, %k, %x : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @t414() -> vector<2xi1> {
  %k = arith.constant dense<5> : vector<2xi32>
  %l = arith.constant dense<5> : vector<2xi32>
  %r = arith.cmpi sge, %k, %l : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @t419(%x: vector<2xi32>) -> vector<2xi1> {
  %k = arith.constant dense<-1> : vector<2xi32>
  %r = arith.cmpi ult, %k, %x : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @t425(%x: vector<2xi32>) -> vector<2xi1> {
  %k = arith.constant dense<5> : vector<2xi32>
  %r = arith.cmpi ult, %k, %x : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @t430(%x: vector<2xi32>) -> vector<2xi1> {
  %k = arith.constant dense<0> : vector<2xi32>
  %r = arith.cmpi ule, %x, %k : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @t435(%x: vector<2xi32>) -> vector<2xi1> {
  %k = arith.constant dense<-2147483648> : vector<2xi32>
  %r = arith.cmpi ule, %k, %x : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @t440() -> vector<2xi1> {
  %k = arith.constant dense<3> : vector<2xi32>
  %l = arith.constant dense<5> : vector<2xi32>
  %r = arith.cmpi ule, %k, %l : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @t445(%x: vector<2xi32>) -> vector<2xi1> {
  %k = arith.constant dense<0> : vector<2xi32>
  %r = arith.cmpi ugt, %k, %x : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @t450(%x: vector<2xi32>) -> vector<2xi1> {
  %k = arith.constant dense<2147483647> : vector<2xi32>
  %r = arith.cmpi ugt, %x, %k : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @t455() -> vector<2xi1> {
  %k = arith.constant dense<-3> : vector<2xi32>
  %l = arith.constant dense<5> : vector<2xi32>
  %r = arith.cmpi ugt, %k, %l : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @t460(%x: vector<2xi32>) -> vector<2xi1> {
  %k = arith.constant dense<-1> : vector<2xi32>
  %r = arith.cmpi uge, %x, %k : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @t465(%x: vector<2xi32>) -> vector<2xi1> {
  %k = arith.constant dense<2147483647> : vector<2xi32>
  %r = arith.cmpi uge, %k, %x : vector<2xi32>
  return %r : vector<2xi1>
}

// -----

// cmpi over extensions, and its complement
func.func @t1(%x: i8) -> i1 {
  %k = arith.constant 0 : i32
  %y = arith.extsi %x : i8 to i32
  %r = arith.cmpi eq, %y, %k : i32
  return %r : i1
}
func.func @t5(%x: i8) -> i1 {
  %k = arith.constant 200 : i32
  %y = arith.extsi %x : i8 to i32
  %r = arith.cmpi eq, %y, %k : i32
  return %r : i1
}
func.func @t10(%x: i1) -> i1 {
  %k = arith.constant 0 : i64
  %y = arith.extsi %x : i1 to i64
  %r = arith.cmpi eq, %y, %k : i64
  return %r : i1
}
func.func @t15(%x: i8, %w: i8) -> i1 {
  %y = arith.extsi %x : i8 to i32
  %z = arith.extsi %w : i8 to i32
  %r = arith.cmpi eq, %y, %z : i32
  return %r : i1
}
func.func @t20(%x: i8) -> i1 {
  %k = arith.constant 1 : i32
  %y = arith.extui %x : i8 to i32
  %r = arith.cmpi eq, %y, %k : i32
  return %r : i1
}
func.func @t25(%x: i1) -> i1 {
  %k = arith.constant 1 : i8
  %y = arith.extui %x : i1 to i8
  %r = arith.cmpi eq, %y, %k : i8
  return %r : i1
}
func.func @t30(%x: i1) -> i1 {
  %k = arith.constant -1 : i64
  %y = arith.extui %x : i1 to i64
  %r = arith.cmpi eq, %y, %k : i64
  return %r : i1
}
func.func @t35(%x: i8, %w: i8) -> i1 {
  %y = arith.extui %x : i8 to i32
  %z = arith.extui %w : i8 to i32
  %r = arith.cmpi eq, %y, %z : i32
  return %r : i1
}
func.func @t40(%a: i32, %b: i32) -> (i1, i1) {
  %t = arith.constant true
  %y = arith.cmpi eq, %a, %b : i32
  %r = arith.xori %y, %t : i1
  return %r, %y : i1, i1
}
func.func @t44(%x: i8) -> i1 {
  %k = arith.constant 2 : i32
  %y = arith.extsi %x : i8 to i32
  %r = arith.cmpi ne, %y, %k : i32
  return %r : i1
}
func.func @t49(%x: i1) -> i1 {
  %k = arith.constant 2 : i8
  %y = arith.extsi %x : i1 to i8
  %r = arith.cmpi ne, %y, %k : i8
  return %r : i1
}
func.func @t54(%x: i1) -> i1 {
  %k = arith.constant 200 : i64
  %y = arith.extsi %x : i1 to i64
  %r = arith.cmpi ne, %y, %k : i64
  return %r : i1
}
func.func @t59(%x: i8) -> i1 {
  %k = arith.constant 0 : i32
  %y = arith.extui %x : i8 to i32
  %r = arith.cmpi ne, %y, %k : i32
  return %r : i1
}
func.func @t64(%x: i1) -> i1 {
  %k = arith.constant 0 : i8
  %y = arith.extui %x : i1 to i8
  %r = arith.cmpi ne, %y, %k : i8
  return %r : i1
}
func.func @t69(%x: i1) -> i1 {
  %k = arith.constant 1 : i64
  %y = arith.extui %x : i1 to i64
  %r = arith.cmpi ne, %y, %k : i64
  return %r : i1
}
func.func @t74(%x: i8, %w: i16) -> i1 {
  %y = arith.extui %x : i8 to i32
  %z = arith.extsi %w : i16 to i32
  %r = arith.cmpi ne, %y, %z : i32
  return %r : i1
}
func.func @t79(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi1> {
  %t = arith.constant dense<true> : vector<2xi1>
  %y = arith.cmpi ne, %a, %b : vector<2xi32>
  %r = arith.xori %t, %y : vector<2xi1>
  return %r : vector<2xi1>
}
func.func @t83(%x: i8) -> i1 {
  %k = arith.constant -1 : i32
  %y = arith.extsi %x : i8 to i32
  %r = arith.cmpi slt, %y, %k : i32
  return %r : i1
}
func.func @t88(%x: i1) -> i1 {
  %k = arith.constant -1 : i8
  %y = arith.extsi %x : i1 to i8
  %r = arith.cmpi slt, %y, %k : i8
  return %r : i1
}
func.func @t93(%x: i1) -> i1 {
  %k = arith.constant 2 : i64
  %y = arith.extsi %x : i1 to i64
  %r = arith.cmpi slt, %y, %k : i64
  return %r : i1
}
func.func @t98(%x: i8, %w: i16) -> i1 {
  %y = arith.extsi %x : i8 to i32
  %z = arith.extui %w : i16 to i32
  %r = arith.cmpi slt, %y, %z : i32
  return %r : i1
}
func.func @t103(%x: i8) -> i1 {
  %k = arith.constant 200 : i32
  %y = arith.extui %x : i8 to i32
  %r = arith.cmpi slt, %y, %k : i32
  return %r : i1
}
func.func @t108(%x: i1) -> i1 {
  %k = arith.constant 0 : i64
  %y = arith.extui %x : i1 to i64
  %r = arith.cmpi slt, %y, %k : i64
  return %r : i1
}
func.func @t113(%x: i8, %w: i8) -> i1 {
  %y = arith.extui %x : i8 to i32
  %z = arith.extsi %w : i8 to i32
  %r = arith.cmpi slt, %y, %z : i32
  return %r : i1
}
func.func @t118(%x: i1, %a: i32, %b: i32) -> i1 {
  %t = arith.constant true
  %y = arith.cmpi slt, %a, %b : i32
  %r = arith.xori %y, %t : i1
  return %r : i1
}
func.func @t122(%x: i8) -> i1 {
  %k = arith.constant 1 : i32
  %y = arith.extsi %x : i8 to i32
  %r = arith.cmpi sle, %y, %k : i32
  return %r : i1
}
func.func @t127(%x: i1) -> i1 {
  %k = arith.constant 1 : i8
  %y = arith.extsi %x : i1 to i8
  %r = arith.cmpi sle, %y, %k : i8
  return %r : i1
}
func.func @t132(%x: i1) -> i1 {
  %k = arith.constant -1 : i64
  %y = arith.extsi %x : i1 to i64
  %r = arith.cmpi sle, %y, %k : i64
  return %r : i1
}
func.func @t137(%x: i8, %w: i8) -> i1 {
  %y = arith.extsi %x : i8 to i32
  %z = arith.extui %w : i8 to i32
  %r = arith.cmpi sle, %y, %z : i32
  return %r : i1
}
func.func @t142(%x: i8) -> i1 {
  %k = arith.constant 2 : i32
  %y = arith.extui %x : i8 to i32
  %r = arith.cmpi sle, %y, %k : i32
  return %r : i1
}
func.func @t147(%x: i1) -> i1 {
  %k = arith.constant 2 : i8
  %y = arith.extui %x : i1 to i8
  %r = arith.cmpi sle, %y, %k : i8
  return %r : i1
}
func.func @t152(%x: i1) -> i1 {
  %k = arith.constant 200 : i64
  %y = arith.extui %x : i1 to i64
  %r = arith.cmpi sle, %y, %k : i64
  return %r : i1
}
func.func @t157(%x: index, %w: index) -> i1 {
  %y = arith.index_cast %x : index to i64
  %z = arith.index_cast %w : index to i64
  %r = arith.cmpi sle, %y, %z : i64
  return %r : i1
}
func.func @t161(%x: i8) -> i1 {
  %k = arith.constant 0 : i32
  %y = arith.extsi %x : i8 to i32
  %r = arith.cmpi sgt, %y, %k : i32
  return %r : i1
}
func.func @t166(%x: i1) -> i1 {
  %k = arith.constant 0 : i8
  %y = arith.extsi %x : i1 to i8
  %r = arith.cmpi sgt, %y, %k : i8
  return %r : i1
}
func.func @t171(%x: i1) -> i1 {
  %k = arith.constant 1 : i64
  %y = arith.extsi %x : i1 to i64
  %r = arith.cmpi sgt, %y, %k : i64
  return %r : i1
}
func.func @t176(%x: i8, %w: i16) -> i1 {
  %y = arith.extsi %x : i8 to i32
  %z = arith.extsi %w : i16 to i32
  %r = arith.cmpi sgt, %y, %z : i32
  return %r : i1
}
func.func @t181(%x: i8) -> i1 {
  %k = arith.constant -1 : i32
  %y = arith.extui %x : i8 to i32
  %r = arith.cmpi sgt, %y, %k : i32
  return %r : i1
}
func.func @t186(%x: i1) -> i1 {
  %k = arith.constant -1 : i8
  %y = arith.extui %x : i1 to i8
  %r = arith.cmpi sgt, %y, %k : i8
  return %r : i1
}
func.func @t191(%x: i1) -> i1 {
  %k = arith.constant 2 : i64
  %y = arith.extui %x : i1 to i64
  %r = arith.cmpi sgt, %y, %k : i64
  return %r : i1
}
func.func @t196(%x: i8, %w: i16) -> i1 {
  %y = arith.extui %x : i8 to i32
  %z = arith.extui %w : i16 to i32
  %r = arith.cmpi sgt, %y, %z : i32
  return %r : i1
}
func.func @t201(%x: i8) -> i1 {
  %k = arith.constant 0 : i32
  %y = arith.extsi %x : i8 to i32
  %r = arith.cmpi sge, %y, %k : i32
  return %r : i1
}
func.func @t205(%x: i8) -> i1 {
  %k = arith.constant 200 : i32
  %y = arith.extsi %x : i8 to i32
  %r = arith.cmpi sge, %y, %k : i32
  return %r : i1
}
func.func @t210(%x: i1) -> i1 {
  %k = arith.constant 0 : i64
  %y = arith.extsi %x : i1 to i64
  %r = arith.cmpi sge, %y, %k : i64
  return %r : i1
}
func.func @t215(%x: i8, %w: i8) -> i1 {
  %y = arith.extsi %x : i8 to i32
  %z = arith.extsi %w : i8 to i32
  %r = arith.cmpi sge, %y, %z : i32
  return %r : i1
}
func.func @t220(%x: i8) -> i1 {
  %k = arith.constant 1 : i32
  %y = arith.extui %x : i8 to i32
  %r = arith.cmpi sge, %y, %k : i32
  return %r : i1
}
func.func @t225(%x: i1) -> i1 {
  %k = arith.constant 1 : i8
  %y = arith.extui %x : i1 to i8
  %r = arith.cmpi sge, %y, %k : i8
  return %r : i1
}
func.func @t230(%x: i1) -> i1 {
  %k = arith.constant -1 : i64
  %y = arith.extui %x : i1 to i64
  %r = arith.cmpi sge, %y, %k : i64
  return %r : i1
}
func.func @t235(%x: i8, %w: i8) -> i1 {
  %y = arith.extui %x : i8 to i32
  %z = arith.extui %w : i8 to i32
  %r = arith.cmpi sge, %y, %z : i32
  return %r : i1
}
func.func @t240(%a: i32, %b: i32) -> (i1, i1) {
  %t = arith.constant true
  %y = arith.cmpi sge, %a, %b : i32
  %r = arith.xori %y, %t : i1
  return %r, %y : i1, i1
}
func.func @t244(%x: i8) -> i1 {
  %k = arith.constant 2 : i32
  %y = arith.extsi %x : i8 to i32
  %r = arith.cmpi ult, %y, %k : i32
  return %r : i1
}
func.func @t249(%x: i1) -> i1 {
  %k = arith.constant 2 : i8
  %y = arith.extsi %x : i1 to i8
  %r = arith.cmpi ult, %y, %k : i8
  return %r : i1
}
func.func @t254(%x: i1) -> i1 {
  %k = arith.constant 200 : i64
  %y = arith.extsi %x : i1 to i64
  %r = arith.cmpi ult, %y, %k : i64
  return %r : i1
}
func.func @t259(%x: i8) -> i1 {
  %k = arith.constant 0 : i32
  %y = arith.extui %x : i8 to i32
  %r = arith.cmpi ult, %y, %k : i32
  return %r : i1
}
func.func @t264(%x: i1) -> i1 {
  %k = arith.constant 0 : i8
  %y = arith.extui %x : i1 to i8
  %r = arith.cmpi ult, %y, %k : i8
  return %r : i1
}
func.func @t269(%x: i1) -> i1 {
  %k = arith.constant 1 : i64
  %y = arith.extui %x : i1 to i64
  %r = arith.cmpi ult, %y, %k : i64
  return %r : i1
}
func.func @t274(%x: i8, %w: i16) -> i1 {
  %y = arith.extui %x : i8 to i32
  %z = arith.extsi %w : i16 to i32
  %r = arith.cmpi ult, %y, %z : i32
  return %r : i1
}
func.func @t279(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi1> {
  %t = arith.constant dense<true> : vector<2xi1>
  %y = arith.cmpi ult, %a, %b : vector<2xi32>
  %r = arith.xori %t, %y : vector<2xi1>
  return %r : vector<2xi1>
}
func.func @t283(%x: i8) -> i1 {
  %k = arith.constant -1 : i32
  %y = arith.extsi %x : i8 to i32
  %r = arith.cmpi ule, %y, %k : i32
  return %r : i1
}
func.func @t288(%x: i1) -> i1 {
  %k = arith.constant -1 : i8
  %y = arith.extsi %x : i1 to i8
  %r = arith.cmpi ule, %y, %k : i8
  return %r : i1
}
func.func @t293(%x: i1) -> i1 {
  %k = arith.constant 2 : i64
  %y = arith.extsi %x : i1 to i64
  %r = arith.cmpi ule, %y, %k : i64
  return %r : i1
}
func.func @t298(%x: i8, %w: i16) -> i1 {
  %y = arith.extsi %x : i8 to i32
  %z = arith.extui %w : i16 to i32
  %r = arith.cmpi ule, %y, %z : i32
  return %r : i1
}
func.func @t303(%x: i8) -> i1 {
  %k = arith.constant 200 : i32
  %y = arith.extui %x : i8 to i32
  %r = arith.cmpi ule, %y, %k : i32
  return %r : i1
}
func.func @t308(%x: i1) -> i1 {
  %k = arith.constant 0 : i64
  %y = arith.extui %x : i1 to i64
  %r = arith.cmpi ule, %y, %k : i64
  return %r : i1
}
func.func @t313(%x: i8, %w: i8) -> i1 {
  %y = arith.extui %x : i8 to i32
  %z = arith.extsi %w : i8 to i32
  %r = arith.cmpi ule, %y, %z : i32
  return %r : i1
}
func.func @t318(%x: i1, %a: i32, %b: i32) -> i1 {
  %t = arith.constant true
  %y = arith.cmpi ule, %a, %b : i32
  %r = arith.xori %y, %t : i1
  return %r : i1
}
func.func @t322(%x: i8) -> i1 {
  %k = arith.constant 1 : i32
  %y = arith.extsi %x : i8 to i32
  %r = arith.cmpi ugt, %y, %k : i32
  return %r : i1
}
func.func @t327(%x: i1) -> i1 {
  %k = arith.constant 1 : i8
  %y = arith.extsi %x : i1 to i8
  %r = arith.cmpi ugt, %y, %k : i8
  return %r : i1
}
func.func @t332(%x: i1) -> i1 {
  %k = arith.constant -1 : i64
  %y = arith.extsi %x : i1 to i64
  %r = arith.cmpi ugt, %y, %k : i64
  return %r : i1
}
func.func @t337(%x: i8, %w: i8) -> i1 {
  %y = arith.extsi %x : i8 to i32
  %z = arith.extui %w : i8 to i32
  %r = arith.cmpi ugt, %y, %z : i32
  return %r : i1
}
func.func @t342(%x: i8) -> i1 {
  %k = arith.constant 2 : i32
  %y = arith.extui %x : i8 to i32
  %r = arith.cmpi ugt, %y, %k : i32
  return %r : i1
}
func.func @t347(%x: i1) -> i1 {
  %k = arith.constant 2 : i8
  %y = arith.extui %x : i1 to i8
  %r = arith.cmpi ugt, %y, %k : i8
  return %r : i1
}
func.func @t352(%x: i1) -> i1 {
  %k = arith.constant 200 : i64
  %y = arith.extui %x : i1 to i64
  %r = arith.cmpi ugt, %y, %k : i64
  return %r : i1
}
func.func @t357(%x: index, %w: index) -> i1 {
  %y = arith.index_cast %x : index to i64
  %z = arith.index_cast %w : index to i64
  %r = arith.cmpi ugt, %y, %z : i64
  return %r : i1
}
func.func @t361(%x: i8) -> i1 {
  %k = arith.constant 0 : i32
  %y = arith.extsi %x : i8 to i32
  %r = arith.cmpi uge, %y, %k : i32
  return %r : i1
}
func.func @t366(%x: i1) -> i1 {
  %k = arith.constant 0 : i8
  %y = arith.extsi %x : i1 to i8
  %r = arith.cmpi uge, %y, %k : i8
  return %r : i1
}
func.func @t371(%x: i1) -> i1 {
  %k = arith.constant 1 : i64
  %y = arith.extsi %x : i1 to i64
  %r = arith.cmpi uge, %y, %k : i64
  return %r : i1
}
func.func @t376(%x: i8, %w: i16) -> i1 {
  %y = arith.extsi %x : i8 to i32
  %z = arith.extsi %w : i16 to i32
  %r = arith.cmpi uge, %y, %z : i32
  return %r : i1
}
func.func @t381(%x: i8) -> i1 {
  %k = arith.constant -1 : i32
  %y = arith.extui %x : i8 to i32
  %r = arith.cmpi uge, %y, %k : i32
  return %r : i1
}
func.func @t386(%x: i1) -> i1 {
  %k = arith.constant -1 : i8
  %y = arith.extui %x : i1 to i8
  %r = arith.cmpi uge, %y, %k : i8
  return %r : i1
}
func.func @t391(%x: i1) -> i1 {
  %k = arith.constant 2 : i64
  %y = arith.extui %x : i1 to i64
  %r = arith.cmpi uge, %y, %k : i64
  return %r : i1
}
func.func @t396(%x: i8, %w: i16) -> i1 {
  %y = arith.extui %x : i8 to i32
  %z = arith.extui %w : i16 to i32
  %r = arith.cmpi uge, %y, %z : i32
  return %r : i1
}
