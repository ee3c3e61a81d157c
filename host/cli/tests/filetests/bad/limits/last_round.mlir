// test: rewrite --patterns ./last_round.pdll --max-iterations=1 --allow-unregistered-dialect
// Nothing is left to do: that is not an error, though upstream's passes do not count it as converged.
"t.foo"() : () -> ()
// output:
//| module {
//|   "t.bar"() : () -> ()
//| }
//|
