// refused, first error in line 44:
// customop'affine.if'dimoperandcountandintegersetdimcountmustmatch
