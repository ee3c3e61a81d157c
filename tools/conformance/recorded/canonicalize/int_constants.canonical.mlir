module {
  func.func @t1() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t3() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t6() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t9() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t12() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t15() -> i1 {
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.divsi %true, %false : i1
    return %0 : i1
  }
  func.func @t18() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t21() -> i1 {
    %false = arith.constant false
    %0 = arith.ceildivsi %false, %false : i1
    return %0 : i1
  }
  func.func @t23() -> i1 {
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.ceildivsi %true, %false : i1
    return %0 : i1
  }
  func.func @t26() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t29() -> i1 {
    %false = arith.constant false
    %0 = arith.floordivsi %false, %false : i1
    return %0 : i1
  }
  func.func @t32() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t35() -> i1 {
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.remsi %true, %false : i1
    return %0 : i1
  }
  func.func @t38() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t41() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t43() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t46() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t49() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t52() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t55() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t58() -> i1 {
    %false = arith.constant false
    %true = arith.constant true
    %0 = arith.shrsi %false, %true : i1
    return %0 : i1
  }
  func.func @t61() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t63() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t66() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t69() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t72() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t75() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t78() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
}

// -----
module {
  func.func @t1() -> i7 {
    %c0_i7 = arith.constant 0 : i7
    return %c0_i7 : i7
  }
  func.func @t15() -> i7 {
    %c0_i7 = arith.constant 0 : i7
    return %c0_i7 : i7
  }
  func.func @t30() -> i7 {
    %c0_i7 = arith.constant 0 : i7
    return %c0_i7 : i7
  }
  func.func @t45() -> i7 {
    %c-64_i7 = arith.constant -64 : i7
    return %c-64_i7 : i7
  }
  func.func @t60() -> i7 {
    %c9_i7 = arith.constant 9 : i7
    return %c9_i7 : i7
  }
  func.func @t75() -> i7 {
    %c0_i7 = arith.constant 0 : i7
    %0 = arith.divsi %c0_i7, %c0_i7 : i7
    return %0 : i7
  }
  func.func @t89() -> i7 {
    %c1_i7 = arith.constant 1 : i7
    return %c1_i7 : i7
  }
  func.func @t104() -> i7 {
    %c-64_i7 = arith.constant -64 : i7
    %c3_i7 = arith.constant 3 : i7
    %0 = arith.ceildivsi %c-64_i7, %c3_i7 : i7
    return %0 : i7
  }
  func.func @t119() -> i7 {
    %c3_i7 = arith.constant 3 : i7
    %c0_i7 = arith.constant 0 : i7
    %0 = arith.ceildivsi %c3_i7, %c0_i7 : i7
    return %0 : i7
  }
  func.func @t134() -> i7 {
    %c0_i7 = arith.constant 0 : i7
    return %c0_i7 : i7
  }
  func.func @t149() -> i7 {
    %c0_i7 = arith.constant 0 : i7
    return %c0_i7 : i7
  }
  func.func @t163() -> i7 {
    %c-64_i7 = arith.constant -64 : i7
    %c0_i7 = arith.constant 0 : i7
    %0 = arith.remsi %c-64_i7, %c0_i7 : i7
    return %0 : i7
  }
  func.func @t178() -> i7 {
    %c0_i7 = arith.constant 0 : i7
    return %c0_i7 : i7
  }
  func.func @t193() -> i7 {
    %c0_i7 = arith.constant 0 : i7
    return %c0_i7 : i7
  }
  func.func @t208() -> i7 {
    %c3_i7 = arith.constant 3 : i7
    return %c3_i7 : i7
  }
  func.func @t223() -> i7 {
    %c-64_i7 = arith.constant -64 : i7
    return %c-64_i7 : i7
  }
  func.func @t238() -> i7 {
    %c-1_i7 = arith.constant -1 : i7
    return %c-1_i7 : i7
  }
  func.func @t252() -> i7 {
    %c-4_i7 = arith.constant -4 : i7
    return %c-4_i7 : i7
  }
  func.func @t267() -> i7 {
    %c63_i7 = arith.constant 63 : i7
    return %c63_i7 : i7
  }
  func.func @t282() -> i7 {
    %c-64_i7 = arith.constant -64 : i7
    %c-1_i7 = arith.constant -1 : i7
    %0 = arith.shrsi %c-64_i7, %c-1_i7 : i7
    return %0 : i7
  }
  func.func @t297() -> i7 {
    %c3_i7 = arith.constant 3 : i7
    %c-64_i7 = arith.constant -64 : i7
    %0 = arith.shrsi %c3_i7, %c-64_i7 : i7
    return %0 : i7
  }
  func.func @t312() -> i7 {
    %c15_i7 = arith.constant 15 : i7
    return %c15_i7 : i7
  }
  func.func @t326() -> i7 {
    %c63_i7 = arith.constant 63 : i7
    return %c63_i7 : i7
  }
  func.func @t341() -> i7 {
    %c-64_i7 = arith.constant -64 : i7
    return %c-64_i7 : i7
  }
  func.func @t356() -> i7 {
    %c3_i7 = arith.constant 3 : i7
    return %c3_i7 : i7
  }
  func.func @t371() -> i7 {
    %c-1_i7 = arith.constant -1 : i7
    return %c-1_i7 : i7
  }
  func.func @t386() -> i7 {
    %c63_i7 = arith.constant 63 : i7
    return %c63_i7 : i7
  }
}

