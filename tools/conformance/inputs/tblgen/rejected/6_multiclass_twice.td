// 6.multiclass.twice: a second definition
multiclass M { def _a; }
multiclass M { def _b; }
