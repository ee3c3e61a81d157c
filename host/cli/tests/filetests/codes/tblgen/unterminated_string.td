// test: tblgen
def a { string s = "abc
// error-above: [tblgen::unterminated_string] "end of line in string literal"
; }
