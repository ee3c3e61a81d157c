// test: tblgen --max-included-bytes 10
include "short.td" // error: [limit::included_bytes] "more than 10 bytes of included files"
