// test: tblgen
def a { string s = "a\x41"; } // error: [tblgen::invalid_escape] "invalid escape in string literal"
