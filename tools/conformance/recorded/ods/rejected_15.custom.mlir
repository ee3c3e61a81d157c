// refused, first error in line 2:
// blockwithnoterminator,has%0="arith.constant"()<{value=0:i32}>:()->i32
