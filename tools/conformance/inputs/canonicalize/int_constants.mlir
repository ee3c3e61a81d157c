// both sides constant, i1
func.func @t1() -> i1 {
  %a = arith.constant false
  %b = arith.constant false
  %r = arith.addi %a, %b : i1
  return %r : i1
}
func.func @t3() -> i1 {
  %a = arith.constant true
  %b = arith.constant false
  %r = arith.addi %a, %b : i1
  return %r : i1
}
func.func @t6() -> i1 {
  %a = arith.constant false
  %b = arith.constant true
  %r = arith.subi %a, %b : i1
  return %r : i1
}
func.func @t9() -> i1 {
  %a = arith.constant false
  %b = arith.constant false
  %r = arith.muli %a, %b : i1
  return %r : i1
}
func.func @t12() -> i1 {
  %a = arith.constant true
  %b = arith.constant true
  %r = arith.muli %a, %b : i1
  return %r : i1
}
func.func @t15() -> i1 {
  %a = arith.constant true
  %b = arith.constant false
  %r = arith.divsi %a, %b : i1
  return %r : i1
}
func.func @t18() -> i1 {
  %a = arith.constant false
  %b = arith.constant true
  %r = arith.divui %a, %b : i1
  return %r : i1
}
func.func @t21() -> i1 {
  %a = arith.constant false
  %b = arith.constant false
  %r = arith.ceildivsi %a, %b : i1
  return %r : i1
}
func.func @t23() -> i1 {
  %a = arith.constant true
  %b = arith.constant false
  %r = arith.ceildivsi %a, %b : i1
  return %r : i1
}
func.func @t26() -> i1 {
  %a = arith.constant false
  %b = arith.constant true
  %r = arith.ceildivui %a, %b : i1
  return %r : i1
}
func.func @t29() -> i1 {
  %a = arith.constant false
  %b = arith.constant false
  %r = arith.floordivsi %a, %b : i1
  return %r : i1
}
func.func @t32() -> i1 {
  %a = arith.constant true
  %b = arith.constant true
  %r = arith.floordivsi %a, %b : i1
  return %r : i1
}
func.func @t35() -> i1 {
  %a = arith.constant true
  %b = arith.constant false
  %r = arith.remsi %a, %b : i1
  return %r : i1
}
func.func @t38() -> i1 {
  %a = arith.constant false
  %b = arith.constant true
  %r = arith.remui %a, %b : i1
  return %r : i1
}
func.func @t41() -> i1 {
  %a = arith.constant false
  %b = arith.constant false
  %r = arith.andi %a, %b : i1
  return %r : i1
}
func.func @t43() -> i1 {
  %a = arith.constant true
  %b = arith.constant false
  %r = arith.andi %a, %b : i1
  return %r : i1
}
func.func @t46() -> i1 {
  %a = arith.constant false
  %b = arith.constant true
  %r = arith.ori %a, %b : i1
  return %r : i1
}
func.func @t49() -> i1 {
  %a = arith.constant false
  %b = arith.constant false
  %r = arith.xori %a, %b : i1
  return %r : i1
}
func.func @t52() -> i1 {
  %a = arith.constant true
  %b = arith.constant true
  %r = arith.xori %a, %b : i1
  return %r : i1
}
func.func @t55() -> i1 {
  %a = arith.constant true
  %b = arith.constant false
  %r = arith.shli %a, %b : i1
  return %r : i1
}
func.func @t58() -> i1 {
  %a = arith.constant false
  %b = arith.constant true
  %r = arith.shrsi %a, %b : i1
  return %r : i1
}
func.func @t61() -> i1 {
  %a = arith.constant false
  %b = arith.constant false
  %r = arith.shrui %a, %b : i1
  return %r : i1
}
func.func @t63() -> i1 {
  %a = arith.constant true
  %b = arith.constant false
  %r = arith.shrui %a, %b : i1
  return %r : i1
}
func.func @t66() -> i1 {
  %a = arith.constant false
  %b = arith.constant true
  %r = arith.maxsi %a, %b : i1
  return %r : i1
}
func.func @t69() -> i1 {
  %a = arith.constant false
  %b = arith.constant false
  %r = arith.maxui %a, %b : i1
  return %r : i1
}
func.func @t72() -> i1 {
  %a = arith.constant true
  %b = arith.constant true
  %r = arith.maxui %a, %b : i1
  return %r : i1
}
func.func @t75() -> i1 {
  %a = arith.constant true
  %b = arith.constant false
  %r = arith.minsi %a, %b : i1
  return %r : i1
}
func.func @t78() -> i1 {
  %a = arith.constant false
  %b = arith.constant true
  %r = arith.minui %a, %b : i1
  return %r : i1
}

