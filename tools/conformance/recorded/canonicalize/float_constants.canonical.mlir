module {
  func.func @t1() -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    return %cst : f32
  }
  func.func @t32() -> f32 {
    %cst = arith.constant 0x7FC00000 : f32
    return %cst : f32
  }
  func.func @t63() -> f32 {
    %cst = arith.constant 0x7F800000 : f32
    return %cst : f32
  }
  func.func @t94() -> f32 {
    %cst = arith.constant 0x7FC00000 : f32
    return %cst : f32
  }
  func.func @t125() -> f32 {
    %cst = arith.constant 3.40282347E+38 : f32
    return %cst : f32
  }
  func.func @t156() -> f32 {
    %cst = arith.constant -1.401300e-45 : f32
    return %cst : f32
  }
  func.func @t187() -> f32 {
    %cst = arith.constant 0x7F800000 : f32
    return %cst : f32
  }
  func.func @t219() -> f32 {
    %cst = arith.constant 0xFF800000 : f32
    return %cst : f32
  }
  func.func @t250() -> f32 {
    %cst = arith.constant 0x7FE00001 : f32
    return %cst : f32
  }
  func.func @t281() -> f32 {
    %cst = arith.constant -2.500000e+00 : f32
    return %cst : f32
  }
  func.func @t312() -> f32 {
    %cst = arith.constant -0.000000e+00 : f32
    return %cst : f32
  }
  func.func @t343() -> f32 {
    %cst = arith.constant 0xFF800000 : f32
    return %cst : f32
  }
  func.func @t374() -> f32 {
    %cst = arith.constant 0x7FC00000 : f32
    return %cst : f32
  }
  func.func @t405() -> f32 {
    %cst = arith.constant 0x7FE00001 : f32
    return %cst : f32
  }
  func.func @t437() -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    return %cst : f32
  }
  func.func @t468() -> f32 {
    %cst = arith.constant 0x7F800000 : f32
    return %cst : f32
  }
  func.func @t499() -> f32 {
    %cst = arith.constant 0x7FC00000 : f32
    return %cst : f32
  }
  func.func @t530() -> f32 {
    %cst = arith.constant 0x7FE00001 : f32
    return %cst : f32
  }
  func.func @t561() -> f32 {
    %cst = arith.constant 0x7FE00001 : f32
    return %cst : f32
  }
  func.func @t592() -> f32 {
    %cst = arith.constant -0.000000e+00 : f32
    return %cst : f32
  }
  func.func @t623() -> f32 {
    %cst = arith.constant -1.000000e+00 : f32
    return %cst : f32
  }
  func.func @t655() -> f32 {
    %cst = arith.constant 0x7FC00000 : f32
    return %cst : f32
  }
  func.func @t686() -> f32 {
    %cst = arith.constant 0x7FC00000 : f32
    return %cst : f32
  }
  func.func @t717() -> f32 {
    %cst = arith.constant 0x7FE00001 : f32
    return %cst : f32
  }
  func.func @t748() -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    return %cst : f32
  }
  func.func @t779() -> f32 {
    %cst = arith.constant 3.40282347E+38 : f32
    return %cst : f32
  }
  func.func @t810() -> f32 {
    %cst = arith.constant 0x7FC00000 : f32
    return %cst : f32
  }
  func.func @t841() -> f32 {
    %cst = arith.constant 3.40282347E+38 : f32
    return %cst : f32
  }
  func.func @t873() -> f32 {
    %cst = arith.constant 0x7FE00001 : f32
    return %cst : f32
  }
  func.func @t904() -> f32 {
    %cst = arith.constant -1.000000e+00 : f32
    return %cst : f32
  }
  func.func @t935() -> f32 {
    %cst = arith.constant 3.40282347E+38 : f32
    return %cst : f32
  }
  func.func @t966() -> f32 {
    %cst = arith.constant 0x7FA00001 : f32
    return %cst : f32
  }
  func.func @t997() -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    return %cst : f32
  }
  func.func @t1028() -> f32 {
    %cst = arith.constant -0.000000e+00 : f32
    return %cst : f32
  }
  func.func @t1059() -> f32 {
    %cst = arith.constant 2.500000e+00 : f32
    return %cst : f32
  }
  func.func @t1091() -> f32 {
    %cst = arith.constant 3.40282347E+38 : f32
    return %cst : f32
  }
  func.func @t1122() -> f32 {
    %cst = arith.constant 0x7F800000 : f32
    return %cst : f32
  }
  func.func @t1153() -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    return %cst : f32
  }
  func.func @t1184() -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    return %cst : f32
  }
  func.func @t1215() -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    return %cst : f32
  }
  func.func @t1246() -> f32 {
    %cst = arith.constant 1.17549435E-38 : f32
    return %cst : f32
  }
  func.func @t1277() -> f32 {
    %cst = arith.constant 2.500000e+00 : f32
    return %cst : f32
  }
}

