func.func @f1_addi_ap(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.addi %a, %p : i32
  return %0 : i32
}
func.func @f2_addi_pa(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.addi %p, %a : i32
  return %0 : i32
}
func.func @f3_addi_pp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.addi %p, %p : i32
  return %0 : i32
}
func.func @f4_addi_cp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.addi %c, %p : i32
  return %0 : i32
}
func.func @f5_addi_pc(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.addi %p, %c : i32
  return %0 : i32
}
func.func @f6_subi_ap(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.subi %a, %p : i32
  return %0 : i32
}
func.func @f7_subi_pa(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.subi %p, %a : i32
  return %0 : i32
}
func.func @f8_subi_pp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.subi %p, %p : i32
  return %0 : i32
}
func.func @f9_subi_cp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.subi %c, %p : i32
  return %0 : i32
}
func.func @f10_subi_pc(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.subi %p, %c : i32
  return %0 : i32
}
func.func @f11_muli_ap(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.muli %a, %p : i32
  return %0 : i32
}
func.func @f12_muli_pa(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.muli %p, %a : i32
  return %0 : i32
}
func.func @f13_muli_pp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.muli %p, %p : i32
  return %0 : i32
}
func.func @f14_muli_cp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.muli %c, %p : i32
  return %0 : i32
}
func.func @f15_muli_pc(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.muli %p, %c : i32
  return %0 : i32
}
func.func @f16_divui_ap(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.divui %a, %p : i32
  return %0 : i32
}
func.func @f17_divui_pa(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.divui %p, %a : i32
  return %0 : i32
}
func.func @f18_divui_pp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.divui %p, %p : i32
  return %0 : i32
}
func.func @f19_divui_cp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.divui %c, %p : i32
  return %0 : i32
}
func.func @f20_divui_pc(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.divui %p, %c : i32
  return %0 : i32
}
func.func @f21_divsi_ap(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.divsi %a, %p : i32
  return %0 : i32
}
func.func @f22_divsi_pa(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.divsi %p, %a : i32
  return %0 : i32
}
func.func @f23_divsi_pp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.divsi %p, %p : i32
  return %0 : i32
}
func.func @f24_divsi_cp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.divsi %c, %p : i32
  return %0 : i32
}
func.func @f25_divsi_pc(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.divsi %p, %c : i32
  return %0 : i32
}
func.func @f26_ceildivui_ap(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.ceildivui %a, %p : i32
  return %0 : i32
}
func.func @f27_ceildivui_pa(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.ceildivui %p, %a : i32
  return %0 : i32
}
func.func @f28_ceildivui_pp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.ceildivui %p, %p : i32
  return %0 : i32
}
func.func @f29_ceildivui_cp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.ceildivui %c, %p : i32
  return %0 : i32
}
func.func @f30_ceildivui_pc(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.ceildivui %p, %c : i32
  return %0 : i32
}
func.func @f31_ceildivsi_ap(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.ceildivsi %a, %p : i32
  return %0 : i32
}
func.func @f32_ceildivsi_pa(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.ceildivsi %p, %a : i32
  return %0 : i32
}
func.func @f33_ceildivsi_pp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.ceildivsi %p, %p : i32
  return %0 : i32
}
func.func @f34_ceildivsi_cp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.ceildivsi %c, %p : i32
  return %0 : i32
}
func.func @f35_ceildivsi_pc(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.ceildivsi %p, %c : i32
  return %0 : i32
}
func.func @f36_floordivsi_ap(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.floordivsi %a, %p : i32
  return %0 : i32
}
func.func @f37_floordivsi_pa(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.floordivsi %p, %a : i32
  return %0 : i32
}
func.func @f38_floordivsi_pp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.floordivsi %p, %p : i32
  return %0 : i32
}
func.func @f39_floordivsi_cp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.floordivsi %c, %p : i32
  return %0 : i32
}
func.func @f40_floordivsi_pc(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.floordivsi %p, %c : i32
  return %0 : i32
}
func.func @f41_remui_ap(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.remui %a, %p : i32
  return %0 : i32
}
func.func @f42_remui_pa(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.remui %p, %a : i32
  return %0 : i32
}
func.func @f43_remui_pp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.remui %p, %p : i32
  return %0 : i32
}
func.func @f44_remui_cp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.remui %c, %p : i32
  return %0 : i32
}
func.func @f45_remui_pc(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.remui %p, %c : i32
  return %0 : i32
}
func.func @f46_remsi_ap(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.remsi %a, %p : i32
  return %0 : i32
}
func.func @f47_remsi_pa(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.remsi %p, %a : i32
  return %0 : i32
}
func.func @f48_remsi_pp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.remsi %p, %p : i32
  return %0 : i32
}
func.func @f49_remsi_cp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.remsi %c, %p : i32
  return %0 : i32
}
func.func @f50_remsi_pc(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.remsi %p, %c : i32
  return %0 : i32
}
func.func @f51_andi_ap(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.andi %a, %p : i32
  return %0 : i32
}
func.func @f52_andi_pa(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.andi %p, %a : i32
  return %0 : i32
}
func.func @f53_andi_pp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.andi %p, %p : i32
  return %0 : i32
}
func.func @f54_andi_cp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.andi %c, %p : i32
  return %0 : i32
}
func.func @f55_andi_pc(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.andi %p, %c : i32
  return %0 : i32
}
func.func @f56_ori_ap(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.ori %a, %p : i32
  return %0 : i32
}
func.func @f57_ori_pa(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.ori %p, %a : i32
  return %0 : i32
}
func.func @f58_ori_pp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.ori %p, %p : i32
  return %0 : i32
}
func.func @f59_ori_cp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.ori %c, %p : i32
  return %0 : i32
}
func.func @f60_ori_pc(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.ori %p, %c : i32
  return %0 : i32
}
func.func @f61_xori_ap(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.xori %a, %p : i32
  return %0 : i32
}
func.func @f62_xori_pa(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.xori %p, %a : i32
  return %0 : i32
}
func.func @f63_xori_pp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.xori %p, %p : i32
  return %0 : i32
}
func.func @f64_xori_cp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.xori %c, %p : i32
  return %0 : i32
}
func.func @f65_xori_pc(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.xori %p, %c : i32
  return %0 : i32
}
func.func @f66_shli_ap(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.shli %a, %p : i32
  return %0 : i32
}
func.func @f67_shli_pa(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.shli %p, %a : i32
  return %0 : i32
}
func.func @f68_shli_pp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.shli %p, %p : i32
  return %0 : i32
}
func.func @f69_shli_cp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.shli %c, %p : i32
  return %0 : i32
}
func.func @f70_shli_pc(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.shli %p, %c : i32
  return %0 : i32
}
func.func @f71_shrui_ap(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.shrui %a, %p : i32
  return %0 : i32
}
func.func @f72_shrui_pa(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.shrui %p, %a : i32
  return %0 : i32
}
func.func @f73_shrui_pp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.shrui %p, %p : i32
  return %0 : i32
}
func.func @f74_shrui_cp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.shrui %c, %p : i32
  return %0 : i32
}
func.func @f75_shrui_pc(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.shrui %p, %c : i32
  return %0 : i32
}
func.func @f76_shrsi_ap(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.shrsi %a, %p : i32
  return %0 : i32
}
func.func @f77_shrsi_pa(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.shrsi %p, %a : i32
  return %0 : i32
}
func.func @f78_shrsi_pp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.shrsi %p, %p : i32
  return %0 : i32
}
func.func @f79_shrsi_cp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.shrsi %c, %p : i32
  return %0 : i32
}
func.func @f80_shrsi_pc(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.shrsi %p, %c : i32
  return %0 : i32
}
func.func @f81_maxsi_ap(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.maxsi %a, %p : i32
  return %0 : i32
}
func.func @f82_maxsi_pa(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.maxsi %p, %a : i32
  return %0 : i32
}
func.func @f83_maxsi_pp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.maxsi %p, %p : i32
  return %0 : i32
}
func.func @f84_maxsi_cp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.maxsi %c, %p : i32
  return %0 : i32
}
func.func @f85_maxsi_pc(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.maxsi %p, %c : i32
  return %0 : i32
}
func.func @f86_maxui_ap(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.maxui %a, %p : i32
  return %0 : i32
}
func.func @f87_maxui_pa(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.maxui %p, %a : i32
  return %0 : i32
}
func.func @f88_maxui_pp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.maxui %p, %p : i32
  return %0 : i32
}
func.func @f89_maxui_cp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.maxui %c, %p : i32
  return %0 : i32
}
func.func @f90_maxui_pc(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.maxui %p, %c : i32
  return %0 : i32
}
func.func @f91_minsi_ap(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.minsi %a, %p : i32
  return %0 : i32
}
func.func @f92_minsi_pa(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.minsi %p, %a : i32
  return %0 : i32
}
func.func @f93_minsi_pp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.minsi %p, %p : i32
  return %0 : i32
}
func.func @f94_minsi_cp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.minsi %c, %p : i32
  return %0 : i32
}
func.func @f95_minsi_pc(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.minsi %p, %c : i32
  return %0 : i32
}
func.func @f96_minui_ap(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.minui %a, %p : i32
  return %0 : i32
}
func.func @f97_minui_pa(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.minui %p, %a : i32
  return %0 : i32
}
func.func @f98_minui_pp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.minui %p, %p : i32
  return %0 : i32
}
func.func @f99_minui_cp(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.minui %c, %p : i32
  return %0 : i32
}
func.func @f100_minui_pc(%a: i32) -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.minui %p, %c : i32
  return %0 : i32
}
func.func @f101_addf_ap(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.addf %a, %p : f32
  return %0 : f32
}
func.func @f102_addf_pa(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.addf %p, %a : f32
  return %0 : f32
}
func.func @f103_addf_pp(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.addf %p, %p : f32
  return %0 : f32
}
func.func @f104_addf_cp(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.addf %c, %p : f32
  return %0 : f32
}
func.func @f105_addf_pc(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.addf %p, %c : f32
  return %0 : f32
}
func.func @f106_subf_ap(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.subf %a, %p : f32
  return %0 : f32
}
func.func @f107_subf_pa(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.subf %p, %a : f32
  return %0 : f32
}
func.func @f108_subf_pp(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.subf %p, %p : f32
  return %0 : f32
}
func.func @f109_subf_cp(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.subf %c, %p : f32
  return %0 : f32
}
func.func @f110_subf_pc(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.subf %p, %c : f32
  return %0 : f32
}
func.func @f111_mulf_ap(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.mulf %a, %p : f32
  return %0 : f32
}
func.func @f112_mulf_pa(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.mulf %p, %a : f32
  return %0 : f32
}
func.func @f113_mulf_pp(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.mulf %p, %p : f32
  return %0 : f32
}
func.func @f114_mulf_cp(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.mulf %c, %p : f32
  return %0 : f32
}
func.func @f115_mulf_pc(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.mulf %p, %c : f32
  return %0 : f32
}
func.func @f116_divf_ap(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.divf %a, %p : f32
  return %0 : f32
}
func.func @f117_divf_pa(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.divf %p, %a : f32
  return %0 : f32
}
func.func @f118_divf_pp(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.divf %p, %p : f32
  return %0 : f32
}
func.func @f119_divf_cp(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.divf %c, %p : f32
  return %0 : f32
}
func.func @f120_divf_pc(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.divf %p, %c : f32
  return %0 : f32
}
func.func @f121_remf_ap(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.remf %a, %p : f32
  return %0 : f32
}
func.func @f122_remf_pa(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.remf %p, %a : f32
  return %0 : f32
}
func.func @f123_remf_pp(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.remf %p, %p : f32
  return %0 : f32
}
func.func @f124_remf_cp(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.remf %c, %p : f32
  return %0 : f32
}
func.func @f125_remf_pc(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.remf %p, %c : f32
  return %0 : f32
}
func.func @f126_maximumf_ap(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.maximumf %a, %p : f32
  return %0 : f32
}
func.func @f127_maximumf_pa(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.maximumf %p, %a : f32
  return %0 : f32
}
func.func @f128_maximumf_pp(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.maximumf %p, %p : f32
  return %0 : f32
}
func.func @f129_maximumf_cp(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.maximumf %c, %p : f32
  return %0 : f32
}
func.func @f130_maximumf_pc(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.maximumf %p, %c : f32
  return %0 : f32
}
func.func @f131_minimumf_ap(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.minimumf %a, %p : f32
  return %0 : f32
}
func.func @f132_minimumf_pa(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.minimumf %p, %a : f32
  return %0 : f32
}
func.func @f133_minimumf_pp(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.minimumf %p, %p : f32
  return %0 : f32
}
func.func @f134_minimumf_cp(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.minimumf %c, %p : f32
  return %0 : f32
}
func.func @f135_minimumf_pc(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.minimumf %p, %c : f32
  return %0 : f32
}
func.func @f136_maxnumf_ap(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.maxnumf %a, %p : f32
  return %0 : f32
}
func.func @f137_maxnumf_pa(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.maxnumf %p, %a : f32
  return %0 : f32
}
func.func @f138_maxnumf_pp(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.maxnumf %p, %p : f32
  return %0 : f32
}
func.func @f139_maxnumf_cp(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.maxnumf %c, %p : f32
  return %0 : f32
}
func.func @f140_maxnumf_pc(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.maxnumf %p, %c : f32
  return %0 : f32
}
func.func @f141_minnumf_ap(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.minnumf %a, %p : f32
  return %0 : f32
}
func.func @f142_minnumf_pa(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.minnumf %p, %a : f32
  return %0 : f32
}
func.func @f143_minnumf_pp(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.minnumf %p, %p : f32
  return %0 : f32
}
func.func @f144_minnumf_cp(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.minnumf %c, %p : f32
  return %0 : f32
}
func.func @f145_minnumf_pc(%a: f32) -> f32 {
  %p = ub.poison : f32
  %c = arith.constant 5.0 : f32
  %0 = arith.minnumf %p, %c : f32
  return %0 : f32
}
func.func @f146_addi_ap(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.addi %a, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f147_addi_pa(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.addi %p, %a : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f148_addi_pp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.addi %p, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f149_addi_cp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.addi %c, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f150_addi_pc(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.addi %p, %c : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f151_subi_ap(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.subi %a, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f152_subi_pa(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.subi %p, %a : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f153_subi_pp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.subi %p, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f154_subi_cp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.subi %c, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f155_subi_pc(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.subi %p, %c : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f156_muli_ap(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.muli %a, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f157_muli_pa(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.muli %p, %a : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f158_muli_pp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.muli %p, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f159_muli_cp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.muli %c, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f160_muli_pc(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.muli %p, %c : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f161_divui_ap(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.divui %a, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f162_divui_pa(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.divui %p, %a : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f163_divui_pp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.divui %p, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f164_divui_cp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.divui %c, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f165_divui_pc(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.divui %p, %c : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f166_divsi_ap(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.divsi %a, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f167_divsi_pa(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.divsi %p, %a : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f168_divsi_pp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.divsi %p, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f169_divsi_cp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.divsi %c, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f170_divsi_pc(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.divsi %p, %c : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f171_ceildivui_ap(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.ceildivui %a, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f172_ceildivui_pa(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.ceildivui %p, %a : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f173_ceildivui_pp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.ceildivui %p, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f174_ceildivui_cp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.ceildivui %c, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f175_ceildivui_pc(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.ceildivui %p, %c : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f176_ceildivsi_ap(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.ceildivsi %a, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f177_ceildivsi_pa(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.ceildivsi %p, %a : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f178_ceildivsi_pp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.ceildivsi %p, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f179_ceildivsi_cp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.ceildivsi %c, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f180_ceildivsi_pc(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.ceildivsi %p, %c : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f181_floordivsi_ap(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.floordivsi %a, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f182_floordivsi_pa(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.floordivsi %p, %a : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f183_floordivsi_pp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.floordivsi %p, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f184_floordivsi_cp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.floordivsi %c, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f185_floordivsi_pc(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.floordivsi %p, %c : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f186_remui_ap(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.remui %a, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f187_remui_pa(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.remui %p, %a : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f188_remui_pp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.remui %p, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f189_remui_cp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.remui %c, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f190_remui_pc(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.remui %p, %c : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f191_remsi_ap(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.remsi %a, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f192_remsi_pa(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.remsi %p, %a : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f193_remsi_pp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.remsi %p, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f194_remsi_cp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.remsi %c, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f195_remsi_pc(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.remsi %p, %c : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f196_andi_ap(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.andi %a, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f197_andi_pa(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.andi %p, %a : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f198_andi_pp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.andi %p, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f199_andi_cp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.andi %c, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f200_andi_pc(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.andi %p, %c : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f201_ori_ap(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.ori %a, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f202_ori_pa(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.ori %p, %a : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f203_ori_pp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.ori %p, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f204_ori_cp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.ori %c, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f205_ori_pc(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.ori %p, %c : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f206_xori_ap(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.xori %a, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f207_xori_pa(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.xori %p, %a : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f208_xori_pp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.xori %p, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f209_xori_cp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.xori %c, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f210_xori_pc(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.xori %p, %c : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f211_shli_ap(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.shli %a, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f212_shli_pa(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.shli %p, %a : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f213_shli_pp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.shli %p, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f214_shli_cp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.shli %c, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f215_shli_pc(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.shli %p, %c : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f216_shrui_ap(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.shrui %a, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f217_shrui_pa(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.shrui %p, %a : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f218_shrui_pp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.shrui %p, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f219_shrui_cp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.shrui %c, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f220_shrui_pc(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.shrui %p, %c : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f221_shrsi_ap(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.shrsi %a, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f222_shrsi_pa(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.shrsi %p, %a : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f223_shrsi_pp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.shrsi %p, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f224_shrsi_cp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.shrsi %c, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f225_shrsi_pc(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.shrsi %p, %c : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f226_maxsi_ap(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.maxsi %a, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f227_maxsi_pa(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.maxsi %p, %a : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f228_maxsi_pp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.maxsi %p, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f229_maxsi_cp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.maxsi %c, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f230_maxsi_pc(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.maxsi %p, %c : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f231_maxui_ap(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.maxui %a, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f232_maxui_pa(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.maxui %p, %a : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f233_maxui_pp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.maxui %p, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f234_maxui_cp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.maxui %c, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f235_maxui_pc(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.maxui %p, %c : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f236_minsi_ap(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.minsi %a, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f237_minsi_pa(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.minsi %p, %a : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f238_minsi_pp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.minsi %p, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f239_minsi_cp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.minsi %c, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f240_minsi_pc(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.minsi %p, %c : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f241_minui_ap(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.minui %a, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f242_minui_pa(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.minui %p, %a : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f243_minui_pp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.minui %p, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f244_minui_cp(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.minui %c, %p : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f245_minui_pc(%a: vector<4xi32>) -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %c = arith.constant dense<5> : vector<4xi32>
  %0 = arith.minui %p, %c : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f246_addf_ap(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.addf %a, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f247_addf_pa(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.addf %p, %a : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f248_addf_pp(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.addf %p, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f249_addf_cp(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.addf %c, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f250_addf_pc(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.addf %p, %c : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f251_subf_ap(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.subf %a, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f252_subf_pa(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.subf %p, %a : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f253_subf_pp(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.subf %p, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f254_subf_cp(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.subf %c, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f255_subf_pc(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.subf %p, %c : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f256_mulf_ap(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.mulf %a, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f257_mulf_pa(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.mulf %p, %a : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f258_mulf_pp(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.mulf %p, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f259_mulf_cp(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.mulf %c, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f260_mulf_pc(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.mulf %p, %c : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f261_divf_ap(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.divf %a, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f262_divf_pa(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.divf %p, %a : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f263_divf_pp(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.divf %p, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f264_divf_cp(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.divf %c, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f265_divf_pc(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.divf %p, %c : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f266_remf_ap(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.remf %a, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f267_remf_pa(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.remf %p, %a : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f268_remf_pp(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.remf %p, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f269_remf_cp(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.remf %c, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f270_remf_pc(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.remf %p, %c : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f271_maximumf_ap(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.maximumf %a, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f272_maximumf_pa(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.maximumf %p, %a : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f273_maximumf_pp(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.maximumf %p, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f274_maximumf_cp(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.maximumf %c, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f275_maximumf_pc(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.maximumf %p, %c : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f276_minimumf_ap(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.minimumf %a, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f277_minimumf_pa(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.minimumf %p, %a : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f278_minimumf_pp(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.minimumf %p, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f279_minimumf_cp(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.minimumf %c, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f280_minimumf_pc(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.minimumf %p, %c : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f281_maxnumf_ap(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.maxnumf %a, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f282_maxnumf_pa(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.maxnumf %p, %a : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f283_maxnumf_pp(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.maxnumf %p, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f284_maxnumf_cp(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.maxnumf %c, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f285_maxnumf_pc(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.maxnumf %p, %c : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f286_minnumf_ap(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.minnumf %a, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f287_minnumf_pa(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.minnumf %p, %a : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f288_minnumf_pp(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.minnumf %p, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f289_minnumf_cp(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.minnumf %c, %p : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f290_minnumf_pc(%a: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %c = arith.constant dense<5.0> : vector<2xf32>
  %0 = arith.minnumf %p, %c : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @f291_addi_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.addi %a, %p : index
  return %0 : index
}
func.func @f292_addi_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.addi %p, %a : index
  return %0 : index
}
func.func @f293_addi_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.addi %p, %p : index
  return %0 : index
}
func.func @f294_addi_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.addi %c, %p : index
  return %0 : index
}
func.func @f295_addi_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.addi %p, %c : index
  return %0 : index
}
func.func @f296_subi_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.subi %a, %p : index
  return %0 : index
}
func.func @f297_subi_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.subi %p, %a : index
  return %0 : index
}
func.func @f298_subi_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.subi %p, %p : index
  return %0 : index
}
func.func @f299_subi_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.subi %c, %p : index
  return %0 : index
}
func.func @f300_subi_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.subi %p, %c : index
  return %0 : index
}
func.func @f301_muli_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.muli %a, %p : index
  return %0 : index
}
func.func @f302_muli_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.muli %p, %a : index
  return %0 : index
}
func.func @f303_muli_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.muli %p, %p : index
  return %0 : index
}
func.func @f304_muli_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.muli %c, %p : index
  return %0 : index
}
func.func @f305_muli_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.muli %p, %c : index
  return %0 : index
}
func.func @f306_divui_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.divui %a, %p : index
  return %0 : index
}
func.func @f307_divui_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.divui %p, %a : index
  return %0 : index
}
func.func @f308_divui_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.divui %p, %p : index
  return %0 : index
}
func.func @f309_divui_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.divui %c, %p : index
  return %0 : index
}
func.func @f310_divui_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.divui %p, %c : index
  return %0 : index
}
func.func @f311_divsi_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.divsi %a, %p : index
  return %0 : index
}
func.func @f312_divsi_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.divsi %p, %a : index
  return %0 : index
}
func.func @f313_divsi_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.divsi %p, %p : index
  return %0 : index
}
func.func @f314_divsi_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.divsi %c, %p : index
  return %0 : index
}
func.func @f315_divsi_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.divsi %p, %c : index
  return %0 : index
}
func.func @f316_ceildivui_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.ceildivui %a, %p : index
  return %0 : index
}
func.func @f317_ceildivui_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.ceildivui %p, %a : index
  return %0 : index
}
func.func @f318_ceildivui_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.ceildivui %p, %p : index
  return %0 : index
}
func.func @f319_ceildivui_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.ceildivui %c, %p : index
  return %0 : index
}
func.func @f320_ceildivui_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.ceildivui %p, %c : index
  return %0 : index
}
func.func @f321_ceildivsi_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.ceildivsi %a, %p : index
  return %0 : index
}
func.func @f322_ceildivsi_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.ceildivsi %p, %a : index
  return %0 : index
}
func.func @f323_ceildivsi_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.ceildivsi %p, %p : index
  return %0 : index
}
func.func @f324_ceildivsi_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.ceildivsi %c, %p : index
  return %0 : index
}
func.func @f325_ceildivsi_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.ceildivsi %p, %c : index
  return %0 : index
}
func.func @f326_floordivsi_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.floordivsi %a, %p : index
  return %0 : index
}
func.func @f327_floordivsi_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.floordivsi %p, %a : index
  return %0 : index
}
func.func @f328_floordivsi_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.floordivsi %p, %p : index
  return %0 : index
}
func.func @f329_floordivsi_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.floordivsi %c, %p : index
  return %0 : index
}
func.func @f330_floordivsi_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.floordivsi %p, %c : index
  return %0 : index
}
func.func @f331_remui_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.remui %a, %p : index
  return %0 : index
}
func.func @f332_remui_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.remui %p, %a : index
  return %0 : index
}
func.func @f333_remui_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.remui %p, %p : index
  return %0 : index
}
func.func @f334_remui_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.remui %c, %p : index
  return %0 : index
}
func.func @f335_remui_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.remui %p, %c : index
  return %0 : index
}
func.func @f336_remsi_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.remsi %a, %p : index
  return %0 : index
}
func.func @f337_remsi_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.remsi %p, %a : index
  return %0 : index
}
func.func @f338_remsi_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.remsi %p, %p : index
  return %0 : index
}
func.func @f339_remsi_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.remsi %c, %p : index
  return %0 : index
}
func.func @f340_remsi_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.remsi %p, %c : index
  return %0 : index
}
func.func @f341_andi_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.andi %a, %p : index
  return %0 : index
}
func.func @f342_andi_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.andi %p, %a : index
  return %0 : index
}
func.func @f343_andi_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.andi %p, %p : index
  return %0 : index
}
func.func @f344_andi_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.andi %c, %p : index
  return %0 : index
}
func.func @f345_andi_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.andi %p, %c : index
  return %0 : index
}
func.func @f346_ori_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.ori %a, %p : index
  return %0 : index
}
func.func @f347_ori_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.ori %p, %a : index
  return %0 : index
}
func.func @f348_ori_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.ori %p, %p : index
  return %0 : index
}
func.func @f349_ori_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.ori %c, %p : index
  return %0 : index
}
func.func @f350_ori_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.ori %p, %c : index
  return %0 : index
}
func.func @f351_xori_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.xori %a, %p : index
  return %0 : index
}
func.func @f352_xori_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.xori %p, %a : index
  return %0 : index
}
func.func @f353_xori_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.xori %p, %p : index
  return %0 : index
}
func.func @f354_xori_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.xori %c, %p : index
  return %0 : index
}
func.func @f355_xori_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.xori %p, %c : index
  return %0 : index
}
func.func @f356_shli_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.shli %a, %p : index
  return %0 : index
}
func.func @f357_shli_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.shli %p, %a : index
  return %0 : index
}
func.func @f358_shli_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.shli %p, %p : index
  return %0 : index
}
func.func @f359_shli_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.shli %c, %p : index
  return %0 : index
}
func.func @f360_shli_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.shli %p, %c : index
  return %0 : index
}
func.func @f361_shrui_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.shrui %a, %p : index
  return %0 : index
}
func.func @f362_shrui_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.shrui %p, %a : index
  return %0 : index
}
func.func @f363_shrui_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.shrui %p, %p : index
  return %0 : index
}
func.func @f364_shrui_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.shrui %c, %p : index
  return %0 : index
}
func.func @f365_shrui_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.shrui %p, %c : index
  return %0 : index
}
func.func @f366_shrsi_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.shrsi %a, %p : index
  return %0 : index
}
func.func @f367_shrsi_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.shrsi %p, %a : index
  return %0 : index
}
func.func @f368_shrsi_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.shrsi %p, %p : index
  return %0 : index
}
func.func @f369_shrsi_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.shrsi %c, %p : index
  return %0 : index
}
func.func @f370_shrsi_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.shrsi %p, %c : index
  return %0 : index
}
func.func @f371_maxsi_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.maxsi %a, %p : index
  return %0 : index
}
func.func @f372_maxsi_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.maxsi %p, %a : index
  return %0 : index
}
func.func @f373_maxsi_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.maxsi %p, %p : index
  return %0 : index
}
func.func @f374_maxsi_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.maxsi %c, %p : index
  return %0 : index
}
func.func @f375_maxsi_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.maxsi %p, %c : index
  return %0 : index
}
func.func @f376_maxui_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.maxui %a, %p : index
  return %0 : index
}
func.func @f377_maxui_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.maxui %p, %a : index
  return %0 : index
}
func.func @f378_maxui_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.maxui %p, %p : index
  return %0 : index
}
func.func @f379_maxui_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.maxui %c, %p : index
  return %0 : index
}
func.func @f380_maxui_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.maxui %p, %c : index
  return %0 : index
}
func.func @f381_minsi_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.minsi %a, %p : index
  return %0 : index
}
func.func @f382_minsi_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.minsi %p, %a : index
  return %0 : index
}
func.func @f383_minsi_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.minsi %p, %p : index
  return %0 : index
}
func.func @f384_minsi_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.minsi %c, %p : index
  return %0 : index
}
func.func @f385_minsi_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.minsi %p, %c : index
  return %0 : index
}
func.func @f386_minui_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.minui %a, %p : index
  return %0 : index
}
func.func @f387_minui_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.minui %p, %a : index
  return %0 : index
}
func.func @f388_minui_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.minui %p, %p : index
  return %0 : index
}
func.func @f389_minui_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.minui %c, %p : index
  return %0 : index
}
func.func @f390_minui_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = arith.constant 5 : index
  %0 = arith.minui %p, %c : index
  return %0 : index
}
func.func @f391_extui() -> i32 {
  %p = ub.poison : i8
  %0 = arith.extui %p : i8 to i32
  return %0 : i32
}
func.func @f392_extuiv() -> vector<3xi32> {
  %p = ub.poison : vector<3xi8>
  %0 = arith.extui %p : vector<3xi8> to vector<3xi32>
  return %0 : vector<3xi32>
}
func.func @f393_extsi() -> i32 {
  %p = ub.poison : i8
  %0 = arith.extsi %p : i8 to i32
  return %0 : i32
}
func.func @f394_extsiv() -> vector<3xi32> {
  %p = ub.poison : vector<3xi8>
  %0 = arith.extsi %p : vector<3xi8> to vector<3xi32>
  return %0 : vector<3xi32>
}
func.func @f395_trunci() -> i8 {
  %p = ub.poison : i32
  %0 = arith.trunci %p : i32 to i8
  return %0 : i8
}
func.func @f396_trunciv() -> vector<3xi8> {
  %p = ub.poison : vector<3xi32>
  %0 = arith.trunci %p : vector<3xi32> to vector<3xi8>
  return %0 : vector<3xi8>
}
func.func @f397_extf() -> f32 {
  %p = ub.poison : f16
  %0 = arith.extf %p : f16 to f32
  return %0 : f32
}
func.func @f398_extfv() -> vector<3xf32> {
  %p = ub.poison : vector<3xf16>
  %0 = arith.extf %p : vector<3xf16> to vector<3xf32>
  return %0 : vector<3xf32>
}
func.func @f399_truncf() -> f32 {
  %p = ub.poison : f64
  %0 = arith.truncf %p : f64 to f32
  return %0 : f32
}
func.func @f400_truncfv() -> vector<3xf32> {
  %p = ub.poison : vector<3xf64>
  %0 = arith.truncf %p : vector<3xf64> to vector<3xf32>
  return %0 : vector<3xf32>
}
func.func @f401_sitofp() -> f32 {
  %p = ub.poison : i32
  %0 = arith.sitofp %p : i32 to f32
  return %0 : f32
}
func.func @f402_sitofpv() -> vector<3xf32> {
  %p = ub.poison : vector<3xi32>
  %0 = arith.sitofp %p : vector<3xi32> to vector<3xf32>
  return %0 : vector<3xf32>
}
func.func @f403_uitofp() -> f32 {
  %p = ub.poison : i32
  %0 = arith.uitofp %p : i32 to f32
  return %0 : f32
}
func.func @f404_uitofpv() -> vector<3xf32> {
  %p = ub.poison : vector<3xi32>
  %0 = arith.uitofp %p : vector<3xi32> to vector<3xf32>
  return %0 : vector<3xf32>
}
func.func @f405_fptosi() -> i32 {
  %p = ub.poison : f32
  %0 = arith.fptosi %p : f32 to i32
  return %0 : i32
}
func.func @f406_fptosiv() -> vector<3xi32> {
  %p = ub.poison : vector<3xf32>
  %0 = arith.fptosi %p : vector<3xf32> to vector<3xi32>
  return %0 : vector<3xi32>
}
func.func @f407_fptoui() -> i32 {
  %p = ub.poison : f32
  %0 = arith.fptoui %p : f32 to i32
  return %0 : i32
}
func.func @f408_fptouiv() -> vector<3xi32> {
  %p = ub.poison : vector<3xf32>
  %0 = arith.fptoui %p : vector<3xf32> to vector<3xi32>
  return %0 : vector<3xi32>
}
func.func @f409_index_cast() -> index {
  %p = ub.poison : i32
  %0 = arith.index_cast %p : i32 to index
  return %0 : index
}
func.func @f410_index_castv() -> vector<3xindex> {
  %p = ub.poison : vector<3xi32>
  %0 = arith.index_cast %p : vector<3xi32> to vector<3xindex>
  return %0 : vector<3xindex>
}
func.func @f411_index_castui() -> i64 {
  %p = ub.poison : index
  %0 = arith.index_castui %p : index to i64
  return %0 : i64
}
func.func @f412_index_castuiv() -> vector<3xi64> {
  %p = ub.poison : vector<3xindex>
  %0 = arith.index_castui %p : vector<3xindex> to vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @f413_bitcast() -> f32 {
  %p = ub.poison : i32
  %0 = arith.bitcast %p : i32 to f32
  return %0 : f32
}
func.func @f414_bitcastv() -> vector<3xf32> {
  %p = ub.poison : vector<3xi32>
  %0 = arith.bitcast %p : vector<3xi32> to vector<3xf32>
  return %0 : vector<3xf32>
}
func.func @f415_bitcast() -> i32 {
  %p = ub.poison : f32
  %0 = arith.bitcast %p : f32 to i32
  return %0 : i32
}
func.func @f416_bitcastv() -> vector<3xi32> {
  %p = ub.poison : vector<3xf32>
  %0 = arith.bitcast %p : vector<3xf32> to vector<3xi32>
  return %0 : vector<3xi32>
}
func.func @f417_negf() -> f32 {
  %p = ub.poison : f32
  %0 = arith.negf %p : f32
  return %0 : f32
}
func.func @sel0(%c: i1, %a: i32, %b: i32) -> i32 {
  %p = ub.poison : i32
  %pc = ub.poison : i1
  %t = arith.constant true
  %0 = arith.select %c, %p, %a : i32
  return %0 : i32
}
func.func @sel1(%c: i1, %a: i32, %b: i32) -> i32 {
  %p = ub.poison : i32
  %pc = ub.poison : i1
  %t = arith.constant true
  %0 = arith.select %c, %a, %p : i32
  return %0 : i32
}
func.func @sel2(%c: i1, %a: i32, %b: i32) -> i32 {
  %p = ub.poison : i32
  %pc = ub.poison : i1
  %t = arith.constant true
  %0 = arith.select %pc, %a, %b : i32
  return %0 : i32
}
func.func @sel3(%c: i1, %a: i32, %b: i32) -> i32 {
  %p = ub.poison : i32
  %pc = ub.poison : i1
  %t = arith.constant true
  %0 = arith.select %c, %p, %p : i32
  return %0 : i32
}
func.func @sel4(%c: i1, %a: i32, %b: i32) -> i32 {
  %p = ub.poison : i32
  %pc = ub.poison : i1
  %t = arith.constant true
  %0 = arith.select %t, %p, %a : i32
  return %0 : i32
}
func.func @sel5(%c: i1, %a: i32, %b: i32) -> i32 {
  %p = ub.poison : i32
  %pc = ub.poison : i1
  %t = arith.constant true
  %0 = arith.select %t, %a, %p : i32
  return %0 : i32
}
func.func @sel6(%c: i1, %a: i32, %b: i32) -> i32 {
  %p = ub.poison : i32
  %pc = ub.poison : i1
  %t = arith.constant true
  %0 = arith.select %pc, %p, %a : i32
  return %0 : i32
}
func.func @cmp418(%a: i32) -> i1 {
  %p = ub.poison : i32
  %c = arith.constant 1 : i32
  %0 = arith.cmpi eq, %p, %a : i32
  return %0 : i1
}
func.func @cmp419(%a: i32) -> i1 {
  %p = ub.poison : i32
  %c = arith.constant 1 : i32
  %0 = arith.cmpi slt, %p, %a : i32
  return %0 : i1
}
func.func @cmp420(%a: f32) -> i1 {
  %p = ub.poison : f32
  %c = arith.constant 1.0 : f32
  %0 = arith.cmpf oeq, %p, %a : f32
  return %0 : i1
}
func.func @cmp421(%a: f32) -> i1 {
  %p = ub.poison : f32
  %c = arith.constant 1.0 : f32
  %0 = arith.cmpf ult, %p, %a : f32
  return %0 : i1
}
func.func @cmp422(%a: f32) -> i1 {
  %p = ub.poison : f32
  %c = arith.constant 1.0 : f32
  %0 = arith.cmpf true, %p, %a : f32
  return %0 : i1
}
func.func @cmp423(%a: vector<3xi32>) -> vector<3xi1> {
  %p = ub.poison : vector<3xi32>
  %c = arith.constant dense<1> : vector<3xi32>
  %0 = arith.cmpi eq, %p, %a : vector<3xi32>
  return %0 : vector<3xi1>
}
func.func @cmp424(%a: i32) -> i1 {
  %p = ub.poison : i32
  %c = arith.constant 1 : i32
  %0 = arith.cmpi eq, %a, %p : i32
  return %0 : i1
}
func.func @cmp425(%a: i32) -> i1 {
  %p = ub.poison : i32
  %c = arith.constant 1 : i32
  %0 = arith.cmpi slt, %a, %p : i32
  return %0 : i1
}
func.func @cmp426(%a: f32) -> i1 {
  %p = ub.poison : f32
  %c = arith.constant 1.0 : f32
  %0 = arith.cmpf oeq, %a, %p : f32
  return %0 : i1
}
func.func @cmp427(%a: f32) -> i1 {
  %p = ub.poison : f32
  %c = arith.constant 1.0 : f32
  %0 = arith.cmpf ult, %a, %p : f32
  return %0 : i1
}
func.func @cmp428(%a: f32) -> i1 {
  %p = ub.poison : f32
  %c = arith.constant 1.0 : f32
  %0 = arith.cmpf true, %a, %p : f32
  return %0 : i1
}
func.func @cmp429(%a: vector<3xi32>) -> vector<3xi1> {
  %p = ub.poison : vector<3xi32>
  %c = arith.constant dense<1> : vector<3xi32>
  %0 = arith.cmpi eq, %a, %p : vector<3xi32>
  return %0 : vector<3xi1>
}
func.func @cmp430(%a: i32) -> i1 {
  %p = ub.poison : i32
  %c = arith.constant 1 : i32
  %0 = arith.cmpi eq, %p, %p : i32
  return %0 : i1
}
func.func @cmp431(%a: i32) -> i1 {
  %p = ub.poison : i32
  %c = arith.constant 1 : i32
  %0 = arith.cmpi slt, %p, %p : i32
  return %0 : i1
}
func.func @cmp432(%a: f32) -> i1 {
  %p = ub.poison : f32
  %c = arith.constant 1.0 : f32
  %0 = arith.cmpf oeq, %p, %p : f32
  return %0 : i1
}
func.func @cmp433(%a: f32) -> i1 {
  %p = ub.poison : f32
  %c = arith.constant 1.0 : f32
  %0 = arith.cmpf ult, %p, %p : f32
  return %0 : i1
}
func.func @cmp434(%a: f32) -> i1 {
  %p = ub.poison : f32
  %c = arith.constant 1.0 : f32
  %0 = arith.cmpf true, %p, %p : f32
  return %0 : i1
}
func.func @cmp435(%a: vector<3xi32>) -> vector<3xi1> {
  %p = ub.poison : vector<3xi32>
  %c = arith.constant dense<1> : vector<3xi32>
  %0 = arith.cmpi eq, %p, %p : vector<3xi32>
  return %0 : vector<3xi1>
}
func.func @cmp436(%a: i32) -> i1 {
  %p = ub.poison : i32
  %c = arith.constant 1 : i32
  %0 = arith.cmpi eq, %p, %c : i32
  return %0 : i1
}
func.func @cmp437(%a: i32) -> i1 {
  %p = ub.poison : i32
  %c = arith.constant 1 : i32
  %0 = arith.cmpi slt, %p, %c : i32
  return %0 : i1
}
func.func @cmp438(%a: f32) -> i1 {
  %p = ub.poison : f32
  %c = arith.constant 1.0 : f32
  %0 = arith.cmpf oeq, %p, %c : f32
  return %0 : i1
}
func.func @cmp439(%a: f32) -> i1 {
  %p = ub.poison : f32
  %c = arith.constant 1.0 : f32
  %0 = arith.cmpf ult, %p, %c : f32
  return %0 : i1
}
func.func @cmp440(%a: f32) -> i1 {
  %p = ub.poison : f32
  %c = arith.constant 1.0 : f32
  %0 = arith.cmpf true, %p, %c : f32
  return %0 : i1
}
func.func @cmp441(%a: vector<3xi32>) -> vector<3xi1> {
  %p = ub.poison : vector<3xi32>
  %c = arith.constant dense<1> : vector<3xi32>
  %0 = arith.cmpi eq, %p, %c : vector<3xi32>
  return %0 : vector<3xi1>
}
func.func @cmp442(%a: i32) -> i1 {
  %p = ub.poison : i32
  %c = arith.constant 1 : i32
  %0 = arith.cmpi eq, %c, %p : i32
  return %0 : i1
}
func.func @cmp443(%a: i32) -> i1 {
  %p = ub.poison : i32
  %c = arith.constant 1 : i32
  %0 = arith.cmpi slt, %c, %p : i32
  return %0 : i1
}
func.func @cmp444(%a: f32) -> i1 {
  %p = ub.poison : f32
  %c = arith.constant 1.0 : f32
  %0 = arith.cmpf oeq, %c, %p : f32
  return %0 : i1
}
func.func @cmp445(%a: f32) -> i1 {
  %p = ub.poison : f32
  %c = arith.constant 1.0 : f32
  %0 = arith.cmpf ult, %c, %p : f32
  return %0 : i1
}
func.func @cmp446(%a: f32) -> i1 {
  %p = ub.poison : f32
  %c = arith.constant 1.0 : f32
  %0 = arith.cmpf true, %c, %p : f32
  return %0 : i1
}
func.func @cmp447(%a: vector<3xi32>) -> vector<3xi1> {
  %p = ub.poison : vector<3xi32>
  %c = arith.constant dense<1> : vector<3xi32>
  %0 = arith.cmpi eq, %c, %p : vector<3xi32>
  return %0 : vector<3xi1>
}
func.func @ext453_mulsi_extended_ap(%a: i32) -> (i32, i32) {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0, %1 = arith.mulsi_extended %a, %p : i32
  return %0, %1 : i32, i32
}
func.func @ext454_mulsi_extended_pa(%a: i32) -> (i32, i32) {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0, %1 = arith.mulsi_extended %p, %a : i32
  return %0, %1 : i32, i32
}
func.func @ext455_mulsi_extended_pp(%a: i32) -> (i32, i32) {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0, %1 = arith.mulsi_extended %p, %p : i32
  return %0, %1 : i32, i32
}
func.func @ext456_mulsi_extended_cp(%a: i32) -> (i32, i32) {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0, %1 = arith.mulsi_extended %c, %p : i32
  return %0, %1 : i32, i32
}
func.func @ext457_mulsi_extended_pc(%a: i32) -> (i32, i32) {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0, %1 = arith.mulsi_extended %p, %c : i32
  return %0, %1 : i32, i32
}
func.func @ext458_mului_extended_ap(%a: i32) -> (i32, i32) {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0, %1 = arith.mului_extended %a, %p : i32
  return %0, %1 : i32, i32
}
func.func @ext459_mului_extended_pa(%a: i32) -> (i32, i32) {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0, %1 = arith.mului_extended %p, %a : i32
  return %0, %1 : i32, i32
}
func.func @ext460_mului_extended_pp(%a: i32) -> (i32, i32) {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0, %1 = arith.mului_extended %p, %p : i32
  return %0, %1 : i32, i32
}
func.func @ext461_mului_extended_cp(%a: i32) -> (i32, i32) {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0, %1 = arith.mului_extended %c, %p : i32
  return %0, %1 : i32, i32
}
func.func @ext462_mului_extended_pc(%a: i32) -> (i32, i32) {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0, %1 = arith.mului_extended %p, %c : i32
  return %0, %1 : i32, i32
}
func.func @i463_add_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.add %a, %p
  return %0 : index
}
func.func @i464_add_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.add %p, %a
  return %0 : index
}
func.func @i465_add_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.add %p, %p
  return %0 : index
}
func.func @i466_add_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.add %c, %p
  return %0 : index
}
func.func @i467_add_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.add %p, %c
  return %0 : index
}
func.func @i468_sub_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.sub %a, %p
  return %0 : index
}
func.func @i469_sub_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.sub %p, %a
  return %0 : index
}
func.func @i470_sub_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.sub %p, %p
  return %0 : index
}
func.func @i471_sub_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.sub %c, %p
  return %0 : index
}
func.func @i472_sub_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.sub %p, %c
  return %0 : index
}
func.func @i473_mul_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.mul %a, %p
  return %0 : index
}
func.func @i474_mul_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.mul %p, %a
  return %0 : index
}
func.func @i475_mul_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.mul %p, %p
  return %0 : index
}
func.func @i476_mul_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.mul %c, %p
  return %0 : index
}
func.func @i477_mul_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.mul %p, %c
  return %0 : index
}
func.func @i478_divs_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.divs %a, %p
  return %0 : index
}
func.func @i479_divs_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.divs %p, %a
  return %0 : index
}
func.func @i480_divs_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.divs %p, %p
  return %0 : index
}
func.func @i481_divs_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.divs %c, %p
  return %0 : index
}
func.func @i482_divs_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.divs %p, %c
  return %0 : index
}
func.func @i483_divu_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.divu %a, %p
  return %0 : index
}
func.func @i484_divu_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.divu %p, %a
  return %0 : index
}
func.func @i485_divu_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.divu %p, %p
  return %0 : index
}
func.func @i486_divu_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.divu %c, %p
  return %0 : index
}
func.func @i487_divu_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.divu %p, %c
  return %0 : index
}
func.func @i488_ceildivs_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.ceildivs %a, %p
  return %0 : index
}
func.func @i489_ceildivs_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.ceildivs %p, %a
  return %0 : index
}
func.func @i490_ceildivs_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.ceildivs %p, %p
  return %0 : index
}
func.func @i491_ceildivs_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.ceildivs %c, %p
  return %0 : index
}
func.func @i492_ceildivs_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.ceildivs %p, %c
  return %0 : index
}
func.func @i493_ceildivu_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.ceildivu %a, %p
  return %0 : index
}
func.func @i494_ceildivu_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.ceildivu %p, %a
  return %0 : index
}
func.func @i495_ceildivu_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.ceildivu %p, %p
  return %0 : index
}
func.func @i496_ceildivu_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.ceildivu %c, %p
  return %0 : index
}
func.func @i497_ceildivu_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.ceildivu %p, %c
  return %0 : index
}
func.func @i498_floordivs_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.floordivs %a, %p
  return %0 : index
}
func.func @i499_floordivs_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.floordivs %p, %a
  return %0 : index
}
func.func @i500_floordivs_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.floordivs %p, %p
  return %0 : index
}
func.func @i501_floordivs_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.floordivs %c, %p
  return %0 : index
}
func.func @i502_floordivs_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.floordivs %p, %c
  return %0 : index
}
func.func @i503_rems_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.rems %a, %p
  return %0 : index
}
func.func @i504_rems_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.rems %p, %a
  return %0 : index
}
func.func @i505_rems_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.rems %p, %p
  return %0 : index
}
func.func @i506_rems_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.rems %c, %p
  return %0 : index
}
func.func @i507_rems_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.rems %p, %c
  return %0 : index
}
func.func @i508_remu_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.remu %a, %p
  return %0 : index
}
func.func @i509_remu_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.remu %p, %a
  return %0 : index
}
func.func @i510_remu_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.remu %p, %p
  return %0 : index
}
func.func @i511_remu_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.remu %c, %p
  return %0 : index
}
func.func @i512_remu_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.remu %p, %c
  return %0 : index
}
func.func @i513_maxs_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.maxs %a, %p
  return %0 : index
}
func.func @i514_maxs_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.maxs %p, %a
  return %0 : index
}
func.func @i515_maxs_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.maxs %p, %p
  return %0 : index
}
func.func @i516_maxs_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.maxs %c, %p
  return %0 : index
}
func.func @i517_maxs_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.maxs %p, %c
  return %0 : index
}
func.func @i518_maxu_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.maxu %a, %p
  return %0 : index
}
func.func @i519_maxu_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.maxu %p, %a
  return %0 : index
}
func.func @i520_maxu_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.maxu %p, %p
  return %0 : index
}
func.func @i521_maxu_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.maxu %c, %p
  return %0 : index
}
func.func @i522_maxu_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.maxu %p, %c
  return %0 : index
}
func.func @i523_mins_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.mins %a, %p
  return %0 : index
}
func.func @i524_mins_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.mins %p, %a
  return %0 : index
}
func.func @i525_mins_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.mins %p, %p
  return %0 : index
}
func.func @i526_mins_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.mins %c, %p
  return %0 : index
}
func.func @i527_mins_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.mins %p, %c
  return %0 : index
}
func.func @i528_minu_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.minu %a, %p
  return %0 : index
}
func.func @i529_minu_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.minu %p, %a
  return %0 : index
}
func.func @i530_minu_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.minu %p, %p
  return %0 : index
}
func.func @i531_minu_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.minu %c, %p
  return %0 : index
}
func.func @i532_minu_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.minu %p, %c
  return %0 : index
}
func.func @i533_shl_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.shl %a, %p
  return %0 : index
}
func.func @i534_shl_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.shl %p, %a
  return %0 : index
}
func.func @i535_shl_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.shl %p, %p
  return %0 : index
}
func.func @i536_shl_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.shl %c, %p
  return %0 : index
}
func.func @i537_shl_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.shl %p, %c
  return %0 : index
}
func.func @i538_shrs_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.shrs %a, %p
  return %0 : index
}
func.func @i539_shrs_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.shrs %p, %a
  return %0 : index
}
func.func @i540_shrs_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.shrs %p, %p
  return %0 : index
}
func.func @i541_shrs_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.shrs %c, %p
  return %0 : index
}
func.func @i542_shrs_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.shrs %p, %c
  return %0 : index
}
func.func @i543_shru_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.shru %a, %p
  return %0 : index
}
func.func @i544_shru_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.shru %p, %a
  return %0 : index
}
func.func @i545_shru_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.shru %p, %p
  return %0 : index
}
func.func @i546_shru_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.shru %c, %p
  return %0 : index
}
func.func @i547_shru_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.shru %p, %c
  return %0 : index
}
func.func @i548_and_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.and %a, %p
  return %0 : index
}
func.func @i549_and_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.and %p, %a
  return %0 : index
}
func.func @i550_and_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.and %p, %p
  return %0 : index
}
func.func @i551_and_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.and %c, %p
  return %0 : index
}
func.func @i552_and_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.and %p, %c
  return %0 : index
}
func.func @i553_or_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.or %a, %p
  return %0 : index
}
func.func @i554_or_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.or %p, %a
  return %0 : index
}
func.func @i555_or_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.or %p, %p
  return %0 : index
}
func.func @i556_or_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.or %c, %p
  return %0 : index
}
func.func @i557_or_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.or %p, %c
  return %0 : index
}
func.func @i558_xor_ap(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.xor %a, %p
  return %0 : index
}
func.func @i559_xor_pa(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.xor %p, %a
  return %0 : index
}
func.func @i560_xor_pp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.xor %p, %p
  return %0 : index
}
func.func @i561_xor_cp(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.xor %c, %p
  return %0 : index
}
func.func @i562_xor_pc(%a: index) -> index {
  %p = ub.poison : index
  %c = index.constant 5
  %0 = index.xor %p, %c
  return %0 : index
}
func.func @icmp0(%a: index) -> i1 {
  %p = ub.poison : index
  %0 = index.cmp eq(%p, %a)
  return %0 : i1
}
func.func @icmp1(%a: index) -> i1 {
  %p = ub.poison : index
  %0 = index.cmp eq(%a, %p)
  return %0 : i1
}
func.func @icmp2(%a: index) -> i1 {
  %p = ub.poison : index
  %0 = index.cmp eq(%p, %p)
  return %0 : i1
}
func.func @ic0() -> index {
  %p = ub.poison : i32
  %0 = index.casts %p : i32 to index
  return %0 : index
}
func.func @ic1() -> index {
  %p = ub.poison : i32
  %0 = index.castu %p : i32 to index
  return %0 : index
}
func.func @ic2() -> i32 {
  %p = ub.poison : index
  %0 = index.casts %p : index to i32
  return %0 : i32
}
