// refused, first error in line 1:
// 'builtin.module'opcanonlycontainattributeswithdialect-prefixednames,found:'a'
