// test: tblgen
def op; def a { dag d = !getop((op)); } // error: [tblgen::unknown_operator] "unknown operator"
