// test: tblgen
def a { int x = 3; dump "x is " # x; } // remark: [tblgen::dump] "x is 3"
// output:
//| ------------- Classes -----------------
//| ------------- Defs -----------------
//| def a {
//|   int x = 3;
//| }
