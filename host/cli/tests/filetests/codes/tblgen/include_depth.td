// test: tblgen --max-include-depth 1
include "include_depth.td" // error: [tblgen::include_depth] "includes nest more than 1 deep"
