// test: opt
!a.b = i1 // error: [parse::alias] "type names with a '.' are reserved for dialect-defined names"
