// test: tblgen
class C; deftype T = C; // error: [tblgen::deftype] "cannot define type alias for class type 'C'"
