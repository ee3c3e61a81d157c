// test: tblgen
multiclass M { def NAME#"_x"; } // warning: [tblgen::def_dropped] "def is dropped, 'anonymous_0_x' exists already"
foreach i = [1, 2] in { defm : M; }
// output:
//| ------------- Classes -----------------
//| ------------- Defs -----------------
//| def anonymous_0_x {
//| }
