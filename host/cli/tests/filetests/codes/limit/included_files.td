// test: tblgen --max-included-files 1
include "short.td"
include "short.td" // error: [limit::included_files] "more than 1 included files"
