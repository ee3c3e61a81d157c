// test: opt
%{}#{at} // error: [parse::token] "invalid SSA name"
