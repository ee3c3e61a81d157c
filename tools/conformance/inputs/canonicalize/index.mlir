// the index dialect
func.func @t1(%x: index) -> index {
  %k = index.constant 0
  %r = index.add %x, %k
  return %r : index
}
func.func @t5(%x: index) -> index {
  %k = index.constant 1
  %r = index.add %k, %x
  return %r : index
}
func.func @t9(%x: index) -> index {
  %k = index.constant -1
  %r = index.add %x, %x
  return %r : index
}
func.func @t13(%x: index) -> index {
  %k = index.constant 0
  %r = index.sub %x, %k
  return %r : index
}
func.func @t17(%x: index) -> index {
  %k = index.constant 1
  %r = index.sub %k, %x
  return %r : index
}
func.func @t21(%x: index) -> index {
  %k = index.constant -1
  %r = index.sub %x, %x
  return %r : index
}
func.func @t25(%x: index) -> index {
  %k = index.constant 0
  %r = index.mul %x, %k
  return %r : index
}
func.func @t29(%x: index) -> index {
  %k = index.constant 1
  %r = index.mul %k, %x
  return %r : index
}
func.func @t33(%x: index) -> index {
  %k = index.constant -1
  %r = index.mul %x, %x
  return %r : index
}
func.func @t37(%x: index) -> index {
  %k = index.constant 0
  %r = index.divs %x, %k
  return %r : index
}
func.func @t41(%x: index) -> index {
  %k = index.constant 1
  %r = index.divs %k, %x
  return %r : index
}
func.func @t45(%x: index) -> index {
  %k = index.constant -1
  %r = index.divs %x, %x
  return %r : index
}
func.func @t49(%x: index) -> index {
  %k = index.constant 0
  %r = index.divu %x, %k
  return %r : index
}
func.func @t53(%x: index) -> index {
  %k = index.constant 1
  %r = index.divu %k, %x
  return %r : index
}
func.func @t57(%x: index) -> index {
  %k = index.constant -1
  %r = index.divu %x, %x
  return %r : index
}
func.func @t61(%x: index) -> index {
  %k = index.constant 0
  %r = index.ceildivs %x, %k
  return %r : index
}
func.func @t65(%x: index) -> index {
  %k = index.constant 1
  %r = index.ceildivs %k, %x
  return %r : index
}
func.func @t69(%x: index) -> index {
  %k = index.constant -1
  %r = index.ceildivs %x, %x
  return %r : index
}
func.func @t73(%x: index) -> index {
  %k = index.constant 0
  %r = index.ceildivu %x, %k
  return %r : index
}
func.func @t77(%x: index) -> index {
  %k = index.constant 1
  %r = index.ceildivu %k, %x
  return %r : index
}
func.func @t81(%x: index) -> index {
  %k = index.constant -1
  %r = index.ceildivu %x, %x
  return %r : index
}
func.func @t85(%x: index) -> index {
  %k = index.constant 0
  %r = index.floordivs %x, %k
  return %r : index
}
func.func @t89(%x: index) -> index {
  %k = index.constant 1
  %r = index.floordivs %k, %x
  return %r : index
}
func.func @t93(%x: index) -> index {
  %k = index.constant -1
  %r = index.floordivs %x, %x
  return %r : index
}
func.func @t97(%x: index) -> index {
  %k = index.constant 0
  %r = index.rems %x, %k
  return %r : index
}
func.func @t101(%x: index) -> index {
  %k = index.constant 1
  %r = index.rems %k, %x
  return %r : index
}
func.func @t105(%x: index) -> index {
  %k = index.constant -1
  %r = index.rems %x, %x
  return %r : index
}
func.func @t109(%x: index) -> index {
  %k = index.constant 0
  %r = index.remu %x, %k
  return %r : index
}
func.func @t113(%x: index) -> index {
  %k = index.constant 1
  %r = index.remu %k, %x
  return %r : index
}
func.func @t117(%x: index) -> index {
  %k = index.constant -1
  %r = index.remu %x, %x
  return %r : index
}
func.func @t121(%x: index) -> index {
  %k = index.constant 0
  %r = index.and %x, %k
  return %r : index
}
func.func @t125(%x: index) -> index {
  %k = index.constant 1
  %r = index.and %k, %x
  return %r : index
}
func.func @t129(%x: index) -> index {
  %k = index.constant -1
  %r = index.and %x, %x
  return %r : index
}
func.func @t133(%x: index) -> index {
  %k = index.constant 0
  %r = index.or %x, %k
  return %r : index
}
func.func @t137(%x: index) -> index {
  %k = index.constant 1
  %r = index.or %k, %x
  return %r : index
}
func.func @t141(%x: index) -> index {
  %k = index.constant -1
  %r = index.or %x, %x
  return %r : index
}
func.func @t145(%x: index) -> index {
  %k = index.constant 0
  %r = index.xor %x, %k
  return %r : index
}
func.func @t149(%x: index) -> index {
  %k = index.constant 1
  %r = index.xor %k, %x
  return %r : index
}
func.func @t153(%x: index) -> index {
  %k = index.constant -1
  %r = index.xor %x, %x
  return %r : index
}
func.func @t157(%x: index) -> index {
  %k = index.constant 0
  %r = index.shl %x, %k
  return %r : index
}
func.func @t161(%x: index) -> index {
  %k = index.constant 1
  %r = index.shl %k, %x
  return %r : index
}
func.func @t165(%x: index) -> index {
  %k = index.constant -1
  %r = index.shl %x, %x
  return %r : index
}
func.func @t169(%x: index) -> index {
  %k = index.constant 0
  %r = index.shrs %x, %k
  return %r : index
}
func.func @t173(%x: index) -> index {
  %k = index.constant 1
  %r = index.shrs %k, %x
  return %r : index
}
func.func @t177(%x: index) -> index {
  %k = index.constant -1
  %r = index.shrs %x, %x
  return %r : index
}
func.func @t181(%x: index) -> index {
  %k = index.constant 0
  %r = index.shru %x, %k
  return %r : index
}
func.func @t185(%x: index) -> index {
  %k = index.constant 1
  %r = index.shru %k, %x
  return %r : index
}
func.func @t189(%x: index) -> index {
  %k = index.constant -1
  %r = index.shru %x, %x
  return %r : index
}
func.func @t193(%x: index) -> index {
  %k = index.constant 0
  %r = index.maxs %x, %k
  return %r : index
}
func.func @t197(%x: index) -> index {
  %k = index.constant 1
  %r = index.maxs %k, %x
  return %r : index
}
func.func @t201(%x: index) -> index {
  %k = index.constant -1
  %r = index.maxs %x, %x
  return %r : index
}
func.func @t205(%x: index) -> index {
  %k = index.constant 0
  %r = index.maxu %x, %k
  return %r : index
}
func.func @t209(%x: index) -> index {
  %k = index.constant 1
  %r = index.maxu %k, %x
  return %r : index
}
func.func @t213(%x: index) -> index {
  %k = index.constant -1
  %r = index.maxu %x, %x
  return %r : index
}
func.func @t217(%x: index) -> index {
  %k = index.constant 0
  %r = index.mins %x, %k
  return %r : index
}
func.func @t221(%x: index) -> index {
  %k = index.constant 1
  %r = index.mins %k, %x
  return %r : index
}
func.func @t225(%x: index) -> index {
  %k = index.constant -1
  %r = index.mins %x, %x
  return %r : index
}
func.func @t229(%x: index) -> index {
  %k = index.constant 0
  %r = index.minu %x, %k
  return %r : index
}
func.func @t233(%x: index) -> index {
  %k = index.constant 1
  %r = index.minu %k, %x
  return %r : index
}
func.func @t237(%x: index) -> index {
  %k = index.constant -1
  %r = index.minu %x, %x
  return %r : index
}
func.func @t241() -> index {
  %k = index.constant 7
  %l = index.constant 3
  %r = index.add %k, %l
  return %r : index
}
func.func @t245() -> index {
  %k = index.constant 5000000000
  %l = index.constant 2
  %r = index.add %k, %l
  return %r : index
}
func.func @t249() -> index {
  %k = index.constant 1
  %l = index.constant 64
  %r = index.add %k, %l
  return %r : index
}
func.func @t253() -> index {
  %k = index.constant -7
  %l = index.constant -3
  %r = index.sub %k, %l
  return %r : index
}
func.func @t257() -> index {
  %k = index.constant 1
  %l = index.constant 40
  %r = index.sub %k, %l
  return %r : index
}
func.func @t261() -> index {
  %k = index.constant 7
  %l = index.constant 3
  %r = index.mul %k, %l
  return %r : index
}
func.func @t265() -> index {
  %k = index.constant 5000000000
  %l = index.constant 2
  %r = index.mul %k, %l
  return %r : index
}
func.func @t269() -> index {
  %k = index.constant 1
  %l = index.constant 64
  %r = index.mul %k, %l
  return %r : index
}
func.func @t273() -> index {
  %k = index.constant -7
  %l = index.constant -3
  %r = index.divs %k, %l
  return %r : index
}
func.func @t277() -> index {
  %k = index.constant 1
  %l = index.constant 40
  %r = index.divs %k, %l
  return %r : index
}
func.func @t281() -> index {
  %k = index.constant 7
  %l = index.constant 3
  %r = index.divu %k, %l
  return %r : index
}
func.func @t285() -> index {
  %k = index.constant 5000000000
  %l = index.constant 2
  %r = index.divu %k, %l
  return %r : index
}
func.func @t289() -> index {
  %k = index.constant 1
  %l = index.constant 64
  %r = index.divu %k, %l
  return %r : index
}
func.func @t293() -> index {
  %k = index.constant -7
  %l = index.constant -3
  %r = index.ceildivs %k, %l
  return %r : index
}
func.func @t297() -> index {
  %k = index.constant 1
  %l = index.constant 40
  %r = index.ceildivs %k, %l
  return %r : index
}
func.func @t301() -> index {
  %k = index.constant 7
  %l = index.constant 3
  %r = index.ceildivu %k, %l
  return %r : index
}
func.func @t305() -> index {
  %k = index.constant 5000000000
  %l = index.constant 2
  %r = index.ceildivu %k, %l
  return %r : index
}
func.func @t309() -> index {
  %k = index.constant 1
  %l = index.constant 64
  %r = index.ceildivu %k, %l
  return %r : index
}
func.func @t313() -> index {
  %k = index.constant -7
  %l = index.constant -3
  %r = index.floordivs %k, %l
  return %r : index
}
func.func @t317() -> index {
  %k = index.constant 1
  %l = index.constant 40
  %r = index.floordivs %k, %l
  return %r : index
}
func.func @t321() -> index {
  %k = index.constant 7
  %l = index.constant 3
  %r = index.rems %k, %l
  return %r : index
}
func.func @t325() -> index {
  %k = index.constant 5000000000
  %l = index.constant 2
  %r = index.rems %k, %l
  return %r : index
}
func.func @t329() -> index {
  %k = index.constant 1
  %l = index.constant 64
  %r = index.rems %k, %l
  return %r : index
}
func.func @t333() -> index {
  %k = index.constant -7
  %l = index.constant -3
  %r = index.remu %k, %l
  return %r : index
}
func.func @t337() -> index {
  %k = index.constant 1
  %l = index.constant 40
  %r = index.remu %k, %l
  return %r : index
}
func.func @t341() -> index {
  %k = index.constant 7
  %l = index.constant 3
  %r = index.and %k, %l
  return %r : index
}
func.func @t345() -> index {
  %k = index.constant 5000000000
  %l = index.constant 2
  %r = index.and %k, %l
  return %r : index
}
func.func @t349() -> index {
  %k = index.constant 1
  %l = index.constant 64
  %r = index.and %k, %l
  return %r : index
}
func.func @t353() -> index {
  %k = index.constant -7
  %l = index.constant -3
  %r = index.or %k, %l
  return %r : index
}
func.func @t357() -> index {
  %k = index.constant 1
  %l = index.constant 40
  %r = index.or %k, %l
  return %r : index
}
func.func @t361() -> index {
  %k = index.constant 7
  %l = index.constant 3
  %r = index.xor %k, %l
  return %r : index
}
func.func @t365() -> index {
  %k = index.constant 5000000000
  %l = index.constant 2
  %r = index.xor %k, %l
  return %r : index
}
func.func @t369() -> index {
  %k = index.constant 1
  %l = index.constant 64
  %r = index.xor %k, %l
  return %r : index
}
func.func @t373() -> index {
  %k = index.constant -7
  %l = index.constant -3
  %r = index.shl %k, %l
  return %r : index
}
func.func @t377() -> index {
  %k = index.constant 1
  %l = index.constant 40
  %r = index.shl %k, %l
  return %r : index
}
func.func @t381() -> index {
  %k = index.constant 7
  %l = index.constant 3
  %r = index.shrs %k, %l
  return %r : index
}
func.func @t385() -> index {
  %k = index.constant 5000000000
  %l = index.constant 2
  %r = index.shrs %k, %l
  return %r : index
}
func.func @t389() -> index {
  %k = index.constant 1
  %l = index.constant 64
  %r = index.shrs %k, %l
  return %r : index
}
func.func @t393() -> index {
  %k = index.constant -7
  %l = index.constant -3
  %r = index.shru %k, %l
  return %r : index
}
func.func @t397() -> index {
  %k = index.constant 1
  %l = index.constant 40
  %r = index.shru %k, %l
  return %r : index
}
func.func @t401() -> index {
  %k = index.constant 7
  %l = index.constant 3
  %r = index.maxs %k, %l
  return %r : index
}
func.func @t405() -> index {
  %k = index.constant 5000000000
  %l = index.constant 2
  %r = index.maxs %k, %l
  return %r : index
}
func.func @t409() -> index {
  %k = index.constant 1
  %l = index.constant 64
  %r = index.maxs %k, %l
  return %r : index
}
func.func @t413() -> index {
  %k = index.constant -7
  %l = index.constant -3
  %r = index.maxu %k, %l
  return %r : index
}
func.func @t417() -> index {
  %k = index.constant 1
  %l = index.constant 40
  %r = index.maxu %k, %l
  return %r : index
}
func.func @t421() -> index {
  %k = index.constant 7
  %l = index.constant 3
  %r = index.mins %k, %l
  return %r : index
}
func.func @t425() -> index {
  %k = index.constant 5000000000
  %l = index.constant 2
  %r = index.mins %k, %l
  return %r : index
}
func.func @t429() -> index {
  %k = index.constant 1
  %l = index.constant 64
  %r = index.mins %k, %l
  return %r : index
}
func.func @t433() -> index {
  %k = index.constant -7
  %l = index.constant -3
  %r = index.minu %k, %l
  return %r : index
}
func.func @t437() -> index {
  %k = index.constant 1
  %l = index.constant 40
  %r = index.minu %k, %l
  return %r : index
}

