// test: convert --allow-unregistered-dialect --target ./spec.ron --disable-patterns=C
// warning: [convert::unknown_pattern] "no pattern has the name or label 'Func'" (no place)
// What the spec leaves out, and what the command line leaves out.
"t.a"() : () -> ()
"t.c"() : () -> ()
"t.one"() : () -> ()
// output:
//| module {
//|   "t.b"() : () -> ()
//|   "t.c"() : () -> ()
//|   "t.one"() : () -> ()
//| }
//|
