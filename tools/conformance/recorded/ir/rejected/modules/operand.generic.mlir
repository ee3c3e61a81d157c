// refused, first error in line 2:
// 'builtin.module'oprequireszerooperands
