// test: tblgen
// error: [tblgen::not_utf8] "string holds bytes that are not UTF-8" (no place)
// The included file is Latin-1.
include "latin1.inc"
