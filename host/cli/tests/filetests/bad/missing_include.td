// test: tblgen

include "no/such/file.td" // error: [tblgen::missing_include] "no/such/file.td"