// -----
module {
  func.func @t1() -> f64 {
    %cst = arith.constant 0.000000e+00 : f64
    return %cst : f64
  }
  func.func @t11() -> f64 {
    %cst = arith.constant 1.000000e-01 : f64
    return %cst : f64
  }
  func.func @t22() -> f64 {
    %cst = arith.constant 1.000000e-01 : f64
    return %cst : f64
  }
  func.func @t33() -> f64 {
    %cst = arith.constant 0x7FF0000000000000 : f64
    return %cst : f64
  }
  func.func @t44() -> f64 {
    %cst = arith.constant 1.7976931348623157E+308 : f64
    return %cst : f64
  }
  func.func @t55() -> f64 {
    %cst = arith.constant 0x7FF8000000000000 : f64
    return %cst : f64
  }
  func.func @t66() -> f64 {
    %cst = arith.constant 0.000000e+00 : f64
    return %cst : f64
  }
  func.func @t77() -> f64 {
    %cst = arith.constant -1.7976931348623157E+308 : f64
    return %cst : f64
  }
  func.func @t88() -> f64 {
    %cst = arith.constant 0x7FF8000000000000 : f64
    return %cst : f64
  }
  func.func @t99() -> f64 {
    %cst = arith.constant 0.000000e+00 : f64
    return %cst : f64
  }
  func.func @t110() -> f64 {
    %cst = arith.constant 0x7FF8000000000000 : f64
    return %cst : f64
  }
  func.func @t121() -> f64 {
    %cst = arith.constant -0.000000e+00 : f64
    return %cst : f64
  }
  func.func @t132() -> f64 {
    %cst = arith.constant 0x7FF8000000000000 : f64
    return %cst : f64
  }
  func.func @t143() -> f64 {
    %cst = arith.constant 1.7976931348623157E+308 : f64
    return %cst : f64
  }
  func.func @t153() -> f64 {
    %cst = arith.constant 0x7FF8000000000000 : f64
    return %cst : f64
  }
  func.func @t164() -> f64 {
    %cst = arith.constant 1.000000e+00 : f64
    return %cst : f64
  }
  func.func @t175() -> f64 {
    %cst = arith.constant 5.5626846462679837E-310 : f64
    return %cst : f64
  }
  func.func @t186() -> f64 {
    %cst = arith.constant 0x7FF8000000000000 : f64
    return %cst : f64
  }
  func.func @t197() -> f64 {
    %cst = arith.constant 0x7FF8000000000000 : f64
    return %cst : f64
  }
  func.func @t208() -> f64 {
    %cst = arith.constant -0.000000e+00 : f64
    return %cst : f64
  }
  func.func @t219() -> f64 {
    %cst = arith.constant 0x7FF8000000000000 : f64
    return %cst : f64
  }
  func.func @t230() -> f64 {
    %cst = arith.constant 0x7FF8000000000000 : f64
    return %cst : f64
  }
  func.func @t241() -> f64 {
    %cst = arith.constant 0.000000e+00 : f64
    return %cst : f64
  }
  func.func @t252() -> f64 {
    %cst = arith.constant 1.7976931348623157E+308 : f64
    return %cst : f64
  }
  func.func @t263() -> f64 {
    %cst = arith.constant 1.000000e+00 : f64
    return %cst : f64
  }
  func.func @t274() -> f64 {
    %cst = arith.constant 0x7FF0000000000000 : f64
    return %cst : f64
  }
  func.func @t285() -> f64 {
    %cst = arith.constant 0x7FF8000000000000 : f64
    return %cst : f64
  }
  func.func @t296() -> f64 {
    %cst = arith.constant -0.000000e+00 : f64
    return %cst : f64
  }
  func.func @t306() -> f64 {
    %cst = arith.constant -0.000000e+00 : f64
    return %cst : f64
  }
  func.func @t317() -> f64 {
    %cst = arith.constant -0.000000e+00 : f64
    return %cst : f64
  }
  func.func @t328() -> f64 {
    %cst = arith.constant 0x7FF8000000000000 : f64
    return %cst : f64
  }
  func.func @t339() -> f64 {
    %cst = arith.constant 1.000000e+00 : f64
    return %cst : f64
  }
  func.func @t350() -> f64 {
    %cst = arith.constant 1.7976931348623157E+308 : f64
    return %cst : f64
  }
  func.func @t361() -> f64 {
    %cst = arith.constant 1.000000e+00 : f64
    return %cst : f64
  }
  func.func @t372() -> f64 {
    %cst = arith.constant 0x7FF0000000000000 : f64
    return %cst : f64
  }
  func.func @t383() -> f64 {
    %cst = arith.constant 0x7FF0000000000000 : f64
    return %cst : f64
  }
  func.func @t394() -> f64 {
    %cst = arith.constant -0.000000e+00 : f64
    return %cst : f64
  }
  func.func @t405() -> f64 {
    %cst = arith.constant -0.000000e+00 : f64
    return %cst : f64
  }
  func.func @t416() -> f64 {
    %cst = arith.constant 1.000000e-01 : f64
    return %cst : f64
  }
  func.func @t427() -> f64 {
    %cst = arith.constant 1.7976931348623157E+308 : f64
    return %cst : f64
  }
  func.func @t438() -> f64 {
    %cst = arith.constant 1.000000e-01 : f64
    return %cst : f64
  }
}

