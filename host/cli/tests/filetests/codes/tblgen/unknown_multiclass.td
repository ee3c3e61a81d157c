// test: tblgen
class C; multiclass Pair { def _a; } defm p : Pear; // error: [tblgen::unknown_multiclass] "couldn't find multiclass 'Pear'"
