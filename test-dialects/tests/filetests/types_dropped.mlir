// test: opt --test-types-bare

// Nothing is there to make the dropped value of.
%t = test.token // error: [convert::unresolved_materialization] "failed to legalize unresolved materialization from () to ('!test.token') that remained live after conversion"
test.discard %t : !test.token
test.unknown (%t) : (!test.token) -> ()
// note: "see existing live user here: 'test.unknown'"
