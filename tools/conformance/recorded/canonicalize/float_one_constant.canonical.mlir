module {
  func.func @t1(%arg0: f32) -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.addf %arg0, %cst : f32
    return %0 : f32
  }
  func.func @t13(%arg0: f32) -> f32 {
    %cst = arith.constant 0xFF800000 : f32
    %0 = arith.addf %arg0, %cst : f32
    return %0 : f32
  }
  func.func @t25(%arg0: f32) -> f32 {
    %cst = arith.constant -1.000000e+00 : f32
    %0 = arith.addf %arg0, %cst fastmath<fast> : f32
    return %0 : f32
  }
  func.func @t37(%arg0: f32) -> f32 {
    return %arg0 : f32
  }
  func.func @t49(%arg0: f32) -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.addf %arg0, %cst fastmath<nnan,nsz> : f32
    return %0 : f32
  }
  func.func @t61(%arg0: f32) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.addf %arg0, %cst fastmath<ninf> : f32
    return %0 : f32
  }
  func.func @t73(%arg0: f32) -> f32 {
    return %arg0 : f32
  }
  func.func @t85(%arg0: vector<2xf16>) -> vector<2xf16> {
    return %arg0 : vector<2xf16>
  }
  func.func @t97(%arg0: f32) -> f32 {
    %cst = arith.constant 2.500000e+00 : f32
    %0 = arith.subf %cst, %arg0 : f32
    return %0 : f32
  }
  func.func @t109(%arg0: f32) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.subf %arg0, %cst fastmath<fast> : f32
    return %0 : f32
  }
  func.func @t121(%arg0: f32) -> f32 {
    %0 = arith.subf %arg0, %arg0 fastmath<fast> : f32
    return %0 : f32
  }
  func.func @t133(%arg0: f32) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.subf %arg0, %cst fastmath<nsz> : f32
    return %0 : f32
  }
  func.func @t145(%arg0: f32) -> f32 {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = arith.subf %arg0, %cst fastmath<ninf> : f32
    return %0 : f32
  }
  func.func @t157(%arg0: f32) -> f32 {
    return %arg0 : f32
  }
  func.func @t169(%arg0: f32) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.subf %cst, %arg0 fastmath<contract> : f32
    return %0 : f32
  }
  func.func @t181(%arg0: f32) -> f32 {
    %cst = arith.constant -1.000000e+00 : f32
    %0 = arith.mulf %arg0, %cst : f32
    return %0 : f32
  }
  func.func @t193(%arg0: f32) -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    return %cst : f32
  }
  func.func @t205(%arg0: f32) -> f32 {
    %cst = arith.constant 0xFF800000 : f32
    %0 = arith.mulf %arg0, %cst fastmath<fast> : f32
    return %0 : f32
  }
  func.func @t217(%arg0: f32) -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.mulf %arg0, %cst fastmath<nsz> : f32
    return %0 : f32
  }
  func.func @t229(%arg0: f32) -> f32 {
    %0 = arith.mulf %arg0, %arg0 fastmath<nnan,nsz> : f32
    return %0 : f32
  }
  func.func @t241(%arg0: f32) -> f32 {
    return %arg0 : f32
  }
  func.func @t253(%arg0: f32) -> f32 {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = arith.mulf %arg0, %cst fastmath<contract> : f32
    return %0 : f32
  }
  func.func @t266(%arg0: f32) -> f32 {
    return %arg0 : f32
  }
  func.func @t278(%arg0: f32) -> f32 {
    %0 = arith.divf %arg0, %arg0 : f32
    return %0 : f32
  }
  func.func @t290(%arg0: f32) -> f32 {
    %cst = arith.constant 0x7F800000 : f32
    %0 = arith.divf %cst, %arg0 fastmath<fast> : f32
    return %0 : f32
  }
  func.func @t302(%arg0: f32) -> f32 {
    %0 = arith.divf %arg0, %arg0 fastmath<nnan> : f32
    return %0 : f32
  }
  func.func @t314(%arg0: f32) -> f32 {
    return %arg0 : f32
  }
  func.func @t326(%arg0: f32) -> f32 {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = arith.divf %arg0, %cst fastmath<reassoc> : f32
    return %0 : f32
  }
  func.func @t338(%arg0: f32) -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.divf %arg0, %cst fastmath<contract> : f32
    return %0 : f32
  }
  func.func @t350(%arg0: f32) -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.remf %cst, %arg0 : f32
    return %0 : f32
  }
  func.func @t362(%arg0: f32) -> f32 {
    %cst = arith.constant 0xFF800000 : f32
    %0 = arith.remf %cst, %arg0 : f32
    return %0 : f32
  }
  func.func @t374(%arg0: f32) -> f32 {
    %cst = arith.constant 2.500000e+00 : f32
    %0 = arith.remf %arg0, %cst fastmath<fast> : f32
    return %0 : f32
  }
  func.func @t386(%arg0: f32) -> f32 {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = arith.remf %cst, %arg0 fastmath<nnan> : f32
    return %0 : f32
  }
  func.func @t398(%arg0: f32) -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.remf %cst, %arg0 fastmath<nnan,nsz> : f32
    return %0 : f32
  }
  func.func @t410(%arg0: f32) -> f32 {
    %0 = arith.remf %arg0, %arg0 fastmath<ninf> : f32
    return %0 : f32
  }
  func.func @t422(%arg0: f32) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.remf %arg0, %cst fastmath<arcp> : f32
    return %0 : f32
  }
  func.func @t434(%arg0: vector<2xf16>) -> vector<2xf16> {
    %cst = arith.constant dense<1.000000e+00> : vector<2xf16>
    %0 = arith.remf %arg0, %cst : vector<2xf16>
    return %0 : vector<2xf16>
  }
  func.func @t446(%arg0: f32) -> f32 {
    %cst = arith.constant 0x7F800000 : f32
    %0 = arith.maximumf %arg0, %cst : f32
    return %0 : f32
  }
  func.func @t458(%arg0: f32) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.maximumf %arg0, %cst fastmath<fast> : f32
    return %0 : f32
  }
  func.func @t470(%arg0: f32) -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.maximumf %arg0, %cst fastmath<nnan> : f32
    return %0 : f32
  }
  func.func @t482(%arg0: f32) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.maximumf %arg0, %cst fastmath<nsz> : f32
    return %0 : f32
  }
  func.func @t494(%arg0: f32) -> f32 {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = arith.maximumf %arg0, %cst fastmath<ninf> : f32
    return %0 : f32
  }
  func.func @t506(%arg0: f32) -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.maximumf %arg0, %cst fastmath<arcp> : f32
    return %0 : f32
  }
  func.func @t518(%arg0: f32) -> f32 {
    return %arg0 : f32
  }
  func.func @t531(%arg0: f32) -> f32 {
    %cst = arith.constant 2.500000e+00 : f32
    %0 = arith.minimumf %arg0, %cst : f32
    return %0 : f32
  }
  func.func @t543(%arg0: f32) -> f32 {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = arith.minimumf %arg0, %cst fastmath<fast> : f32
    return %0 : f32
  }
  func.func @t555(%arg0: f32) -> f32 {
    %cst = arith.constant 0x7FC00000 : f32
    %0 = arith.minimumf %arg0, %cst fastmath<fast> : f32
    return %0 : f32
  }
  func.func @t567(%arg0: f32) -> f32 {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = arith.minimumf %arg0, %cst fastmath<nsz> : f32
    return %0 : f32
  }
  func.func @t579(%arg0: f32) -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.minimumf %arg0, %cst fastmath<ninf> : f32
    return %0 : f32
  }
  func.func @t591(%arg0: f32) -> f32 {
    return %arg0 : f32
  }
  func.func @t603(%arg0: f32) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.minimumf %arg0, %cst fastmath<contract> : f32
    return %0 : f32
  }
  func.func @t615(%arg0: f32) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.maxnumf %arg0, %cst : f32
    return %0 : f32
  }
  func.func @t627(%arg0: f32) -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.maxnumf %arg0, %cst fastmath<fast> : f32
    return %0 : f32
  }
  func.func @t639(%arg0: f32) -> f32 {
    %cst = arith.constant 0xFF800000 : f32
    %0 = arith.maxnumf %arg0, %cst fastmath<fast> : f32
    return %0 : f32
  }
  func.func @t651(%arg0: f32) -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.maxnumf %arg0, %cst fastmath<nsz> : f32
    return %0 : f32
  }
  func.func @t663(%arg0: f32) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.maxnumf %arg0, %cst fastmath<nnan,nsz> : f32
    return %0 : f32
  }
  func.func @t675(%arg0: f32) -> f32 {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = arith.maxnumf %arg0, %cst fastmath<reassoc> : f32
    return %0 : f32
  }
  func.func @t687(%arg0: f32) -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.maxnumf %arg0, %cst fastmath<contract> : f32
    return %0 : f32
  }
  func.func @t699(%arg0: f32) -> f32 {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = arith.minnumf %arg0, %cst : f32
    return %0 : f32
  }
  func.func @t711(%arg0: f32) -> f32 {
    return %arg0 : f32
  }
  func.func @t723(%arg0: f32) -> f32 {
    %cst = arith.constant 2.500000e+00 : f32
    %0 = arith.minnumf %arg0, %cst fastmath<fast> : f32
    return %0 : f32
  }
  func.func @t735(%arg0: f32) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.minnumf %arg0, %cst fastmath<nnan> : f32
    return %0 : f32
  }
  func.func @t747(%arg0: f32) -> f32 {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = arith.minnumf %arg0, %cst fastmath<nnan,nsz> : f32
    return %0 : f32
  }
  func.func @t759(%arg0: f32) -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.minnumf %arg0, %cst fastmath<reassoc> : f32
    return %0 : f32
  }
  func.func @t771(%arg0: f32) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.minnumf %arg0, %cst fastmath<arcp> : f32
    return %0 : f32
  }
}

