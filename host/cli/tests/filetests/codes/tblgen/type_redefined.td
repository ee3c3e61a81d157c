// test: tblgen
deftype T = int; deftype T = string; // error: [tblgen::type_redefined] "type of this name 'T' already exists"
