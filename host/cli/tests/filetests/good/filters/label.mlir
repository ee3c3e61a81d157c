// test: rewrite --allow-unregistered-dialect --patterns ./labels.ron --enable-patterns=letters --disable-patterns C
// A label stands for all that have it.
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