// -----

// both sides constant, i7
func.func @t1() -> i7 {
  %a = arith.constant -64 : i7
  %b = arith.constant -64 : i7
  %r = arith.addi %a, %b : i7
  return %r : i7
}
func.func @t15() -> i7 {
  %a = arith.constant 0 : i7
  %b = arith.constant 0 : i7
  %r = arith.addi %a, %b : i7
  return %r : i7
}
func.func @t30() -> i7 {
  %a = arith.constant -1 : i7
  %b = arith.constant -1 : i7
  %r = arith.subi %a, %b : i7
  return %r : i7
}
func.func @t45() -> i7 {
  %a = arith.constant 63 : i7
  %b = arith.constant -64 : i7
  %r = arith.muli %a, %b : i7
  return %r : i7
}
func.func @t60() -> i7 {
  %a = arith.constant 3 : i7
  %b = arith.constant 3 : i7
  %r = arith.muli %a, %b : i7
  return %r : i7
}
func.func @t75() -> i7 {
  %a = arith.constant 0 : i7
  %b = arith.constant 0 : i7
  %r = arith.divsi %a, %b : i7
  return %r : i7
}
func.func @t89() -> i7 {
  %a = arith.constant -1 : i7
  %b = arith.constant -64 : i7
  %r = arith.divui %a, %b : i7
  return %r : i7
}
func.func @t104() -> i7 {
  %a = arith.constant -64 : i7
  %b = arith.constant 3 : i7
  %r = arith.ceildivsi %a, %b : i7
  return %r : i7
}
func.func @t119() -> i7 {
  %a = arith.constant 3 : i7
  %b = arith.constant 0 : i7
  %r = arith.ceildivsi %a, %b : i7
  return %r : i7
}
func.func @t134() -> i7 {
  %a = arith.constant 0 : i7
  %b = arith.constant -1 : i7
  %r = arith.ceildivui %a, %b : i7
  return %r : i7
}
func.func @t149() -> i7 {
  %a = arith.constant -1 : i7
  %b = arith.constant -64 : i7
  %r = arith.floordivsi %a, %b : i7
  return %r : i7
}
func.func @t163() -> i7 {
  %a = arith.constant -64 : i7
  %b = arith.constant 0 : i7
  %r = arith.remsi %a, %b : i7
  return %r : i7
}
func.func @t178() -> i7 {
  %a = arith.constant 3 : i7
  %b = arith.constant -1 : i7
  %r = arith.remsi %a, %b : i7
  return %r : i7
}
func.func @t193() -> i7 {
  %a = arith.constant 0 : i7
  %b = arith.constant -64 : i7
  %r = arith.remui %a, %b : i7
  return %r : i7
}
func.func @t208() -> i7 {
  %a = arith.constant 63 : i7
  %b = arith.constant 3 : i7
  %r = arith.andi %a, %b : i7
  return %r : i7
}
func.func @t223() -> i7 {
  %a = arith.constant -64 : i7
  %b = arith.constant 0 : i7
  %r = arith.ori %a, %b : i7
  return %r : i7
}
func.func @t238() -> i7 {
  %a = arith.constant 3 : i7
  %b = arith.constant -1 : i7
  %r = arith.ori %a, %b : i7
  return %r : i7
}
func.func @t252() -> i7 {
  %a = arith.constant -1 : i7
  %b = arith.constant 3 : i7
  %r = arith.xori %a, %b : i7
  return %r : i7
}
func.func @t267() -> i7 {
  %a = arith.constant 63 : i7
  %b = arith.constant 0 : i7
  %r = arith.shli %a, %b : i7
  return %r : i7
}
func.func @t282() -> i7 {
  %a = arith.constant -64 : i7
  %b = arith.constant -1 : i7
  %r = arith.shrsi %a, %b : i7
  return %r : i7
}
func.func @t297() -> i7 {
  %a = arith.constant 3 : i7
  %b = arith.constant -64 : i7
  %r = arith.shrsi %a, %b : i7
  return %r : i7
}
func.func @t312() -> i7 {
  %a = arith.constant -1 : i7
  %b = arith.constant 3 : i7
  %r = arith.shrui %a, %b : i7
  return %r : i7
}
func.func @t326() -> i7 {
  %a = arith.constant 63 : i7
  %b = arith.constant -1 : i7
  %r = arith.maxsi %a, %b : i7
  return %r : i7
}
func.func @t341() -> i7 {
  %a = arith.constant -64 : i7
  %b = arith.constant -64 : i7
  %r = arith.maxui %a, %b : i7
  return %r : i7
}
func.func @t356() -> i7 {
  %a = arith.constant 0 : i7
  %b = arith.constant 3 : i7
  %r = arith.maxui %a, %b : i7
  return %r : i7
}
func.func @t371() -> i7 {
  %a = arith.constant -1 : i7
  %b = arith.constant 0 : i7
  %r = arith.minsi %a, %b : i7
  return %r : i7
}
func.func @t386() -> i7 {
  %a = arith.constant 63 : i7
  %b = arith.constant -1 : i7
  %r = arith.minui %a, %b : i7
  return %r : i7
}