// -----

// comparisons and casts of the index dialect
func.func @t1() -> i1 {
  %k = index.constant 1
  %l = index.constant 2
  %r = index.cmp eq(%k, %l)
  return %r : i1
}
func.func @t2(%x: index) -> i1 {
  %k = index.constant 1
  %r = index.cmp eq(%k, %x)
  return %r : i1
}
func.func @t3() -> i1 {
  %k = index.constant -1
  %l = index.constant 2
  %r = index.cmp eq(%k, %l)
  return %r : i1
}
func.func @t4(%x: index) -> i1 {
  %k = index.constant -1
  %r = index.cmp eq(%k, %x)
  return %r : i1
}
func.func @t5() -> i1 {
  %k = index.constant 2
  %l = index.constant 2
  %r = index.cmp eq(%k, %l)
  return %r : i1
}
func.func @t6(%x: index) -> i1 {
  %k = index.constant 2
  %r = index.cmp eq(%k, %x)
  return %r : i1
}
func.func @t7() -> i1 {
  %k = index.constant 4294967296
  %l = index.constant 0
  %r = index.cmp eq(%k, %l)
  return %r : i1
}
func.func @t8(%x: index) -> i1 {
  %k = index.constant 4294967296
  %r = index.cmp eq(%k, %x)
  return %r : i1
}
func.func @t9() -> i1 {
  %k = index.constant 1
  %l = index.constant 2
  %r = index.cmp ne(%k, %l)
  return %r : i1
}
func.func @t10(%x: index) -> i1 {
  %k = index.constant 1
  %r = index.cmp ne(%k, %x)
  return %r : i1
}
func.func @t11() -> i1 {
  %k = index.constant -1
  %l = index.constant 2
  %r = index.cmp ne(%k, %l)
  return %r : i1
}
func.func @t12(%x: index) -> i1 {
  %k = index.constant -1
  %r = index.cmp ne(%k, %x)
  return %r : i1
}
func.func @t13() -> i1 {
  %k = index.constant 2
  %l = index.constant 2
  %r = index.cmp ne(%k, %l)
  return %r : i1
}
func.func @t14(%x: index) -> i1 {
  %k = index.constant 2
  %r = index.cmp ne(%k, %x)
  return %r : i1
}
func.func @t15() -> i1 {
  %k = index.constant 4294967296
  %l = index.constant 0
  %r = index.cmp ne(%k, %l)
  return %r : i1
}
func.func @t16(%x: index) -> i1 {
  %k = index.constant 4294967296
  %r = index.cmp ne(%k, %x)
  return %r : i1
}
func.func @t17() -> i1 {
  %k = index.constant 1
  %l = index.constant 2
  %r = index.cmp slt(%k, %l)
  return %r : i1
}
func.func @t18(%x: index) -> i1 {
  %k = index.constant 1
  %r = index.cmp slt(%k, %x)
  return %r : i1
}
func.func @t19() -> i1 {
  %k = index.constant -1
  %l = index.constant 2
  %r = index.cmp slt(%k, %l)
  return %r : i1
}
func.func @t20(%x: index) -> i1 {
  %k = index.constant -1
  %r = index.cmp slt(%k, %x)
  return %r : i1
}
func.func @t21() -> i1 {
  %k = index.constant 2
  %l = index.constant 2
  %r = index.cmp slt(%k, %l)
  return %r : i1
}
func.func @t22(%x: index) -> i1 {
  %k = index.constant 2
  %r = index.cmp slt(%k, %x)
  return %r : i1
}
func.func @t23() -> i1 {
  %k = index.constant 4294967296
  %l = index.constant 0
  %r = index.cmp slt(%k, %l)
  return %r : i1
}
func.func @t24(%x: index) -> i1 {
  %k = index.constant 4294967296
  %r = index.cmp slt(%k, %x)
  return %r : i1
}
func.func @t25() -> i1 {
  %k = index.constant 1
  %l = index.constant 2
  %r = index.cmp sle(%k, %l)
  return %r : i1
}
func.func @t26(%x: index) -> i1 {
  %k = index.constant 1
  %r = index.cmp sle(%k, %x)
  return %r : i1
}
func.func @t27() -> i1 {
  %k = index.constant -1
  %l = index.constant 2
  %r = index.cmp sle(%k, %l)
  return %r : i1
}
func.func @t28(%x: index) -> i1 {
  %k = index.constant -1
  %r = index.cmp sle(%k, %x)
  return %r : i1
}
func.func @t29() -> i1 {
  %k = index.constant 2
  %l = index.constant 2
  %r = index.cmp sle(%k, %l)
  return %r : i1
}
func.func @t30(%x: index) -> i1 {
  %k = index.constant 2
  %r = index.cmp sle(%k, %x)
  return %r : i1
}
func.func @t31() -> i1 {
  %k = index.constant 4294967296
  %l = index.constant 0
  %r = index.cmp sle(%k, %l)
  return %r : i1
}
func.func @t32(%x: index) -> i1 {
  %k = index.constant 4294967296
  %r = index.cmp sle(%k, %x)
  return %r : i1
}
func.func @t33() -> i1 {
  %k = index.constant 1
  %l = index.constant 2
  %r = index.cmp sgt(%k, %l)
  return %r : i1
}
func.func @t34(%x: index) -> i1 {
  %k = index.constant 1
  %r = index.cmp sgt(%k, %x)
  return %r : i1
}
func.func @t35() -> i1 {
  %k = index.constant -1
  %l = index.constant 2
  %r = index.cmp sgt(%k, %l)
  return %r : i1
}
func.func @t36(%x: index) -> i1 {
  %k = index.constant -1
  %r = index.cmp sgt(%k, %x)
  return %r : i1
}
func.func @t37() -> i1 {
  %k = index.constant 2
  %l = index.constant 2
  %r = index.cmp sgt(%k, %l)
  return %r : i1
}
func.func @t38(%x: index) -> i1 {
  %k = index.constant 2
  %r = index.cmp sgt(%k, %x)
  return %r : i1
}
func.func @t39() -> i1 {
  %k = index.constant 4294967296
  %l = index.constant 0
  %r = index.cmp sgt(%k, %l)
  return %r : i1
}
func.func @t40(%x: index) -> i1 {
  %k = index.constant 4294967296
  %r = index.cmp sgt(%k, %x)
  return %r : i1
}
func.func @t41() -> i1 {
  %k = index.constant 1
  %l = index.constant 2
  %r = index.cmp sge(%k, %l)
  return %r : i1
}
func.func @t42(%x: index) -> i1 {
  %k = index.constant 1
  %r = index.cmp sge(%k, %x)
  return %r : i1
}
func.func @t43() -> i1 {
  %k = index.constant -1
  %l = index.constant 2
  %r = index.cmp sge(%k, %l)
  return %r : i1
}
func.func @t44(%x: index) -> i1 {
  %k = index.constant -1
  %r = index.cmp sge(%k, %x)
  return %r : i1
}
func.func @t45() -> i1 {
  %k = index.constant 2
  %l = index.constant 2
  %r = index.cmp sge(%k, %l)
  return %r : i1
}
func.func @t46(%x: index) -> i1 {
  %k = index.constant 2
  %r = index.cmp sge(%k, %x)
  return %r : i1
}
func.func @t47() -> i1 {
  %k = index.constant 4294967296
  %l = index.constant 0
  %r = index.cmp sge(%k, %l)
  return %r : i1
}
func.func @t48(%x: index) -> i1 {
  %k = index.constant 4294967296
  %r = index.cmp sge(%k, %x)
  return %r : i1
}
func.func @t49() -> i1 {
  %k = index.constant 1
  %l = index.constant 2
  %r = index.cmp ult(%k, %l)
  return %r : i1
}
func.func @t50(%x: index) -> i1 {
  %k = index.constant 1
  %r = index.cmp ult(%k, %x)
  return %r : i1
}
func.func @t51() -> i1 {
  %k = index.constant -1
  %l = index.constant 2
  %r = index.cmp ult(%k, %l)
  return %r : i1
}
func.func @t52(%x: index) -> i1 {
  %k = index.constant -1
  %r = index.cmp ult(%k, %x)
  return %r : i1
}
func.func @t53() -> i1 {
  %k = index.constant 2
  %l = index.constant 2
  %r = index.cmp ult(%k, %l)
  return %r : i1
}
func.func @t54(%x: index) -> i1 {
  %k = index.constant 2
  %r = index.cmp ult(%k, %x)
  return %r : i1
}
func.func @t55() -> i1 {
  %k = index.constant 4294967296
  %l = index.constant 0
  %r = index.cmp ult(%k, %l)
  return %r : i1
}
func.func @t56(%x: index) -> i1 {
  %k = index.constant 4294967296
  %r = index.cmp ult(%k, %x)
  return %r : i1
}
func.func @t57() -> i1 {
  %k = index.constant 1
  %l = index.constant 2
  %r = index.cmp ule(%k, %l)
  return %r : i1
}
func.func @t58(%x: index) -> i1 {
  %k = index.constant 1
  %r = index.cmp ule(%k, %x)
  return %r : i1
}
func.func @t59() -> i1 {
  %k = index.constant -1
  %l = index.constant 2
  %r = index.cmp ule(%k, %l)
  return %r : i1
}
func.func @t60(%x: index) -> i1 {
  %k = index.constant -1
  %r = index.cmp ule(%k, %x)
  return %r : i1
}
func.func @t61() -> i1 {
  %k = index.constant 2
  %l = index.constant 2
  %r = index.cmp ule(%k, %l)
  return %r : i1
}
func.func @t62(%x: index) -> i1 {
  %k = index.constant 2
  %r = index.cmp ule(%k, %x)
  return %r : i1
}
func.func @t63() -> i1 {
  %k = index.constant 4294967296
  %l = index.constant 0
  %r = index.cmp ule(%k, %l)
  return %r : i1
}
func.func @t64(%x: index) -> i1 {
  %k = index.constant 4294967296
  %r = index.cmp ule(%k, %x)
  return %r : i1
}
func.func @t65() -> i1 {
  %k = index.constant 1
  %l = index.constant 2
  %r = index.cmp ugt(%k, %l)
  return %r : i1
}
func.func @t66(%x: index) -> i1 {
  %k = index.constant 1
  %r = index.cmp ugt(%k, %x)
  return %r : i1
}
func.func @t67() -> i1 {
  %k = index.constant -1
  %l = index.constant 2
  %r = index.cmp ugt(%k, %l)
  return %r : i1
}
func.func @t68(%x: index) -> i1 {
  %k = index.constant -1
  %r = index.cmp ugt(%k, %x)
  return %r : i1
}
func.func @t69() -> i1 {
  %k = index.constant 2
  %l = index.constant 2
  %r = index.cmp ugt(%k, %l)
  return %r : i1
}
func.func @t70(%x: index) -> i1 {
  %k = index.constant 2
  %r = index.cmp ugt(%k, %x)
  return %r : i1
}
func.func @t71() -> i1 {
  %k = index.constant 4294967296
  %l = index.constant 0
  %r = index.cmp ugt(%k, %l)
  return %r : i1
}
func.func @t72(%x: index) -> i1 {
  %k = index.constant 4294967296
  %r = index.cmp ugt(%k, %x)
  return %r : i1
}
func.func @t73() -> i1 {
  %k = index.constant 1
  %l = index.constant 2
  %r = index.cmp uge(%k, %l)
  return %r : i1
}
func.func @t74(%x: index) -> i1 {
  %k = index.constant 1
  %r = index.cmp uge(%k, %x)
  return %r : i1
}
func.func @t75() -> i1 {
  %k = index.constant -1
  %l = index.constant 2
  %r = index.cmp uge(%k, %l)
  return %r : i1
}
func.func @t76(%x: index) -> i1 {
  %k = index.constant -1
  %r = index.cmp uge(%k, %x)
  return %r : i1
}
func.func @t77() -> i1 {
  %k = index.constant 2
  %l = index.constant 2
  %r = index.cmp uge(%k, %l)
  return %r : i1
}
func.func @t78(%x: index) -> i1 {
  %k = index.constant 2
  %r = index.cmp uge(%k, %x)
  return %r : i1
}
func.func @t79() -> i1 {
  %k = index.constant 4294967296
  %l = index.constant 0
  %r = index.cmp uge(%k, %l)
  return %r : i1
}
func.func @t80(%x: index) -> i1 {
  %k = index.constant 4294967296
  %r = index.cmp uge(%k, %x)
  return %r : i1
}
func.func @t81(%x: index) -> i1 {
  %r = index.cmp eq(%x, %x)
  return %r : i1
}
func.func @t82(%x: index, %y: index) -> i1 {
  %z = index.sub %x, %y
  %k = index.constant 0
  %r = index.cmp eq(%z, %k)
  return %r : i1
}
func.func @t83(%x: index) -> i1 {
  %r = index.cmp ne(%x, %x)
  return %r : i1
}
func.func @t84(%x: index, %y: index) -> i1 {
  %z = index.sub %x, %y
  %k = index.constant 0
  %r = index.cmp ne(%z, %k)
  return %r : i1
}
func.func @t85(%x: index) -> i1 {
  %r = index.cmp slt(%x, %x)
  return %r : i1
}
func.func @t86(%x: index, %y: index) -> i1 {
  %z = index.sub %x, %y
  %k = index.constant 0
  %r = index.cmp slt(%z, %k)
  return %r : i1
}
func.func @t87(%x: index) -> i1 {
  %r = index.cmp sle(%x, %x)
  return %r : i1
}
func.func @t88(%x: index, %y: index) -> i1 {
  %z = index.sub %x, %y
  %k = index.constant 0
  %r = index.cmp sle(%z, %k)
  return %r : i1
}
func.func @t89(%x: index) -> i1 {
  %r = index.cmp sgt(%x, %x)
  return %r : i1
}
func.func @t90(%x: index, %y: index) -> i1 {
  %z = index.sub %x, %y
  %k = index.constant 0
  %r = index.cmp sgt(%z, %k)
  return %r : i1
}
func.func @t91(%x: index) -> i1 {
  %r = index.cmp sge(%x, %x)
  return %r : i1
}
func.func @t92(%x: index, %y: index) -> i1 {
  %z = index.sub %x, %y
  %k = index.constant 0
  %r = index.cmp sge(%z, %k)
  return %r : i1
}
func.func @t93(%x: index) -> i1 {
  %r = index.cmp ult(%x, %x)
  return %r : i1
}
func.func @t94(%x: index, %y: index) -> i1 {
  %z = index.sub %x, %y
  %k = index.constant 0
  %r = index.cmp ult(%z, %k)
  return %r : i1
}
func.func @t95(%x: index) -> i1 {
  %r = index.cmp ule(%x, %x)
  return %r : i1
}
func.func @t96(%x: index, %y: index) -> i1 {
  %z = index.sub %x, %y
  %k = index.constant 0
  %r = index.cmp ule(%z, %k)
  return %r : i1
}
func.func @t97(%x: index) -> i1 {
  %r = index.cmp ugt(%x, %x)
  return %r : i1
}
func.func @t98(%x: index, %y: index) -> i1 {
  %z = index.sub %x, %y
  %k = index.constant 0
  %r = index.cmp ugt(%z, %k)
  return %r : i1
}
func.func @t99(%x: index) -> i1 {
  %r = index.cmp uge(%x, %x)
  return %r : i1
}
func.func @t100(%x: index, %y: index) -> i1 {
  %z = index.sub %x, %y
  %k = index.constant 0
  %r = index.cmp uge(%z, %k)
  return %r : i1
}
func.func @t101() -> (i1, i1) {
  %a = index.bool.constant true
  %b = index.bool.constant true
  return %a, %b : i1, i1
}
func.func @t102() -> index {
  %a = index.sizeof
  %b = index.sizeof
  %c = index.add %a, %b
  return %c : index
}
func.func @t103(%a: i32) -> i32 {
  %b = index.casts %a : i32 to index
  %c = index.casts %b : index to i32
  return %c : i32
}
func.func @t104(%a: index) -> index {
  %b = index.casts %a : index to i64
  %c = index.casts %b : i64 to index
  return %c : index
}
func.func @t105(%a: index) -> index {
  %b = index.castu %a : index to i32
  %c = index.castu %b : i32 to index
  return %c : index
}
func.func @t106() -> (i32, i64, i8) {
  %k = index.constant -1
  %a = index.casts %k : index to i32
  %b = index.castu %k : index to i64
  %l = index.constant 300
  %c = index.casts %l : index to i8
  return %a, %b, %c : i32, i64, i8
}
func.func @t107() -> (index, index) {
  %k = arith.constant -1 : i8
  %a = index.casts %k : i8 to index
  %b = index.castu %k : i8 to index
  return %a, %b : index, index
}
func.func @t108(%x: index) -> index {
  %k = index.constant 5
  %l = index.constant 6
  %a = index.add %x, %k
  %b = index.add %a, %l
  return %b : index
}
func.func @t109(%x: index) -> index {
  %k = index.constant 5
  %l = index.constant 6
  %a = index.mul %x, %k
  %b = index.mul %a, %l
  %c = index.maxs %b, %k
  %d = index.maxs %c, %l
  %e = index.and %d, %k
  %f = index.and %e, %l
  return %f : index
}

