// test: tblgen
def a { string s = ? # "x"; } // error: [tblgen::paste] "LHS of paste is not typed!"
