// test: tblgen
def op; def a { string s = !getdagopname((op:$nm 1)); string t = !getdagopname((op 1)); } // warning: [tblgen::value_dropped] "the dag's operator has no name"
// output:
//| ------------- Classes -----------------
//| ------------- Defs -----------------
//| def a {
//|   string s = "nm";
//|   string t = ?;
//| }
//| def op {
//| }
