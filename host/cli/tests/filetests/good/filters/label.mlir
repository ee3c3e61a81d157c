// test: rewrite --allow-unregistered-dialect --patterns ./labels.ron --enable-patterns=letters --disable-patterns C
// A label denotes all patterns that have it.
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
