// test: convert --target ./full.ron

// In a full conversion no cast may be left over.
%0 = test.source : i32 // error: [convert::unresolved_materialization] "failed to legalize unresolved materialization from ('i64') to ('i32') that remained live after conversion"
test.kernel {
  test.unknown (%0) : (i32) -> ()
}
// note: "see existing live user here: 'test.unknown'"
