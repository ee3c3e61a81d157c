// test: tblgen
def a { int NAME = 1; } // error: [tblgen::reserved_name] "'NAME' is a reserved variable name"