// -----
module {
  func.func @t1() -> i8 {
    %c0_i8 = arith.constant 0 : i8
    return %c0_i8 : i8
  }
  func.func @t19() -> i8 {
    %c0_i8 = arith.constant 0 : i8
    return %c0_i8 : i8
  }
  func.func @t38() -> i8 {
    %c0_i8 = arith.constant 0 : i8
    return %c0_i8 : i8
  }
  func.func @t56() -> i8 {
    %c-128_i8 = arith.constant -128 : i8
    return %c-128_i8 : i8
  }
  func.func @t75() -> i8 {
    %c25_i8 = arith.constant 25 : i8
    return %c25_i8 : i8
  }
  func.func @t93() -> i8 {
    %c0_i8 = arith.constant 0 : i8
    return %c0_i8 : i8
  }
  func.func @t112() -> i8 {
    %c2_i8 = arith.constant 2 : i8
    return %c2_i8 : i8
  }
  func.func @t130() -> i8 {
    %c-128_i8 = arith.constant -128 : i8
    %c5_i8 = arith.constant 5 : i8
    %0 = arith.ceildivsi %c-128_i8, %c5_i8 : i8
    return %0 : i8
  }
  func.func @t149() -> i8 {
    %c5_i8 = arith.constant 5 : i8
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.ceildivsi %c5_i8, %c0_i8 : i8
    return %0 : i8
  }
  func.func @t167() -> i8 {
    %c0_i8 = arith.constant 0 : i8
    return %c0_i8 : i8
  }
  func.func @t186() -> i8 {
    %c0_i8 = arith.constant 0 : i8
    return %c0_i8 : i8
  }
  func.func @t204() -> i8 {
    %c-128_i8 = arith.constant -128 : i8
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.remsi %c-128_i8, %c0_i8 : i8
    return %0 : i8
  }
  func.func @t223() -> i8 {
    %c0_i8 = arith.constant 0 : i8
    return %c0_i8 : i8
  }
  func.func @t241() -> i8 {
    %c0_i8 = arith.constant 0 : i8
    return %c0_i8 : i8
  }
  func.func @t260() -> i8 {
    %c5_i8 = arith.constant 5 : i8
    return %c5_i8 : i8
  }
  func.func @t278() -> i8 {
    %c-1_i8 = arith.constant -1 : i8
    return %c-1_i8 : i8
  }
  func.func @t297() -> i8 {
    %c127_i8 = arith.constant 127 : i8
    return %c127_i8 : i8
  }
  func.func @t315() -> i8 {
    %c-6_i8 = arith.constant -6 : i8
    return %c-6_i8 : i8
  }
  func.func @t334() -> i8 {
    %c127_i8 = arith.constant 127 : i8
    return %c127_i8 : i8
  }
  func.func @t352() -> i8 {
    %c-128_i8 = arith.constant -128 : i8
    %c127_i8 = arith.constant 127 : i8
    %0 = arith.shrsi %c-128_i8, %c127_i8 : i8
    return %0 : i8
  }
  func.func @t371() -> i8 {
    %c5_i8 = arith.constant 5 : i8
    %c-128_i8 = arith.constant -128 : i8
    %0 = arith.shrsi %c5_i8, %c-128_i8 : i8
    return %0 : i8
  }
  func.func @t389() -> i8 {
    %c-1_i8 = arith.constant -1 : i8
    return %c-1_i8 : i8
  }
  func.func @t408() -> i8 {
    %c127_i8 = arith.constant 127 : i8
    return %c127_i8 : i8
  }
  func.func @t426() -> i8 {
    %c-128_i8 = arith.constant -128 : i8
    return %c-128_i8 : i8
  }
  func.func @t445() -> i8 {
    %c5_i8 = arith.constant 5 : i8
    return %c5_i8 : i8
  }
  func.func @t463() -> i8 {
    %c-1_i8 = arith.constant -1 : i8
    return %c-1_i8 : i8
  }
  func.func @t482() -> i8 {
    %c127_i8 = arith.constant 127 : i8
    return %c127_i8 : i8
  }
}