// -----

// both sides constant, i8
func.func @t1() -> i8 {
  %a = arith.constant -128 : i8
  %b = arith.constant -128 : i8
  %r = arith.addi %a, %b : i8
  return %r : i8
}
func.func @t19() -> i8 {
  %a = arith.constant 0 : i8
  %b = arith.constant 0 : i8
  %r = arith.addi %a, %b : i8
  return %r : i8
}
func.func @t38() -> i8 {
  %a = arith.constant -1 : i8
  %b = arith.constant -1 : i8
  %r = arith.subi %a, %b : i8
  return %r : i8
}
func.func @t56() -> i8 {
  %a = arith.constant 127 : i8
  %b = arith.constant -128 : i8
  %r = arith.muli %a, %b : i8
  return %r : i8
}
func.func @t75() -> i8 {
  %a = arith.constant 5 : i8
  %b = arith.constant 5 : i8
  %r = arith.muli %a, %b : i8
  return %r : i8
}
func.func @t93() -> i8 {
  %a = arith.constant 0 : i8
  %b = arith.constant -1 : i8
  %r = arith.divsi %a, %b : i8
  return %r : i8
}
func.func @t112() -> i8 {
  %a = arith.constant -1 : i8
  %b = arith.constant 127 : i8
  %r = arith.divui %a, %b : i8
  return %r : i8
}
func.func @t130() -> i8 {
  %a = arith.constant -128 : i8
  %b = arith.constant 5 : i8
  %r = arith.ceildivsi %a, %b : i8
  return %r : i8
}
func.func @t149() -> i8 {
  %a = arith.constant 5 : i8
  %b = arith.constant 0 : i8
  %r = arith.ceildivsi %a, %b : i8
  return %r : i8
}
func.func @t167() -> i8 {
  %a = arith.constant 0 : i8
  %b = arith.constant 127 : i8
  %r = arith.ceildivui %a, %b : i8
  return %r : i8
}
func.func @t186() -> i8 {
  %a = arith.constant -1 : i8
  %b = arith.constant -128 : i8
  %r = arith.floordivsi %a, %b : i8
  return %r : i8
}
func.func @t204() -> i8 {
  %a = arith.constant -128 : i8
  %b = arith.constant 0 : i8
  %r = arith.remsi %a, %b : i8
  return %r : i8
}
func.func @t223() -> i8 {
  %a = arith.constant 5 : i8
  %b = arith.constant -1 : i8
  %r = arith.remsi %a, %b : i8
  return %r : i8
}
func.func @t241() -> i8 {
  %a = arith.constant 0 : i8
  %b = arith.constant -128 : i8
  %r = arith.remui %a, %b : i8
  return %r : i8
}
func.func @t260() -> i8 {
  %a = arith.constant 127 : i8
  %b = arith.constant 5 : i8
  %r = arith.andi %a, %b : i8
  return %r : i8
}
func.func @t278() -> i8 {
  %a = arith.constant -128 : i8
  %b = arith.constant -1 : i8
  %r = arith.ori %a, %b : i8
  return %r : i8
}
func.func @t297() -> i8 {
  %a = arith.constant 5 : i8
  %b = arith.constant 127 : i8
  %r = arith.ori %a, %b : i8
  return %r : i8
}
func.func @t315() -> i8 {
  %a = arith.constant -1 : i8
  %b = arith.constant 5 : i8
  %r = arith.xori %a, %b : i8
  return %r : i8
}
func.func @t334() -> i8 {
  %a = arith.constant 127 : i8
  %b = arith.constant 0 : i8
  %r = arith.shli %a, %b : i8
  return %r : i8
}
func.func @t352() -> i8 {
  %a = arith.constant -128 : i8
  %b = arith.constant 127 : i8
  %r = arith.shrsi %a, %b : i8
  return %r : i8
}
func.func @t371() -> i8 {
  %a = arith.constant 5 : i8
  %b = arith.constant -128 : i8
  %r = arith.shrsi %a, %b : i8
  return %r : i8
}
func.func @t389() -> i8 {
  %a = arith.constant -1 : i8
  %b = arith.constant 0 : i8
  %r = arith.shrui %a, %b : i8
  return %r : i8
}
func.func @t408() -> i8 {
  %a = arith.constant 127 : i8
  %b = arith.constant -1 : i8
  %r = arith.maxsi %a, %b : i8
  return %r : i8
}
func.func @t426() -> i8 {
  %a = arith.constant -128 : i8
  %b = arith.constant -128 : i8
  %r = arith.maxui %a, %b : i8
  return %r : i8
}
func.func @t445() -> i8 {
  %a = arith.constant 0 : i8
  %b = arith.constant 5 : i8
  %r = arith.maxui %a, %b : i8
  return %r : i8
}
func.func @t463() -> i8 {
  %a = arith.constant -1 : i8
  %b = arith.constant -1 : i8
  %r = arith.minsi %a, %b : i8
  return %r : i8
}
func.func @t482() -> i8 {
  %a = arith.constant 127 : i8
  %b = arith.constant 127 : i8
  %r = arith.minui %a, %b : i8
  return %r : i8
}

