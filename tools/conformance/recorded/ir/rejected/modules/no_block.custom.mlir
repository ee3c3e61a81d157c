// refused, first error in line 1:
// 'builtin.module'opregion#0('bodyRegion')failedtoverifyconstraint:regionwith1blocks