// -----
module {
  func.func @t1() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func @t17() -> i32 {
    %c-2147483636_i32 = arith.constant -2147483636 : i32
    return %c-2147483636_i32 : i32
  }
  func.func @t33() -> i32 {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    return %c-2147483648_i32 : i32
  }
  func.func @t49() -> i32 {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    return %c-2147483648_i32 : i32
  }
  func.func @t65() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func @t81() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32 : i32
  }
  func.func @t97() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func @t113() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func @t129() -> i32 {
    %c2_i32 = arith.constant 2 : i32
    return %c2_i32 : i32
  }
  func.func @t145() -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    return %c-1_i32 : i32
  }
  func.func @t161() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func @t177() -> i32 {
    %c12_i32 = arith.constant 12 : i32
    return %c12_i32 : i32
  }
  func.func @t193() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func @t209() -> i32 {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    return %c-2147483648_i32 : i32
  }
  func.func @t225() -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    return %c-1_i32 : i32
  }
  func.func @t241() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func @t257() -> i32 {
    %c-2147483636_i32 = arith.constant -2147483636 : i32
    return %c-2147483636_i32 : i32
  }
  func.func @t273() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %0 = arith.shli %c0_i32, %c-2147483648_i32 : i32
    return %0 : i32
  }
  func.func @t289() -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %0 = arith.shrsi %c-1_i32, %c-2147483648_i32 : i32
    return %0 : i32
  }
  func.func @t305() -> i32 {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %0 = arith.shrui %c2147483647_i32, %c-2147483648_i32 : i32
    return %0 : i32
  }
  func.func @t321() -> i32 {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    return %c-2147483648_i32 : i32
  }
  func.func @t337() -> i32 {
    %c12_i32 = arith.constant 12 : i32
    return %c12_i32 : i32
  }
  func.func @t353() -> i32 {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    return %c-2147483648_i32 : i32
  }
  func.func @t369() -> i32 {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    return %c-2147483648_i32 : i32
  }
  func.func @t385() -> i32 {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    return %c2147483647_i32 : i32
  }
}