// -----

// both sides constant, i32
func.func @t1() -> i32 {
  %a = arith.constant -2147483648 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.addi %a, %b : i32
  return %r : i32
}
func.func @t17() -> i32 {
  %a = arith.constant 12 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.addi %a, %b : i32
  return %r : i32
}
func.func @t33() -> i32 {
  %a = arith.constant 0 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.subi %a, %b : i32
  return %r : i32
}
func.func @t49() -> i32 {
  %a = arith.constant -1 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.muli %a, %b : i32
  return %r : i32
}
func.func @t65() -> i32 {
  %a = arith.constant 2147483647 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.divsi %a, %b : i32
  return %r : i32
}
func.func @t81() -> i32 {
  %a = arith.constant -2147483648 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.divui %a, %b : i32
  return %r : i32
}
func.func @t97() -> i32 {
  %a = arith.constant 12 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.divui %a, %b : i32
  return %r : i32
}
func.func @t113() -> i32 {
  %a = arith.constant 0 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.ceildivsi %a, %b : i32
  return %r : i32
}
func.func @t129() -> i32 {
  %a = arith.constant -1 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.ceildivui %a, %b : i32
  return %r : i32
}
func.func @t145() -> i32 {
  %a = arith.constant 2147483647 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.floordivsi %a, %b : i32
  return %r : i32
}
func.func @t161() -> i32 {
  %a = arith.constant -2147483648 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.remsi %a, %b : i32
  return %r : i32
}
func.func @t177() -> i32 {
  %a = arith.constant 12 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.remsi %a, %b : i32
  return %r : i32
}
func.func @t193() -> i32 {
  %a = arith.constant 0 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.remui %a, %b : i32
  return %r : i32
}
func.func @t209() -> i32 {
  %a = arith.constant -1 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.andi %a, %b : i32
  return %r : i32
}
func.func @t225() -> i32 {
  %a = arith.constant 2147483647 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.ori %a, %b : i32
  return %r : i32
}
func.func @t241() -> i32 {
  %a = arith.constant -2147483648 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.xori %a, %b : i32
  return %r : i32
}
func.func @t257() -> i32 {
  %a = arith.constant 12 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.xori %a, %b : i32
  return %r : i32
}
func.func @t273() -> i32 {
  %a = arith.constant 0 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.shli %a, %b : i32
  return %r : i32
}
func.func @t289() -> i32 {
  %a = arith.constant -1 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.shrsi %a, %b : i32
  return %r : i32
}
func.func @t305() -> i32 {
  %a = arith.constant 2147483647 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.shrui %a, %b : i32
  return %r : i32
}
func.func @t321() -> i32 {
  %a = arith.constant -2147483648 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.maxsi %a, %b : i32
  return %r : i32
}
func.func @t337() -> i32 {
  %a = arith.constant 12 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.maxsi %a, %b : i32
  return %r : i32
}
func.func @t353() -> i32 {
  %a = arith.constant 0 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.maxui %a, %b : i32
  return %r : i32
}
func.func @t369() -> i32 {
  %a = arith.constant -1 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.minsi %a, %b : i32
  return %r : i32
}
func.func @t385() -> i32 {
  %a = arith.constant 2147483647 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.minui %a, %b : i32
  return %r : i32
}

