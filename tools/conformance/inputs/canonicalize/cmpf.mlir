// cmpf
func.func @t1() -> i1 {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 2.0 : f32
  %r = arith.cmpf false, %a, %b : f32
  return %r : i1
}
func.func @t3() -> i1 {
  %a = arith.constant 0x7FC00000 : f32
  %b = arith.constant 1.0 : f32
  %r = arith.cmpf false, %a, %b : f32
  return %r : i1
}
func.func @t5() -> i1 {
  %a = arith.constant 0x7FC00000 : f32
  %b = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf false, %a, %b : f32
  return %r : i1
}
func.func @t7(%x: f32) -> i1 {
  %r = arith.cmpf false, %x, %x : f32
  return %r : i1
}
func.func @t9(%x: f32) -> i1 {
  %k = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf false, %k, %x : f32
  return %r : i1
}
func.func @t11(%x: vector<2xf32>) -> vector<2xi1> {
  %k = arith.constant dense<0x7FC00000> : vector<2xf32>
  %r = arith.cmpf false, %x, %k : vector<2xf32>
  return %r : vector<2xi1>
}
func.func @t13() -> i1 {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 2.0 : f32
  %r = arith.cmpf oeq, %a, %b : f32
  return %r : i1
}
func.func @t15() -> i1 {
  %a = arith.constant 0x7FC00000 : f32
  %b = arith.constant 1.0 : f32
  %r = arith.cmpf oeq, %a, %b : f32
  return %r : i1
}
func.func @t17() -> i1 {
  %a = arith.constant 0x7FC00000 : f32
  %b = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf oeq, %a, %b : f32
  return %r : i1
}
func.func @t19(%x: f32) -> i1 {
  %r = arith.cmpf oeq, %x, %x : f32
  return %r : i1
}
func.func @t21(%x: f32) -> i1 {
  %k = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf oeq, %k, %x : f32
  return %r : i1
}
func.func @t23(%x: vector<2xf32>) -> vector<2xi1> {
  %k = arith.constant dense<0x7FC00000> : vector<2xf32>
  %r = arith.cmpf oeq, %x, %k : vector<2xf32>
  return %r : vector<2xi1>
}
func.func @t26() -> i1 {
  %a = arith.constant 2.0 : f32
  %b = arith.constant 2.0 : f32
  %r = arith.cmpf ogt, %a, %b : f32
  return %r : i1
}
func.func @t28() -> i1 {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf ogt, %a, %b : f32
  return %r : i1
}
func.func @t30() -> i1 {
  %a = arith.constant 0.0 : f32
  %b = arith.constant -0.0 : f32
  %r = arith.cmpf ogt, %a, %b : f32
  return %r : i1
}
func.func @t32(%x: f32) -> i1 {
  %k = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf ogt, %x, %k : f32
  return %r : i1
}
func.func @t34(%x: f32) -> i1 {
  %k = arith.constant 1.0 : f32
  %r = arith.cmpf ogt, %k, %x : f32
  return %r : i1
}
func.func @t36(%x: f32, %y: f32) -> i1 {
  %t = arith.constant true
  %c = arith.cmpf ogt, %x, %y : f32
  %r = arith.xori %c, %t : i1
  return %r : i1
}
func.func @t38() -> i1 {
  %a = arith.constant 2.0 : f32
  %b = arith.constant 2.0 : f32
  %r = arith.cmpf oge, %a, %b : f32
  return %r : i1
}
func.func @t40() -> i1 {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf oge, %a, %b : f32
  return %r : i1
}
func.func @t42() -> i1 {
  %a = arith.constant 0.0 : f32
  %b = arith.constant -0.0 : f32
  %r = arith.cmpf oge, %a, %b : f32
  return %r : i1
}
func.func @t44(%x: f32) -> i1 {
  %k = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf oge, %x, %k : f32
  return %r : i1
}
func.func @t46(%x: f32) -> i1 {
  %k = arith.constant 1.0 : f32
  %r = arith.cmpf oge, %k, %x : f32
  return %r : i1
}
func.func @t49() -> i1 {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 2.0 : f32
  %r = arith.cmpf olt, %a, %b : f32
  return %r : i1
}
func.func @t51() -> i1 {
  %a = arith.constant 0x7FC00000 : f32
  %b = arith.constant 1.0 : f32
  %r = arith.cmpf olt, %a, %b : f32
  return %r : i1
}
func.func @t53() -> i1 {
  %a = arith.constant 0x7FC00000 : f32
  %b = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf olt, %a, %b : f32
  return %r : i1
}
func.func @t55(%x: f32) -> i1 {
  %r = arith.cmpf olt, %x, %x : f32
  return %r : i1
}
func.func @t57(%x: f32) -> i1 {
  %k = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf olt, %k, %x : f32
  return %r : i1
}
func.func @t59(%x: vector<2xf32>) -> vector<2xi1> {
  %k = arith.constant dense<0x7FC00000> : vector<2xf32>
  %r = arith.cmpf olt, %x, %k : vector<2xf32>
  return %r : vector<2xi1>
}
func.func @t61() -> i1 {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 2.0 : f32
  %r = arith.cmpf ole, %a, %b : f32
  return %r : i1
}
func.func @t63() -> i1 {
  %a = arith.constant 0x7FC00000 : f32
  %b = arith.constant 1.0 : f32
  %r = arith.cmpf ole, %a, %b : f32
  return %r : i1
}
func.func @t65() -> i1 {
  %a = arith.constant 0x7FC00000 : f32
  %b = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf ole, %a, %b : f32
  return %r : i1
}
func.func @t67(%x: f32) -> i1 {
  %r = arith.cmpf ole, %x, %x : f32
  return %r : i1
}
func.func @t69(%x: f32) -> i1 {
  %k = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf ole, %k, %x : f32
  return %r : i1
}
func.func @t71(%x: vector<2xf32>) -> vector<2xi1> {
  %k = arith.constant dense<0x7FC00000> : vector<2xf32>
  %r = arith.cmpf ole, %x, %k : vector<2xf32>
  return %r : vector<2xi1>
}
func.func @t74() -> i1 {
  %a = arith.constant 2.0 : f32
  %b = arith.constant 2.0 : f32
  %r = arith.cmpf one, %a, %b : f32
  return %r : i1
}
func.func @t76() -> i1 {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf one, %a, %b : f32
  return %r : i1
}
func.func @t78() -> i1 {
  %a = arith.constant 0.0 : f32
  %b = arith.constant -0.0 : f32
  %r = arith.cmpf one, %a, %b : f32
  return %r : i1
}
func.func @t80(%x: f32) -> i1 {
  %k = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf one, %x, %k : f32
  return %r : i1
}
func.func @t82(%x: f32) -> i1 {
  %k = arith.constant 1.0 : f32
  %r = arith.cmpf one, %k, %x : f32
  return %r : i1
}
func.func @t84(%x: f32, %y: f32) -> i1 {
  %t = arith.constant true
  %c = arith.cmpf one, %x, %y : f32
  %r = arith.xori %c, %t : i1
  return %r : i1
}
func.func @t86() -> i1 {
  %a = arith.constant 2.0 : f32
  %b = arith.constant 2.0 : f32
  %r = arith.cmpf ord, %a, %b : f32
  return %r : i1
}
func.func @t88() -> i1 {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf ord, %a, %b : f32
  return %r : i1
}
func.func @t90() -> i1 {
  %a = arith.constant 0.0 : f32
  %b = arith.constant -0.0 : f32
  %r = arith.cmpf ord, %a, %b : f32
  return %r : i1
}
func.func @t92(%x: f32) -> i1 {
  %k = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf ord, %x, %k : f32
  return %r : i1
}
func.func @t94(%x: f32) -> i1 {
  %k = arith.constant 1.0 : f32
  %r = arith.cmpf ord, %k, %x : f32
  return %r : i1
}
func.func @t97() -> i1 {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 2.0 : f32
  %r = arith.cmpf ueq, %a, %b : f32
  return %r : i1
}
func.func @t99() -> i1 {
  %a = arith.constant 0x7FC00000 : f32
  %b = arith.constant 1.0 : f32
  %r = arith.cmpf ueq, %a, %b : f32
  return %r : i1
}
func.func @t101() -> i1 {
  %a = arith.constant 0x7FC00000 : f32
  %b = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf ueq, %a, %b : f32
  return %r : i1
}
func.func @t103(%x: f32) -> i1 {
  %r = arith.cmpf ueq, %x, %x : f32
  return %r : i1
}
func.func @t105(%x: f32) -> i1 {
  %k = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf ueq, %k, %x : f32
  return %r : i1
}
func.func @t107(%x: vector<2xf32>) -> vector<2xi1> {
  %k = arith.constant dense<0x7FC00000> : vector<2xf32>
  %r = arith.cmpf ueq, %x, %k : vector<2xf32>
  return %r : vector<2xi1>
}
func.func @t109() -> i1 {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 2.0 : f32
  %r = arith.cmpf ugt, %a, %b : f32
  return %r : i1
}
func.func @t111() -> i1 {
  %a = arith.constant 0x7FC00000 : f32
  %b = arith.constant 1.0 : f32
  %r = arith.cmpf ugt, %a, %b : f32
  return %r : i1
}
func.func @t113() -> i1 {
  %a = arith.constant 0x7FC00000 : f32
  %b = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf ugt, %a, %b : f32
  return %r : i1
}
func.func @t115(%x: f32) -> i1 {
  %r = arith.cmpf ugt, %x, %x : f32
  return %r : i1
}
func.func @t117(%x: f32) -> i1 {
  %k = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf ugt, %k, %x : f32
  return %r : i1
}
func.func @t119(%x: vector<2xf32>) -> vector<2xi1> {
  %k = arith.constant dense<0x7FC00000> : vector<2xf32>
  %r = arith.cmpf ugt, %x, %k : vector<2xf32>
  return %r : vector<2xi1>
}
func.func @t122() -> i1 {
  %a = arith.constant 2.0 : f32
  %b = arith.constant 2.0 : f32
  %r = arith.cmpf uge, %a, %b : f32
  return %r : i1
}
func.func @t124() -> i1 {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf uge, %a, %b : f32
  return %r : i1
}
func.func @t126() -> i1 {
  %a = arith.constant 0.0 : f32
  %b = arith.constant -0.0 : f32
  %r = arith.cmpf uge, %a, %b : f32
  return %r : i1
}
func.func @t128(%x: f32) -> i1 {
  %k = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf uge, %x, %k : f32
  return %r : i1
}
func.func @t130(%x: f32) -> i1 {
  %k = arith.constant 1.0 : f32
  %r = arith.cmpf uge, %k, %x : f32
  return %r : i1
}
func.func @t132(%x: f32, %y: f32) -> i1 {
  %t = arith.constant true
  %c = arith.cmpf uge, %x, %y : f32
  %r = arith.xori %c, %t : i1
  return %r : i1
}
func.func @t134() -> i1 {
  %a = arith.constant 2.0 : f32
  %b = arith.constant 2.0 : f32
  %r = arith.cmpf ult, %a, %b : f32
  return %r : i1
}
func.func @t136() -> i1 {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf ult, %a, %b : f32
  return %r : i1
}
func.func @t138() -> i1 {
  %a = arith.constant 0.0 : f32
  %b = arith.constant -0.0 : f32
  %r = arith.cmpf ult, %a, %b : f32
  return %r : i1
}
func.func @t140(%x: f32) -> i1 {
  %k = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf ult, %x, %k : f32
  return %r : i1
}
func.func @t142(%x: f32) -> i1 {
  %k = arith.constant 1.0 : f32
  %r = arith.cmpf ult, %k, %x : f32
  return %r : i1
}
func.func @t145() -> i1 {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 2.0 : f32
  %r = arith.cmpf ule, %a, %b : f32
  return %r : i1
}
func.func @t147() -> i1 {
  %a = arith.constant 0x7FC00000 : f32
  %b = arith.constant 1.0 : f32
  %r = arith.cmpf ule, %a, %b : f32
  return %r : i1
}
func.func @t149() -> i1 {
  %a = arith.constant 0x7FC00000 : f32
  %b = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf ule, %a, %b : f32
  return %r : i1
}
func.func @t151(%x: f32) -> i1 {
  %r = arith.cmpf ule, %x, %x : f32
  return %r : i1
}
func.func @t153(%x: f32) -> i1 {
  %k = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf ule, %k, %x : f32
  return %r : i1
}
func.func @t155(%x: vector<2xf32>) -> vector<2xi1> {
  %k = arith.constant dense<0x7FC00000> : vector<2xf32>
  %r = arith.cmpf ule, %x, %k : vector<2xf32>
  return %r : vector<2xi1>
}
func.func @t157() -> i1 {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 2.0 : f32
  %r = arith.cmpf une, %a, %b : f32
  return %r : i1
}
func.func @t159() -> i1 {
  %a = arith.constant 0x7FC00000 : f32
  %b = arith.constant 1.0 : f32
  %r = arith.cmpf une, %a, %b : f32
  return %r : i1
}
func.func @t161() -> i1 {
  %a = arith.constant 0x7FC00000 : f32
  %b = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf une, %a, %b : f32
  return %r : i1
}
func.func @t163(%x: f32) -> i1 {
  %r = arith.cmpf une, %x, %x : f32
  return %r : i1
}
func.func @t165(%x: f32) -> i1 {
  %k = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf une, %k, %x : f32
  return %r : i1
}
func.func @t167(%x: vector<2xf32>) -> vector<2xi1> {
  %k = arith.constant dense<0x7FC00000> : vector<2xf32>
  %r = arith.cmpf une, %x, %k : vector<2xf32>
  return %r : vector<2xi1>
}
func.func @t170() -> i1 {
  %a = arith.constant 2.0 : f32
  %b = arith.constant 2.0 : f32
  %r = arith.cmpf uno, %a, %b : f32
  return %r : i1
}
func.func @t172() -> i1 {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf uno, %a, %b : f32
  return %r : i1
}
func.func @t174() -> i1 {
  %a = arith.constant 0.0 : f32
  %b = arith.constant -0.0 : f32
  %r = arith.cmpf uno, %a, %b : f32
  return %r : i1
}
func.func @t176(%x: f32) -> i1 {
  %k = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf uno, %x, %k : f32
  return %r : i1
}
func.func @t178(%x: f32) -> i1 {
  %k = arith.constant 1.0 : f32
  %r = arith.cmpf uno, %k, %x : f32
  return %r : i1
}
func.func @t180(%x: f32, %y: f32) -> i1 {
  %t = arith.constant true
  %c = arith.cmpf uno, %x, %y : f32
  %r = arith.xori %c, %t : i1
  return %r : i1
}
func.func @t182() -> i1 {
  %a = arith.constant 2.0 : f32
  %b = arith.constant 2.0 : f32
  %r = arith.cmpf true, %a, %b : f32
  return %r : i1
}
func.func @t184() -> i1 {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf true, %a, %b : f32
  return %r : i1
}
func.func @t186() -> i1 {
  %a = arith.constant 0.0 : f32
  %b = arith.constant -0.0 : f32
  %r = arith.cmpf true, %a, %b : f32
  return %r : i1
}
func.func @t188(%x: f32) -> i1 {
  %k = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf true, %x, %k : f32
  return %r : i1
}
func.func @t190(%x: f32) -> i1 {
  %k = arith.constant 1.0 : f32
  %r = arith.cmpf true, %k, %x : f32
  return %r : i1
}

