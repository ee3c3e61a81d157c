// refused, first error in line 1:
// 'func.func'opentryblockmusthave2argumentstomatchfunctionsignature
