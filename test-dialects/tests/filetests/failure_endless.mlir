// test: opt --test-partial

test.endless () : () -> () // error: [convert::no_legalization] "failed to legalize operation 'test.endless'"
// note: "  pattern 'endless-to-endless': not tried, it creates 'test.endless' which cannot be legalized"
