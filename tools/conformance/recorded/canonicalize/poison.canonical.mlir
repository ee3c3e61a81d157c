module {
  func.func @f1_addi_ap(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f2_addi_pa(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f3_addi_pp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f4_addi_cp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f5_addi_pc(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f6_subi_ap(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f7_subi_pa(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f8_subi_pp(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func @f9_subi_cp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f10_subi_pc(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f11_muli_ap(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f12_muli_pa(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f13_muli_pp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f14_muli_cp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f15_muli_pc(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f16_divui_ap(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f17_divui_pa(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f18_divui_pp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f19_divui_cp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f20_divui_pc(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f21_divsi_ap(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f22_divsi_pa(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f23_divsi_pp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f24_divsi_cp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f25_divsi_pc(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f26_ceildivui_ap(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f27_ceildivui_pa(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f28_ceildivui_pp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f29_ceildivui_cp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f30_ceildivui_pc(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f31_ceildivsi_ap(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f32_ceildivsi_pa(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f33_ceildivsi_pp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f34_ceildivsi_cp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f35_ceildivsi_pc(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f36_floordivsi_ap(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f37_floordivsi_pa(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f38_floordivsi_pp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f39_floordivsi_cp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f40_floordivsi_pc(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f41_remui_ap(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f42_remui_pa(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f43_remui_pp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f44_remui_cp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f45_remui_pc(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f46_remsi_ap(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f47_remsi_pa(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f48_remsi_pp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f49_remsi_cp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f50_remsi_pc(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f51_andi_ap(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f52_andi_pa(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f53_andi_pp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f54_andi_cp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f55_andi_pc(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f56_ori_ap(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f57_ori_pa(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f58_ori_pp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f59_ori_cp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f60_ori_pc(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f61_xori_ap(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f62_xori_pa(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f63_xori_pp(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func @f64_xori_cp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f65_xori_pc(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f66_shli_ap(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    %1 = arith.shli %arg0, %0 : i32
    return %1 : i32
  }
  func.func @f67_shli_pa(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    %1 = arith.shli %0, %arg0 : i32
    return %1 : i32
  }
  func.func @f68_shli_pp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    %1 = arith.shli %0, %0 : i32
    return %1 : i32
  }
  func.func @f69_shli_cp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    %c5_i32 = arith.constant 5 : i32
    %1 = arith.shli %c5_i32, %0 : i32
    return %1 : i32
  }
  func.func @f70_shli_pc(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    %c5_i32 = arith.constant 5 : i32
    %1 = arith.shli %0, %c5_i32 : i32
    return %1 : i32
  }
  func.func @f71_shrui_ap(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    %1 = arith.shrui %arg0, %0 : i32
    return %1 : i32
  }
  func.func @f72_shrui_pa(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    %1 = arith.shrui %0, %arg0 : i32
    return %1 : i32
  }
  func.func @f73_shrui_pp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    %1 = arith.shrui %0, %0 : i32
    return %1 : i32
  }
  func.func @f74_shrui_cp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    %c5_i32 = arith.constant 5 : i32
    %1 = arith.shrui %c5_i32, %0 : i32
    return %1 : i32
  }
  func.func @f75_shrui_pc(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    %c5_i32 = arith.constant 5 : i32
    %1 = arith.shrui %0, %c5_i32 : i32
    return %1 : i32
  }
  func.func @f76_shrsi_ap(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    %1 = arith.shrsi %arg0, %0 : i32
    return %1 : i32
  }
  func.func @f77_shrsi_pa(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    %1 = arith.shrsi %0, %arg0 : i32
    return %1 : i32
  }
  func.func @f78_shrsi_pp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    %1 = arith.shrsi %0, %0 : i32
    return %1 : i32
  }
  func.func @f79_shrsi_cp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    %c5_i32 = arith.constant 5 : i32
    %1 = arith.shrsi %c5_i32, %0 : i32
    return %1 : i32
  }
  func.func @f80_shrsi_pc(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    %c5_i32 = arith.constant 5 : i32
    %1 = arith.shrsi %0, %c5_i32 : i32
    return %1 : i32
  }
  func.func @f81_maxsi_ap(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f82_maxsi_pa(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f83_maxsi_pp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f84_maxsi_cp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f85_maxsi_pc(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f86_maxui_ap(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f87_maxui_pa(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f88_maxui_pp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f89_maxui_cp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f90_maxui_pc(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f91_minsi_ap(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f92_minsi_pa(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f93_minsi_pp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f94_minsi_cp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f95_minsi_pc(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f96_minui_ap(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f97_minui_pa(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f98_minui_pp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f99_minui_cp(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f100_minui_pc(%arg0: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f101_addf_ap(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f102_addf_pa(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f103_addf_pp(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f104_addf_cp(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f105_addf_pc(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f106_subf_ap(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f107_subf_pa(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f108_subf_pp(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f109_subf_cp(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f110_subf_pc(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f111_mulf_ap(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f112_mulf_pa(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f113_mulf_pp(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f114_mulf_cp(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f115_mulf_pc(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f116_divf_ap(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f117_divf_pa(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f118_divf_pp(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f119_divf_cp(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f120_divf_pc(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f121_remf_ap(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f122_remf_pa(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f123_remf_pp(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f124_remf_cp(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f125_remf_pc(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f126_maximumf_ap(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f127_maximumf_pa(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f128_maximumf_pp(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f129_maximumf_cp(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f130_maximumf_pc(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f131_minimumf_ap(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f132_minimumf_pa(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f133_minimumf_pp(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f134_minimumf_cp(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f135_minimumf_pc(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f136_maxnumf_ap(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f137_maxnumf_pa(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f138_maxnumf_pp(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f139_maxnumf_cp(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f140_maxnumf_pc(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f141_minnumf_ap(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f142_minnumf_pa(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f143_minnumf_pp(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f144_minnumf_cp(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f145_minnumf_pc(%arg0: f32) -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f146_addi_ap(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f147_addi_pa(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f148_addi_pp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f149_addi_cp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f150_addi_pc(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f151_subi_ap(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f152_subi_pa(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f153_subi_pp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<0> : vector<4xi32>
    return %cst : vector<4xi32>
  }
  func.func @f154_subi_cp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f155_subi_pc(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f156_muli_ap(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f157_muli_pa(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f158_muli_pp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f159_muli_cp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f160_muli_pc(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f161_divui_ap(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f162_divui_pa(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f163_divui_pp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f164_divui_cp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f165_divui_pc(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f166_divsi_ap(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f167_divsi_pa(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f168_divsi_pp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f169_divsi_cp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f170_divsi_pc(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f171_ceildivui_ap(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f172_ceildivui_pa(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f173_ceildivui_pp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f174_ceildivui_cp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f175_ceildivui_pc(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f176_ceildivsi_ap(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f177_ceildivsi_pa(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f178_ceildivsi_pp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f179_ceildivsi_cp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f180_ceildivsi_pc(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f181_floordivsi_ap(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f182_floordivsi_pa(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f183_floordivsi_pp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f184_floordivsi_cp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f185_floordivsi_pc(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f186_remui_ap(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f187_remui_pa(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f188_remui_pp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f189_remui_cp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f190_remui_pc(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f191_remsi_ap(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f192_remsi_pa(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f193_remsi_pp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f194_remsi_cp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f195_remsi_pc(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f196_andi_ap(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f197_andi_pa(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f198_andi_pp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f199_andi_cp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f200_andi_pc(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f201_ori_ap(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f202_ori_pa(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f203_ori_pp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f204_ori_cp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f205_ori_pc(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f206_xori_ap(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f207_xori_pa(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f208_xori_pp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<0> : vector<4xi32>
    return %cst : vector<4xi32>
  }
  func.func @f209_xori_cp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f210_xori_pc(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f211_shli_ap(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    %1 = arith.shli %arg0, %0 : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f212_shli_pa(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    %1 = arith.shli %0, %arg0 : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f213_shli_pp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    %1 = arith.shli %0, %0 : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f214_shli_cp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    %cst = arith.constant dense<5> : vector<4xi32>
    %1 = arith.shli %cst, %0 : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f215_shli_pc(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    %cst = arith.constant dense<5> : vector<4xi32>
    %1 = arith.shli %0, %cst : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f216_shrui_ap(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    %1 = arith.shrui %arg0, %0 : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f217_shrui_pa(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    %1 = arith.shrui %0, %arg0 : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f218_shrui_pp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    %1 = arith.shrui %0, %0 : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f219_shrui_cp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    %cst = arith.constant dense<5> : vector<4xi32>
    %1 = arith.shrui %cst, %0 : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f220_shrui_pc(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    %cst = arith.constant dense<5> : vector<4xi32>
    %1 = arith.shrui %0, %cst : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f221_shrsi_ap(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    %1 = arith.shrsi %arg0, %0 : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f222_shrsi_pa(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    %1 = arith.shrsi %0, %arg0 : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f223_shrsi_pp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    %1 = arith.shrsi %0, %0 : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f224_shrsi_cp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    %cst = arith.constant dense<5> : vector<4xi32>
    %1 = arith.shrsi %cst, %0 : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f225_shrsi_pc(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    %cst = arith.constant dense<5> : vector<4xi32>
    %1 = arith.shrsi %0, %cst : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f226_maxsi_ap(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f227_maxsi_pa(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f228_maxsi_pp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f229_maxsi_cp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f230_maxsi_pc(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f231_maxui_ap(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f232_maxui_pa(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f233_maxui_pp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f234_maxui_cp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f235_maxui_pc(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f236_minsi_ap(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f237_minsi_pa(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f238_minsi_pp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f239_minsi_cp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f240_minsi_pc(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f241_minui_ap(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f242_minui_pa(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f243_minui_pp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f244_minui_cp(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f245_minui_pc(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = ub.poison : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f246_addf_ap(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f247_addf_pa(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f248_addf_pp(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f249_addf_cp(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f250_addf_pc(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f251_subf_ap(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f252_subf_pa(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f253_subf_pp(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f254_subf_cp(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f255_subf_pc(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f256_mulf_ap(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f257_mulf_pa(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f258_mulf_pp(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f259_mulf_cp(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f260_mulf_pc(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f261_divf_ap(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f262_divf_pa(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f263_divf_pp(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f264_divf_cp(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f265_divf_pc(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f266_remf_ap(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f267_remf_pa(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f268_remf_pp(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f269_remf_cp(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f270_remf_pc(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f271_maximumf_ap(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f272_maximumf_pa(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f273_maximumf_pp(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f274_maximumf_cp(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f275_maximumf_pc(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f276_minimumf_ap(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f277_minimumf_pa(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f278_minimumf_pp(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f279_minimumf_cp(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f280_minimumf_pc(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f281_maxnumf_ap(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f282_maxnumf_pa(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f283_maxnumf_pp(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f284_maxnumf_cp(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f285_maxnumf_pc(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f286_minnumf_ap(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f287_minnumf_pa(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f288_minnumf_pp(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f289_minnumf_cp(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f290_minnumf_pc(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = ub.poison : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f291_addi_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f292_addi_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f293_addi_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f294_addi_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f295_addi_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f296_subi_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f297_subi_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f298_subi_pp(%arg0: index) -> index {
    %c0 = arith.constant 0 : index
    return %c0 : index
  }
  func.func @f299_subi_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f300_subi_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f301_muli_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f302_muli_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f303_muli_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f304_muli_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f305_muli_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f306_divui_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f307_divui_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f308_divui_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f309_divui_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f310_divui_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f311_divsi_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f312_divsi_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f313_divsi_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f314_divsi_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f315_divsi_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f316_ceildivui_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f317_ceildivui_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f318_ceildivui_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f319_ceildivui_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f320_ceildivui_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f321_ceildivsi_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f322_ceildivsi_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f323_ceildivsi_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f324_ceildivsi_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f325_ceildivsi_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f326_floordivsi_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f327_floordivsi_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f328_floordivsi_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f329_floordivsi_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f330_floordivsi_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f331_remui_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f332_remui_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f333_remui_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f334_remui_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f335_remui_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f336_remsi_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f337_remsi_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f338_remsi_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f339_remsi_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f340_remsi_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f341_andi_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f342_andi_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f343_andi_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f344_andi_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f345_andi_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f346_ori_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f347_ori_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f348_ori_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f349_ori_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f350_ori_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f351_xori_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f352_xori_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f353_xori_pp(%arg0: index) -> index {
    %c0 = arith.constant 0 : index
    return %c0 : index
  }
  func.func @f354_xori_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f355_xori_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f356_shli_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = arith.shli %arg0, %0 : index
    return %1 : index
  }
  func.func @f357_shli_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = arith.shli %0, %arg0 : index
    return %1 : index
  }
  func.func @f358_shli_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = arith.shli %0, %0 : index
    return %1 : index
  }
  func.func @f359_shli_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    %c5 = arith.constant 5 : index
    %1 = arith.shli %c5, %0 : index
    return %1 : index
  }
  func.func @f360_shli_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    %c5 = arith.constant 5 : index
    %1 = arith.shli %0, %c5 : index
    return %1 : index
  }
  func.func @f361_shrui_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = arith.shrui %arg0, %0 : index
    return %1 : index
  }
  func.func @f362_shrui_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = arith.shrui %0, %arg0 : index
    return %1 : index
  }
  func.func @f363_shrui_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = arith.shrui %0, %0 : index
    return %1 : index
  }
  func.func @f364_shrui_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    %c5 = arith.constant 5 : index
    %1 = arith.shrui %c5, %0 : index
    return %1 : index
  }
  func.func @f365_shrui_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    %c5 = arith.constant 5 : index
    %1 = arith.shrui %0, %c5 : index
    return %1 : index
  }
  func.func @f366_shrsi_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = arith.shrsi %arg0, %0 : index
    return %1 : index
  }
  func.func @f367_shrsi_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = arith.shrsi %0, %arg0 : index
    return %1 : index
  }
  func.func @f368_shrsi_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = arith.shrsi %0, %0 : index
    return %1 : index
  }
  func.func @f369_shrsi_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    %c5 = arith.constant 5 : index
    %1 = arith.shrsi %c5, %0 : index
    return %1 : index
  }
  func.func @f370_shrsi_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    %c5 = arith.constant 5 : index
    %1 = arith.shrsi %0, %c5 : index
    return %1 : index
  }
  func.func @f371_maxsi_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f372_maxsi_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f373_maxsi_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f374_maxsi_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f375_maxsi_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f376_maxui_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f377_maxui_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f378_maxui_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f379_maxui_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f380_maxui_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f381_minsi_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f382_minsi_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f383_minsi_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f384_minsi_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f385_minsi_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f386_minui_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f387_minui_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f388_minui_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f389_minui_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f390_minui_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f391_extui() -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f392_extuiv() -> vector<3xi32> {
    %0 = ub.poison : vector<3xi32>
    return %0 : vector<3xi32>
  }
  func.func @f393_extsi() -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f394_extsiv() -> vector<3xi32> {
    %0 = ub.poison : vector<3xi32>
    return %0 : vector<3xi32>
  }
  func.func @f395_trunci() -> i8 {
    %0 = ub.poison : i8
    return %0 : i8
  }
  func.func @f396_trunciv() -> vector<3xi8> {
    %0 = ub.poison : vector<3xi8>
    return %0 : vector<3xi8>
  }
  func.func @f397_extf() -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f398_extfv() -> vector<3xf32> {
    %0 = ub.poison : vector<3xf32>
    return %0 : vector<3xf32>
  }
  func.func @f399_truncf() -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f400_truncfv() -> vector<3xf32> {
    %0 = ub.poison : vector<3xf32>
    return %0 : vector<3xf32>
  }
  func.func @f401_sitofp() -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f402_sitofpv() -> vector<3xf32> {
    %0 = ub.poison : vector<3xf32>
    return %0 : vector<3xf32>
  }
  func.func @f403_uitofp() -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f404_uitofpv() -> vector<3xf32> {
    %0 = ub.poison : vector<3xf32>
    return %0 : vector<3xf32>
  }
  func.func @f405_fptosi() -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f406_fptosiv() -> vector<3xi32> {
    %0 = ub.poison : vector<3xi32>
    return %0 : vector<3xi32>
  }
  func.func @f407_fptoui() -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f408_fptouiv() -> vector<3xi32> {
    %0 = ub.poison : vector<3xi32>
    return %0 : vector<3xi32>
  }
  func.func @f409_index_cast() -> index {
    %0 = ub.poison : index
    return %0 : index
  }
  func.func @f410_index_castv() -> vector<3xindex> {
    %0 = ub.poison : vector<3xindex>
    return %0 : vector<3xindex>
  }
  func.func @f411_index_castui() -> i64 {
    %0 = ub.poison : i64
    return %0 : i64
  }
  func.func @f412_index_castuiv() -> vector<3xi64> {
    %0 = ub.poison : vector<3xi64>
    return %0 : vector<3xi64>
  }
  func.func @f413_bitcast() -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @f414_bitcastv() -> vector<3xf32> {
    %0 = ub.poison : vector<3xi32>
    %1 = arith.bitcast %0 : vector<3xi32> to vector<3xf32>
    return %1 : vector<3xf32>
  }
  func.func @f415_bitcast() -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f416_bitcastv() -> vector<3xi32> {
    %0 = ub.poison : vector<3xf32>
    %1 = arith.bitcast %0 : vector<3xf32> to vector<3xi32>
    return %1 : vector<3xi32>
  }
  func.func @f417_negf() -> f32 {
    %0 = ub.poison : f32
    return %0 : f32
  }
  func.func @sel0(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @sel1(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @sel2(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = ub.poison : i1
    %1 = arith.select %0, %arg1, %arg2 : i32
    return %1 : i32
  }
  func.func @sel3(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @sel4(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @sel5(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @sel6(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @cmp418(%arg0: i32) -> i1 {
    %0 = ub.poison : i32
    %1 = arith.cmpi eq, %arg0, %0 : i32
    return %1 : i1
  }
  func.func @cmp419(%arg0: i32) -> i1 {
    %0 = ub.poison : i32
    %1 = arith.cmpi sgt, %arg0, %0 : i32
    return %1 : i1
  }
  func.func @cmp420(%arg0: f32) -> i1 {
    %0 = ub.poison : f32
    %1 = arith.cmpf oeq, %0, %arg0 : f32
    return %1 : i1
  }
  func.func @cmp421(%arg0: f32) -> i1 {
    %0 = ub.poison : f32
    %1 = arith.cmpf ult, %0, %arg0 : f32
    return %1 : i1
  }
  func.func @cmp422(%arg0: f32) -> i1 {
    %0 = ub.poison : f32
    %1 = arith.cmpf true, %0, %arg0 : f32
    return %1 : i1
  }
  func.func @cmp423(%arg0: vector<3xi32>) -> vector<3xi1> {
    %0 = ub.poison : vector<3xi32>
    %1 = arith.cmpi eq, %arg0, %0 : vector<3xi32>
    return %1 : vector<3xi1>
  }
  func.func @cmp424(%arg0: i32) -> i1 {
    %0 = ub.poison : i32
    %1 = arith.cmpi eq, %arg0, %0 : i32
    return %1 : i1
  }
  func.func @cmp425(%arg0: i32) -> i1 {
    %0 = ub.poison : i32
    %1 = arith.cmpi slt, %arg0, %0 : i32
    return %1 : i1
  }
  func.func @cmp426(%arg0: f32) -> i1 {
    %0 = ub.poison : f32
    %1 = arith.cmpf oeq, %arg0, %0 : f32
    return %1 : i1
  }
  func.func @cmp427(%arg0: f32) -> i1 {
    %0 = ub.poison : f32
    %1 = arith.cmpf ult, %arg0, %0 : f32
    return %1 : i1
  }
  func.func @cmp428(%arg0: f32) -> i1 {
    %0 = ub.poison : f32
    %1 = arith.cmpf true, %arg0, %0 : f32
    return %1 : i1
  }
  func.func @cmp429(%arg0: vector<3xi32>) -> vector<3xi1> {
    %0 = ub.poison : vector<3xi32>
    %1 = arith.cmpi eq, %arg0, %0 : vector<3xi32>
    return %1 : vector<3xi1>
  }
  func.func @cmp430(%arg0: i32) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @cmp431(%arg0: i32) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @cmp432(%arg0: f32) -> i1 {
    %0 = ub.poison : f32
    %1 = arith.cmpf oeq, %0, %0 : f32
    return %1 : i1
  }
  func.func @cmp433(%arg0: f32) -> i1 {
    %0 = ub.poison : f32
    %1 = arith.cmpf ult, %0, %0 : f32
    return %1 : i1
  }
  func.func @cmp434(%arg0: f32) -> i1 {
    %0 = ub.poison : f32
    %1 = arith.cmpf true, %0, %0 : f32
    return %1 : i1
  }
  func.func @cmp435(%arg0: vector<3xi32>) -> vector<3xi1> {
    %cst = arith.constant dense<true> : vector<3xi1>
    return %cst : vector<3xi1>
  }
  func.func @cmp436(%arg0: i32) -> i1 {
    %0 = ub.poison : i32
    %c1_i32 = arith.constant 1 : i32
    %1 = arith.cmpi eq, %0, %c1_i32 : i32
    return %1 : i1
  }
  func.func @cmp437(%arg0: i32) -> i1 {
    %0 = ub.poison : i32
    %c1_i32 = arith.constant 1 : i32
    %1 = arith.cmpi slt, %0, %c1_i32 : i32
    return %1 : i1
  }
  func.func @cmp438(%arg0: f32) -> i1 {
    %0 = ub.poison : f32
    %cst = arith.constant 1.000000e+00 : f32
    %1 = arith.cmpf oeq, %0, %cst : f32
    return %1 : i1
  }
  func.func @cmp439(%arg0: f32) -> i1 {
    %0 = ub.poison : f32
    %cst = arith.constant 1.000000e+00 : f32
    %1 = arith.cmpf ult, %0, %cst : f32
    return %1 : i1
  }
  func.func @cmp440(%arg0: f32) -> i1 {
    %0 = ub.poison : f32
    %cst = arith.constant 1.000000e+00 : f32
    %1 = arith.cmpf true, %0, %cst : f32
    return %1 : i1
  }
  func.func @cmp441(%arg0: vector<3xi32>) -> vector<3xi1> {
    %0 = ub.poison : vector<3xi32>
    %cst = arith.constant dense<1> : vector<3xi32>
    %1 = arith.cmpi eq, %0, %cst : vector<3xi32>
    return %1 : vector<3xi1>
  }
  func.func @cmp442(%arg0: i32) -> i1 {
    %0 = ub.poison : i32
    %c1_i32 = arith.constant 1 : i32
    %1 = arith.cmpi eq, %c1_i32, %0 : i32
    return %1 : i1
  }
  func.func @cmp443(%arg0: i32) -> i1 {
    %0 = ub.poison : i32
    %c1_i32 = arith.constant 1 : i32
    %1 = arith.cmpi slt, %c1_i32, %0 : i32
    return %1 : i1
  }
  func.func @cmp444(%arg0: f32) -> i1 {
    %0 = ub.poison : f32
    %cst = arith.constant 1.000000e+00 : f32
    %1 = arith.cmpf oeq, %cst, %0 : f32
    return %1 : i1
  }
  func.func @cmp445(%arg0: f32) -> i1 {
    %0 = ub.poison : f32
    %cst = arith.constant 1.000000e+00 : f32
    %1 = arith.cmpf ult, %cst, %0 : f32
    return %1 : i1
  }
  func.func @cmp446(%arg0: f32) -> i1 {
    %0 = ub.poison : f32
    %cst = arith.constant 1.000000e+00 : f32
    %1 = arith.cmpf true, %cst, %0 : f32
    return %1 : i1
  }
  func.func @cmp447(%arg0: vector<3xi32>) -> vector<3xi1> {
    %0 = ub.poison : vector<3xi32>
    %cst = arith.constant dense<1> : vector<3xi32>
    %1 = arith.cmpi eq, %cst, %0 : vector<3xi32>
    return %1 : vector<3xi1>
  }
  func.func @ext453_mulsi_extended_ap(%arg0: i32) -> (i32, i32) {
    %0 = ub.poison : i32
    return %0, %0 : i32, i32
  }
  func.func @ext454_mulsi_extended_pa(%arg0: i32) -> (i32, i32) {
    %0 = ub.poison : i32
    return %0, %0 : i32, i32
  }
  func.func @ext455_mulsi_extended_pp(%arg0: i32) -> (i32, i32) {
    %0 = ub.poison : i32
    return %0, %0 : i32, i32
  }
  func.func @ext456_mulsi_extended_cp(%arg0: i32) -> (i32, i32) {
    %0 = ub.poison : i32
    return %0, %0 : i32, i32
  }
  func.func @ext457_mulsi_extended_pc(%arg0: i32) -> (i32, i32) {
    %0 = ub.poison : i32
    return %0, %0 : i32, i32
  }
  func.func @ext458_mului_extended_ap(%arg0: i32) -> (i32, i32) {
    %0 = ub.poison : i32
    return %0, %0 : i32, i32
  }
  func.func @ext459_mului_extended_pa(%arg0: i32) -> (i32, i32) {
    %0 = ub.poison : i32
    return %0, %0 : i32, i32
  }
  func.func @ext460_mului_extended_pp(%arg0: i32) -> (i32, i32) {
    %0 = ub.poison : i32
    return %0, %0 : i32, i32
  }
  func.func @ext461_mului_extended_cp(%arg0: i32) -> (i32, i32) {
    %0 = ub.poison : i32
    return %0, %0 : i32, i32
  }
  func.func @ext462_mului_extended_pc(%arg0: i32) -> (i32, i32) {
    %0 = ub.poison : i32
    return %0, %0 : i32, i32
  }
  func.func @i463_add_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.add %arg0, %0
    return %1 : index
  }
  func.func @i464_add_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.add %arg0, %0
    return %1 : index
  }
  func.func @i465_add_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.add %0, %0
    return %1 : index
  }
  func.func @i466_add_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.add %idx5, %0
    return %1 : index
  }
  func.func @i467_add_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.add %0, %idx5
    return %1 : index
  }
  func.func @i468_sub_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.sub %arg0, %0
    return %1 : index
  }
  func.func @i469_sub_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.sub %0, %arg0
    return %1 : index
  }
  func.func @i470_sub_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.sub %0, %0
    return %1 : index
  }
  func.func @i471_sub_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.sub %idx5, %0
    return %1 : index
  }
  func.func @i472_sub_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.sub %0, %idx5
    return %1 : index
  }
  func.func @i473_mul_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.mul %arg0, %0
    return %1 : index
  }
  func.func @i474_mul_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.mul %arg0, %0
    return %1 : index
  }
  func.func @i475_mul_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.mul %0, %0
    return %1 : index
  }
  func.func @i476_mul_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.mul %idx5, %0
    return %1 : index
  }
  func.func @i477_mul_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.mul %0, %idx5
    return %1 : index
  }
  func.func @i478_divs_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.divs %arg0, %0
    return %1 : index
  }
  func.func @i479_divs_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.divs %0, %arg0
    return %1 : index
  }
  func.func @i480_divs_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.divs %0, %0
    return %1 : index
  }
  func.func @i481_divs_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.divs %idx5, %0
    return %1 : index
  }
  func.func @i482_divs_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.divs %0, %idx5
    return %1 : index
  }
  func.func @i483_divu_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.divu %arg0, %0
    return %1 : index
  }
  func.func @i484_divu_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.divu %0, %arg0
    return %1 : index
  }
  func.func @i485_divu_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.divu %0, %0
    return %1 : index
  }
  func.func @i486_divu_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.divu %idx5, %0
    return %1 : index
  }
  func.func @i487_divu_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.divu %0, %idx5
    return %1 : index
  }
  func.func @i488_ceildivs_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.ceildivs %arg0, %0
    return %1 : index
  }
  func.func @i489_ceildivs_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.ceildivs %0, %arg0
    return %1 : index
  }
  func.func @i490_ceildivs_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.ceildivs %0, %0
    return %1 : index
  }
  func.func @i491_ceildivs_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.ceildivs %idx5, %0
    return %1 : index
  }
  func.func @i492_ceildivs_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.ceildivs %0, %idx5
    return %1 : index
  }
  func.func @i493_ceildivu_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.ceildivu %arg0, %0
    return %1 : index
  }
  func.func @i494_ceildivu_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.ceildivu %0, %arg0
    return %1 : index
  }
  func.func @i495_ceildivu_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.ceildivu %0, %0
    return %1 : index
  }
  func.func @i496_ceildivu_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.ceildivu %idx5, %0
    return %1 : index
  }
  func.func @i497_ceildivu_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.ceildivu %0, %idx5
    return %1 : index
  }
  func.func @i498_floordivs_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.floordivs %arg0, %0
    return %1 : index
  }
  func.func @i499_floordivs_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.floordivs %0, %arg0
    return %1 : index
  }
  func.func @i500_floordivs_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.floordivs %0, %0
    return %1 : index
  }
  func.func @i501_floordivs_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.floordivs %idx5, %0
    return %1 : index
  }
  func.func @i502_floordivs_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.floordivs %0, %idx5
    return %1 : index
  }
  func.func @i503_rems_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.rems %arg0, %0
    return %1 : index
  }
  func.func @i504_rems_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.rems %0, %arg0
    return %1 : index
  }
  func.func @i505_rems_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.rems %0, %0
    return %1 : index
  }
  func.func @i506_rems_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.rems %idx5, %0
    return %1 : index
  }
  func.func @i507_rems_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.rems %0, %idx5
    return %1 : index
  }
  func.func @i508_remu_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.remu %arg0, %0
    return %1 : index
  }
  func.func @i509_remu_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.remu %0, %arg0
    return %1 : index
  }
  func.func @i510_remu_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.remu %0, %0
    return %1 : index
  }
  func.func @i511_remu_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.remu %idx5, %0
    return %1 : index
  }
  func.func @i512_remu_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.remu %0, %idx5
    return %1 : index
  }
  func.func @i513_maxs_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.maxs %arg0, %0
    return %1 : index
  }
  func.func @i514_maxs_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.maxs %arg0, %0
    return %1 : index
  }
  func.func @i515_maxs_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.maxs %0, %0
    return %1 : index
  }
  func.func @i516_maxs_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.maxs %idx5, %0
    return %1 : index
  }
  func.func @i517_maxs_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.maxs %0, %idx5
    return %1 : index
  }
  func.func @i518_maxu_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.maxu %arg0, %0
    return %1 : index
  }
  func.func @i519_maxu_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.maxu %arg0, %0
    return %1 : index
  }
  func.func @i520_maxu_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.maxu %0, %0
    return %1 : index
  }
  func.func @i521_maxu_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.maxu %idx5, %0
    return %1 : index
  }
  func.func @i522_maxu_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.maxu %0, %idx5
    return %1 : index
  }
  func.func @i523_mins_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.mins %arg0, %0
    return %1 : index
  }
  func.func @i524_mins_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.mins %arg0, %0
    return %1 : index
  }
  func.func @i525_mins_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.mins %0, %0
    return %1 : index
  }
  func.func @i526_mins_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.mins %idx5, %0
    return %1 : index
  }
  func.func @i527_mins_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.mins %0, %idx5
    return %1 : index
  }
  func.func @i528_minu_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.minu %arg0, %0
    return %1 : index
  }
  func.func @i529_minu_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.minu %arg0, %0
    return %1 : index
  }
  func.func @i530_minu_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.minu %0, %0
    return %1 : index
  }
  func.func @i531_minu_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.minu %idx5, %0
    return %1 : index
  }
  func.func @i532_minu_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.minu %0, %idx5
    return %1 : index
  }
  func.func @i533_shl_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.shl %arg0, %0
    return %1 : index
  }
  func.func @i534_shl_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.shl %0, %arg0
    return %1 : index
  }
  func.func @i535_shl_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.shl %0, %0
    return %1 : index
  }
  func.func @i536_shl_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.shl %idx5, %0
    return %1 : index
  }
  func.func @i537_shl_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.shl %0, %idx5
    return %1 : index
  }
  func.func @i538_shrs_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.shrs %arg0, %0
    return %1 : index
  }
  func.func @i539_shrs_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.shrs %0, %arg0
    return %1 : index
  }
  func.func @i540_shrs_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.shrs %0, %0
    return %1 : index
  }
  func.func @i541_shrs_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.shrs %idx5, %0
    return %1 : index
  }
  func.func @i542_shrs_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.shrs %0, %idx5
    return %1 : index
  }
  func.func @i543_shru_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.shru %arg0, %0
    return %1 : index
  }
  func.func @i544_shru_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.shru %0, %arg0
    return %1 : index
  }
  func.func @i545_shru_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.shru %0, %0
    return %1 : index
  }
  func.func @i546_shru_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.shru %idx5, %0
    return %1 : index
  }
  func.func @i547_shru_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.shru %0, %idx5
    return %1 : index
  }
  func.func @i548_and_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.and %arg0, %0
    return %1 : index
  }
  func.func @i549_and_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.and %arg0, %0
    return %1 : index
  }
  func.func @i550_and_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.and %0, %0
    return %1 : index
  }
  func.func @i551_and_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.and %idx5, %0
    return %1 : index
  }
  func.func @i552_and_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.and %0, %idx5
    return %1 : index
  }
  func.func @i553_or_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.or %arg0, %0
    return %1 : index
  }
  func.func @i554_or_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.or %arg0, %0
    return %1 : index
  }
  func.func @i555_or_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.or %0, %0
    return %1 : index
  }
  func.func @i556_or_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.or %idx5, %0
    return %1 : index
  }
  func.func @i557_or_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.or %0, %idx5
    return %1 : index
  }
  func.func @i558_xor_ap(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.xor %arg0, %0
    return %1 : index
  }
  func.func @i559_xor_pa(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.xor %arg0, %0
    return %1 : index
  }
  func.func @i560_xor_pp(%arg0: index) -> index {
    %0 = ub.poison : index
    %1 = index.xor %0, %0
    return %1 : index
  }
  func.func @i561_xor_cp(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.xor %idx5, %0
    return %1 : index
  }
  func.func @i562_xor_pc(%arg0: index) -> index {
    %0 = ub.poison : index
    %idx5 = index.constant 5
    %1 = index.xor %0, %idx5
    return %1 : index
  }
  func.func @icmp0(%arg0: index) -> i1 {
    %0 = ub.poison : index
    %1 = index.cmp eq(%0, %arg0)
    return %1 : i1
  }
  func.func @icmp1(%arg0: index) -> i1 {
    %0 = ub.poison : index
    %1 = index.cmp eq(%arg0, %0)
    return %1 : i1
  }
  func.func @icmp2(%arg0: index) -> i1 {
    %true = index.bool.constant true
    return %true : i1
  }
  func.func @ic0() -> index {
    %0 = ub.poison : i32
    %1 = index.casts %0 : i32 to index
    return %1 : index
  }
  func.func @ic1() -> index {
    %0 = ub.poison : i32
    %1 = index.castu %0 : i32 to index
    return %1 : index
  }
  func.func @ic2() -> i32 {
    %0 = ub.poison : index
    %1 = index.casts %0 : index to i32
    return %1 : i32
  }
}

