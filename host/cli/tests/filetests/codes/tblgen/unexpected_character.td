// test: tblgen
def a; @ def b; // error: [tblgen::unexpected_character] "unexpected character"
