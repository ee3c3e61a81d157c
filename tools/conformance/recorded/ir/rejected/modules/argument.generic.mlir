// refused, first error in line 1:
// 'builtin.module'opregionshouldhavenoarguments
