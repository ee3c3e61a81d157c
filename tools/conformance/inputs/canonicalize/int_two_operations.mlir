// two operations with one constant each
func.func @t1(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.addi %x, %k1 : i32
  %z = arith.addi %y, %k2 : i32
  return %z : i32
}
func.func @t14(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.addi %x, %k1 : i32
  %z = arith.floordivsi %k2, %y : i32
  return %z : i32
}
func.func @t28(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.addi %x, %k1 : i32
  %z = arith.maxsi %y, %k2 : i32
  return %z : i32
}
func.func @t41(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.subi %x, %k1 : i32
  %z = arith.divsi %k2, %y : i32
  return %z : i32
}
func.func @t55(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.subi %k1, %x : i32
  %z = arith.ceildivui %k2, %y : i32
  return %z : i32
}
func.func @t68(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.subi %x, %k1 : i32
  %z = arith.andi %y, %k2 : i32
  return %z : i32
}
func.func @t82(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.subi %x, %k1 : i32
  %z = arith.shrui %y, %k2 : i32
  return %z : i32
}
func.func @t95(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.muli %x, %k1 : i32
  %z = arith.subi %y, %k2 : i32
  return %z : i32
}
func.func @t109(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.muli %x, %k1 : i32
  %z = arith.remsi %k2, %y : i32
  return %z : i32
}
func.func @t122(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.muli %x, %k1 : i32
  %z = arith.maxui %y, %k2 : i32
  return %z : i32
}
func.func @t136(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.divsi %k1, %x : i32
  %z = arith.divsi %k2, %y : i32
  return %z : i32
}
func.func @t149(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.divsi %x, %k1 : i32
  %z = arith.floordivsi %y, %k2 : i32
  return %z : i32
}
func.func @t163(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.divsi %x, %k1 : i32
  %z = arith.ori %y, %k2 : i32
  return %z : i32
}
func.func @t176(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.divsi %x, %k1 : i32
  %z = arith.shrui %k2, %y : i32
  return %z : i32
}
func.func @t190(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.divui %x, %k1 : i32
  %z = arith.subi %k2, %y : i32
  return %z : i32
}
func.func @t204(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.divui %x, %k1 : i32
  %z = arith.ceildivsi %k2, %y : i32
  return %z : i32
}
func.func @t217(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.divui %k1, %x : i32
  %z = arith.remsi %y, %k2 : i32
  return %z : i32
}
func.func @t231(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.divui %k1, %x : i32
  %z = arith.shli %y, %k2 : i32
  return %z : i32
}
func.func @t244(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.divui %k1, %x : i32
  %z = arith.maxui %y, %k2 : i32
  return %z : i32
}
func.func @t258(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.ceildivsi %x, %k1 : i32
  %z = arith.divsi %k2, %y : i32
  return %z : i32
}
func.func @t271(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.ceildivsi %k1, %x : i32
  %z = arith.ceildivui %y, %k2 : i32
  return %z : i32
}
func.func @t285(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.ceildivsi %x, %k1 : i32
  %z = arith.andi %y, %k2 : i32
  return %z : i32
}
func.func @t298(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.ceildivsi %k1, %x : i32
  %z = arith.shrsi %k2, %y : i32
  return %z : i32
}
func.func @t312(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.ceildivui %k1, %x : i32
  %z = arith.addi %y, %k2 : i32
  return %z : i32
}
func.func @t325(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.ceildivui %k1, %x : i32
  %z = arith.divui %y, %k2 : i32
  return %z : i32
}
func.func @t339(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.ceildivui %x, %k1 : i32
  %z = arith.remsi %y, %k2 : i32
  return %z : i32
}
func.func @t352(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.ceildivui %k1, %x : i32
  %z = arith.xori %y, %k2 : i32
  return %z : i32
}
func.func @t366(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.ceildivui %k1, %x : i32
  %z = arith.maxsi %y, %k2 : i32
  return %z : i32
}
func.func @t379(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.floordivsi %x, %k1 : i32
  %z = arith.muli %y, %k2 : i32
  return %z : i32
}
func.func @t393(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.floordivsi %x, %k1 : i32
  %z = arith.ceildivui %y, %k2 : i32
  return %z : i32
}
func.func @t407(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.floordivsi %k1, %x : i32
  %z = arith.remui %y, %k2 : i32
  return %z : i32
}
func.func @t420(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.floordivsi %x, %k1 : i32
  %z = arith.shrsi %k2, %y : i32
  return %z : i32
}
func.func @t434(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.floordivsi %k1, %x : i32
  %z = arith.minui %y, %k2 : i32
  return %z : i32
}
func.func @t447(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.remsi %x, %k1 : i32
  %z = arith.divui %y, %k2 : i32
  return %z : i32
}
func.func @t461(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.remsi %k1, %x : i32
  %z = arith.floordivsi %y, %k2 : i32
  return %z : i32
}
func.func @t474(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.remsi %k1, %x : i32
  %z = arith.ori %y, %k2 : i32
  return %z : i32
}
func.func @t488(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.remsi %k1, %x : i32
  %z = arith.shrui %k2, %y : i32
  return %z : i32
}
func.func @t501(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.remui %k1, %x : i32
  %z = arith.subi %y, %k2 : i32
  return %z : i32
}
func.func @t515(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.remui %k1, %x : i32
  %z = arith.ceildivsi %y, %k2 : i32
  return %z : i32
}
func.func @t528(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.remui %k1, %x : i32
  %z = arith.remsi %k2, %y : i32
  return %z : i32
}
func.func @t542(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.remui %k1, %x : i32
  %z = arith.shli %k2, %y : i32
  return %z : i32
}
func.func @t555(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.remui %x, %k1 : i32
  %z = arith.minsi %y, %k2 : i32
  return %z : i32
}
func.func @t569(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.andi %x, %k1 : i32
  %z = arith.ceildivui %y, %k2 : i32
  return %z : i32
}
func.func @t583(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.andi %x, %k1 : i32
  %z = arith.shrsi %k2, %y : i32
  return %z : i32
}
func.func @t596(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.ori %x, %k1 : i32
  %z = arith.divui %y, %k2 : i32
  return %z : i32
}
func.func @t610(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.ori %x, %k1 : i32
  %z = arith.xori %y, %k2 : i32
  return %z : i32
}
func.func @t623(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.xori %x, %k1 : i32
  %z = arith.subi %k2, %y : i32
  return %z : i32
}
func.func @t637(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.xori %x, %k1 : i32
  %z = arith.remui %y, %k2 : i32
  return %z : i32
}
func.func @t650(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.xori %x, %k1 : i32
  %z = arith.minsi %y, %k2 : i32
  return %z : i32
}
func.func @t664(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.shli %x, %k1 : i32
  %z = arith.divui %y, %k2 : i32
  return %z : i32
}
func.func @t677(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.shli %x, %k1 : i32
  %z = arith.floordivsi %k2, %y : i32
  return %z : i32
}
func.func @t691(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.shli %k1, %x : i32
  %z = arith.ori %y, %k2 : i32
  return %z : i32
}
func.func @t704(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.shli %k1, %x : i32
  %z = arith.shrui %y, %k2 : i32
  return %z : i32
}
func.func @t718(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.shrsi %k1, %x : i32
  %z = arith.subi %y, %k2 : i32
  return %z : i32
}
func.func @t731(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.shrsi %x, %k1 : i32
  %z = arith.ceildivsi %k2, %y : i32
  return %z : i32
}
func.func @t745(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.shrsi %k1, %x : i32
  %z = arith.remsi %k2, %y : i32
  return %z : i32
}
func.func @t758(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.shrsi %k1, %x : i32
  %z = arith.shli %y, %k2 : i32
  return %z : i32
}
func.func @t772(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.shrsi %x, %k1 : i32
  %z = arith.minsi %y, %k2 : i32
  return %z : i32
}
func.func @t786(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.shrui %k1, %x : i32
  %z = arith.divsi %y, %k2 : i32
  return %z : i32
}
func.func @t799(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.shrui %k1, %x : i32
  %z = arith.ceildivui %k2, %y : i32
  return %z : i32
}
func.func @t813(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.shrui %k1, %x : i32
  %z = arith.andi %y, %k2 : i32
  return %z : i32
}
func.func @t826(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.shrui %x, %k1 : i32
  %z = arith.shrui %y, %k2 : i32
  return %z : i32
}
func.func @t840(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.maxsi %x, %k1 : i32
  %z = arith.subi %k2, %y : i32
  return %z : i32
}
func.func @t853(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.maxsi %x, %k1 : i32
  %z = arith.remsi %k2, %y : i32
  return %z : i32
}
func.func @t867(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.maxsi %x, %k1 : i32
  %z = arith.minsi %y, %k2 : i32
  return %z : i32
}
func.func @t880(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.maxui %x, %k1 : i32
  %z = arith.ceildivui %k2, %y : i32
  return %z : i32
}
func.func @t894(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.maxui %x, %k1 : i32
  %z = arith.shrui %y, %k2 : i32
  return %z : i32
}
func.func @t907(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.minsi %x, %k1 : i32
  %z = arith.divui %k2, %y : i32
  return %z : i32
}
func.func @t921(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.minsi %x, %k1 : i32
  %z = arith.shli %y, %k2 : i32
  return %z : i32
}
func.func @t934(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.minui %x, %k1 : i32
  %z = arith.muli %y, %k2 : i32
  return %z : i32
}
func.func @t948(%x: i32) -> i32 {
  %k1 = arith.constant 5 : i32
  %k2 = arith.constant 3 : i32
  %y = arith.minui %x, %k1 : i32
  %z = arith.remui %k2, %y : i32
  return %z : i32
}

