// refused, first error in line 1:
// 'builtin.module'opexpectsregion#0tohave0or1blocks
