// test: tblgen
let t{} = {}; // error: [tblgen::syntax] "unexpected '{'"
