// test: rewrite --patterns ./optional_unit.pdll -I ../good --ods ./optional_unit.td
"den.bear"() : () -> ()
"den.bear"() {asleep} : () -> ()
"den.bear"() {brown} : () -> ()
// output:
//| module {
//|   "den.bear"() : () -> ()
//|   "den.sleeper"() : () -> ()
//|   "den.brown"() : () -> ()
//| }
//|
