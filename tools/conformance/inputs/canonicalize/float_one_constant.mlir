// one float constant, fast-math flags
func.func @t1(%x: f32) -> f32 {
  %k = arith.constant 0.0 : f32
  %r = arith.addf %x, %k  : f32
  return %r : f32
}
func.func @t13(%x: f32) -> f32 {
  %k = arith.constant 0xFF800000 : f32
  %r = arith.addf %x, %k  : f32
  return %r : f32
}
func.func @t25(%x: f32) -> f32 {
  %k = arith.constant -1.0 : f32
  %r = arith.addf %k, %x fastmath<fast> : f32
  return %r : f32
}
func.func @t37(%x: f32) -> f32 {
  %k = arith.constant -0.0 : f32
  %r = arith.addf %x, %k fastmath<nnan> : f32
  return %r : f32
}
func.func @t49(%x: f32) -> f32 {
  %k = arith.constant 0.0 : f32
  %r = arith.addf %x, %k fastmath<nnan, nsz> : f32
  return %r : f32
}
func.func @t61(%x: f32) -> f32 {
  %k = arith.constant 1.0 : f32
  %r = arith.addf %k, %x fastmath<ninf> : f32
  return %r : f32
}
func.func @t73(%x: f32) -> f32 {
  %k = arith.constant -0.0 : f32
  %r = arith.addf %k, %x fastmath<arcp> : f32
  return %r : f32
}
func.func @t85(%x: vector<2xf16>) -> vector<2xf16> {
  %k = arith.constant dense<-0.0> : vector<2xf16>
  %r = arith.addf %x, %k : vector<2xf16>
  return %r : vector<2xf16>
}
func.func @t97(%x: f32) -> f32 {
  %k = arith.constant 2.5 : f32
  %r = arith.subf %k, %x  : f32
  return %r : f32
}
func.func @t109(%x: f32) -> f32 {
  %k = arith.constant 1.0 : f32
  %r = arith.subf %x, %k fastmath<fast> : f32
  return %r : f32
}
func.func @t121(%x: f32) -> f32 {
  %r = arith.subf %x, %x fastmath<fast> : f32
  return %r : f32
}
func.func @t133(%x: f32) -> f32 {
  %k = arith.constant 1.0 : f32
  %r = arith.subf %x, %k fastmath<nsz> : f32
  return %r : f32
}
func.func @t145(%x: f32) -> f32 {
  %k = arith.constant -0.0 : f32
  %r = arith.subf %x, %k fastmath<ninf> : f32
  return %r : f32
}
func.func @t157(%x: f32) -> f32 {
  %k = arith.constant 0.0 : f32
  %r = arith.subf %x, %k fastmath<arcp> : f32
  return %r : f32
}
func.func @t169(%x: f32) -> f32 {
  %k = arith.constant 1.0 : f32
  %r = arith.subf %k, %x fastmath<contract> : f32
  return %r : f32
}
func.func @t181(%x: f32) -> f32 {
  %k = arith.constant -1.0 : f32
  %r = arith.mulf %x, %k  : f32
  return %r : f32
}
func.func @t193(%x: f32) -> f32 {
  %k = arith.constant 0.0 : f32
  %r = arith.mulf %k, %x fastmath<fast> : f32
  return %r : f32
}
func.func @t205(%x: f32) -> f32 {
  %k = arith.constant 0xFF800000 : f32
  %r = arith.mulf %k, %x fastmath<fast> : f32
  return %r : f32
}
func.func @t217(%x: f32) -> f32 {
  %k = arith.constant 0.0 : f32
  %r = arith.mulf %k, %x fastmath<nsz> : f32
  return %r : f32
}
func.func @t229(%x: f32) -> f32 {
  %r = arith.mulf %x, %x fastmath<nnan, nsz> : f32
  return %r : f32
}
func.func @t241(%x: f32) -> f32 {
  %k = arith.constant 1.0 : f32
  %r = arith.mulf %x, %k fastmath<reassoc> : f32
  return %r : f32
}
func.func @t253(%x: f32) -> f32 {
  %k = arith.constant -0.0 : f32
  %r = arith.mulf %x, %k fastmath<contract> : f32
  return %r : f32
}
func.func @t266(%x: f32) -> f32 {
  %k = arith.constant 1.0 : f32
  %r = arith.divf %x, %k  : f32
  return %r : f32
}
func.func @t278(%x: f32) -> f32 {
  %r = arith.divf %x, %x  : f32
  return %r : f32
}
func.func @t290(%x: f32) -> f32 {
  %k = arith.constant 0x7F800000 : f32
  %r = arith.divf %k, %x fastmath<fast> : f32
  return %r : f32
}
func.func @t302(%x: f32) -> f32 {
  %r = arith.divf %x, %x fastmath<nnan> : f32
  return %r : f32
}
func.func @t314(%x: f32) -> f32 {
  %k = arith.constant 1.0 : f32
  %r = arith.divf %x, %k fastmath<nnan, nsz> : f32
  return %r : f32
}
func.func @t326(%x: f32) -> f32 {
  %k = arith.constant -0.0 : f32
  %r = arith.divf %x, %k fastmath<reassoc> : f32
  return %r : f32
}
func.func @t338(%x: f32) -> f32 {
  %k = arith.constant 0.0 : f32
  %r = arith.divf %x, %k fastmath<contract> : f32
  return %r : f32
}
func.func @t350(%x: f32) -> f32 {
  %k = arith.constant 0.0 : f32
  %r = arith.remf %k, %x  : f32
  return %r : f32
}
func.func @t362(%x: f32) -> f32 {
  %k = arith.constant 0xFF800000 : f32
  %r = arith.remf %k, %x  : f32
  return %r : f32
}
func.func @t374(%x: f32) -> f32 {
  %k = arith.constant 2.5 : f32
  %r = arith.remf %x, %k fastmath<fast> : f32
  return %r : f32
}
func.func @t386(%x: f32) -> f32 {
  %k = arith.constant -0.0 : f32
  %r = arith.remf %k, %x fastmath<nnan> : f32
  return %r : f32
}
func.func @t398(%x: f32) -> f32 {
  %k = arith.constant 0.0 : f32
  %r = arith.remf %k, %x fastmath<nnan, nsz> : f32
  return %r : f32
}
func.func @t410(%x: f32) -> f32 {
  %r = arith.remf %x, %x fastmath<ninf> : f32
  return %r : f32
}
func.func @t422(%x: f32) -> f32 {
  %k = arith.constant 1.0 : f32
  %r = arith.remf %x, %k fastmath<arcp> : f32
  return %r : f32
}
func.func @t434(%x: vector<2xf16>) -> vector<2xf16> {
  %k = arith.constant dense<1.0> : vector<2xf16>
  %r = arith.remf %x, %k : vector<2xf16>
  return %r : vector<2xf16>
}
func.func @t446(%x: f32) -> f32 {
  %k = arith.constant 0x7F800000 : f32
  %r = arith.maximumf %x, %k  : f32
  return %r : f32
}
func.func @t458(%x: f32) -> f32 {
  %k = arith.constant 1.0 : f32
  %r = arith.maximumf %k, %x fastmath<fast> : f32
  return %r : f32
}
func.func @t470(%x: f32) -> f32 {
  %k = arith.constant 0.0 : f32
  %r = arith.maximumf %x, %k fastmath<nnan> : f32
  return %r : f32
}
func.func @t482(%x: f32) -> f32 {
  %k = arith.constant 1.0 : f32
  %r = arith.maximumf %k, %x fastmath<nsz> : f32
  return %r : f32
}
func.func @t494(%x: f32) -> f32 {
  %k = arith.constant -0.0 : f32
  %r = arith.maximumf %k, %x fastmath<ninf> : f32
  return %r : f32
}
func.func @t506(%x: f32) -> f32 {
  %k = arith.constant 0.0 : f32
  %r = arith.maximumf %k, %x fastmath<arcp> : f32
  return %r : f32
}
func.func @t518(%x: f32) -> f32 {
  %r = arith.maximumf %x, %x fastmath<contract> : f32
  return %r : f32
}
func.func @t531(%x: f32) -> f32 {
  %k = arith.constant 2.5 : f32
  %r = arith.minimumf %x, %k  : f32
  return %r : f32
}
func.func @t543(%x: f32) -> f32 {
  %k = arith.constant -0.0 : f32
  %r = arith.minimumf %k, %x fastmath<fast> : f32
  return %r : f32
}
func.func @t555(%x: f32) -> f32 {
  %k = arith.constant 0x7FC00000 : f32
  %r = arith.minimumf %k, %x fastmath<fast> : f32
  return %r : f32
}
func.func @t567(%x: f32) -> f32 {
  %k = arith.constant -0.0 : f32
  %r = arith.minimumf %k, %x fastmath<nsz> : f32
  return %r : f32
}
func.func @t579(%x: f32) -> f32 {
  %k = arith.constant 0.0 : f32
  %r = arith.minimumf %k, %x fastmath<ninf> : f32
  return %r : f32
}
func.func @t591(%x: f32) -> f32 {
  %r = arith.minimumf %x, %x fastmath<reassoc> : f32
  return %r : f32
}
func.func @t603(%x: f32) -> f32 {
  %k = arith.constant 1.0 : f32
  %r = arith.minimumf %x, %k fastmath<contract> : f32
  return %r : f32
}
func.func @t615(%x: f32) -> f32 {
  %k = arith.constant 1.0 : f32
  %r = arith.maxnumf %k, %x  : f32
  return %r : f32
}
func.func @t627(%x: f32) -> f32 {
  %k = arith.constant 0.0 : f32
  %r = arith.maxnumf %x, %k fastmath<fast> : f32
  return %r : f32
}
func.func @t639(%x: f32) -> f32 {
  %k = arith.constant 0xFF800000 : f32
  %r = arith.maxnumf %x, %k fastmath<fast> : f32
  return %r : f32
}
func.func @t651(%x: f32) -> f32 {
  %k = arith.constant 0.0 : f32
  %r = arith.maxnumf %x, %k fastmath<nsz> : f32
  return %r : f32
}
func.func @t663(%x: f32) -> f32 {
  %k = arith.constant 1.0 : f32
  %r = arith.maxnumf %k, %x fastmath<nnan, nsz> : f32
  return %r : f32
}
func.func @t675(%x: f32) -> f32 {
  %k = arith.constant -0.0 : f32
  %r = arith.maxnumf %k, %x fastmath<reassoc> : f32
  return %r : f32
}
func.func @t687(%x: f32) -> f32 {
  %k = arith.constant 0.0 : f32
  %r = arith.maxnumf %k, %x fastmath<contract> : f32
  return %r : f32
}
func.func @t699(%x: f32) -> f32 {
  %k = arith.constant -0.0 : f32
  %r = arith.minnumf %x, %k  : f32
  return %r : f32
}
func.func @t711(%x: f32) -> f32 {
  %k = arith.constant 0x7FC00000 : f32
  %r = arith.minnumf %x, %k  : f32
  return %r : f32
}
func.func @t723(%x: f32) -> f32 {
  %k = arith.constant 2.5 : f32
  %r = arith.minnumf %k, %x fastmath<fast> : f32
  return %r : f32
}
func.func @t735(%x: f32) -> f32 {
  %k = arith.constant 1.0 : f32
  %r = arith.minnumf %x, %k fastmath<nnan> : f32
  return %r : f32
}
func.func @t747(%x: f32) -> f32 {
  %k = arith.constant -0.0 : f32
  %r = arith.minnumf %x, %k fastmath<nnan, nsz> : f32
  return %r : f32
}
func.func @t759(%x: f32) -> f32 {
  %k = arith.constant 0.0 : f32
  %r = arith.minnumf %x, %k fastmath<reassoc> : f32
  return %r : f32
}
func.func @t771(%x: f32) -> f32 {
  %k = arith.constant 1.0 : f32
  %r = arith.minnumf %k, %x fastmath<arcp> : f32
  return %r : f32
}