// -----
module {
  func.func @t1(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.addf %arg0, %cst : f32
    %1 = arith.addf %0, %cst_0 : f32
    return %1 : f32
  }
  func.func @t3(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.addf %arg0, %cst : f32
    %1 = arith.subf %0, %cst_0 : f32
    return %1 : f32
  }
  func.func @t5(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.addf %arg0, %cst : f32
    %1 = arith.mulf %0, %cst_0 : f32
    return %1 : f32
  }
  func.func @t7(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.addf %arg0, %cst : f32
    %1 = arith.divf %0, %cst_0 : f32
    return %1 : f32
  }
  func.func @t9(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.addf %arg0, %cst : f32
    %1 = arith.maximumf %0, %cst_0 : f32
    return %1 : f32
  }
  func.func @t11(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.negf %arg0 : f32
    %1 = arith.negf %arg1 : f32
    %2 = arith.addf %0, %1 : f32
    return %2 : f32
  }
  func.func @t14(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.addf %arg0, %arg1 : f32
    %1 = arith.negf %0 : f32
    return %1 : f32
  }
  func.func @t16(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.negf %arg0 fastmath<fast> : f32
    %1 = arith.addf %0, %arg1 fastmath<fast> : f32
    return %1 : f32
  }
  func.func @t18(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.addf %arg0, %arg1 fastmath<fast> : f32
    %1 = arith.negf %0 fastmath<fast> : f32
    return %1 : f32
  }
  func.func @t20(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.addf %arg0, %cst fastmath<reassoc> : f32
    %1 = arith.addf %0, %cst_0 fastmath<reassoc> : f32
    return %1 : f32
  }
  func.func @t22(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.subf %arg0, %cst : f32
    %1 = arith.addf %0, %cst_0 : f32
    return %1 : f32
  }
  func.func @t25(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.subf %arg0, %cst fastmath<fast> : f32
    %1 = arith.subf %0, %cst_0 fastmath<fast> : f32
    return %1 : f32
  }
  func.func @t27(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.subf %arg0, %cst fastmath<fast> : f32
    %1 = arith.mulf %0, %cst_0 fastmath<fast> : f32
    return %1 : f32
  }
  func.func @t29(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.subf %arg0, %cst fastmath<fast> : f32
    %1 = arith.divf %0, %cst_0 fastmath<fast> : f32
    return %1 : f32
  }
  func.func @t31(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.subf %arg0, %cst fastmath<fast> : f32
    %1 = arith.maximumf %0, %cst_0 fastmath<fast> : f32
    return %1 : f32
  }
  func.func @t33(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.negf %arg0 : f32
    %1 = arith.subf %0, %arg1 : f32
    return %1 : f32
  }
  func.func @t35(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.subf %arg0, %arg1 : f32
    %1 = arith.negf %0 : f32
    return %1 : f32
  }
  func.func @t38(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.negf %arg1 : f32
    %1 = arith.subf %arg0, %0 fastmath<fast> : f32
    return %1 : f32
  }
  func.func @t40(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.subf %arg0, %cst : f32
    %1 = arith.subf %0, %cst_0 fastmath<reassoc> : f32
    return %1 : f32
  }
  func.func @t42(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.subf %arg0, %cst fastmath<reassoc,nnan> : f32
    %1 = arith.subf %0, %cst_0 fastmath<reassoc> : f32
    return %1 : f32
  }
  func.func @t44(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.mulf %arg0, %cst fastmath<fast> : f32
    %1 = arith.addf %0, %cst_0 fastmath<fast> : f32
    return %1 : f32
  }
  func.func @t46(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.mulf %arg0, %cst fastmath<fast> : f32
    %1 = arith.subf %0, %cst_0 fastmath<fast> : f32
    return %1 : f32
  }
  func.func @t49(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.mulf %arg0, %cst : f32
    %1 = arith.divf %0, %cst_0 : f32
    return %1 : f32
  }
  func.func @t51(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.mulf %arg0, %cst : f32
    %1 = arith.maximumf %0, %cst_0 : f32
    return %1 : f32
  }
  func.func @t53(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.mulf %arg0, %arg1 : f32
    return %0 : f32
  }
  func.func @t55(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.negf %arg1 : f32
    %1 = arith.mulf %arg0, %0 : f32
    return %1 : f32
  }
  func.func @t57(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.mulf %arg0, %arg1 fastmath<fast> : f32
    return %0 : f32
  }
  func.func @t59(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.negf %arg1 : f32
    %1 = arith.mulf %arg0, %0 fastmath<fast> : f32
    return %1 : f32
  }
  func.func @t62(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.mulf %arg0, %cst fastmath<reassoc> : f32
    %1 = arith.mulf %0, %cst_0 fastmath<reassoc> : f32
    return %1 : f32
  }
  func.func @t64(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.divf %arg0, %cst : f32
    %1 = arith.addf %0, %cst_0 : f32
    return %1 : f32
  }
  func.func @t66(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.divf %arg0, %cst : f32
    %1 = arith.subf %0, %cst_0 : f32
    return %1 : f32
  }
  func.func @t68(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.divf %arg0, %cst : f32
    %1 = arith.mulf %0, %cst_0 : f32
    return %1 : f32
  }
  func.func @t70(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.divf %arg0, %cst : f32
    %1 = arith.divf %0, %cst_0 : f32
    return %1 : f32
  }
  func.func @t73(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.divf %arg0, %cst fastmath<fast> : f32
    %1 = arith.maximumf %0, %cst_0 fastmath<fast> : f32
    return %1 : f32
  }
  func.func @t75(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.negf %arg0 : f32
    %1 = arith.divf %0, %arg1 : f32
    return %1 : f32
  }
  func.func @t77(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.divf %arg0, %arg1 : f32
    %1 = arith.negf %0 : f32
    return %1 : f32
  }
  func.func @t79(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.negf %arg0 fastmath<fast> : f32
    %1 = arith.divf %0, %arg1 fastmath<fast> : f32
    return %1 : f32
  }
  func.func @t81(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.divf %arg0, %arg1 fastmath<fast> : f32
    %1 = arith.negf %0 fastmath<fast> : f32
    return %1 : f32
  }
  func.func @t83(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.divf %arg0, %cst fastmath<reassoc> : f32
    %1 = arith.divf %0, %cst_0 fastmath<reassoc> : f32
    return %1 : f32
  }
  func.func @t86(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.maximumf %arg0, %cst fastmath<fast> : f32
    %1 = arith.addf %0, %cst_0 fastmath<fast> : f32
    return %1 : f32
  }
  func.func @t88(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.maximumf %arg0, %cst fastmath<fast> : f32
    %1 = arith.subf %0, %cst_0 fastmath<fast> : f32
    return %1 : f32
  }
  func.func @t90(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.maximumf %arg0, %cst fastmath<fast> : f32
    %1 = arith.mulf %0, %cst_0 fastmath<fast> : f32
    return %1 : f32
  }
  func.func @t92(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.maximumf %arg0, %cst fastmath<fast> : f32
    %1 = arith.divf %0, %cst_0 fastmath<fast> : f32
    return %1 : f32
  }
  func.func @t94(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.maximumf %arg0, %cst fastmath<fast> : f32
    %1 = arith.maximumf %0, %cst_0 fastmath<fast> : f32
    return %1 : f32
  }
  func.func @t97(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.negf %arg1 : f32
    %1 = arith.maximumf %arg0, %0 : f32
    return %1 : f32
  }
  func.func @t99(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.negf %arg0 : f32
    %1 = arith.negf %arg1 : f32
    %2 = arith.maximumf %0, %1 fastmath<fast> : f32
    return %2 : f32
  }
  func.func @t101(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.negf %arg1 : f32
    %1 = arith.maximumf %arg0, %0 fastmath<fast> : f32
    return %1 : f32
  }
  func.func @t103(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.maximumf %arg0, %cst : f32
    %1 = arith.maximumf %0, %cst_0 fastmath<reassoc> : f32
    return %1 : f32
  }
  func.func @t105(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %0 = arith.maximumf %arg0, %cst fastmath<reassoc,nnan> : f32
    %1 = arith.maximumf %0, %cst_0 fastmath<reassoc> : f32
    return %1 : f32
  }
}