// -----

// two operations over the same values
func.func @t1(%a: i32, %b: i32) -> i32 {
  %y = arith.addi %a, %b : i32
  %z = arith.addi %y, %a : i32
  return %z : i32
}
func.func @t7(%a: i32, %b: i32) -> i32 {
  %y = arith.addi %a, %b : i32
  %z = arith.subi %a, %y : i32
  return %z : i32
}
func.func @t14(%a: i32, %b: i32) -> i32 {
  %y = arith.addi %a, %b : i32
  %z = arith.muli %b, %y : i32
  return %z : i32
}
func.func @t21(%a: i32, %b: i32) -> i32 {
  %y = arith.addi %a, %b : i32
  %z = arith.ori %y, %a : i32
  return %z : i32
}
func.func @t28(%a: i32, %b: i32) -> i32 {
  %y = arith.addi %a, %b : i32
  %z = arith.xori %y, %b : i32
  return %z : i32
}
func.func @t35(%a: i32, %b: i32) -> i32 {
  %y = arith.addi %a, %b : i32
  %z = arith.divsi %y, %y : i32
  return %z : i32
}
func.func @t42(%a: i32, %b: i32) -> i32 {
  %y = arith.addi %a, %b : i32
  %z = arith.maxsi %a, %y : i32
  return %z : i32
}
func.func @t49(%a: i32, %b: i32) -> i32 {
  %y = arith.addi %a, %b : i32
  %z = arith.minui %b, %y : i32
  return %z : i32
}
func.func @t56(%a: i32, %b: i32) -> i32 {
  %y = arith.addi %a, %b : i32
  %z = arith.shrsi %y, %a : i32
  return %z : i32
}
func.func @t63(%a: i32, %b: i32) -> i32 {
  %y = arith.subi %a, %b : i32
  %z = arith.addi %y, %b : i32
  return %z : i32
}
func.func @t70(%a: i32, %b: i32) -> i32 {
  %y = arith.subi %a, %b : i32
  %z = arith.subi %y, %y : i32
  return %z : i32
}
func.func @t77(%a: i32, %b: i32) -> i32 {
  %y = arith.subi %a, %b : i32
  %z = arith.andi %a, %y : i32
  return %z : i32
}
func.func @t84(%a: i32, %b: i32) -> i32 {
  %y = arith.subi %a, %b : i32
  %z = arith.ori %b, %y : i32
  return %z : i32
}
func.func @t91(%a: i32, %b: i32) -> i32 {
  %y = arith.subi %a, %b : i32
  %z = arith.divsi %y, %a : i32
  return %z : i32
}
func.func @t98(%a: i32, %b: i32) -> i32 {
  %y = arith.subi %a, %b : i32
  %z = arith.divui %y, %b : i32
  return %z : i32
}
func.func @t105(%a: i32, %b: i32) -> i32 {
  %y = arith.subi %a, %b : i32
  %z = arith.maxsi %y, %y : i32
  return %z : i32
}
func.func @t112(%a: i32, %b: i32) -> i32 {
  %y = arith.subi %a, %b : i32
  %z = arith.shli %a, %y : i32
  return %z : i32
}
func.func @t119(%a: i32, %b: i32) -> i32 {
  %y = arith.subi %a, %b : i32
  %z = arith.shrsi %b, %y : i32
  return %z : i32
}
func.func @t126(%a: i32, %b: i32) -> i32 {
  %y = arith.muli %a, %b : i32
  %z = arith.subi %y, %a : i32
  return %z : i32
}
func.func @t133(%a: i32, %b: i32) -> i32 {
  %y = arith.muli %a, %b : i32
  %z = arith.muli %y, %b : i32
  return %z : i32
}
func.func @t140(%a: i32, %b: i32) -> i32 {
  %y = arith.muli %a, %b : i32
  %z = arith.andi %y, %y : i32
  return %z : i32
}
func.func @t147(%a: i32, %b: i32) -> i32 {
  %y = arith.muli %a, %b : i32
  %z = arith.xori %a, %y : i32
  return %z : i32
}
func.func @t154(%a: i32, %b: i32) -> i32 {
  %y = arith.muli %a, %b : i32
  %z = arith.divsi %b, %y : i32
  return %z : i32
}
func.func @t161(%a: i32, %b: i32) -> i32 {
  %y = arith.muli %a, %b : i32
  %z = arith.maxsi %y, %a : i32
  return %z : i32
}
func.func @t168(%a: i32, %b: i32) -> i32 {
  %y = arith.muli %a, %b : i32
  %z = arith.minui %y, %b : i32
  return %z : i32
}
func.func @t175(%a: i32, %b: i32) -> i32 {
  %y = arith.muli %a, %b : i32
  %z = arith.shli %y, %y : i32
  return %z : i32
}
func.func @t182(%a: i32, %b: i32) -> i32 {
  %y = arith.andi %a, %b : i32
  %z = arith.addi %a, %y : i32
  return %z : i32
}
func.func @t189(%a: i32, %b: i32) -> i32 {
  %y = arith.andi %a, %b : i32
  %z = arith.subi %b, %y : i32
  return %z : i32
}
func.func @t196(%a: i32, %b: i32) -> i32 {
  %y = arith.andi %a, %b : i32
  %z = arith.andi %y, %a : i32
  return %z : i32
}
func.func @t203(%a: i32, %b: i32) -> i32 {
  %y = arith.andi %a, %b : i32
  %z = arith.ori %y, %b : i32
  return %z : i32
}
func.func @t210(%a: i32, %b: i32) -> i32 {
  %y = arith.andi %a, %b : i32
  %z = arith.xori %y, %y : i32
  return %z : i32
}
func.func @t217(%a: i32, %b: i32) -> i32 {
  %y = arith.andi %a, %b : i32
  %z = arith.divui %a, %y : i32
  return %z : i32
}
func.func @t224(%a: i32, %b: i32) -> i32 {
  %y = arith.andi %a, %b : i32
  %z = arith.maxsi %b, %y : i32
  return %z : i32
}
func.func @t231(%a: i32, %b: i32) -> i32 {
  %y = arith.andi %a, %b : i32
  %z = arith.shli %y, %a : i32
  return %z : i32
}
func.func @t238(%a: i32, %b: i32) -> i32 {
  %y = arith.andi %a, %b : i32
  %z = arith.shrsi %y, %b : i32
  return %z : i32
}
func.func @t245(%a: i32, %b: i32) -> i32 {
  %y = arith.ori %a, %b : i32
  %z = arith.addi %y, %y : i32
  return %z : i32
}
func.func @t252(%a: i32, %b: i32) -> i32 {
  %y = arith.ori %a, %b : i32
  %z = arith.muli %a, %y : i32
  return %z : i32
}
func.func @t259(%a: i32, %b: i32) -> i32 {
  %y = arith.ori %a, %b : i32
  %z = arith.andi %b, %y : i32
  return %z : i32
}
func.func @t266(%a: i32, %b: i32) -> i32 {
  %y = arith.ori %a, %b : i32
  %z = arith.xori %y, %a : i32
  return %z : i32
}
func.func @t273(%a: i32, %b: i32) -> i32 {
  %y = arith.ori %a, %b : i32
  %z = arith.divsi %y, %b : i32
  return %z : i32
}
func.func @t280(%a: i32, %b: i32) -> i32 {
  %y = arith.ori %a, %b : i32
  %z = arith.divui %y, %y : i32
  return %z : i32
}
func.func @t287(%a: i32, %b: i32) -> i32 {
  %y = arith.ori %a, %b : i32
  %z = arith.minui %a, %y : i32
  return %z : i32
}
func.func @t294(%a: i32, %b: i32) -> i32 {
  %y = arith.ori %a, %b : i32
  %z = arith.shli %b, %y : i32
  return %z : i32
}
func.func @t301(%a: i32, %b: i32) -> i32 {
  %y = arith.xori %a, %b : i32
  %z = arith.addi %y, %a : i32
  return %z : i32
}
func.func @t308(%a: i32, %b: i32) -> i32 {
  %y = arith.xori %a, %b : i32
  %z = arith.subi %y, %b : i32
  return %z : i32
}
func.func @t315(%a: i32, %b: i32) -> i32 {
  %y = arith.xori %a, %b : i32
  %z = arith.muli %y, %y : i32
  return %z : i32
}
func.func @t322(%a: i32, %b: i32) -> i32 {
  %y = arith.xori %a, %b : i32
  %z = arith.ori %a, %y : i32
  return %z : i32
}
func.func @t329(%a: i32, %b: i32) -> i32 {
  %y = arith.xori %a, %b : i32
  %z = arith.xori %b, %y : i32
  return %z : i32
}
func.func @t336(%a: i32, %b: i32) -> i32 {
  %y = arith.xori %a, %b : i32
  %z = arith.divui %y, %a : i32
  return %z : i32
}
func.func @t343(%a: i32, %b: i32) -> i32 {
  %y = arith.xori %a, %b : i32
  %z = arith.maxsi %y, %b : i32
  return %z : i32
}
func.func @t350(%a: i32, %b: i32) -> i32 {
  %y = arith.xori %a, %b : i32
  %z = arith.minui %y, %y : i32
  return %z : i32
}
func.func @t357(%a: i32, %b: i32) -> i32 {
  %y = arith.xori %a, %b : i32
  %z = arith.shrsi %a, %y : i32
  return %z : i32
}
func.func @t364(%a: i32, %b: i32) -> i32 {
  %y = arith.divsi %a, %b : i32
  %z = arith.addi %b, %y : i32
  return %z : i32
}
func.func @t371(%a: i32, %b: i32) -> i32 {
  %y = arith.divsi %a, %b : i32
  %z = arith.muli %y, %a : i32
  return %z : i32
}
func.func @t378(%a: i32, %b: i32) -> i32 {
  %y = arith.divsi %a, %b : i32
  %z = arith.andi %y, %b : i32
  return %z : i32
}
func.func @t385(%a: i32, %b: i32) -> i32 {
  %y = arith.divsi %a, %b : i32
  %z = arith.ori %y, %y : i32
  return %z : i32
}
func.func @t392(%a: i32, %b: i32) -> i32 {
  %y = arith.divsi %a, %b : i32
  %z = arith.divsi %a, %y : i32
  return %z : i32
}
func.func @t399(%a: i32, %b: i32) -> i32 {
  %y = arith.divsi %a, %b : i32
  %z = arith.divui %b, %y : i32
  return %z : i32
}
func.func @t406(%a: i32, %b: i32) -> i32 {
  %y = arith.divsi %a, %b : i32
  %z = arith.minui %y, %a : i32
  return %z : i32
}
func.func @t413(%a: i32, %b: i32) -> i32 {
  %y = arith.divsi %a, %b : i32
  %z = arith.shli %y, %b : i32
  return %z : i32
}
func.func @t420(%a: i32, %b: i32) -> i32 {
  %y = arith.divsi %a, %b : i32
  %z = arith.shrsi %y, %y : i32
  return %z : i32
}
func.func @t427(%a: i32, %b: i32) -> i32 {
  %y = arith.divui %a, %b : i32
  %z = arith.subi %a, %y : i32
  return %z : i32
}
func.func @t434(%a: i32, %b: i32) -> i32 {
  %y = arith.divui %a, %b : i32
  %z = arith.muli %b, %y : i32
  return %z : i32
}
func.func @t441(%a: i32, %b: i32) -> i32 {
  %y = arith.divui %a, %b : i32
  %z = arith.ori %y, %a : i32
  return %z : i32
}
func.func @t448(%a: i32, %b: i32) -> i32 {
  %y = arith.divui %a, %b : i32
  %z = arith.xori %y, %b : i32
  return %z : i32
}
func.func @t455(%a: i32, %b: i32) -> i32 {
  %y = arith.divui %a, %b : i32
  %z = arith.divsi %y, %y : i32
  return %z : i32
}
func.func @t462(%a: i32, %b: i32) -> i32 {
  %y = arith.divui %a, %b : i32
  %z = arith.maxsi %a, %y : i32
  return %z : i32
}
func.func @t469(%a: i32, %b: i32) -> i32 {
  %y = arith.divui %a, %b : i32
  %z = arith.minui %b, %y : i32
  return %z : i32
}
func.func @t476(%a: i32, %b: i32) -> i32 {
  %y = arith.divui %a, %b : i32
  %z = arith.shrsi %y, %a : i32
  return %z : i32
}
func.func @t483(%a: i32, %b: i32) -> i32 {
  %y = arith.maxsi %a, %b : i32
  %z = arith.addi %y, %b : i32
  return %z : i32
}
func.func @t490(%a: i32, %b: i32) -> i32 {
  %y = arith.maxsi %a, %b : i32
  %z = arith.subi %y, %y : i32
  return %z : i32
}
func.func @t497(%a: i32, %b: i32) -> i32 {
  %y = arith.maxsi %a, %b : i32
  %z = arith.andi %a, %y : i32
  return %z : i32
}
func.func @t504(%a: i32, %b: i32) -> i32 {
  %y = arith.maxsi %a, %b : i32
  %z = arith.ori %b, %y : i32
  return %z : i32
}
func.func @t511(%a: i32, %b: i32) -> i32 {
  %y = arith.maxsi %a, %b : i32
  %z = arith.divsi %y, %a : i32
  return %z : i32
}
func.func @t518(%a: i32, %b: i32) -> i32 {
  %y = arith.maxsi %a, %b : i32
  %z = arith.divui %y, %b : i32
  return %z : i32
}
func.func @t525(%a: i32, %b: i32) -> i32 {
  %y = arith.maxsi %a, %b : i32
  %z = arith.maxsi %y, %y : i32
  return %z : i32
}
func.func @t532(%a: i32, %b: i32) -> i32 {
  %y = arith.maxsi %a, %b : i32
  %z = arith.shli %a, %y : i32
  return %z : i32
}
func.func @t539(%a: i32, %b: i32) -> i32 {
  %y = arith.maxsi %a, %b : i32
  %z = arith.shrsi %b, %y : i32
  return %z : i32
}
func.func @t546(%a: i32, %b: i32) -> i32 {
  %y = arith.minui %a, %b : i32
  %z = arith.subi %y, %a : i32
  return %z : i32
}
func.func @t553(%a: i32, %b: i32) -> i32 {
  %y = arith.minui %a, %b : i32
  %z = arith.muli %y, %b : i32
  return %z : i32
}
func.func @t560(%a: i32, %b: i32) -> i32 {
  %y = arith.minui %a, %b : i32
  %z = arith.andi %y, %y : i32
  return %z : i32
}
func.func @t567(%a: i32, %b: i32) -> i32 {
  %y = arith.minui %a, %b : i32
  %z = arith.xori %a, %y : i32
  return %z : i32
}
func.func @t574(%a: i32, %b: i32) -> i32 {
  %y = arith.minui %a, %b : i32
  %z = arith.divsi %b, %y : i32
  return %z : i32
}
func.func @t581(%a: i32, %b: i32) -> i32 {
  %y = arith.minui %a, %b : i32
  %z = arith.maxsi %y, %a : i32
  return %z : i32
}
func.func @t588(%a: i32, %b: i32) -> i32 {
  %y = arith.minui %a, %b : i32
  %z = arith.minui %y, %b : i32
  return %z : i32
}
func.func @t595(%a: i32, %b: i32) -> i32 {
  %y = arith.minui %a, %b : i32
  %z = arith.shli %y, %y : i32
  return %z : i32
}
func.func @t602(%a: i32, %b: i32) -> i32 {
  %y = arith.shli %a, %b : i32
  %z = arith.addi %a, %y : i32
  return %z : i32
}
func.func @t609(%a: i32, %b: i32) -> i32 {
  %y = arith.shli %a, %b : i32
  %z = arith.subi %b, %y : i32
  return %z : i32
}
func.func @t616(%a: i32, %b: i32) -> i32 {
  %y = arith.shli %a, %b : i32
  %z = arith.andi %y, %a : i32
  return %z : i32
}
func.func @t623(%a: i32, %b: i32) -> i32 {
  %y = arith.shli %a, %b : i32
  %z = arith.ori %y, %b : i32
  return %z : i32
}
func.func @t630(%a: i32, %b: i32) -> i32 {
  %y = arith.shli %a, %b : i32
  %z = arith.xori %y, %y : i32
  return %z : i32
}
func.func @t637(%a: i32, %b: i32) -> i32 {
  %y = arith.shli %a, %b : i32
  %z = arith.divui %a, %y : i32
  return %z : i32
}
func.func @t644(%a: i32, %b: i32) -> i32 {
  %y = arith.shli %a, %b : i32
  %z = arith.maxsi %b, %y : i32
  return %z : i32
}
func.func @t651(%a: i32, %b: i32) -> i32 {
  %y = arith.shli %a, %b : i32
  %z = arith.shli %y, %a : i32
  return %z : i32
}
func.func @t658(%a: i32, %b: i32) -> i32 {
  %y = arith.shli %a, %b : i32
  %z = arith.shrsi %y, %b : i32
  return %z : i32
}
func.func @t665(%a: i32, %b: i32) -> i32 {
  %y = arith.shrsi %a, %b : i32
  %z = arith.addi %y, %y : i32
  return %z : i32
}
func.func @t672(%a: i32, %b: i32) -> i32 {
  %y = arith.shrsi %a, %b : i32
  %z = arith.muli %a, %y : i32
  return %z : i32
}
func.func @t679(%a: i32, %b: i32) -> i32 {
  %y = arith.shrsi %a, %b : i32
  %z = arith.andi %b, %y : i32
  return %z : i32
}
func.func @t686(%a: i32, %b: i32) -> i32 {
  %y = arith.shrsi %a, %b : i32
  %z = arith.xori %y, %a : i32
  return %z : i32
}
func.func @t693(%a: i32, %b: i32) -> i32 {
  %y = arith.shrsi %a, %b : i32
  %z = arith.divsi %y, %b : i32
  return %z : i32
}
func.func @t700(%a: i32, %b: i32) -> i32 {
  %y = arith.shrsi %a, %b : i32
  %z = arith.divui %y, %y : i32
  return %z : i32
}
func.func @t707(%a: i32, %b: i32) -> i32 {
  %y = arith.shrsi %a, %b : i32
  %z = arith.minui %a, %y : i32
  return %z : i32
}
func.func @t714(%a: i32, %b: i32) -> i32 {
  %y = arith.shrsi %a, %b : i32
  %z = arith.shli %b, %y : i32
  return %z : i32
}
