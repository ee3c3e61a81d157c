// refused, first error in line 3:
// 'affine.parallel'opthenumberofregionarguments(2)andthenumberofmapgroupsforlower(1)andupperbound(1),andthenumberofsteps(2)mustallmatch