// -----

// both sides constant, i64
func.func @t1() -> i64 {
  %a = arith.constant -9223372036854775808 : i64
  %b = arith.constant -9223372036854775808 : i64
  %r = arith.addi %a, %b : i64
  return %r : i64
}
func.func @t17() -> i64 {
  %a = arith.constant 33 : i64
  %b = arith.constant -9223372036854775808 : i64
  %r = arith.addi %a, %b : i64
  return %r : i64
}
func.func @t34() -> i64 {
  %a = arith.constant 0 : i64
  %b = arith.constant -1 : i64
  %r = arith.subi %a, %b : i64
  return %r : i64
}
func.func @t51() -> i64 {
  %a = arith.constant -1 : i64
  %b = arith.constant 0 : i64
  %r = arith.muli %a, %b : i64
  return %r : i64
}
func.func @t67() -> i64 {
  %a = arith.constant 9223372036854775807 : i64
  %b = arith.constant 0 : i64
  %r = arith.divsi %a, %b : i64
  return %r : i64
}
func.func @t84() -> i64 {
  %a = arith.constant -9223372036854775808 : i64
  %b = arith.constant 33 : i64
  %r = arith.divui %a, %b : i64
  return %r : i64
}
func.func @t101() -> i64 {
  %a = arith.constant -9223372036854775808 : i64
  %b = arith.constant -9223372036854775808 : i64
  %r = arith.ceildivsi %a, %b : i64
  return %r : i64
}
func.func @t117() -> i64 {
  %a = arith.constant 33 : i64
  %b = arith.constant -9223372036854775808 : i64
  %r = arith.ceildivsi %a, %b : i64
  return %r : i64
}
func.func @t134() -> i64 {
  %a = arith.constant 0 : i64
  %b = arith.constant -1 : i64
  %r = arith.ceildivui %a, %b : i64
  return %r : i64
}
func.func @t151() -> i64 {
  %a = arith.constant -1 : i64
  %b = arith.constant 0 : i64
  %r = arith.floordivsi %a, %b : i64
  return %r : i64
}
func.func @t167() -> i64 {
  %a = arith.constant 9223372036854775807 : i64
  %b = arith.constant 0 : i64
  %r = arith.remsi %a, %b : i64
  return %r : i64
}
func.func @t184() -> i64 {
  %a = arith.constant -9223372036854775808 : i64
  %b = arith.constant 33 : i64
  %r = arith.remui %a, %b : i64
  return %r : i64
}
func.func @t201() -> i64 {
  %a = arith.constant -9223372036854775808 : i64
  %b = arith.constant -9223372036854775808 : i64
  %r = arith.andi %a, %b : i64
  return %r : i64
}
func.func @t217() -> i64 {
  %a = arith.constant 33 : i64
  %b = arith.constant -9223372036854775808 : i64
  %r = arith.andi %a, %b : i64
  return %r : i64
}
func.func @t234() -> i64 {
  %a = arith.constant 0 : i64
  %b = arith.constant -1 : i64
  %r = arith.ori %a, %b : i64
  return %r : i64
}
func.func @t251() -> i64 {
  %a = arith.constant -1 : i64
  %b = arith.constant 0 : i64
  %r = arith.xori %a, %b : i64
  return %r : i64
}
func.func @t267() -> i64 {
  %a = arith.constant 9223372036854775807 : i64
  %b = arith.constant 0 : i64
  %r = arith.shli %a, %b : i64
  return %r : i64
}
func.func @t284() -> i64 {
  %a = arith.constant -9223372036854775808 : i64
  %b = arith.constant 33 : i64
  %r = arith.shrsi %a, %b : i64
  return %r : i64
}
func.func @t301() -> i64 {
  %a = arith.constant -9223372036854775808 : i64
  %b = arith.constant -9223372036854775808 : i64
  %r = arith.shrui %a, %b : i64
  return %r : i64
}
func.func @t317() -> i64 {
  %a = arith.constant 33 : i64
  %b = arith.constant -9223372036854775808 : i64
  %r = arith.shrui %a, %b : i64
  return %r : i64
}
func.func @t334() -> i64 {
  %a = arith.constant 0 : i64
  %b = arith.constant -1 : i64
  %r = arith.maxsi %a, %b : i64
  return %r : i64
}
func.func @t351() -> i64 {
  %a = arith.constant -1 : i64
  %b = arith.constant 0 : i64
  %r = arith.maxui %a, %b : i64
  return %r : i64
}
func.func @t367() -> i64 {
  %a = arith.constant 9223372036854775807 : i64
  %b = arith.constant 0 : i64
  %r = arith.minsi %a, %b : i64
  return %r : i64
}
func.func @t384() -> i64 {
  %a = arith.constant -9223372036854775808 : i64
  %b = arith.constant 33 : i64
  %r = arith.minui %a, %b : i64
  return %r : i64
}

