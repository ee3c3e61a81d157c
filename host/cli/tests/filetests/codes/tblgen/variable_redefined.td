// test: tblgen
defvar a = 1;
defvar a = 2; // error: [tblgen::variable_redefined] "def or global variable of this name already exists"
