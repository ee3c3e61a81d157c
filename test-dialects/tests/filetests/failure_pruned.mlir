// test: opt --test-partial

test.one_step () : () -> ()
test.dead_end () : () -> () // error: [convert::no_legalization] "failed to legalize operation 'test.dead_end' that was explicitly marked illegal"
// note: "  pattern 'dead_end-to-stuck': not tried, it creates 'test.stuck' which cannot be legalized"
