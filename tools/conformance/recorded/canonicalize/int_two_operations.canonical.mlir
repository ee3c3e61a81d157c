module {
  func.func @t1(%arg0: i32) -> i32 {
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.addi %arg0, %c8_i32 : i32
    return %0 : i32
  }
  func.func @t14(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.addi %arg0, %c5_i32 : i32
    %1 = arith.floordivsi %c3_i32, %0 : i32
    return %1 : i32
  }
  func.func @t28(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.addi %arg0, %c5_i32 : i32
    %1 = arith.maxsi %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t41(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.subi %arg0, %c5_i32 : i32
    %1 = arith.divsi %c3_i32, %0 : i32
    return %1 : i32
  }
  func.func @t55(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.subi %c5_i32, %arg0 : i32
    %1 = arith.ceildivui %c3_i32, %0 : i32
    return %1 : i32
  }
  func.func @t68(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.subi %arg0, %c5_i32 : i32
    %1 = arith.andi %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t82(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.subi %arg0, %c5_i32 : i32
    %1 = arith.shrui %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t95(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.muli %arg0, %c5_i32 : i32
    %1 = arith.subi %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t109(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.muli %arg0, %c5_i32 : i32
    %1 = arith.remsi %c3_i32, %0 : i32
    return %1 : i32
  }
  func.func @t122(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.muli %arg0, %c5_i32 : i32
    %1 = arith.maxui %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t136(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.divsi %c5_i32, %arg0 : i32
    %1 = arith.divsi %c3_i32, %0 : i32
    return %1 : i32
  }
  func.func @t149(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.divsi %arg0, %c5_i32 : i32
    %1 = arith.floordivsi %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t163(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.divsi %arg0, %c5_i32 : i32
    %1 = arith.ori %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t176(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.divsi %arg0, %c5_i32 : i32
    %1 = arith.shrui %c3_i32, %0 : i32
    return %1 : i32
  }
  func.func @t190(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.divui %arg0, %c5_i32 : i32
    %1 = arith.subi %c3_i32, %0 : i32
    return %1 : i32
  }
  func.func @t204(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.divui %arg0, %c5_i32 : i32
    %1 = arith.ceildivsi %c3_i32, %0 : i32
    return %1 : i32
  }
  func.func @t217(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.divui %c5_i32, %arg0 : i32
    %1 = arith.remsi %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t231(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.divui %c5_i32, %arg0 : i32
    %1 = arith.shli %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t244(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.divui %c5_i32, %arg0 : i32
    %1 = arith.maxui %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t258(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.ceildivsi %arg0, %c5_i32 : i32
    %1 = arith.divsi %c3_i32, %0 : i32
    return %1 : i32
  }
  func.func @t271(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.ceildivsi %c5_i32, %arg0 : i32
    %1 = arith.ceildivui %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t285(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.ceildivsi %arg0, %c5_i32 : i32
    %1 = arith.andi %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t298(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.ceildivsi %c5_i32, %arg0 : i32
    %1 = arith.shrsi %c3_i32, %0 : i32
    return %1 : i32
  }
  func.func @t312(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.ceildivui %c5_i32, %arg0 : i32
    %1 = arith.addi %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t325(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.ceildivui %c5_i32, %arg0 : i32
    %1 = arith.divui %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t339(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.ceildivui %arg0, %c5_i32 : i32
    %1 = arith.remsi %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t352(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.ceildivui %c5_i32, %arg0 : i32
    %1 = arith.xori %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t366(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.ceildivui %c5_i32, %arg0 : i32
    %1 = arith.maxsi %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t379(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.floordivsi %arg0, %c5_i32 : i32
    %1 = arith.muli %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t393(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.floordivsi %arg0, %c5_i32 : i32
    %1 = arith.ceildivui %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t407(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.floordivsi %c5_i32, %arg0 : i32
    %1 = arith.remui %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t420(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.floordivsi %arg0, %c5_i32 : i32
    %1 = arith.shrsi %c3_i32, %0 : i32
    return %1 : i32
  }
  func.func @t434(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.floordivsi %c5_i32, %arg0 : i32
    %1 = arith.minui %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t447(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.remsi %arg0, %c5_i32 : i32
    %1 = arith.divui %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t461(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.remsi %c5_i32, %arg0 : i32
    %1 = arith.floordivsi %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t474(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.remsi %c5_i32, %arg0 : i32
    %1 = arith.ori %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t488(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.remsi %c5_i32, %arg0 : i32
    %1 = arith.shrui %c3_i32, %0 : i32
    return %1 : i32
  }
  func.func @t501(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.remui %c5_i32, %arg0 : i32
    %1 = arith.subi %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t515(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.remui %c5_i32, %arg0 : i32
    %1 = arith.ceildivsi %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t528(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.remui %c5_i32, %arg0 : i32
    %1 = arith.remsi %c3_i32, %0 : i32
    return %1 : i32
  }
  func.func @t542(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.remui %c5_i32, %arg0 : i32
    %1 = arith.shli %c3_i32, %0 : i32
    return %1 : i32
  }
  func.func @t555(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.remui %arg0, %c5_i32 : i32
    %1 = arith.minsi %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t569(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.andi %arg0, %c5_i32 : i32
    %1 = arith.ceildivui %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t583(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.andi %arg0, %c5_i32 : i32
    %1 = arith.shrsi %c3_i32, %0 : i32
    return %1 : i32
  }
  func.func @t596(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.ori %arg0, %c5_i32 : i32
    %1 = arith.divui %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t610(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.ori %arg0, %c5_i32 : i32
    %1 = arith.xori %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t623(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.xori %arg0, %c5_i32 : i32
    %1 = arith.subi %c3_i32, %0 : i32
    return %1 : i32
  }
  func.func @t637(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.xori %arg0, %c5_i32 : i32
    %1 = arith.remui %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t650(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.xori %arg0, %c5_i32 : i32
    %1 = arith.minsi %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t664(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.shli %arg0, %c5_i32 : i32
    %1 = arith.divui %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t677(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.shli %arg0, %c5_i32 : i32
    %1 = arith.floordivsi %c3_i32, %0 : i32
    return %1 : i32
  }
  func.func @t691(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.shli %c5_i32, %arg0 : i32
    %1 = arith.ori %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t704(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.shli %c5_i32, %arg0 : i32
    %1 = arith.shrui %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t718(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.shrsi %c5_i32, %arg0 : i32
    %1 = arith.subi %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t731(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.shrsi %arg0, %c5_i32 : i32
    %1 = arith.ceildivsi %c3_i32, %0 : i32
    return %1 : i32
  }
  func.func @t745(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.shrsi %c5_i32, %arg0 : i32
    %1 = arith.remsi %c3_i32, %0 : i32
    return %1 : i32
  }
  func.func @t758(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.shrsi %c5_i32, %arg0 : i32
    %1 = arith.shli %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t772(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.shrsi %arg0, %c5_i32 : i32
    %1 = arith.minsi %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t786(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.shrui %c5_i32, %arg0 : i32
    %1 = arith.divsi %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t799(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.shrui %c5_i32, %arg0 : i32
    %1 = arith.ceildivui %c3_i32, %0 : i32
    return %1 : i32
  }
  func.func @t813(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.shrui %c5_i32, %arg0 : i32
    %1 = arith.andi %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t826(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.shrui %arg0, %c5_i32 : i32
    %1 = arith.shrui %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t840(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.maxsi %arg0, %c5_i32 : i32
    %1 = arith.subi %c3_i32, %0 : i32
    return %1 : i32
  }
  func.func @t853(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.maxsi %arg0, %c5_i32 : i32
    %1 = arith.remsi %c3_i32, %0 : i32
    return %1 : i32
  }
  func.func @t867(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.maxsi %arg0, %c5_i32 : i32
    %1 = arith.minsi %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t880(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.maxui %arg0, %c5_i32 : i32
    %1 = arith.ceildivui %c3_i32, %0 : i32
    return %1 : i32
  }
  func.func @t894(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.maxui %arg0, %c5_i32 : i32
    %1 = arith.shrui %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t907(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.minsi %arg0, %c5_i32 : i32
    %1 = arith.divui %c3_i32, %0 : i32
    return %1 : i32
  }
  func.func @t921(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.minsi %arg0, %c5_i32 : i32
    %1 = arith.shli %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t934(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.minui %arg0, %c5_i32 : i32
    %1 = arith.muli %0, %c3_i32 : i32
    return %1 : i32
  }
  func.func @t948(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.minui %arg0, %c5_i32 : i32
    %1 = arith.remui %c3_i32, %0 : i32
    return %1 : i32
  }
}

// -----
module {
  func.func @t1(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.addi %0, %arg0 : i32
    return %1 : i32
  }
  func.func @t7(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.subi %arg0, %0 : i32
    return %1 : i32
  }
  func.func @t14(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.muli %arg1, %0 : i32
    return %1 : i32
  }
  func.func @t21(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.ori %0, %arg0 : i32
    return %1 : i32
  }
  func.func @t28(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.xori %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t35(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.divsi %0, %0 : i32
    return %1 : i32
  }
  func.func @t42(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.maxsi %arg0, %0 : i32
    return %1 : i32
  }
  func.func @t49(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.minui %arg1, %0 : i32
    return %1 : i32
  }
  func.func @t56(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.shrsi %0, %arg0 : i32
    return %1 : i32
  }
  func.func @t63(%arg0: i32, %arg1: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t70(%arg0: i32, %arg1: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func @t77(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.subi %arg0, %arg1 : i32
    %1 = arith.andi %arg0, %0 : i32
    return %1 : i32
  }
  func.func @t84(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.subi %arg0, %arg1 : i32
    %1 = arith.ori %arg1, %0 : i32
    return %1 : i32
  }
  func.func @t91(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.subi %arg0, %arg1 : i32
    %1 = arith.divsi %0, %arg0 : i32
    return %1 : i32
  }
  func.func @t98(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.subi %arg0, %arg1 : i32
    %1 = arith.divui %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t105(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.subi %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @t112(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.subi %arg0, %arg1 : i32
    %1 = arith.shli %arg0, %0 : i32
    return %1 : i32
  }
  func.func @t119(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.subi %arg0, %arg1 : i32
    %1 = arith.shrsi %arg1, %0 : i32
    return %1 : i32
  }
  func.func @t126(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.muli %arg0, %arg1 : i32
    %1 = arith.subi %0, %arg0 : i32
    return %1 : i32
  }
  func.func @t133(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.muli %arg0, %arg1 : i32
    %1 = arith.muli %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t140(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.muli %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @t147(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.muli %arg0, %arg1 : i32
    %1 = arith.xori %arg0, %0 : i32
    return %1 : i32
  }
  func.func @t154(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.muli %arg0, %arg1 : i32
    %1 = arith.divsi %arg1, %0 : i32
    return %1 : i32
  }
  func.func @t161(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.muli %arg0, %arg1 : i32
    %1 = arith.maxsi %0, %arg0 : i32
    return %1 : i32
  }
  func.func @t168(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.muli %arg0, %arg1 : i32
    %1 = arith.minui %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t175(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.muli %arg0, %arg1 : i32
    %1 = arith.shli %0, %0 : i32
    return %1 : i32
  }
  func.func @t182(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.andi %arg0, %arg1 : i32
    %1 = arith.addi %arg0, %0 : i32
    return %1 : i32
  }
  func.func @t189(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.andi %arg0, %arg1 : i32
    %1 = arith.subi %arg1, %0 : i32
    return %1 : i32
  }
  func.func @t196(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.andi %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @t203(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.andi %arg0, %arg1 : i32
    %1 = arith.ori %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t210(%arg0: i32, %arg1: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func @t217(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.andi %arg0, %arg1 : i32
    %1 = arith.divui %arg0, %0 : i32
    return %1 : i32
  }
  func.func @t224(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.andi %arg0, %arg1 : i32
    %1 = arith.maxsi %arg1, %0 : i32
    return %1 : i32
  }
  func.func @t231(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.andi %arg0, %arg1 : i32
    %1 = arith.shli %0, %arg0 : i32
    return %1 : i32
  }
  func.func @t238(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.andi %arg0, %arg1 : i32
    %1 = arith.shrsi %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t245(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.ori %arg0, %arg1 : i32
    %1 = arith.addi %0, %0 : i32
    return %1 : i32
  }
  func.func @t252(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.ori %arg0, %arg1 : i32
    %1 = arith.muli %arg0, %0 : i32
    return %1 : i32
  }
  func.func @t259(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.ori %arg0, %arg1 : i32
    %1 = arith.andi %arg1, %0 : i32
    return %1 : i32
  }
  func.func @t266(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.ori %arg0, %arg1 : i32
    %1 = arith.xori %0, %arg0 : i32
    return %1 : i32
  }
  func.func @t273(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.ori %arg0, %arg1 : i32
    %1 = arith.divsi %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t280(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.ori %arg0, %arg1 : i32
    %1 = arith.divui %0, %0 : i32
    return %1 : i32
  }
  func.func @t287(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.ori %arg0, %arg1 : i32
    %1 = arith.minui %arg0, %0 : i32
    return %1 : i32
  }
  func.func @t294(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.ori %arg0, %arg1 : i32
    %1 = arith.shli %arg1, %0 : i32
    return %1 : i32
  }
  func.func @t301(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.xori %arg0, %arg1 : i32
    %1 = arith.addi %0, %arg0 : i32
    return %1 : i32
  }
  func.func @t308(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.xori %arg0, %arg1 : i32
    %1 = arith.subi %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t315(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.xori %arg0, %arg1 : i32
    %1 = arith.muli %0, %0 : i32
    return %1 : i32
  }
  func.func @t322(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.xori %arg0, %arg1 : i32
    %1 = arith.ori %arg0, %0 : i32
    return %1 : i32
  }
  func.func @t329(%arg0: i32, %arg1: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t336(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.xori %arg0, %arg1 : i32
    %1 = arith.divui %0, %arg0 : i32
    return %1 : i32
  }
  func.func @t343(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.xori %arg0, %arg1 : i32
    %1 = arith.maxsi %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t350(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.xori %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @t357(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.xori %arg0, %arg1 : i32
    %1 = arith.shrsi %arg0, %0 : i32
    return %1 : i32
  }
  func.func @t364(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.divsi %arg0, %arg1 : i32
    %1 = arith.addi %arg1, %0 : i32
    return %1 : i32
  }
  func.func @t371(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.divsi %arg0, %arg1 : i32
    %1 = arith.muli %0, %arg0 : i32
    return %1 : i32
  }
  func.func @t378(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.divsi %arg0, %arg1 : i32
    %1 = arith.andi %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t385(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.divsi %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @t392(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.divsi %arg0, %arg1 : i32
    %1 = arith.divsi %arg0, %0 : i32
    return %1 : i32
  }
  func.func @t399(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.divsi %arg0, %arg1 : i32
    %1 = arith.divui %arg1, %0 : i32
    return %1 : i32
  }
  func.func @t406(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.divsi %arg0, %arg1 : i32
    %1 = arith.minui %0, %arg0 : i32
    return %1 : i32
  }
  func.func @t413(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.divsi %arg0, %arg1 : i32
    %1 = arith.shli %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t420(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.divsi %arg0, %arg1 : i32
    %1 = arith.shrsi %0, %0 : i32
    return %1 : i32
  }
  func.func @t427(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.divui %arg0, %arg1 : i32
    %1 = arith.subi %arg0, %0 : i32
    return %1 : i32
  }
  func.func @t434(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.divui %arg0, %arg1 : i32
    %1 = arith.muli %arg1, %0 : i32
    return %1 : i32
  }
  func.func @t441(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.divui %arg0, %arg1 : i32
    %1 = arith.ori %0, %arg0 : i32
    return %1 : i32
  }
  func.func @t448(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.divui %arg0, %arg1 : i32
    %1 = arith.xori %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t455(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.divui %arg0, %arg1 : i32
    %1 = arith.divsi %0, %0 : i32
    return %1 : i32
  }
  func.func @t462(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.divui %arg0, %arg1 : i32
    %1 = arith.maxsi %arg0, %0 : i32
    return %1 : i32
  }
  func.func @t469(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.divui %arg0, %arg1 : i32
    %1 = arith.minui %arg1, %0 : i32
    return %1 : i32
  }
  func.func @t476(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.divui %arg0, %arg1 : i32
    %1 = arith.shrsi %0, %arg0 : i32
    return %1 : i32
  }
  func.func @t483(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.maxsi %arg0, %arg1 : i32
    %1 = arith.addi %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t490(%arg0: i32, %arg1: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func @t497(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.maxsi %arg0, %arg1 : i32
    %1 = arith.andi %arg0, %0 : i32
    return %1 : i32
  }
  func.func @t504(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.maxsi %arg0, %arg1 : i32
    %1 = arith.ori %arg1, %0 : i32
    return %1 : i32
  }
  func.func @t511(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.maxsi %arg0, %arg1 : i32
    %1 = arith.divsi %0, %arg0 : i32
    return %1 : i32
  }
  func.func @t518(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.maxsi %arg0, %arg1 : i32
    %1 = arith.divui %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t525(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.maxsi %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @t532(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.maxsi %arg0, %arg1 : i32
    %1 = arith.shli %arg0, %0 : i32
    return %1 : i32
  }
  func.func @t539(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.maxsi %arg0, %arg1 : i32
    %1 = arith.shrsi %arg1, %0 : i32
    return %1 : i32
  }
  func.func @t546(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.minui %arg0, %arg1 : i32
    %1 = arith.subi %0, %arg0 : i32
    return %1 : i32
  }
  func.func @t553(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.minui %arg0, %arg1 : i32
    %1 = arith.muli %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t560(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.minui %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @t567(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.minui %arg0, %arg1 : i32
    %1 = arith.xori %arg0, %0 : i32
    return %1 : i32
  }
  func.func @t574(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.minui %arg0, %arg1 : i32
    %1 = arith.divsi %arg1, %0 : i32
    return %1 : i32
  }
  func.func @t581(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.minui %arg0, %arg1 : i32
    %1 = arith.maxsi %0, %arg0 : i32
    return %1 : i32
  }
  func.func @t588(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.minui %arg0, %arg1 : i32
    %1 = arith.minui %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t595(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.minui %arg0, %arg1 : i32
    %1 = arith.shli %0, %0 : i32
    return %1 : i32
  }
  func.func @t602(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.shli %arg0, %arg1 : i32
    %1 = arith.addi %arg0, %0 : i32
    return %1 : i32
  }
  func.func @t609(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.shli %arg0, %arg1 : i32
    %1 = arith.subi %arg1, %0 : i32
    return %1 : i32
  }
  func.func @t616(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.shli %arg0, %arg1 : i32
    %1 = arith.andi %0, %arg0 : i32
    return %1 : i32
  }
  func.func @t623(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.shli %arg0, %arg1 : i32
    %1 = arith.ori %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t630(%arg0: i32, %arg1: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func @t637(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.shli %arg0, %arg1 : i32
    %1 = arith.divui %arg0, %0 : i32
    return %1 : i32
  }
  func.func @t644(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.shli %arg0, %arg1 : i32
    %1 = arith.maxsi %arg1, %0 : i32
    return %1 : i32
  }
  func.func @t651(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.shli %arg0, %arg1 : i32
    %1 = arith.shli %0, %arg0 : i32
    return %1 : i32
  }
  func.func @t658(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.shli %arg0, %arg1 : i32
    %1 = arith.shrsi %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t665(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.shrsi %arg0, %arg1 : i32
    %1 = arith.addi %0, %0 : i32
    return %1 : i32
  }
  func.func @t672(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.shrsi %arg0, %arg1 : i32
    %1 = arith.muli %arg0, %0 : i32
    return %1 : i32
  }
  func.func @t679(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.shrsi %arg0, %arg1 : i32
    %1 = arith.andi %arg1, %0 : i32
    return %1 : i32
  }
  func.func @t686(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.shrsi %arg0, %arg1 : i32
    %1 = arith.xori %0, %arg0 : i32
    return %1 : i32
  }
  func.func @t693(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.shrsi %arg0, %arg1 : i32
    %1 = arith.divsi %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t700(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.shrsi %arg0, %arg1 : i32
    %1 = arith.divui %0, %0 : i32
    return %1 : i32
  }
  func.func @t707(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.shrsi %arg0, %arg1 : i32
    %1 = arith.minui %arg0, %0 : i32
    return %1 : i32
  }
  func.func @t714(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.shrsi %arg0, %arg1 : i32
    %1 = arith.shli %arg1, %0 : i32
    return %1 : i32
  }
}