// -----

// cmpf of converted integers
func.func @t1(%x: i8) -> i1 {
  %k = arith.constant 0.0 : f32
  %f = arith.sitofp %x : i8 to f32
  %r = arith.cmpf oeq, %f, %k : f32
  return %r : i1
}
func.func @t8(%x: i8) -> i1 {
  %k = arith.constant 255.0 : f32
  %f = arith.sitofp %x : i8 to f32
  %r = arith.cmpf oeq, %f, %k : f32
  return %r : i1
}
func.func @t16(%x: i8) -> i1 {
  %k = arith.constant 127.0 : f32
  %f = arith.uitofp %x : i8 to f32
  %r = arith.cmpf oeq, %f, %k : f32
  return %r : i1
}
func.func @t23(%x: i32) -> i1 {
  %k = arith.constant 0.0 : f32
  %f = arith.sitofp %x : i32 to f32
  %r = arith.cmpf oeq, %f, %k : f32
  return %r : i1
}
func.func @t31(%x: i32) -> i1 {
  %k = arith.constant 256.0 : f32
  %f = arith.sitofp %x : i32 to f32
  %r = arith.cmpf oeq, %f, %k : f32
  return %r : i1
}
func.func @t38(%x: i32) -> i1 {
  %k = arith.constant 127.0 : f32
  %f = arith.uitofp %x : i32 to f32
  %r = arith.cmpf oeq, %f, %k : f32
  return %r : i1
}
func.func @t46(%x: i8) -> i1 {
  %k = arith.constant -0.0 : f32
  %f = arith.sitofp %x : i8 to f32
  %r = arith.cmpf ogt, %f, %k : f32
  return %r : i1
}
func.func @t53(%x: i8) -> i1 {
  %k = arith.constant 256.0 : f32
  %f = arith.sitofp %x : i8 to f32
  %r = arith.cmpf ogt, %f, %k : f32
  return %r : i1
}
func.func @t61(%x: i8) -> i1 {
  %k = arith.constant 128.0 : f32
  %f = arith.uitofp %x : i8 to f32
  %r = arith.cmpf ogt, %f, %k : f32
  return %r : i1
}
func.func @t68(%x: i32) -> i1 {
  %k = arith.constant -0.0 : f32
  %f = arith.sitofp %x : i32 to f32
  %r = arith.cmpf ogt, %f, %k : f32
  return %r : i1
}
func.func @t76(%x: i32) -> i1 {
  %k = arith.constant 0x7F800000 : f32
  %f = arith.sitofp %x : i32 to f32
  %r = arith.cmpf ogt, %f, %k : f32
  return %r : i1
}
func.func @t83(%x: i32) -> i1 {
  %k = arith.constant 128.0 : f32
  %f = arith.uitofp %x : i32 to f32
  %r = arith.cmpf ogt, %f, %k : f32
  return %r : i1
}
func.func @t91(%x: i8) -> i1 {
  %k = arith.constant 1.5 : f32
  %f = arith.sitofp %x : i8 to f32
  %r = arith.cmpf oge, %f, %k : f32
  return %r : i1
}
func.func @t98(%x: i8) -> i1 {
  %k = arith.constant 0x7F800000 : f32
  %f = arith.sitofp %x : i8 to f32
  %r = arith.cmpf oge, %f, %k : f32
  return %r : i1
}
func.func @t106(%x: i8) -> i1 {
  %k = arith.constant -128.5 : f32
  %f = arith.uitofp %x : i8 to f32
  %r = arith.cmpf oge, %f, %k : f32
  return %r : i1
}
func.func @t113(%x: i32) -> i1 {
  %k = arith.constant 1.5 : f32
  %f = arith.sitofp %x : i32 to f32
  %r = arith.cmpf oge, %f, %k : f32
  return %r : i1
}
func.func @t121(%x: i32) -> i1 {
  %k = arith.constant 0xFF800000 : f32
  %f = arith.sitofp %x : i32 to f32
  %r = arith.cmpf oge, %f, %k : f32
  return %r : i1
}
func.func @t128(%x: i32) -> i1 {
  %k = arith.constant -128.5 : f32
  %f = arith.uitofp %x : i32 to f32
  %r = arith.cmpf oge, %f, %k : f32
  return %r : i1
}
func.func @t136(%x: i8) -> i1 {
  %k = arith.constant -1.0 : f32
  %f = arith.sitofp %x : i8 to f32
  %r = arith.cmpf olt, %f, %k : f32
  return %r : i1
}
func.func @t143(%x: i8) -> i1 {
  %k = arith.constant 0xFF800000 : f32
  %f = arith.sitofp %x : i8 to f32
  %r = arith.cmpf olt, %f, %k : f32
  return %r : i1
}
func.func @t151(%x: i8) -> i1 {
  %k = arith.constant 255.0 : f32
  %f = arith.uitofp %x : i8 to f32
  %r = arith.cmpf olt, %f, %k : f32
  return %r : i1
}
func.func @t158(%x: i32) -> i1 {
  %k = arith.constant -1.0 : f32
  %f = arith.sitofp %x : i32 to f32
  %r = arith.cmpf olt, %f, %k : f32
  return %r : i1
}
func.func @t166(%x: i32) -> i1 {
  %k = arith.constant 0.0 : f32
  %f = arith.uitofp %x : i32 to f32
  %r = arith.cmpf olt, %f, %k : f32
  return %r : i1
}
func.func @t173(%x: i32) -> i1 {
  %k = arith.constant 255.0 : f32
  %f = arith.uitofp %x : i32 to f32
  %r = arith.cmpf olt, %f, %k : f32
  return %r : i1
}
func.func @t181(%x: i8) -> i1 {
  %k = arith.constant 127.0 : f32
  %f = arith.sitofp %x : i8 to f32
  %r = arith.cmpf ole, %f, %k : f32
  return %r : i1
}
func.func @t188(%x: i8) -> i1 {
  %k = arith.constant 0.0 : f32
  %f = arith.uitofp %x : i8 to f32
  %r = arith.cmpf ole, %f, %k : f32
  return %r : i1
}
func.func @t196(%x: i8) -> i1 {
  %k = arith.constant 256.0 : f32
  %f = arith.uitofp %x : i8 to f32
  %r = arith.cmpf ole, %f, %k : f32
  return %r : i1
}
func.func @t203(%x: i32) -> i1 {
  %k = arith.constant 127.0 : f32
  %f = arith.sitofp %x : i32 to f32
  %r = arith.cmpf ole, %f, %k : f32
  return %r : i1
}
func.func @t211(%x: i32) -> i1 {
  %k = arith.constant -0.0 : f32
  %f = arith.uitofp %x : i32 to f32
  %r = arith.cmpf ole, %f, %k : f32
  return %r : i1
}
func.func @t218(%x: i32) -> i1 {
  %k = arith.constant 256.0 : f32
  %f = arith.uitofp %x : i32 to f32
  %r = arith.cmpf ole, %f, %k : f32
  return %r : i1
}
func.func @t226(%x: i8) -> i1 {
  %k = arith.constant 128.0 : f32
  %f = arith.sitofp %x : i8 to f32
  %r = arith.cmpf one, %f, %k : f32
  return %r : i1
}
func.func @t233(%x: i8) -> i1 {
  %k = arith.constant -0.0 : f32
  %f = arith.uitofp %x : i8 to f32
  %r = arith.cmpf one, %f, %k : f32
  return %r : i1
}
func.func @t241(%x: i8) -> i1 {
  %k = arith.constant 0x7F800000 : f32
  %f = arith.uitofp %x : i8 to f32
  %r = arith.cmpf one, %f, %k : f32
  return %r : i1
}
func.func @t248(%x: i32) -> i1 {
  %k = arith.constant 128.0 : f32
  %f = arith.sitofp %x : i32 to f32
  %r = arith.cmpf one, %f, %k : f32
  return %r : i1
}
func.func @t256(%x: i32) -> i1 {
  %k = arith.constant 1.5 : f32
  %f = arith.uitofp %x : i32 to f32
  %r = arith.cmpf one, %f, %k : f32
  return %r : i1
}
func.func @t263(%x: i32) -> i1 {
  %k = arith.constant 0x7F800000 : f32
  %f = arith.uitofp %x : i32 to f32
  %r = arith.cmpf one, %f, %k : f32
  return %r : i1
}
func.func @t271(%x: i8) -> i1 {
  %k = arith.constant -128.5 : f32
  %f = arith.sitofp %x : i8 to f32
  %r = arith.cmpf ord, %f, %k : f32
  return %r : i1
}
func.func @t278(%x: i8) -> i1 {
  %k = arith.constant 1.5 : f32
  %f = arith.uitofp %x : i8 to f32
  %r = arith.cmpf ord, %f, %k : f32
  return %r : i1
}
func.func @t286(%x: i8) -> i1 {
  %k = arith.constant 0xFF800000 : f32
  %f = arith.uitofp %x : i8 to f32
  %r = arith.cmpf ord, %f, %k : f32
  return %r : i1
}
func.func @t293(%x: i32) -> i1 {
  %k = arith.constant -128.5 : f32
  %f = arith.sitofp %x : i32 to f32
  %r = arith.cmpf ord, %f, %k : f32
  return %r : i1
}
func.func @t301(%x: i32) -> i1 {
  %k = arith.constant -1.0 : f32
  %f = arith.uitofp %x : i32 to f32
  %r = arith.cmpf ord, %f, %k : f32
  return %r : i1
}
func.func @t309(%x: i8) -> i1 {
  %k = arith.constant 0.0 : f32
  %f = arith.sitofp %x : i8 to f32
  %r = arith.cmpf ueq, %f, %k : f32
  return %r : i1
}
func.func @t316(%x: i8) -> i1 {
  %k = arith.constant 255.0 : f32
  %f = arith.sitofp %x : i8 to f32
  %r = arith.cmpf ueq, %f, %k : f32
  return %r : i1
}
func.func @t324(%x: i8) -> i1 {
  %k = arith.constant 127.0 : f32
  %f = arith.uitofp %x : i8 to f32
  %r = arith.cmpf ueq, %f, %k : f32
  return %r : i1
}
func.func @t331(%x: i32) -> i1 {
  %k = arith.constant 0.0 : f32
  %f = arith.sitofp %x : i32 to f32
  %r = arith.cmpf ueq, %f, %k : f32
  return %r : i1
}
func.func @t339(%x: i32) -> i1 {
  %k = arith.constant 256.0 : f32
  %f = arith.sitofp %x : i32 to f32
  %r = arith.cmpf ueq, %f, %k : f32
  return %r : i1
}
func.func @t346(%x: i32) -> i1 {
  %k = arith.constant 127.0 : f32
  %f = arith.uitofp %x : i32 to f32
  %r = arith.cmpf ueq, %f, %k : f32
  return %r : i1
}
func.func @t354(%x: i8) -> i1 {
  %k = arith.constant -0.0 : f32
  %f = arith.sitofp %x : i8 to f32
  %r = arith.cmpf ugt, %f, %k : f32
  return %r : i1
}
func.func @t361(%x: i8) -> i1 {
  %k = arith.constant 256.0 : f32
  %f = arith.sitofp %x : i8 to f32
  %r = arith.cmpf ugt, %f, %k : f32
  return %r : i1
}
func.func @t369(%x: i8) -> i1 {
  %k = arith.constant 128.0 : f32
  %f = arith.uitofp %x : i8 to f32
  %r = arith.cmpf ugt, %f, %k : f32
  return %r : i1
}
func.func @t376(%x: i32) -> i1 {
  %k = arith.constant -0.0 : f32
  %f = arith.sitofp %x : i32 to f32
  %r = arith.cmpf ugt, %f, %k : f32
  return %r : i1
}
func.func @t384(%x: i32) -> i1 {
  %k = arith.constant 0x7F800000 : f32
  %f = arith.sitofp %x : i32 to f32
  %r = arith.cmpf ugt, %f, %k : f32
  return %r : i1
}
func.func @t391(%x: i32) -> i1 {
  %k = arith.constant 128.0 : f32
  %f = arith.uitofp %x : i32 to f32
  %r = arith.cmpf ugt, %f, %k : f32
  return %r : i1
}
func.func @t399(%x: i8) -> i1 {
  %k = arith.constant 1.5 : f32
  %f = arith.sitofp %x : i8 to f32
  %r = arith.cmpf uge, %f, %k : f32
  return %r : i1
}
func.func @t406(%x: i8) -> i1 {
  %k = arith.constant 0x7F800000 : f32
  %f = arith.sitofp %x : i8 to f32
  %r = arith.cmpf uge, %f, %k : f32
  return %r : i1
}
func.func @t414(%x: i8) -> i1 {
  %k = arith.constant -128.5 : f32
  %f = arith.uitofp %x : i8 to f32
  %r = arith.cmpf uge, %f, %k : f32
  return %r : i1
}
func.func @t421(%x: i32) -> i1 {
  %k = arith.constant 1.5 : f32
  %f = arith.sitofp %x : i32 to f32
  %r = arith.cmpf uge, %f, %k : f32
  return %r : i1
}
func.func @t429(%x: i32) -> i1 {
  %k = arith.constant 0xFF800000 : f32
  %f = arith.sitofp %x : i32 to f32
  %r = arith.cmpf uge, %f, %k : f32
  return %r : i1
}
func.func @t436(%x: i32) -> i1 {
  %k = arith.constant -128.5 : f32
  %f = arith.uitofp %x : i32 to f32
  %r = arith.cmpf uge, %f, %k : f32
  return %r : i1
}
func.func @t444(%x: i8) -> i1 {
  %k = arith.constant -1.0 : f32
  %f = arith.sitofp %x : i8 to f32
  %r = arith.cmpf ult, %f, %k : f32
  return %r : i1
}
func.func @t451(%x: i8) -> i1 {
  %k = arith.constant 0xFF800000 : f32
  %f = arith.sitofp %x : i8 to f32
  %r = arith.cmpf ult, %f, %k : f32
  return %r : i1
}
func.func @t459(%x: i8) -> i1 {
  %k = arith.constant 255.0 : f32
  %f = arith.uitofp %x : i8 to f32
  %r = arith.cmpf ult, %f, %k : f32
  return %r : i1
}
func.func @t466(%x: i32) -> i1 {
  %k = arith.constant -1.0 : f32
  %f = arith.sitofp %x : i32 to f32
  %r = arith.cmpf ult, %f, %k : f32
  return %r : i1
}
func.func @t474(%x: i32) -> i1 {
  %k = arith.constant 0.0 : f32
  %f = arith.uitofp %x : i32 to f32
  %r = arith.cmpf ult, %f, %k : f32
  return %r : i1
}
func.func @t481(%x: i32) -> i1 {
  %k = arith.constant 255.0 : f32
  %f = arith.uitofp %x : i32 to f32
  %r = arith.cmpf ult, %f, %k : f32
  return %r : i1
}
func.func @t489(%x: i8) -> i1 {
  %k = arith.constant 127.0 : f32
  %f = arith.sitofp %x : i8 to f32
  %r = arith.cmpf ule, %f, %k : f32
  return %r : i1
}
func.func @t496(%x: i8) -> i1 {
  %k = arith.constant 0.0 : f32
  %f = arith.uitofp %x : i8 to f32
  %r = arith.cmpf ule, %f, %k : f32
  return %r : i1
}
func.func @t504(%x: i8) -> i1 {
  %k = arith.constant 256.0 : f32
  %f = arith.uitofp %x : i8 to f32
  %r = arith.cmpf ule, %f, %k : f32
  return %r : i1
}
func.func @t511(%x: i32) -> i1 {
  %k = arith.constant 127.0 : f32
  %f = arith.sitofp %x : i32 to f32
  %r = arith.cmpf ule, %f, %k : f32
  return %r : i1
}
func.func @t519(%x: i32) -> i1 {
  %k = arith.constant -0.0 : f32
  %f = arith.uitofp %x : i32 to f32
  %r = arith.cmpf ule, %f, %k : f32
  return %r : i1
}
func.func @t526(%x: i32) -> i1 {
  %k = arith.constant 256.0 : f32
  %f = arith.uitofp %x : i32 to f32
  %r = arith.cmpf ule, %f, %k : f32
  return %r : i1
}
func.func @t534(%x: i8) -> i1 {
  %k = arith.constant 128.0 : f32
  %f = arith.sitofp %x : i8 to f32
  %r = arith.cmpf une, %f, %k : f32
  return %r : i1
}
func.func @t541(%x: i8) -> i1 {
  %k = arith.constant -0.0 : f32
  %f = arith.uitofp %x : i8 to f32
  %r = arith.cmpf une, %f, %k : f32
  return %r : i1
}
func.func @t549(%x: i8) -> i1 {
  %k = arith.constant 0x7F800000 : f32
  %f = arith.uitofp %x : i8 to f32
  %r = arith.cmpf une, %f, %k : f32
  return %r : i1
}
func.func @t556(%x: i32) -> i1 {
  %k = arith.constant 128.0 : f32
  %f = arith.sitofp %x : i32 to f32
  %r = arith.cmpf une, %f, %k : f32
  return %r : i1
}
func.func @t564(%x: i32) -> i1 {
  %k = arith.constant 1.5 : f32
  %f = arith.uitofp %x : i32 to f32
  %r = arith.cmpf une, %f, %k : f32
  return %r : i1
}
func.func @t571(%x: i32) -> i1 {
  %k = arith.constant 0x7F800000 : f32
  %f = arith.uitofp %x : i32 to f32
  %r = arith.cmpf une, %f, %k : f32
  return %r : i1
}
func.func @t579(%x: i8) -> i1 {
  %k = arith.constant -128.5 : f32
  %f = arith.sitofp %x : i8 to f32
  %r = arith.cmpf uno, %f, %k : f32
  return %r : i1
}
func.func @t586(%x: i8) -> i1 {
  %k = arith.constant 1.5 : f32
  %f = arith.uitofp %x : i8 to f32
  %r = arith.cmpf uno, %f, %k : f32
  return %r : i1
}
func.func @t594(%x: i8) -> i1 {
  %k = arith.constant 0xFF800000 : f32
  %f = arith.uitofp %x : i8 to f32
  %r = arith.cmpf uno, %f, %k : f32
  return %r : i1
}
func.func @t601(%x: i32) -> i1 {
  %k = arith.constant -128.5 : f32
  %f = arith.sitofp %x : i32 to f32
  %r = arith.cmpf uno, %f, %k : f32
  return %r : i1
}
func.func @t609(%x: i32) -> i1 {
  %k = arith.constant -1.0 : f32
  %f = arith.uitofp %x : i32 to f32
  %r = arith.cmpf uno, %f, %k : f32
  return %r : i1
}
