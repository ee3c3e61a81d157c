// 6.defm: a multiclass that is none
class C; multiclass Pair { def _a; } defm p : Pear;
