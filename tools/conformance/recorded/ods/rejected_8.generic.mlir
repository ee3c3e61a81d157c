// refused, first error in line 2:
// 'arith.constant'oprequiresattribute'value'
