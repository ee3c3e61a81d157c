// 6.if.multi: in a multiclass on its argument
multiclass M<bit b, int n> { if b then { def _t; } else if !eq(n, 2) then { def _two; } else { def _f; } } defm p : M<1, 0>; defm q : M<0, 2>; defm r : M<0, 3>;
