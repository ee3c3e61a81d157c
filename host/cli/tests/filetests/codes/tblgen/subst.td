// test: tblgen
def a { string s = !subst("", "x", "abc"); } // error: [tblgen::subst] "!subst cannot replace the empty string"
