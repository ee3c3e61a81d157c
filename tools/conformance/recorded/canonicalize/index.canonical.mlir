module {
  func.func @t1(%arg0: index) -> index {
    return %arg0 : index
  }
  func.func @t5(%arg0: index) -> index {
    %idx1 = index.constant 1
    %0 = index.add %arg0, %idx1
    return %0 : index
  }
  func.func @t9(%arg0: index) -> index {
    %0 = index.add %arg0, %arg0
    return %0 : index
  }
  func.func @t13(%arg0: index) -> index {
    return %arg0 : index
  }
  func.func @t17(%arg0: index) -> index {
    %idx1 = index.constant 1
    %0 = index.sub %idx1, %arg0
    return %0 : index
  }
  func.func @t21(%arg0: index) -> index {
    %0 = index.sub %arg0, %arg0
    return %0 : index
  }
  func.func @t25(%arg0: index) -> index {
    %idx0 = index.constant 0
    return %idx0 : index
  }
  func.func @t29(%arg0: index) -> index {
    return %arg0 : index
  }
  func.func @t33(%arg0: index) -> index {
    %0 = index.mul %arg0, %arg0
    return %0 : index
  }
  func.func @t37(%arg0: index) -> index {
    %idx0 = index.constant 0
    %0 = index.divs %arg0, %idx0
    return %0 : index
  }
  func.func @t41(%arg0: index) -> index {
    %idx1 = index.constant 1
    %0 = index.divs %idx1, %arg0
    return %0 : index
  }
  func.func @t45(%arg0: index) -> index {
    %0 = index.divs %arg0, %arg0
    return %0 : index
  }
  func.func @t49(%arg0: index) -> index {
    %idx0 = index.constant 0
    %0 = index.divu %arg0, %idx0
    return %0 : index
  }
  func.func @t53(%arg0: index) -> index {
    %idx1 = index.constant 1
    %0 = index.divu %idx1, %arg0
    return %0 : index
  }
  func.func @t57(%arg0: index) -> index {
    %0 = index.divu %arg0, %arg0
    return %0 : index
  }
  func.func @t61(%arg0: index) -> index {
    %idx0 = index.constant 0
    %0 = index.ceildivs %arg0, %idx0
    return %0 : index
  }
  func.func @t65(%arg0: index) -> index {
    %idx1 = index.constant 1
    %0 = index.ceildivs %idx1, %arg0
    return %0 : index
  }
  func.func @t69(%arg0: index) -> index {
    %0 = index.ceildivs %arg0, %arg0
    return %0 : index
  }
  func.func @t73(%arg0: index) -> index {
    %idx0 = index.constant 0
    %0 = index.ceildivu %arg0, %idx0
    return %0 : index
  }
  func.func @t77(%arg0: index) -> index {
    %idx1 = index.constant 1
    %0 = index.ceildivu %idx1, %arg0
    return %0 : index
  }
  func.func @t81(%arg0: index) -> index {
    %0 = index.ceildivu %arg0, %arg0
    return %0 : index
  }
  func.func @t85(%arg0: index) -> index {
    %idx0 = index.constant 0
    %0 = index.floordivs %arg0, %idx0
    return %0 : index
  }
  func.func @t89(%arg0: index) -> index {
    %idx1 = index.constant 1
    %0 = index.floordivs %idx1, %arg0
    return %0 : index
  }
  func.func @t93(%arg0: index) -> index {
    %0 = index.floordivs %arg0, %arg0
    return %0 : index
  }
  func.func @t97(%arg0: index) -> index {
    %idx0 = index.constant 0
    %0 = index.rems %arg0, %idx0
    return %0 : index
  }
  func.func @t101(%arg0: index) -> index {
    %idx1 = index.constant 1
    %0 = index.rems %idx1, %arg0
    return %0 : index
  }
  func.func @t105(%arg0: index) -> index {
    %0 = index.rems %arg0, %arg0
    return %0 : index
  }
  func.func @t109(%arg0: index) -> index {
    %idx0 = index.constant 0
    %0 = index.remu %arg0, %idx0
    return %0 : index
  }
  func.func @t113(%arg0: index) -> index {
    %idx1 = index.constant 1
    %0 = index.remu %idx1, %arg0
    return %0 : index
  }
  func.func @t117(%arg0: index) -> index {
    %0 = index.remu %arg0, %arg0
    return %0 : index
  }
  func.func @t121(%arg0: index) -> index {
    %idx0 = index.constant 0
    %0 = index.and %arg0, %idx0
    return %0 : index
  }
  func.func @t125(%arg0: index) -> index {
    %idx1 = index.constant 1
    %0 = index.and %arg0, %idx1
    return %0 : index
  }
  func.func @t129(%arg0: index) -> index {
    %0 = index.and %arg0, %arg0
    return %0 : index
  }
  func.func @t133(%arg0: index) -> index {
    %idx0 = index.constant 0
    %0 = index.or %arg0, %idx0
    return %0 : index
  }
  func.func @t137(%arg0: index) -> index {
    %idx1 = index.constant 1
    %0 = index.or %arg0, %idx1
    return %0 : index
  }
  func.func @t141(%arg0: index) -> index {
    %0 = index.or %arg0, %arg0
    return %0 : index
  }
  func.func @t145(%arg0: index) -> index {
    %idx0 = index.constant 0
    %0 = index.xor %arg0, %idx0
    return %0 : index
  }
  func.func @t149(%arg0: index) -> index {
    %idx1 = index.constant 1
    %0 = index.xor %arg0, %idx1
    return %0 : index
  }
  func.func @t153(%arg0: index) -> index {
    %0 = index.xor %arg0, %arg0
    return %0 : index
  }
  func.func @t157(%arg0: index) -> index {
    %idx0 = index.constant 0
    %0 = index.shl %arg0, %idx0
    return %0 : index
  }
  func.func @t161(%arg0: index) -> index {
    %idx1 = index.constant 1
    %0 = index.shl %idx1, %arg0
    return %0 : index
  }
  func.func @t165(%arg0: index) -> index {
    %0 = index.shl %arg0, %arg0
    return %0 : index
  }
  func.func @t169(%arg0: index) -> index {
    %idx0 = index.constant 0
    %0 = index.shrs %arg0, %idx0
    return %0 : index
  }
  func.func @t173(%arg0: index) -> index {
    %idx1 = index.constant 1
    %0 = index.shrs %idx1, %arg0
    return %0 : index
  }
  func.func @t177(%arg0: index) -> index {
    %0 = index.shrs %arg0, %arg0
    return %0 : index
  }
  func.func @t181(%arg0: index) -> index {
    %idx0 = index.constant 0
    %0 = index.shru %arg0, %idx0
    return %0 : index
  }
  func.func @t185(%arg0: index) -> index {
    %idx1 = index.constant 1
    %0 = index.shru %idx1, %arg0
    return %0 : index
  }
  func.func @t189(%arg0: index) -> index {
    %0 = index.shru %arg0, %arg0
    return %0 : index
  }
  func.func @t193(%arg0: index) -> index {
    %idx0 = index.constant 0
    %0 = index.maxs %arg0, %idx0
    return %0 : index
  }
  func.func @t197(%arg0: index) -> index {
    %idx1 = index.constant 1
    %0 = index.maxs %arg0, %idx1
    return %0 : index
  }
  func.func @t201(%arg0: index) -> index {
    %0 = index.maxs %arg0, %arg0
    return %0 : index
  }
  func.func @t205(%arg0: index) -> index {
    %idx0 = index.constant 0
    %0 = index.maxu %arg0, %idx0
    return %0 : index
  }
  func.func @t209(%arg0: index) -> index {
    %idx1 = index.constant 1
    %0 = index.maxu %arg0, %idx1
    return %0 : index
  }
  func.func @t213(%arg0: index) -> index {
    %0 = index.maxu %arg0, %arg0
    return %0 : index
  }
  func.func @t217(%arg0: index) -> index {
    %idx0 = index.constant 0
    %0 = index.mins %arg0, %idx0
    return %0 : index
  }
  func.func @t221(%arg0: index) -> index {
    %idx1 = index.constant 1
    %0 = index.mins %arg0, %idx1
    return %0 : index
  }
  func.func @t225(%arg0: index) -> index {
    %0 = index.mins %arg0, %arg0
    return %0 : index
  }
  func.func @t229(%arg0: index) -> index {
    %idx0 = index.constant 0
    %0 = index.minu %arg0, %idx0
    return %0 : index
  }
  func.func @t233(%arg0: index) -> index {
    %idx1 = index.constant 1
    %0 = index.minu %arg0, %idx1
    return %0 : index
  }
  func.func @t237(%arg0: index) -> index {
    %0 = index.minu %arg0, %arg0
    return %0 : index
  }
  func.func @t241() -> index {
    %idx10 = index.constant 10
    return %idx10 : index
  }
  func.func @t245() -> index {
    %idx5000000002 = index.constant 5000000002
    return %idx5000000002 : index
  }
  func.func @t249() -> index {
    %idx65 = index.constant 65
    return %idx65 : index
  }
  func.func @t253() -> index {
    %idx-4 = index.constant -4
    return %idx-4 : index
  }
  func.func @t257() -> index {
    %idx-39 = index.constant -39
    return %idx-39 : index
  }
  func.func @t261() -> index {
    %idx21 = index.constant 21
    return %idx21 : index
  }
  func.func @t265() -> index {
    %idx10000000000 = index.constant 10000000000
    return %idx10000000000 : index
  }
  func.func @t269() -> index {
    %idx64 = index.constant 64
    return %idx64 : index
  }
  func.func @t273() -> index {
    %idx2 = index.constant 2
    return %idx2 : index
  }
  func.func @t277() -> index {
    %idx0 = index.constant 0
    return %idx0 : index
  }
  func.func @t281() -> index {
    %idx2 = index.constant 2
    return %idx2 : index
  }
  func.func @t285() -> index {
    %idx5000000000 = index.constant 5000000000
    %idx2 = index.constant 2
    %0 = index.divu %idx5000000000, %idx2
    return %0 : index
  }
  func.func @t289() -> index {
    %idx0 = index.constant 0
    return %idx0 : index
  }
  func.func @t293() -> index {
    %idx3 = index.constant 3
    return %idx3 : index
  }
  func.func @t297() -> index {
    %idx1 = index.constant 1
    return %idx1 : index
  }
  func.func @t301() -> index {
    %idx3 = index.constant 3
    return %idx3 : index
  }
  func.func @t305() -> index {
    %idx5000000000 = index.constant 5000000000
    %idx2 = index.constant 2
    %0 = index.ceildivu %idx5000000000, %idx2
    return %0 : index
  }
  func.func @t309() -> index {
    %idx1 = index.constant 1
    return %idx1 : index
  }
  func.func @t313() -> index {
    %idx2 = index.constant 2
    return %idx2 : index
  }
  func.func @t317() -> index {
    %idx0 = index.constant 0
    return %idx0 : index
  }
  func.func @t321() -> index {
    %idx1 = index.constant 1
    return %idx1 : index
  }
  func.func @t325() -> index {
    %idx0 = index.constant 0
    return %idx0 : index
  }
  func.func @t329() -> index {
    %idx1 = index.constant 1
    return %idx1 : index
  }
  func.func @t333() -> index {
    %idx-7 = index.constant -7
    return %idx-7 : index
  }
  func.func @t337() -> index {
    %idx1 = index.constant 1
    return %idx1 : index
  }
  func.func @t341() -> index {
    %idx3 = index.constant 3
    return %idx3 : index
  }
  func.func @t345() -> index {
    %idx0 = index.constant 0
    return %idx0 : index
  }
  func.func @t349() -> index {
    %idx0 = index.constant 0
    return %idx0 : index
  }
  func.func @t353() -> index {
    %idx-3 = index.constant -3
    return %idx-3 : index
  }
  func.func @t357() -> index {
    %idx41 = index.constant 41
    return %idx41 : index
  }
  func.func @t361() -> index {
    %idx4 = index.constant 4
    return %idx4 : index
  }
  func.func @t365() -> index {
    %idx5000000002 = index.constant 5000000002
    return %idx5000000002 : index
  }
  func.func @t369() -> index {
    %idx65 = index.constant 65
    return %idx65 : index
  }
  func.func @t373() -> index {
    %idx-7 = index.constant -7
    %idx-3 = index.constant -3
    %0 = index.shl %idx-7, %idx-3
    return %0 : index
  }
  func.func @t377() -> index {
    %idx1 = index.constant 1
    %idx40 = index.constant 40
    %0 = index.shl %idx1, %idx40
    return %0 : index
  }
  func.func @t381() -> index {
    %idx0 = index.constant 0
    return %idx0 : index
  }
  func.func @t385() -> index {
    %idx5000000000 = index.constant 5000000000
    %idx2 = index.constant 2
    %0 = index.shrs %idx5000000000, %idx2
    return %0 : index
  }
  func.func @t389() -> index {
    %idx1 = index.constant 1
    %idx64 = index.constant 64
    %0 = index.shrs %idx1, %idx64
    return %0 : index
  }
  func.func @t393() -> index {
    %idx-7 = index.constant -7
    %idx-3 = index.constant -3
    %0 = index.shru %idx-7, %idx-3
    return %0 : index
  }
  func.func @t397() -> index {
    %idx1 = index.constant 1
    %idx40 = index.constant 40
    %0 = index.shru %idx1, %idx40
    return %0 : index
  }
  func.func @t401() -> index {
    %idx7 = index.constant 7
    return %idx7 : index
  }
  func.func @t405() -> index {
    %idx5000000000 = index.constant 5000000000
    return %idx5000000000 : index
  }
  func.func @t409() -> index {
    %idx64 = index.constant 64
    return %idx64 : index
  }
  func.func @t413() -> index {
    %idx-3 = index.constant -3
    return %idx-3 : index
  }
  func.func @t417() -> index {
    %idx40 = index.constant 40
    return %idx40 : index
  }
  func.func @t421() -> index {
    %idx3 = index.constant 3
    return %idx3 : index
  }
  func.func @t425() -> index {
    %idx2 = index.constant 2
    return %idx2 : index
  }
  func.func @t429() -> index {
    %idx1 = index.constant 1
    return %idx1 : index
  }
  func.func @t433() -> index {
    %idx-7 = index.constant -7
    return %idx-7 : index
  }
  func.func @t437() -> index {
    %idx1 = index.constant 1
    return %idx1 : index
  }
}

