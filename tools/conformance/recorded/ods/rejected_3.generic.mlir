// refused, first error in line 2:
// 'arith.addi'opoperand#0mustbesignless-integer-like,butgot'f32'