// -----

// both sides constant, i128
func.func @t1() -> i128 {
  %a = arith.constant -170141183460469231731687303715884105728 : i128
  %b = arith.constant -170141183460469231731687303715884105728 : i128
  %r = arith.addi %a, %b : i128
  return %r : i128
}
func.func @t20() -> i128 {
  %a = arith.constant 99 : i128
  %b = arith.constant 99 : i128
  %r = arith.addi %a, %b : i128
  return %r : i128
}
func.func @t39() -> i128 {
  %a = arith.constant 99 : i128
  %b = arith.constant 0 : i128
  %r = arith.subi %a, %b : i128
  return %r : i128
}
func.func @t58() -> i128 {
  %a = arith.constant 99 : i128
  %b = arith.constant -1 : i128
  %r = arith.muli %a, %b : i128
  return %r : i128
}
func.func @t77() -> i128 {
  %a = arith.constant 99 : i128
  %b = arith.constant -170141183460469231731687303715884105728 : i128
  %r = arith.divsi %a, %b : i128
  return %r : i128
}
func.func @t96() -> i128 {
  %a = arith.constant 0 : i128
  %b = arith.constant 99 : i128
  %r = arith.divui %a, %b : i128
  return %r : i128
}
func.func @t115() -> i128 {
  %a = arith.constant 0 : i128
  %b = arith.constant 0 : i128
  %r = arith.ceildivsi %a, %b : i128
  return %r : i128
}
func.func @t134() -> i128 {
  %a = arith.constant 0 : i128
  %b = arith.constant -1 : i128
  %r = arith.ceildivui %a, %b : i128
  return %r : i128
}
func.func @t153() -> i128 {
  %a = arith.constant 0 : i128
  %b = arith.constant -170141183460469231731687303715884105728 : i128
  %r = arith.floordivsi %a, %b : i128
  return %r : i128
}
func.func @t172() -> i128 {
  %a = arith.constant -1 : i128
  %b = arith.constant 99 : i128
  %r = arith.remsi %a, %b : i128
  return %r : i128
}
func.func @t191() -> i128 {
  %a = arith.constant -1 : i128
  %b = arith.constant 0 : i128
  %r = arith.remui %a, %b : i128
  return %r : i128
}
func.func @t210() -> i128 {
  %a = arith.constant -1 : i128
  %b = arith.constant -1 : i128
  %r = arith.andi %a, %b : i128
  return %r : i128
}
func.func @t229() -> i128 {
  %a = arith.constant -1 : i128
  %b = arith.constant -170141183460469231731687303715884105728 : i128
  %r = arith.ori %a, %b : i128
  return %r : i128
}
func.func @t248() -> i128 {
  %a = arith.constant 170141183460469231731687303715884105727 : i128
  %b = arith.constant 99 : i128
  %r = arith.xori %a, %b : i128
  return %r : i128
}
func.func @t267() -> i128 {
  %a = arith.constant 170141183460469231731687303715884105727 : i128
  %b = arith.constant 0 : i128
  %r = arith.shli %a, %b : i128
  return %r : i128
}
func.func @t286() -> i128 {
  %a = arith.constant 170141183460469231731687303715884105727 : i128
  %b = arith.constant -1 : i128
  %r = arith.shrsi %a, %b : i128
  return %r : i128
}
func.func @t305() -> i128 {
  %a = arith.constant 170141183460469231731687303715884105727 : i128
  %b = arith.constant -170141183460469231731687303715884105728 : i128
  %r = arith.shrui %a, %b : i128
  return %r : i128
}
func.func @t324() -> i128 {
  %a = arith.constant -170141183460469231731687303715884105728 : i128
  %b = arith.constant 99 : i128
  %r = arith.maxsi %a, %b : i128
  return %r : i128
}
func.func @t343() -> i128 {
  %a = arith.constant -170141183460469231731687303715884105728 : i128
  %b = arith.constant 0 : i128
  %r = arith.maxui %a, %b : i128
  return %r : i128
}
func.func @t362() -> i128 {
  %a = arith.constant -170141183460469231731687303715884105728 : i128
  %b = arith.constant -1 : i128
  %r = arith.minsi %a, %b : i128
  return %r : i128
}
func.func @t381() -> i128 {
  %a = arith.constant -170141183460469231731687303715884105728 : i128
  %b = arith.constant -170141183460469231731687303715884105728 : i128
  %r = arith.minui %a, %b : i128
  return %r : i128
}