// -----
module {
  func.func @t1() -> i1 {
    %false = index.bool.constant false
    return %false : i1
  }
  func.func @t2(%arg0: index) -> i1 {
    %idx1 = index.constant 1
    %0 = index.cmp eq(%idx1, %arg0)
    return %0 : i1
  }
  func.func @t3() -> i1 {
    %false = index.bool.constant false
    return %false : i1
  }
  func.func @t4(%arg0: index) -> i1 {
    %idx-1 = index.constant -1
    %0 = index.cmp eq(%idx-1, %arg0)
    return %0 : i1
  }
  func.func @t5() -> i1 {
    %true = index.bool.constant true
    return %true : i1
  }
  func.func @t6(%arg0: index) -> i1 {
    %idx2 = index.constant 2
    %0 = index.cmp eq(%idx2, %arg0)
    return %0 : i1
  }
  func.func @t7() -> i1 {
    %idx4294967296 = index.constant 4294967296
    %idx0 = index.constant 0
    %0 = index.cmp eq(%idx4294967296, %idx0)
    return %0 : i1
  }
  func.func @t8(%arg0: index) -> i1 {
    %idx4294967296 = index.constant 4294967296
    %0 = index.cmp eq(%idx4294967296, %arg0)
    return %0 : i1
  }
  func.func @t9() -> i1 {
    %true = index.bool.constant true
    return %true : i1
  }
  func.func @t10(%arg0: index) -> i1 {
    %idx1 = index.constant 1
    %0 = index.cmp ne(%idx1, %arg0)
    return %0 : i1
  }
  func.func @t11() -> i1 {
    %true = index.bool.constant true
    return %true : i1
  }
  func.func @t12(%arg0: index) -> i1 {
    %idx-1 = index.constant -1
    %0 = index.cmp ne(%idx-1, %arg0)
    return %0 : i1
  }
  func.func @t13() -> i1 {
    %false = index.bool.constant false
    return %false : i1
  }
  func.func @t14(%arg0: index) -> i1 {
    %idx2 = index.constant 2
    %0 = index.cmp ne(%idx2, %arg0)
    return %0 : i1
  }
  func.func @t15() -> i1 {
    %idx4294967296 = index.constant 4294967296
    %idx0 = index.constant 0
    %0 = index.cmp ne(%idx4294967296, %idx0)
    return %0 : i1
  }
  func.func @t16(%arg0: index) -> i1 {
    %idx4294967296 = index.constant 4294967296
    %0 = index.cmp ne(%idx4294967296, %arg0)
    return %0 : i1
  }
  func.func @t17() -> i1 {
    %true = index.bool.constant true
    return %true : i1
  }
  func.func @t18(%arg0: index) -> i1 {
    %idx1 = index.constant 1
    %0 = index.cmp slt(%idx1, %arg0)
    return %0 : i1
  }
  func.func @t19() -> i1 {
    %true = index.bool.constant true
    return %true : i1
  }
  func.func @t20(%arg0: index) -> i1 {
    %idx-1 = index.constant -1
    %0 = index.cmp slt(%idx-1, %arg0)
    return %0 : i1
  }
  func.func @t21() -> i1 {
    %false = index.bool.constant false
    return %false : i1
  }
  func.func @t22(%arg0: index) -> i1 {
    %idx2 = index.constant 2
    %0 = index.cmp slt(%idx2, %arg0)
    return %0 : i1
  }
  func.func @t23() -> i1 {
    %false = index.bool.constant false
    return %false : i1
  }
  func.func @t24(%arg0: index) -> i1 {
    %idx4294967296 = index.constant 4294967296
    %0 = index.cmp slt(%idx4294967296, %arg0)
    return %0 : i1
  }
  func.func @t25() -> i1 {
    %true = index.bool.constant true
    return %true : i1
  }
  func.func @t26(%arg0: index) -> i1 {
    %idx1 = index.constant 1
    %0 = index.cmp sle(%idx1, %arg0)
    return %0 : i1
  }
  func.func @t27() -> i1 {
    %true = index.bool.constant true
    return %true : i1
  }
  func.func @t28(%arg0: index) -> i1 {
    %idx-1 = index.constant -1
    %0 = index.cmp sle(%idx-1, %arg0)
    return %0 : i1
  }
  func.func @t29() -> i1 {
    %true = index.bool.constant true
    return %true : i1
  }
  func.func @t30(%arg0: index) -> i1 {
    %idx2 = index.constant 2
    %0 = index.cmp sle(%idx2, %arg0)
    return %0 : i1
  }
  func.func @t31() -> i1 {
    %idx4294967296 = index.constant 4294967296
    %idx0 = index.constant 0
    %0 = index.cmp sle(%idx4294967296, %idx0)
    return %0 : i1
  }
  func.func @t32(%arg0: index) -> i1 {
    %idx4294967296 = index.constant 4294967296
    %0 = index.cmp sle(%idx4294967296, %arg0)
    return %0 : i1
  }
  func.func @t33() -> i1 {
    %false = index.bool.constant false
    return %false : i1
  }
  func.func @t34(%arg0: index) -> i1 {
    %idx1 = index.constant 1
    %0 = index.cmp sgt(%idx1, %arg0)
    return %0 : i1
  }
  func.func @t35() -> i1 {
    %false = index.bool.constant false
    return %false : i1
  }
  func.func @t36(%arg0: index) -> i1 {
    %idx-1 = index.constant -1
    %0 = index.cmp sgt(%idx-1, %arg0)
    return %0 : i1
  }
  func.func @t37() -> i1 {
    %false = index.bool.constant false
    return %false : i1
  }
  func.func @t38(%arg0: index) -> i1 {
    %idx2 = index.constant 2
    %0 = index.cmp sgt(%idx2, %arg0)
    return %0 : i1
  }
  func.func @t39() -> i1 {
    %idx4294967296 = index.constant 4294967296
    %idx0 = index.constant 0
    %0 = index.cmp sgt(%idx4294967296, %idx0)
    return %0 : i1
  }
  func.func @t40(%arg0: index) -> i1 {
    %idx4294967296 = index.constant 4294967296
    %0 = index.cmp sgt(%idx4294967296, %arg0)
    return %0 : i1
  }
  func.func @t41() -> i1 {
    %false = index.bool.constant false
    return %false : i1
  }
  func.func @t42(%arg0: index) -> i1 {
    %idx1 = index.constant 1
    %0 = index.cmp sge(%idx1, %arg0)
    return %0 : i1
  }
  func.func @t43() -> i1 {
    %false = index.bool.constant false
    return %false : i1
  }
  func.func @t44(%arg0: index) -> i1 {
    %idx-1 = index.constant -1
    %0 = index.cmp sge(%idx-1, %arg0)
    return %0 : i1
  }
  func.func @t45() -> i1 {
    %true = index.bool.constant true
    return %true : i1
  }
  func.func @t46(%arg0: index) -> i1 {
    %idx2 = index.constant 2
    %0 = index.cmp sge(%idx2, %arg0)
    return %0 : i1
  }
  func.func @t47() -> i1 {
    %true = index.bool.constant true
    return %true : i1
  }
  func.func @t48(%arg0: index) -> i1 {
    %idx4294967296 = index.constant 4294967296
    %0 = index.cmp sge(%idx4294967296, %arg0)
    return %0 : i1
  }
  func.func @t49() -> i1 {
    %true = index.bool.constant true
    return %true : i1
  }
  func.func @t50(%arg0: index) -> i1 {
    %idx1 = index.constant 1
    %0 = index.cmp ult(%idx1, %arg0)
    return %0 : i1
  }
  func.func @t51() -> i1 {
    %false = index.bool.constant false
    return %false : i1
  }
  func.func @t52(%arg0: index) -> i1 {
    %idx-1 = index.constant -1
    %0 = index.cmp ult(%idx-1, %arg0)
    return %0 : i1
  }
  func.func @t53() -> i1 {
    %false = index.bool.constant false
    return %false : i1
  }
  func.func @t54(%arg0: index) -> i1 {
    %idx2 = index.constant 2
    %0 = index.cmp ult(%idx2, %arg0)
    return %0 : i1
  }
  func.func @t55() -> i1 {
    %false = index.bool.constant false
    return %false : i1
  }
  func.func @t56(%arg0: index) -> i1 {
    %idx4294967296 = index.constant 4294967296
    %0 = index.cmp ult(%idx4294967296, %arg0)
    return %0 : i1
  }
  func.func @t57() -> i1 {
    %true = index.bool.constant true
    return %true : i1
  }
  func.func @t58(%arg0: index) -> i1 {
    %idx1 = index.constant 1
    %0 = index.cmp ule(%idx1, %arg0)
    return %0 : i1
  }
  func.func @t59() -> i1 {
    %false = index.bool.constant false
    return %false : i1
  }
  func.func @t60(%arg0: index) -> i1 {
    %idx-1 = index.constant -1
    %0 = index.cmp ule(%idx-1, %arg0)
    return %0 : i1
  }
  func.func @t61() -> i1 {
    %true = index.bool.constant true
    return %true : i1
  }
  func.func @t62(%arg0: index) -> i1 {
    %idx2 = index.constant 2
    %0 = index.cmp ule(%idx2, %arg0)
    return %0 : i1
  }
  func.func @t63() -> i1 {
    %idx4294967296 = index.constant 4294967296
    %idx0 = index.constant 0
    %0 = index.cmp ule(%idx4294967296, %idx0)
    return %0 : i1
  }
  func.func @t64(%arg0: index) -> i1 {
    %idx4294967296 = index.constant 4294967296
    %0 = index.cmp ule(%idx4294967296, %arg0)
    return %0 : i1
  }
  func.func @t65() -> i1 {
    %false = index.bool.constant false
    return %false : i1
  }
  func.func @t66(%arg0: index) -> i1 {
    %idx1 = index.constant 1
    %0 = index.cmp ugt(%idx1, %arg0)
    return %0 : i1
  }
  func.func @t67() -> i1 {
    %true = index.bool.constant true
    return %true : i1
  }
  func.func @t68(%arg0: index) -> i1 {
    %idx-1 = index.constant -1
    %0 = index.cmp ugt(%idx-1, %arg0)
    return %0 : i1
  }
  func.func @t69() -> i1 {
    %false = index.bool.constant false
    return %false : i1
  }
  func.func @t70(%arg0: index) -> i1 {
    %idx2 = index.constant 2
    %0 = index.cmp ugt(%idx2, %arg0)
    return %0 : i1
  }
  func.func @t71() -> i1 {
    %idx4294967296 = index.constant 4294967296
    %idx0 = index.constant 0
    %0 = index.cmp ugt(%idx4294967296, %idx0)
    return %0 : i1
  }
  func.func @t72(%arg0: index) -> i1 {
    %idx4294967296 = index.constant 4294967296
    %0 = index.cmp ugt(%idx4294967296, %arg0)
    return %0 : i1
  }
  func.func @t73() -> i1 {
    %false = index.bool.constant false
    return %false : i1
  }
  func.func @t74(%arg0: index) -> i1 {
    %idx1 = index.constant 1
    %0 = index.cmp uge(%idx1, %arg0)
    return %0 : i1
  }
  func.func @t75() -> i1 {
    %true = index.bool.constant true
    return %true : i1
  }
  func.func @t76(%arg0: index) -> i1 {
    %idx-1 = index.constant -1
    %0 = index.cmp uge(%idx-1, %arg0)
    return %0 : i1
  }
  func.func @t77() -> i1 {
    %true = index.bool.constant true
    return %true : i1
  }
  func.func @t78(%arg0: index) -> i1 {
    %idx2 = index.constant 2
    %0 = index.cmp uge(%idx2, %arg0)
    return %0 : i1
  }
  func.func @t79() -> i1 {
    %true = index.bool.constant true
    return %true : i1
  }
  func.func @t80(%arg0: index) -> i1 {
    %idx4294967296 = index.constant 4294967296
    %0 = index.cmp uge(%idx4294967296, %arg0)
    return %0 : i1
  }
  func.func @t81(%arg0: index) -> i1 {
    %true = index.bool.constant true
    return %true : i1
  }
  func.func @t82(%arg0: index, %arg1: index) -> i1 {
    %0 = index.cmp eq(%arg0, %arg1)
    return %0 : i1
  }
  func.func @t83(%arg0: index) -> i1 {
    %false = index.bool.constant false
    return %false : i1
  }
  func.func @t84(%arg0: index, %arg1: index) -> i1 {
    %0 = index.cmp ne(%arg0, %arg1)
    return %0 : i1
  }
  func.func @t85(%arg0: index) -> i1 {
    %false = index.bool.constant false
    return %false : i1
  }
  func.func @t86(%arg0: index, %arg1: index) -> i1 {
    %0 = index.cmp slt(%arg0, %arg1)
    return %0 : i1
  }
  func.func @t87(%arg0: index) -> i1 {
    %true = index.bool.constant true
    return %true : i1
  }
  func.func @t88(%arg0: index, %arg1: index) -> i1 {
    %0 = index.cmp sle(%arg0, %arg1)
    return %0 : i1
  }
  func.func @t89(%arg0: index) -> i1 {
    %false = index.bool.constant false
    return %false : i1
  }
  func.func @t90(%arg0: index, %arg1: index) -> i1 {
    %0 = index.cmp sgt(%arg0, %arg1)
    return %0 : i1
  }
  func.func @t91(%arg0: index) -> i1 {
    %true = index.bool.constant true
    return %true : i1
  }
  func.func @t92(%arg0: index, %arg1: index) -> i1 {
    %0 = index.cmp sge(%arg0, %arg1)
    return %0 : i1
  }
  func.func @t93(%arg0: index) -> i1 {
    %false = index.bool.constant false
    return %false : i1
  }
  func.func @t94(%arg0: index, %arg1: index) -> i1 {
    %0 = index.cmp ult(%arg0, %arg1)
    return %0 : i1
  }
  func.func @t95(%arg0: index) -> i1 {
    %true = index.bool.constant true
    return %true : i1
  }
  func.func @t96(%arg0: index, %arg1: index) -> i1 {
    %0 = index.cmp ule(%arg0, %arg1)
    return %0 : i1
  }
  func.func @t97(%arg0: index) -> i1 {
    %false = index.bool.constant false
    return %false : i1
  }
  func.func @t98(%arg0: index, %arg1: index) -> i1 {
    %0 = index.cmp ugt(%arg0, %arg1)
    return %0 : i1
  }
  func.func @t99(%arg0: index) -> i1 {
    %true = index.bool.constant true
    return %true : i1
  }
  func.func @t100(%arg0: index, %arg1: index) -> i1 {
    %0 = index.cmp uge(%arg0, %arg1)
    return %0 : i1
  }
  func.func @t101() -> (i1, i1) {
    %true = index.bool.constant true
    return %true, %true : i1, i1
  }
  func.func @t102() -> index {
    %0 = index.sizeof
    %1 = index.sizeof
    %2 = index.add %0, %1
    return %2 : index
  }
  func.func @t103(%arg0: i32) -> i32 {
    %0 = index.casts %arg0 : i32 to index
    %1 = index.casts %0 : index to i32
    return %1 : i32
  }
  func.func @t104(%arg0: index) -> index {
    %0 = index.casts %arg0 : index to i64
    %1 = index.casts %0 : i64 to index
    return %1 : index
  }
  func.func @t105(%arg0: index) -> index {
    %0 = index.castu %arg0 : index to i32
    %1 = index.castu %0 : i32 to index
    return %1 : index
  }
  func.func @t106() -> (i32, i64, i8) {
    %idx300 = index.constant 300
    %idx-1 = index.constant -1
    %0 = index.casts %idx-1 : index to i32
    %1 = index.castu %idx-1 : index to i64
    %2 = index.casts %idx300 : index to i8
    return %0, %1, %2 : i32, i64, i8
  }
  func.func @t107() -> (index, index) {
    %idx-1 = index.constant -1
    %idx255 = index.constant 255
    return %idx-1, %idx255 : index, index
  }
  func.func @t108(%arg0: index) -> index {
    %idx11 = index.constant 11
    %0 = index.add %arg0, %idx11
    return %0 : index
  }
  func.func @t109(%arg0: index) -> index {
    %idx4 = index.constant 4
    %idx6 = index.constant 6
    %idx30 = index.constant 30
    %0 = index.mul %arg0, %idx30
    %1 = index.maxs %0, %idx6
    %2 = index.and %1, %idx4
    return %2 : index
  }
}

