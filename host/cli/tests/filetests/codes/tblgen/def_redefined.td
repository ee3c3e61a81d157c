// test: tblgen
def a; def a; // error: [tblgen::def_redefined] "def already exists: a"
