// test: tblgen
def a { code c = [{ x } ; } // error: [tblgen::unterminated_code] "unterminated code block"
