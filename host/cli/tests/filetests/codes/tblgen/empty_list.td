// test: tblgen
def a # !head([]<string>); // error: [tblgen::empty_list] "empty list argument in unary operator"