// -----
module {
  func.func @t1(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.maxsi %arg0, %arg1 : i32
    %1 = arith.maxsi %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t2(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.maxsi %arg0, %c3_i32 : i32
    %1 = arith.maxsi %0, %c9_i32 : i32
    return %1 : i32
  }
  func.func @t3(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.maxsi %arg0, %arg1 : i32
    %1 = arith.maxui %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t4(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.maxsi %arg0, %c3_i32 : i32
    %1 = arith.maxui %0, %c9_i32 : i32
    return %1 : i32
  }
  func.func @t5(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.maxsi %arg0, %arg1 : i32
    %1 = arith.minsi %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t6(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.maxsi %arg0, %c3_i32 : i32
    %1 = arith.minsi %0, %c9_i32 : i32
    return %1 : i32
  }
  func.func @t7(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.maxsi %arg0, %arg1 : i32
    %1 = arith.minui %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t8(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.maxsi %arg0, %c3_i32 : i32
    %1 = arith.minui %0, %c9_i32 : i32
    return %1 : i32
  }
  func.func @t9(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.maxui %arg0, %arg1 : i32
    %1 = arith.maxsi %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t10(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.maxui %arg0, %c3_i32 : i32
    %1 = arith.maxsi %0, %c9_i32 : i32
    return %1 : i32
  }
  func.func @t11(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.maxui %arg0, %arg1 : i32
    %1 = arith.maxui %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t12(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.maxui %arg0, %c3_i32 : i32
    %1 = arith.maxui %0, %c9_i32 : i32
    return %1 : i32
  }
  func.func @t13(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.maxui %arg0, %arg1 : i32
    %1 = arith.minsi %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t14(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.maxui %arg0, %c3_i32 : i32
    %1 = arith.minsi %0, %c9_i32 : i32
    return %1 : i32
  }
  func.func @t15(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.maxui %arg0, %arg1 : i32
    %1 = arith.minui %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t16(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.maxui %arg0, %c3_i32 : i32
    %1 = arith.minui %0, %c9_i32 : i32
    return %1 : i32
  }
  func.func @t17(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.minsi %arg0, %arg1 : i32
    %1 = arith.maxsi %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t18(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.minsi %arg0, %c3_i32 : i32
    %1 = arith.maxsi %0, %c9_i32 : i32
    return %1 : i32
  }
  func.func @t19(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.minsi %arg0, %arg1 : i32
    %1 = arith.maxui %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t20(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.minsi %arg0, %c3_i32 : i32
    %1 = arith.maxui %0, %c9_i32 : i32
    return %1 : i32
  }
  func.func @t21(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.minsi %arg0, %arg1 : i32
    %1 = arith.minsi %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t22(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.minsi %arg0, %c3_i32 : i32
    %1 = arith.minsi %0, %c9_i32 : i32
    return %1 : i32
  }
  func.func @t23(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.minsi %arg0, %arg1 : i32
    %1 = arith.minui %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t24(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.minsi %arg0, %c3_i32 : i32
    %1 = arith.minui %0, %c9_i32 : i32
    return %1 : i32
  }
  func.func @t25(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.minui %arg0, %arg1 : i32
    %1 = arith.maxsi %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t26(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.minui %arg0, %c3_i32 : i32
    %1 = arith.maxsi %0, %c9_i32 : i32
    return %1 : i32
  }
  func.func @t27(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.minui %arg0, %arg1 : i32
    %1 = arith.maxui %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t28(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.minui %arg0, %c3_i32 : i32
    %1 = arith.maxui %0, %c9_i32 : i32
    return %1 : i32
  }
  func.func @t29(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.minui %arg0, %arg1 : i32
    %1 = arith.minsi %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t30(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.minui %arg0, %c3_i32 : i32
    %1 = arith.minsi %0, %c9_i32 : i32
    return %1 : i32
  }
  func.func @t31(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.minui %arg0, %arg1 : i32
    %1 = arith.minui %0, %arg1 : i32
    return %1 : i32
  }
  func.func @t32(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.minui %arg0, %c3_i32 : i32
    %1 = arith.minui %0, %c9_i32 : i32
    return %1 : i32
  }
  func.func @t33(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.maximumf %arg0, %arg1 : f32
    %1 = arith.maximumf %0, %arg1 : f32
    return %1 : f32
  }
  func.func @t34(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.maximumf %arg0, %arg1 : f32
    %1 = arith.minimumf %0, %arg1 : f32
    return %1 : f32
  }
  func.func @t35(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.maximumf %arg0, %arg1 : f32
    %1 = arith.maxnumf %0, %arg1 : f32
    return %1 : f32
  }
  func.func @t36(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.maximumf %arg0, %arg1 : f32
    %1 = arith.minnumf %0, %arg1 : f32
    return %1 : f32
  }
  func.func @t37(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.minimumf %arg0, %arg1 : f32
    %1 = arith.maximumf %0, %arg1 : f32
    return %1 : f32
  }
  func.func @t38(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.minimumf %arg0, %arg1 : f32
    %1 = arith.minimumf %0, %arg1 : f32
    return %1 : f32
  }
  func.func @t39(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.minimumf %arg0, %arg1 : f32
    %1 = arith.maxnumf %0, %arg1 : f32
    return %1 : f32
  }
  func.func @t40(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.minimumf %arg0, %arg1 : f32
    %1 = arith.minnumf %0, %arg1 : f32
    return %1 : f32
  }
  func.func @t41(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.maxnumf %arg0, %arg1 : f32
    %1 = arith.maximumf %0, %arg1 : f32
    return %1 : f32
  }
  func.func @t42(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.maxnumf %arg0, %arg1 : f32
    %1 = arith.minimumf %0, %arg1 : f32
    return %1 : f32
  }
  func.func @t43(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.maxnumf %arg0, %arg1 : f32
    %1 = arith.maxnumf %0, %arg1 : f32
    return %1 : f32
  }
  func.func @t44(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.maxnumf %arg0, %arg1 : f32
    %1 = arith.minnumf %0, %arg1 : f32
    return %1 : f32
  }
  func.func @t45(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.minnumf %arg0, %arg1 : f32
    %1 = arith.maximumf %0, %arg1 : f32
    return %1 : f32
  }
  func.func @t46(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.minnumf %arg0, %arg1 : f32
    %1 = arith.minimumf %0, %arg1 : f32
    return %1 : f32
  }
  func.func @t47(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.minnumf %arg0, %arg1 : f32
    %1 = arith.maxnumf %0, %arg1 : f32
    return %1 : f32
  }
  func.func @t48(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.minnumf %arg0, %arg1 : f32
    %1 = arith.minnumf %0, %arg1 : f32
    return %1 : f32
  }
}