// -----
module {
  func.func @t1() -> f16 {
    %cst = arith.constant 0.000000e+00 : f16
    return %cst : f16
  }
  func.func @t8() -> f16 {
    %cst = arith.constant -0.000000e+00 : f16
    return %cst : f16
  }
  func.func @t16() -> f16 {
    %cst = arith.constant 6.550400e+04 : f16
    return %cst : f16
  }
  func.func @t23() -> f16 {
    %cst = arith.constant 0x7C00 : f16
    return %cst : f16
  }
  func.func @t31() -> f16 {
    %cst = arith.constant 0x7E00 : f16
    return %cst : f16
  }
  func.func @t38() -> f16 {
    %cst = arith.constant 0.000000e+00 : f16
    return %cst : f16
  }
  func.func @t46() -> f16 {
    %cst = arith.constant -6.550400e+04 : f16
    return %cst : f16
  }
  func.func @t53() -> f16 {
    %cst = arith.constant 0xFC00 : f16
    return %cst : f16
  }
  func.func @t61() -> f16 {
    %cst = arith.constant 0x7C00 : f16
    return %cst : f16
  }
  func.func @t68() -> f16 {
    %cst = arith.constant 0x7E00 : f16
    return %cst : f16
  }
  func.func @t76() -> f16 {
    %cst = arith.constant 0.000000e+00 : f16
    return %cst : f16
  }
  func.func @t83() -> f16 {
    %cst = arith.constant 0x7E00 : f16
    return %cst : f16
  }
  func.func @t91() -> f16 {
    %cst = arith.constant 0.000000e+00 : f16
    return %cst : f16
  }
  func.func @t98() -> f16 {
    %cst = arith.constant 0x7E00 : f16
    return %cst : f16
  }
  func.func @t106() -> f16 {
    %cst = arith.constant 0x7E00 : f16
    return %cst : f16
  }
  func.func @t113() -> f16 {
    %cst = arith.constant 0.000000e+00 : f16
    return %cst : f16
  }
  func.func @t121() -> f16 {
    %cst = arith.constant 0x7C00 : f16
    return %cst : f16
  }
  func.func @t128() -> f16 {
    %cst = arith.constant 0xFC00 : f16
    return %cst : f16
  }
  func.func @t136() -> f16 {
    %cst = arith.constant 0x7C00 : f16
    return %cst : f16
  }
  func.func @t143() -> f16 {
    %cst = arith.constant 0x7E00 : f16
    return %cst : f16
  }
  func.func @t151() -> f16 {
    %cst = arith.constant 0x7E00 : f16
    return %cst : f16
  }
  func.func @t158() -> f16 {
    %cst = arith.constant 0x7E00 : f16
    return %cst : f16
  }
  func.func @t166() -> f16 {
    %cst = arith.constant 0.000000e+00 : f16
    return %cst : f16
  }
  func.func @t173() -> f16 {
    %cst = arith.constant 0x7E00 : f16
    return %cst : f16
  }
  func.func @t181() -> f16 {
    %cst = arith.constant 0.000000e+00 : f16
    return %cst : f16
  }
  func.func @t188() -> f16 {
    %cst = arith.constant -0.000000e+00 : f16
    return %cst : f16
  }
  func.func @t196() -> f16 {
    %cst = arith.constant 6.550400e+04 : f16
    return %cst : f16
  }
  func.func @t203() -> f16 {
    %cst = arith.constant 0x7C00 : f16
    return %cst : f16
  }
  func.func @t211() -> f16 {
    %cst = arith.constant 0x7E00 : f16
    return %cst : f16
  }
  func.func @t218() -> f16 {
    %cst = arith.constant -0.000000e+00 : f16
    return %cst : f16
  }
  func.func @t226() -> f16 {
    %cst = arith.constant -0.000000e+00 : f16
    return %cst : f16
  }
  func.func @t233() -> f16 {
    %cst = arith.constant 1.000000e+00 : f16
    return %cst : f16
  }
  func.func @t241() -> f16 {
    %cst = arith.constant 0.000000e+00 : f16
    return %cst : f16
  }
  func.func @t248() -> f16 {
    %cst = arith.constant 0x7E00 : f16
    return %cst : f16
  }
  func.func @t256() -> f16 {
    %cst = arith.constant 6.550400e+04 : f16
    return %cst : f16
  }
  func.func @t263() -> f16 {
    %cst = arith.constant 0x7C00 : f16
    return %cst : f16
  }
  func.func @t271() -> f16 {
    %cst = arith.constant 6.550400e+04 : f16
    return %cst : f16
  }
  func.func @t278() -> f16 {
    %cst = arith.constant 0x7C00 : f16
    return %cst : f16
  }
  func.func @t286() -> f16 {
    %cst = arith.constant 6.550400e+04 : f16
    return %cst : f16
  }
  func.func @t293() -> f16 {
    %cst = arith.constant 0.000000e+00 : f16
    return %cst : f16
  }
  func.func @t301() -> f16 {
    %cst = arith.constant 0.000000e+00 : f16
    return %cst : f16
  }
  func.func @t308() -> f16 {
    %cst = arith.constant -0.000000e+00 : f16
    return %cst : f16
  }
  func.func @t316() -> f16 {
    %cst = arith.constant 6.550400e+04 : f16
    return %cst : f16
  }
  func.func @t323() -> f16 {
    %cst = arith.constant 0x7C00 : f16
    return %cst : f16
  }
}