// -----

func.func @c(%x: index) -> (i64, i64, i32, i32, i128, i128, index, index) {
  %k = index.constant -1
  %a = index.casts %k : index to i64
  %b = index.castu %k : index to i64
  %c = index.casts %k : index to i32
  %d = index.castu %k : index to i32
  %e = index.casts %k : index to i128
  %f = index.castu %k : index to i128
  %l = arith.constant 0xFFFFFFFFFF : i64
  %g = index.casts %l : i64 to index
  %h = index.castu %l : i64 to index
  return %a, %b, %c, %d, %e, %f, %g, %h : i64, i64, i32, i32, i128, i128, index, index
}
func.func @d(%x: index) -> (index, index, index, index, index, index, index) {
  %k = index.constant 0x1FFFFFFFF
  %l = index.constant 2
  %a = index.add %k, %l
  %b = index.divu %k, %l
  %c = index.shru %k, %l
  %d = index.maxu %k, %l
  %e = index.mins %k, %l
  %n = index.constant 33
  %f = index.shl %l, %n
  %z = index.constant 0
  %g = index.divs %l, %z
  return %a, %b, %c, %d, %e, %f, %g : index, index, index, index, index, index, index
}
func.func @e(%x: index) -> (index, index, index, index, index) {
  %k = index.constant 3
  %l = index.constant 2
  %a = index.sub %x, %k
  %b = index.sub %a, %l
  %c = index.sub %l, %x
  %d = index.sub %k, %c
  %e = index.minu %x, %k
  %f = index.minu %e, %l
  %g = index.divu %x, %x
  %h = index.xor %x, %x
  return %b, %d, %f, %g, %h : index, index, index, index, index
}
func.func @m(%x: index) -> (i1, i1, i1, i1, i1) {
  %k = index.constant 3
  %l = index.constant 5
  %a = index.maxs %x, %l
  %b = index.cmp sgt(%a, %k)
  %c = index.minu %x, %k
  %d = index.cmp ult(%c, %l)
  %e = index.cmp slt(%k, %x)
  %s = index.sub %x, %k
  %z = index.constant 0
  %f = index.cmp slt(%s, %z)
  %y = index.cmp eq(%z, %s)
  return %b, %d, %e, %f, %y : i1, i1, i1, i1, i1
}
