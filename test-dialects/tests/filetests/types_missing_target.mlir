// test: opt --test-types-bare

%0 = test.unknown () : () -> !test.pair<i32, i1>
test.discard %0 : !test.pair<i32, i1> // error: [convert::unresolved_materialization] "from ('!test.pair<i32, i1>') to ('i64', 'i1') that remained live after conversion"
// note: "see existing live user here: 'test.discard'"
