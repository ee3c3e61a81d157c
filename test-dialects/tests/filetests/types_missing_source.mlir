// test: opt --test-types-bare

%0 = test.source : i32 // error: [convert::unresolved_materialization] "failed to legalize unresolved materialization from ('i64') to ('i32') that remained live after conversion"
test.unknown (%0) : (i32) -> ()
// note: "see existing live user here: 'test.unknown'"