// -----

// both sides constant, index
func.func @t1() -> index {
  %a = arith.constant -9223372036854775808 : index
  %b = arith.constant -9223372036854775808 : index
  %r = arith.addi %a, %b : index
  return %r : index
}
func.func @t19() -> index {
  %a = arith.constant 4 : index
  %b = arith.constant 0 : index
  %r = arith.addi %a, %b : index
  return %r : index
}
func.func @t37() -> index {
  %a = arith.constant 4 : index
  %b = arith.constant -9223372036854775808 : index
  %r = arith.subi %a, %b : index
  return %r : index
}
func.func @t55() -> index {
  %a = arith.constant 0 : index
  %b = arith.constant 0 : index
  %r = arith.muli %a, %b : index
  return %r : index
}
func.func @t73() -> index {
  %a = arith.constant 0 : index
  %b = arith.constant -9223372036854775808 : index
  %r = arith.divsi %a, %b : index
  return %r : index
}
func.func @t91() -> index {
  %a = arith.constant -1 : index
  %b = arith.constant 0 : index
  %r = arith.divui %a, %b : index
  return %r : index
}
func.func @t110() -> index {
  %a = arith.constant -1 : index
  %b = arith.constant -1 : index
  %r = arith.ceildivsi %a, %b : index
  return %r : index
}
func.func @t128() -> index {
  %a = arith.constant 9223372036854775807 : index
  %b = arith.constant 4 : index
  %r = arith.ceildivui %a, %b : index
  return %r : index
}
func.func @t146() -> index {
  %a = arith.constant 9223372036854775807 : index
  %b = arith.constant -1 : index
  %r = arith.floordivsi %a, %b : index
  return %r : index
}
func.func @t164() -> index {
  %a = arith.constant -9223372036854775808 : index
  %b = arith.constant 4 : index
  %r = arith.remsi %a, %b : index
  return %r : index
}
func.func @t182() -> index {
  %a = arith.constant -9223372036854775808 : index
  %b = arith.constant -1 : index
  %r = arith.remui %a, %b : index
  return %r : index
}
func.func @t201() -> index {
  %a = arith.constant -9223372036854775808 : index
  %b = arith.constant -9223372036854775808 : index
  %r = arith.andi %a, %b : index
  return %r : index
}
func.func @t219() -> index {
  %a = arith.constant 4 : index
  %b = arith.constant 0 : index
  %r = arith.andi %a, %b : index
  return %r : index
}
func.func @t237() -> index {
  %a = arith.constant 4 : index
  %b = arith.constant -9223372036854775808 : index
  %r = arith.ori %a, %b : index
  return %r : index
}
func.func @t255() -> index {
  %a = arith.constant 0 : index
  %b = arith.constant 0 : index
  %r = arith.xori %a, %b : index
  return %r : index
}
func.func @t273() -> index {
  %a = arith.constant 0 : index
  %b = arith.constant -9223372036854775808 : index
  %r = arith.shli %a, %b : index
  return %r : index
}
func.func @t291() -> index {
  %a = arith.constant -1 : index
  %b = arith.constant 0 : index
  %r = arith.shrsi %a, %b : index
  return %r : index
}
func.func @t310() -> index {
  %a = arith.constant -1 : index
  %b = arith.constant -1 : index
  %r = arith.shrui %a, %b : index
  return %r : index
}
func.func @t328() -> index {
  %a = arith.constant 9223372036854775807 : index
  %b = arith.constant 4 : index
  %r = arith.maxsi %a, %b : index
  return %r : index
}
func.func @t346() -> index {
  %a = arith.constant 9223372036854775807 : index
  %b = arith.constant -1 : index
  %r = arith.maxui %a, %b : index
  return %r : index
}
func.func @t364() -> index {
  %a = arith.constant -9223372036854775808 : index
  %b = arith.constant 4 : index
  %r = arith.minsi %a, %b : index
  return %r : index
}
func.func @t382() -> index {
  %a = arith.constant -9223372036854775808 : index
  %b = arith.constant -1 : index
  %r = arith.minui %a, %b : index
  return %r : index
}