// -----
module {
  func.func @t1() -> i64 {
    %c0_i64 = arith.constant 0 : i64
    return %c0_i64 : i64
  }
  func.func @t17() -> i64 {
    %c-9223372036854775775_i64 = arith.constant -9223372036854775775 : i64
    return %c-9223372036854775775_i64 : i64
  }
  func.func @t34() -> i64 {
    %c1_i64 = arith.constant 1 : i64
    return %c1_i64 : i64
  }
  func.func @t51() -> i64 {
    %c0_i64 = arith.constant 0 : i64
    return %c0_i64 : i64
  }
  func.func @t67() -> i64 {
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %c0_i64 = arith.constant 0 : i64
    %0 = arith.divsi %c9223372036854775807_i64, %c0_i64 : i64
    return %0 : i64
  }
  func.func @t84() -> i64 {
    %c279496122328932600_i64 = arith.constant 279496122328932600 : i64
    return %c279496122328932600_i64 : i64
  }
  func.func @t101() -> i64 {
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %0 = arith.ceildivsi %c-9223372036854775808_i64, %c-9223372036854775808_i64 : i64
    return %0 : i64
  }
  func.func @t117() -> i64 {
    %c33_i64 = arith.constant 33 : i64
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %0 = arith.ceildivsi %c33_i64, %c-9223372036854775808_i64 : i64
    return %0 : i64
  }
  func.func @t134() -> i64 {
    %c0_i64 = arith.constant 0 : i64
    return %c0_i64 : i64
  }
  func.func @t151() -> i64 {
    %c-1_i64 = arith.constant -1 : i64
    %c0_i64 = arith.constant 0 : i64
    %0 = arith.floordivsi %c-1_i64, %c0_i64 : i64
    return %0 : i64
  }
  func.func @t167() -> i64 {
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %c0_i64 = arith.constant 0 : i64
    %0 = arith.remsi %c9223372036854775807_i64, %c0_i64 : i64
    return %0 : i64
  }
  func.func @t184() -> i64 {
    %c8_i64 = arith.constant 8 : i64
    return %c8_i64 : i64
  }
  func.func @t201() -> i64 {
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    return %c-9223372036854775808_i64 : i64
  }
  func.func @t217() -> i64 {
    %c0_i64 = arith.constant 0 : i64
    return %c0_i64 : i64
  }
  func.func @t234() -> i64 {
    %c-1_i64 = arith.constant -1 : i64
    return %c-1_i64 : i64
  }
  func.func @t251() -> i64 {
    %c-1_i64 = arith.constant -1 : i64
    return %c-1_i64 : i64
  }
  func.func @t267() -> i64 {
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    return %c9223372036854775807_i64 : i64
  }
  func.func @t284() -> i64 {
    %c-1073741824_i64 = arith.constant -1073741824 : i64
    return %c-1073741824_i64 : i64
  }
  func.func @t301() -> i64 {
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %0 = arith.shrui %c-9223372036854775808_i64, %c-9223372036854775808_i64 : i64
    return %0 : i64
  }
  func.func @t317() -> i64 {
    %c33_i64 = arith.constant 33 : i64
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %0 = arith.shrui %c33_i64, %c-9223372036854775808_i64 : i64
    return %0 : i64
  }
  func.func @t334() -> i64 {
    %c0_i64 = arith.constant 0 : i64
    return %c0_i64 : i64
  }
  func.func @t351() -> i64 {
    %c-1_i64 = arith.constant -1 : i64
    return %c-1_i64 : i64
  }
  func.func @t367() -> i64 {
    %c0_i64 = arith.constant 0 : i64
    return %c0_i64 : i64
  }
  func.func @t384() -> i64 {
    %c33_i64 = arith.constant 33 : i64
    return %c33_i64 : i64
  }
}

// -----
module {
  func.func @t1() -> i128 {
    %c0_i128 = arith.constant 0 : i128
    return %c0_i128 : i128
  }
  func.func @t20() -> i128 {
    %c198_i128 = arith.constant 198 : i128
    return %c198_i128 : i128
  }
  func.func @t39() -> i128 {
    %c99_i128 = arith.constant 99 : i128
    return %c99_i128 : i128
  }
  func.func @t58() -> i128 {
    %c-99_i128 = arith.constant -99 : i128
    return %c-99_i128 : i128
  }
  func.func @t77() -> i128 {
    %c0_i128 = arith.constant 0 : i128
    return %c0_i128 : i128
  }
  func.func @t96() -> i128 {
    %c0_i128 = arith.constant 0 : i128
    return %c0_i128 : i128
  }
  func.func @t115() -> i128 {
    %c0_i128 = arith.constant 0 : i128
    %0 = arith.ceildivsi %c0_i128, %c0_i128 : i128
    return %0 : i128
  }
  func.func @t134() -> i128 {
    %c0_i128 = arith.constant 0 : i128
    return %c0_i128 : i128
  }
  func.func @t153() -> i128 {
    %c0_i128 = arith.constant 0 : i128
    return %c0_i128 : i128
  }
  func.func @t172() -> i128 {
    %c-1_i128 = arith.constant -1 : i128
    return %c-1_i128 : i128
  }
  func.func @t191() -> i128 {
    %c-1_i128 = arith.constant -1 : i128
    %c0_i128 = arith.constant 0 : i128
    %0 = arith.remui %c-1_i128, %c0_i128 : i128
    return %0 : i128
  }
  func.func @t210() -> i128 {
    %c-1_i128 = arith.constant -1 : i128
    return %c-1_i128 : i128
  }
  func.func @t229() -> i128 {
    %c-1_i128 = arith.constant -1 : i128
    return %c-1_i128 : i128
  }
  func.func @t248() -> i128 {
    %c170141183460469231731687303715884105628_i128 = arith.constant 170141183460469231731687303715884105628 : i128
    return %c170141183460469231731687303715884105628_i128 : i128
  }
  func.func @t267() -> i128 {
    %c170141183460469231731687303715884105727_i128 = arith.constant 170141183460469231731687303715884105727 : i128
    return %c170141183460469231731687303715884105727_i128 : i128
  }
  func.func @t286() -> i128 {
    %c170141183460469231731687303715884105727_i128 = arith.constant 170141183460469231731687303715884105727 : i128
    %c-1_i128 = arith.constant -1 : i128
    %0 = arith.shrsi %c170141183460469231731687303715884105727_i128, %c-1_i128 : i128
    return %0 : i128
  }
  func.func @t305() -> i128 {
    %c170141183460469231731687303715884105727_i128 = arith.constant 170141183460469231731687303715884105727 : i128
    %c-170141183460469231731687303715884105728_i128 = arith.constant -170141183460469231731687303715884105728 : i128
    %0 = arith.shrui %c170141183460469231731687303715884105727_i128, %c-170141183460469231731687303715884105728_i128 : i128
    return %0 : i128
  }
  func.func @t324() -> i128 {
    %c99_i128 = arith.constant 99 : i128
    return %c99_i128 : i128
  }
  func.func @t343() -> i128 {
    %c-170141183460469231731687303715884105728_i128 = arith.constant -170141183460469231731687303715884105728 : i128
    return %c-170141183460469231731687303715884105728_i128 : i128
  }
  func.func @t362() -> i128 {
    %c-170141183460469231731687303715884105728_i128 = arith.constant -170141183460469231731687303715884105728 : i128
    return %c-170141183460469231731687303715884105728_i128 : i128
  }
  func.func @t381() -> i128 {
    %c-170141183460469231731687303715884105728_i128 = arith.constant -170141183460469231731687303715884105728 : i128
    return %c-170141183460469231731687303715884105728_i128 : i128
  }
}