// -----
module {
  func.func @c(%arg0: index) -> (i64, i64, i32, i32, i128, i128, index, index) {
    %idx1099511627775 = index.constant 1099511627775
    %idx-1 = index.constant -1
    %0 = index.casts %idx-1 : index to i64
    %1 = index.castu %idx-1 : index to i64
    %2 = index.casts %idx-1 : index to i32
    %3 = index.castu %idx-1 : index to i32
    %4 = index.casts %idx-1 : index to i128
    %5 = index.castu %idx-1 : index to i128
    return %0, %1, %2, %3, %4, %5, %idx1099511627775, %idx1099511627775 : i64, i64, i32, i32, i128, i128, index, index
  }
  func.func @d(%arg0: index) -> (index, index, index, index, index, index, index) {
    %idx0 = index.constant 0
    %idx33 = index.constant 33
    %idx8589934591 = index.constant 8589934591
    %idx2 = index.constant 2
    %idx8589934593 = index.constant 8589934593
    %0 = index.divu %idx8589934591, %idx2
    %1 = index.shru %idx8589934591, %idx2
    %2 = index.mins %idx8589934591, %idx2
    %3 = index.shl %idx2, %idx33
    %4 = index.divs %idx2, %idx0
    return %idx8589934593, %0, %1, %idx8589934591, %2, %3, %4 : index, index, index, index, index, index, index
  }
  func.func @e(%arg0: index) -> (index, index, index, index, index) {
    %idx3 = index.constant 3
    %idx2 = index.constant 2
    %0 = index.sub %arg0, %idx3
    %1 = index.sub %0, %idx2
    %2 = index.sub %idx2, %arg0
    %3 = index.sub %idx3, %2
    %4 = index.minu %arg0, %idx2
    %5 = index.divu %arg0, %arg0
    %6 = index.xor %arg0, %arg0
    return %1, %3, %4, %5, %6 : index, index, index, index, index
  }
  func.func @m(%arg0: index) -> (i1, i1, i1, i1, i1) {
    %idx3 = index.constant 3
    %true = index.bool.constant true
    %0 = index.cmp slt(%idx3, %arg0)
    %1 = index.cmp slt(%arg0, %idx3)
    %2 = index.cmp eq(%idx3, %arg0)
    return %true, %true, %0, %1, %2 : i1, i1, i1, i1, i1
  }
}