// -----
module {
  func.func @t1() -> bf16 {
    %cst = arith.constant 0.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t8() -> bf16 {
    %cst = arith.constant -0.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t16() -> bf16 {
    %cst = arith.constant 4.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t24() -> bf16 {
    %cst = arith.constant 0x7FC0 : bf16
    return %cst : bf16
  }
  func.func @t31() -> bf16 {
    %cst = arith.constant 0x7FC0 : bf16
    return %cst : bf16
  }
  func.func @t39() -> bf16 {
    %cst = arith.constant -1.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t47() -> bf16 {
    %cst = arith.constant 0xFF80 : bf16
    return %cst : bf16
  }
  func.func @t54() -> bf16 {
    %cst = arith.constant 0x7FC0 : bf16
    return %cst : bf16
  }
  func.func @t62() -> bf16 {
    %cst = arith.constant 0x7F80 : bf16
    return %cst : bf16
  }
  func.func @t70() -> bf16 {
    %cst = arith.constant 0x7FC0 : bf16
    return %cst : bf16
  }
  func.func @t77() -> bf16 {
    %cst = arith.constant 0x7FC0 : bf16
    return %cst : bf16
  }
  func.func @t85() -> bf16 {
    %cst = arith.constant 0.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t93() -> bf16 {
    %cst = arith.constant 3.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t100() -> bf16 {
    %cst = arith.constant 0x7F80 : bf16
    return %cst : bf16
  }
  func.func @t108() -> bf16 {
    %cst = arith.constant 0x7FC0 : bf16
    return %cst : bf16
  }
  func.func @t116() -> bf16 {
    %cst = arith.constant 0x7FC0 : bf16
    return %cst : bf16
  }
  func.func @t123() -> bf16 {
    %cst = arith.constant 1.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t131() -> bf16 {
    %cst = arith.constant 0.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t139() -> bf16 {
    %cst = arith.constant 0x7FC0 : bf16
    return %cst : bf16
  }
  func.func @t146() -> bf16 {
    %cst = arith.constant 0x7FC0 : bf16
    return %cst : bf16
  }
  func.func @t154() -> bf16 {
    %cst = arith.constant -0.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t162() -> bf16 {
    %cst = arith.constant 0x7FC0 : bf16
    return %cst : bf16
  }
  func.func @t169() -> bf16 {
    %cst = arith.constant 0x7FC0 : bf16
    return %cst : bf16
  }
  func.func @t177() -> bf16 {
    %cst = arith.constant 0x7FC0 : bf16
    return %cst : bf16
  }
  func.func @t185() -> bf16 {
    %cst = arith.constant 0x7F80 : bf16
    return %cst : bf16
  }
  func.func @t192() -> bf16 {
    %cst = arith.constant 0x7FC0 : bf16
    return %cst : bf16
  }
  func.func @t200() -> bf16 {
    %cst = arith.constant 3.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t208() -> bf16 {
    %cst = arith.constant 0x7F80 : bf16
    return %cst : bf16
  }
  func.func @t215() -> bf16 {
    %cst = arith.constant 0x7FC0 : bf16
    return %cst : bf16
  }
  func.func @t223() -> bf16 {
    %cst = arith.constant -0.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t231() -> bf16 {
    %cst = arith.constant 1.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t238() -> bf16 {
    %cst = arith.constant 3.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t246() -> bf16 {
    %cst = arith.constant 0x7FC0 : bf16
    return %cst : bf16
  }
  func.func @t254() -> bf16 {
    %cst = arith.constant 0.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t261() -> bf16 {
    %cst = arith.constant 1.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t269() -> bf16 {
    %cst = arith.constant 0x7F80 : bf16
    return %cst : bf16
  }
  func.func @t277() -> bf16 {
    %cst = arith.constant 0x7F80 : bf16
    return %cst : bf16
  }
  func.func @t284() -> bf16 {
    %cst = arith.constant -0.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t292() -> bf16 {
    %cst = arith.constant 0.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t300() -> bf16 {
    %cst = arith.constant -0.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t307() -> bf16 {
    %cst = arith.constant 0.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t315() -> bf16 {
    %cst = arith.constant 1.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t323() -> bf16 {
    %cst = arith.constant 0x7F80 : bf16
    return %cst : bf16
  }
}