// -----

// two float operations
func.func @t1(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.addf %x, %k  : f32
  %r = arith.addf %y, %l  : f32
  return %r : f32
}
func.func @t3(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.addf %x, %k  : f32
  %r = arith.subf %y, %l  : f32
  return %r : f32
}
func.func @t5(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.addf %x, %k  : f32
  %r = arith.mulf %y, %l  : f32
  return %r : f32
}
func.func @t7(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.addf %x, %k  : f32
  %r = arith.divf %y, %l  : f32
  return %r : f32
}
func.func @t9(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.addf %x, %k  : f32
  %r = arith.maximumf %y, %l  : f32
  return %r : f32
}
func.func @t11(%x: f32, %y: f32) -> f32 {
  %a = arith.negf %x : f32
  %b = arith.negf %y : f32
  %r = arith.addf %a, %b  : f32
  return %r : f32
}
func.func @t14(%x: f32, %y: f32) -> f32 {
  %b = arith.addf %x, %y  : f32
  %r = arith.negf %b  : f32
  return %r : f32
}
func.func @t16(%x: f32, %y: f32) -> f32 {
  %a = arith.negf %x fastmath<fast> : f32
  %r = arith.addf %a, %y fastmath<fast> : f32
  return %r : f32
}
func.func @t18(%x: f32, %y: f32) -> f32 {
  %b = arith.addf %x, %y fastmath<fast> : f32
  %r = arith.negf %b fastmath<fast> : f32
  return %r : f32
}
func.func @t20(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.addf %x, %k fastmath<reassoc> : f32
  %r = arith.addf %y, %l fastmath<reassoc> : f32
  return %r : f32
}
func.func @t22(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.subf %x, %k  : f32
  %r = arith.addf %y, %l  : f32
  return %r : f32
}
func.func @t25(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.subf %x, %k fastmath<fast> : f32
  %r = arith.subf %y, %l fastmath<fast> : f32
  return %r : f32
}
func.func @t27(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.subf %x, %k fastmath<fast> : f32
  %r = arith.mulf %y, %l fastmath<fast> : f32
  return %r : f32
}
func.func @t29(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.subf %x, %k fastmath<fast> : f32
  %r = arith.divf %y, %l fastmath<fast> : f32
  return %r : f32
}
func.func @t31(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.subf %x, %k fastmath<fast> : f32
  %r = arith.maximumf %y, %l fastmath<fast> : f32
  return %r : f32
}
func.func @t33(%x: f32, %y: f32) -> f32 {
  %a = arith.negf %x  : f32
  %r = arith.subf %a, %y  : f32
  return %r : f32
}
func.func @t35(%x: f32, %y: f32) -> f32 {
  %b = arith.subf %x, %y  : f32
  %r = arith.negf %b  : f32
  return %r : f32
}
func.func @t38(%x: f32, %y: f32) -> f32 {
  %b = arith.negf %y : f32
  %r = arith.subf %x, %b fastmath<fast> : f32
  return %r : f32
}
func.func @t40(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.subf %x, %k  : f32
  %r = arith.subf %y, %l fastmath<reassoc> : f32
  return %r : f32
}
func.func @t42(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.subf %x, %k fastmath<nnan,reassoc> : f32
  %r = arith.subf %y, %l fastmath<reassoc> : f32
  return %r : f32
}
func.func @t44(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.mulf %x, %k fastmath<fast> : f32
  %r = arith.addf %y, %l fastmath<fast> : f32
  return %r : f32
}
func.func @t46(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.mulf %x, %k fastmath<fast> : f32
  %r = arith.subf %y, %l fastmath<fast> : f32
  return %r : f32
}
func.func @t49(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.mulf %x, %k  : f32
  %r = arith.divf %y, %l  : f32
  return %r : f32
}
func.func @t51(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.mulf %x, %k  : f32
  %r = arith.maximumf %y, %l  : f32
  return %r : f32
}
func.func @t53(%x: f32, %y: f32) -> f32 {
  %a = arith.negf %x : f32
  %b = arith.negf %y : f32
  %r = arith.mulf %a, %b  : f32
  return %r : f32
}
func.func @t55(%x: f32, %y: f32) -> f32 {
  %b = arith.negf %y : f32
  %r = arith.mulf %x, %b  : f32
  return %r : f32
}
func.func @t57(%x: f32, %y: f32) -> f32 {
  %a = arith.negf %x : f32
  %b = arith.negf %y : f32
  %r = arith.mulf %a, %b fastmath<fast> : f32
  return %r : f32
}
func.func @t59(%x: f32, %y: f32) -> f32 {
  %b = arith.negf %y : f32
  %r = arith.mulf %x, %b fastmath<fast> : f32
  return %r : f32
}
func.func @t62(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.mulf %x, %k fastmath<reassoc> : f32
  %r = arith.mulf %y, %l fastmath<reassoc> : f32
  return %r : f32
}
func.func @t64(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.divf %x, %k  : f32
  %r = arith.addf %y, %l  : f32
  return %r : f32
}
func.func @t66(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.divf %x, %k  : f32
  %r = arith.subf %y, %l  : f32
  return %r : f32
}
func.func @t68(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.divf %x, %k  : f32
  %r = arith.mulf %y, %l  : f32
  return %r : f32
}
func.func @t70(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.divf %x, %k  : f32
  %r = arith.divf %y, %l  : f32
  return %r : f32
}
func.func @t73(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.divf %x, %k fastmath<fast> : f32
  %r = arith.maximumf %y, %l fastmath<fast> : f32
  return %r : f32
}
func.func @t75(%x: f32, %y: f32) -> f32 {
  %a = arith.negf %x  : f32
  %r = arith.divf %a, %y  : f32
  return %r : f32
}
func.func @t77(%x: f32, %y: f32) -> f32 {
  %b = arith.divf %x, %y  : f32
  %r = arith.negf %b  : f32
  return %r : f32
}
func.func @t79(%x: f32, %y: f32) -> f32 {
  %a = arith.negf %x fastmath<fast> : f32
  %r = arith.divf %a, %y fastmath<fast> : f32
  return %r : f32
}
func.func @t81(%x: f32, %y: f32) -> f32 {
  %b = arith.divf %x, %y fastmath<fast> : f32
  %r = arith.negf %b fastmath<fast> : f32
  return %r : f32
}
func.func @t83(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.divf %x, %k fastmath<reassoc> : f32
  %r = arith.divf %y, %l fastmath<reassoc> : f32
  return %r : f32
}
func.func @t86(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.maximumf %x, %k fastmath<fast> : f32
  %r = arith.addf %y, %l fastmath<fast> : f32
  return %r : f32
}
func.func @t88(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.maximumf %x, %k fastmath<fast> : f32
  %r = arith.subf %y, %l fastmath<fast> : f32
  return %r : f32
}
func.func @t90(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.maximumf %x, %k fastmath<fast> : f32
  %r = arith.mulf %y, %l fastmath<fast> : f32
  return %r : f32
}
func.func @t92(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.maximumf %x, %k fastmath<fast> : f32
  %r = arith.divf %y, %l fastmath<fast> : f32
  return %r : f32
}
func.func @t94(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.maximumf %x, %k fastmath<fast> : f32
  %r = arith.maximumf %y, %l fastmath<fast> : f32
  return %r : f32
}
func.func @t97(%x: f32, %y: f32) -> f32 {
  %b = arith.negf %y : f32
  %r = arith.maximumf %x, %b  : f32
  return %r : f32
}
func.func @t99(%x: f32, %y: f32) -> f32 {
  %a = arith.negf %x : f32
  %b = arith.negf %y : f32
  %r = arith.maximumf %a, %b fastmath<fast> : f32
  return %r : f32
}
func.func @t101(%x: f32, %y: f32) -> f32 {
  %b = arith.negf %y : f32
  %r = arith.maximumf %x, %b fastmath<fast> : f32
  return %r : f32
}
func.func @t103(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.maximumf %x, %k  : f32
  %r = arith.maximumf %y, %l fastmath<reassoc> : f32
  return %r : f32
}
func.func @t105(%x: f32) -> f32 {
  %k = arith.constant 2.0 : f32
  %l = arith.constant 4.0 : f32
  %y = arith.maximumf %x, %k fastmath<nnan,reassoc> : f32
  %r = arith.maximumf %y, %l fastmath<reassoc> : f32
  return %r : f32
}