// -----
module {
  func.func @t1() -> index {
    %c0 = arith.constant 0 : index
    return %c0 : index
  }
  func.func @t19() -> index {
    %c4 = arith.constant 4 : index
    return %c4 : index
  }
  func.func @t37() -> index {
    %c-9223372036854775804 = arith.constant -9223372036854775804 : index
    return %c-9223372036854775804 : index
  }
  func.func @t55() -> index {
    %c0 = arith.constant 0 : index
    return %c0 : index
  }
  func.func @t73() -> index {
    %c0 = arith.constant 0 : index
    return %c0 : index
  }
  func.func @t91() -> index {
    %c-1 = arith.constant -1 : index
    %c0 = arith.constant 0 : index
    %0 = arith.divui %c-1, %c0 : index
    return %0 : index
  }
  func.func @t110() -> index {
    %c1 = arith.constant 1 : index
    return %c1 : index
  }
  func.func @t128() -> index {
    %c2305843009213693952 = arith.constant 2305843009213693952 : index
    return %c2305843009213693952 : index
  }
  func.func @t146() -> index {
    %c-9223372036854775807 = arith.constant -9223372036854775807 : index
    return %c-9223372036854775807 : index
  }
  func.func @t164() -> index {
    %c0 = arith.constant 0 : index
    return %c0 : index
  }
  func.func @t182() -> index {
    %c-9223372036854775808 = arith.constant -9223372036854775808 : index
    return %c-9223372036854775808 : index
  }
  func.func @t201() -> index {
    %c-9223372036854775808 = arith.constant -9223372036854775808 : index
    return %c-9223372036854775808 : index
  }
  func.func @t219() -> index {
    %c0 = arith.constant 0 : index
    return %c0 : index
  }
  func.func @t237() -> index {
    %c-9223372036854775804 = arith.constant -9223372036854775804 : index
    return %c-9223372036854775804 : index
  }
  func.func @t255() -> index {
    %c0 = arith.constant 0 : index
    return %c0 : index
  }
  func.func @t273() -> index {
    %c0 = arith.constant 0 : index
    %c-9223372036854775808 = arith.constant -9223372036854775808 : index
    %0 = arith.shli %c0, %c-9223372036854775808 : index
    return %0 : index
  }
  func.func @t291() -> index {
    %c-1 = arith.constant -1 : index
    return %c-1 : index
  }
  func.func @t310() -> index {
    %c-1 = arith.constant -1 : index
    %0 = arith.shrui %c-1, %c-1 : index
    return %0 : index
  }
  func.func @t328() -> index {
    %c9223372036854775807 = arith.constant 9223372036854775807 : index
    return %c9223372036854775807 : index
  }
  func.func @t346() -> index {
    %c-1 = arith.constant -1 : index
    return %c-1 : index
  }
  func.func @t364() -> index {
    %c-9223372036854775808 = arith.constant -9223372036854775808 : index
    return %c-9223372036854775808 : index
  }
  func.func @t382() -> index {
    %c-9223372036854775808 = arith.constant -9223372036854775808 : index
    return %c-9223372036854775808 : index
  }
}

