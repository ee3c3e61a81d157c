// What traits ask of an operation's regions.
%c = "t.def"() : () -> i1
// expected-error @+1 {{region #0 should have no arguments}}
"scf.if"(%c) ({
^bb0(%x: i32):
  "scf.yield"() : () -> ()
}, {}) : (i1) -> ()
// -----
%c = "t.def"() : () -> i1
// expected-error @+1 {{region #1 should have no arguments}}
"scf.if"(%c) ({
  "scf.yield"() : () -> ()
}, {
^bb0(%x: i32):
  "scf.yield"() : () -> ()
}) : (i1) -> ()
// -----
%c = "t.def"() : () -> i1
// expected-error @+1 {{expects region #0 to have 0 or 1 blocks}}
"scf.if"(%c) ({
  "t.br"()[^a] : () -> ()
^a:
  "scf.yield"() : () -> ()
}, {}) : (i1) -> ()
// -----
%c = "t.def"() : () -> i1
// expected-error @+1 {{expects region #1 to have 0 or 1 blocks}}
"scf.if"(%c) ({
  "scf.yield"() : () -> ()
}, {
  "t.br"()[^a] : () -> ()
^a:
  "scf.yield"() : () -> ()
}) : (i1) -> ()
// -----
// expected-error @+1 {{expects region #0 to have 0 or 1 blocks}}
"builtin.module"() ({
  "t.op"() : () -> ()
^a:
  "t.op"() : () -> ()
}) : () -> ()
// -----
%c = "t.def"() : () -> i1
// expected-error @+1 {{expects a non-empty block}}
"scf.if"(%c) ({
^a:
}, {}) : (i1) -> ()
// -----
// An empty block at the end, where nobody knows the operation around.
// expected-error @+1 {{empty block: expect at least a terminator}}
"t.op"() ({
  "t.x"() : () -> ()
^a:
}) : () -> ()
// -----
// expected-error @+1 {{entry block of region may not have predecessors}}
"t.op"() ({
^a:
  "cf.br"()[^a] : () -> ()
}) : () -> ()