// -----

// minimum and maximum, nested
func.func @t1(%x: i32, %y: i32) -> i32 {
  %a = arith.maxsi %x, %y : i32
  %b = arith.maxsi %a, %y : i32
  return %b : i32
}
func.func @t2(%x: i32) -> i32 {
  %k = arith.constant 3 : i32
  %l = arith.constant 9 : i32
  %a = arith.maxsi %x, %k : i32
  %b = arith.maxsi %a, %l : i32
  return %b : i32
}
func.func @t3(%x: i32, %y: i32) -> i32 {
  %a = arith.maxsi %x, %y : i32
  %b = arith.maxui %a, %y : i32
  return %b : i32
}
func.func @t4(%x: i32) -> i32 {
  %k = arith.constant 3 : i32
  %l = arith.constant 9 : i32
  %a = arith.maxsi %x, %k : i32
  %b = arith.maxui %a, %l : i32
  return %b : i32
}
func.func @t5(%x: i32, %y: i32) -> i32 {
  %a = arith.maxsi %x, %y : i32
  %b = arith.minsi %a, %y : i32
  return %b : i32
}
func.func @t6(%x: i32) -> i32 {
  %k = arith.constant 3 : i32
  %l = arith.constant 9 : i32
  %a = arith.maxsi %x, %k : i32
  %b = arith.minsi %a, %l : i32
  return %b : i32
}
func.func @t7(%x: i32, %y: i32) -> i32 {
  %a = arith.maxsi %x, %y : i32
  %b = arith.minui %a, %y : i32
  return %b : i32
}
func.func @t8(%x: i32) -> i32 {
  %k = arith.constant 3 : i32
  %l = arith.constant 9 : i32
  %a = arith.maxsi %x, %k : i32
  %b = arith.minui %a, %l : i32
  return %b : i32
}
func.func @t9(%x: i32, %y: i32) -> i32 {
  %a = arith.maxui %x, %y : i32
  %b = arith.maxsi %a, %y : i32
  return %b : i32
}
func.func @t10(%x: i32) -> i32 {
  %k = arith.constant 3 : i32
  %l = arith.constant 9 : i32
  %a = arith.maxui %x, %k : i32
  %b = arith.maxsi %a, %l : i32
  return %b : i32
}
func.func @t11(%x: i32, %y: i32) -> i32 {
  %a = arith.maxui %x, %y : i32
  %b = arith.maxui %a, %y : i32
  return %b : i32
}
func.func @t12(%x: i32) -> i32 {
  %k = arith.constant 3 : i32
  %l = arith.constant 9 : i32
  %a = arith.maxui %x, %k : i32
  %b = arith.maxui %a, %l : i32
  return %b : i32
}
func.func @t13(%x: i32, %y: i32) -> i32 {
  %a = arith.maxui %x, %y : i32
  %b = arith.minsi %a, %y : i32
  return %b : i32
}
func.func @t14(%x: i32) -> i32 {
  %k = arith.constant 3 : i32
  %l = arith.constant 9 : i32
  %a = arith.maxui %x, %k : i32
  %b = arith.minsi %a, %l : i32
  return %b : i32
}
func.func @t15(%x: i32, %y: i32) -> i32 {
  %a = arith.maxui %x, %y : i32
  %b = arith.minui %a, %y : i32
  return %b : i32
}
func.func @t16(%x: i32) -> i32 {
  %k = arith.constant 3 : i32
  %l = arith.constant 9 : i32
  %a = arith.maxui %x, %k : i32
  %b = arith.minui %a, %l : i32
  return %b : i32
}
func.func @t17(%x: i32, %y: i32) -> i32 {
  %a = arith.minsi %x, %y : i32
  %b = arith.maxsi %a, %y : i32
  return %b : i32
}
func.func @t18(%x: i32) -> i32 {
  %k = arith.constant 3 : i32
  %l = arith.constant 9 : i32
  %a = arith.minsi %x, %k : i32
  %b = arith.maxsi %a, %l : i32
  return %b : i32
}
func.func @t19(%x: i32, %y: i32) -> i32 {
  %a = arith.minsi %x, %y : i32
  %b = arith.maxui %a, %y : i32
  return %b : i32
}
func.func @t20(%x: i32) -> i32 {
  %k = arith.constant 3 : i32
  %l = arith.constant 9 : i32
  %a = arith.minsi %x, %k : i32
  %b = arith.maxui %a, %l : i32
  return %b : i32
}
func.func @t21(%x: i32, %y: i32) -> i32 {
  %a = arith.minsi %x, %y : i32
  %b = arith.minsi %a, %y : i32
  return %b : i32
}
func.func @t22(%x: i32) -> i32 {
  %k = arith.constant 3 : i32
  %l = arith.constant 9 : i32
  %a = arith.minsi %x, %k : i32
  %b = arith.minsi %a, %l : i32
  return %b : i32
}
func.func @t23(%x: i32, %y: i32) -> i32 {
  %a = arith.minsi %x, %y : i32
  %b = arith.minui %a, %y : i32
  return %b : i32
}
func.func @t24(%x: i32) -> i32 {
  %k = arith.constant 3 : i32
  %l = arith.constant 9 : i32
  %a = arith.minsi %x, %k : i32
  %b = arith.minui %a, %l : i32
  return %b : i32
}
func.func @t25(%x: i32, %y: i32) -> i32 {
  %a = arith.minui %x, %y : i32
  %b = arith.maxsi %a, %y : i32
  return %b : i32
}
func.func @t26(%x: i32) -> i32 {
  %k = arith.constant 3 : i32
  %l = arith.constant 9 : i32
  %a = arith.minui %x, %k : i32
  %b = arith.maxsi %a, %l : i32
  return %b : i32
}
func.func @t27(%x: i32, %y: i32) -> i32 {
  %a = arith.minui %x, %y : i32
  %b = arith.maxui %a, %y : i32
  return %b : i32
}
func.func @t28(%x: i32) -> i32 {
  %k = arith.constant 3 : i32
  %l = arith.constant 9 : i32
  %a = arith.minui %x, %k : i32
  %b = arith.maxui %a, %l : i32
  return %b : i32
}
func.func @t29(%x: i32, %y: i32) -> i32 {
  %a = arith.minui %x, %y : i32
  %b = arith.minsi %a, %y : i32
  return %b : i32
}
func.func @t30(%x: i32) -> i32 {
  %k = arith.constant 3 : i32
  %l = arith.constant 9 : i32
  %a = arith.minui %x, %k : i32
  %b = arith.minsi %a, %l : i32
  return %b : i32
}
func.func @t31(%x: i32, %y: i32) -> i32 {
  %a = arith.minui %x, %y : i32
  %b = arith.minui %a, %y : i32
  return %b : i32
}
func.func @t32(%x: i32) -> i32 {
  %k = arith.constant 3 : i32
  %l = arith.constant 9 : i32
  %a = arith.minui %x, %k : i32
  %b = arith.minui %a, %l : i32
  return %b : i32
}
func.func @t33(%x: f32, %y: f32) -> f32 {
  %a = arith.maximumf %x, %y : f32
  %b = arith.maximumf %a, %y : f32
  return %b : f32
}
func.func @t34(%x: f32, %y: f32) -> f32 {
  %a = arith.maximumf %x, %y : f32
  %b = arith.minimumf %a, %y : f32
  return %b : f32
}
func.func @t35(%x: f32, %y: f32) -> f32 {
  %a = arith.maximumf %x, %y : f32
  %b = arith.maxnumf %a, %y : f32
  return %b : f32
}
func.func @t36(%x: f32, %y: f32) -> f32 {
  %a = arith.maximumf %x, %y : f32
  %b = arith.minnumf %a, %y : f32
  return %b : f32
}
func.func @t37(%x: f32, %y: f32) -> f32 {
  %a = arith.minimumf %x, %y : f32
  %b = arith.maximumf %a, %y : f32
  return %b : f32
}
func.func @t38(%x: f32, %y: f32) -> f32 {
  %a = arith.minimumf %x, %y : f32
  %b = arith.minimumf %a, %y : f32
  return %b : f32
}
func.func @t39(%x: f32, %y: f32) -> f32 {
  %a = arith.minimumf %x, %y : f32
  %b = arith.maxnumf %a, %y : f32
  return %b : f32
}
func.func @t40(%x: f32, %y: f32) -> f32 {
  %a = arith.minimumf %x, %y : f32
  %b = arith.minnumf %a, %y : f32
  return %b : f32
}
func.func @t41(%x: f32, %y: f32) -> f32 {
  %a = arith.maxnumf %x, %y : f32
  %b = arith.maximumf %a, %y : f32
  return %b : f32
}
func.func @t42(%x: f32, %y: f32) -> f32 {
  %a = arith.maxnumf %x, %y : f32
  %b = arith.minimumf %a, %y : f32
  return %b : f32
}
func.func @t43(%x: f32, %y: f32) -> f32 {
  %a = arith.maxnumf %x, %y : f32
  %b = arith.maxnumf %a, %y : f32
  return %b : f32
}
func.func @t44(%x: f32, %y: f32) -> f32 {
  %a = arith.maxnumf %x, %y : f32
  %b = arith.minnumf %a, %y : f32
  return %b : f32
}
func.func @t45(%x: f32, %y: f32) -> f32 {
  %a = arith.minnumf %x, %y : f32
  %b = arith.maximumf %a, %y : f32
  return %b : f32
}
func.func @t46(%x: f32, %y: f32) -> f32 {
  %a = arith.minnumf %x, %y : f32
  %b = arith.minimumf %a, %y : f32
  return %b : f32
}
func.func @t47(%x: f32, %y: f32) -> f32 {
  %a = arith.minnumf %x, %y : f32
  %b = arith.maxnumf %a, %y : f32
  return %b : f32
}
func.func @t48(%x: f32, %y: f32) -> f32 {
  %a = arith.minnumf %x, %y : f32
  %b = arith.minnumf %a, %y : f32
  return %b : f32
}
