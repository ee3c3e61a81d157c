// 6.multiclass.name: NAME is prepended unless it is used
multiclass M { def x; def NAME; def _#NAME; def y#NAME#z; def "s"; def NAME#_t { string n = NAME; } } defm p : M; defm "" : M; defm q#1 : M;
