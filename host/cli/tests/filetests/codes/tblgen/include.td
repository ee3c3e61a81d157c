// test: tblgen
include file // error: [tblgen::include] "expected filename after include"
