// test: tblgen
def a { bit b = !match("ab", "("); } // error: [tblgen::regex] "invalid regex '('"
