// test: tblgen
multiclass M { class C; def a; } // error: [tblgen::misplaced] "expected 'assert', 'def', 'defm', 'defvar', 'dump', 'foreach', 'if', or 'let' in"
