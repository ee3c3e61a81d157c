// test: rewrite --patterns ./cpp_numbers.pdll --allow-unregistered-dialect
// What g++ makes of the same bodies: 4294967294, 43872, 0, 210, 65524, 2, 300, "abcdd97", 0; [7, 22, 23], [1, 21, 5],
// 18446744073709551615, -1, [63, 64, 62, 64].
"t.unsigned"() : () -> ()
"t.narrow"() : () -> ()
"t.mixed"() : () -> ()
"t.down"() : () -> ()
"t.converted"() : () -> ()
"t.truth"() : () -> ()
"t.byte"() : () -> ()
"t.letters"() : () -> ()
"t.single"() : () -> ()
"t.references"() : () -> ()
"t.captures"() : () -> ()
"t.wide_attr"() : () -> ()
"t.wide_signed"() : () -> ()
"t.wide_numbers"() : () -> ()
// output:
//| module {
//|   "t.done"() {v = 4294967294 : i64} : () -> ()
//|   "t.done"() {v = 43872 : i64} : () -> ()
//|   "t.done"() {v = false} : () -> ()
//|   "t.done"() {v = 210 : i64} : () -> ()
//|   "t.done"() {v = 65524 : i64} : () -> ()
//|   "t.done"() {v = 2 : i64} : () -> ()
//|   "t.done"() {v = 300 : i64} : () -> ()
//|   "t.done"() {v = "abcdd97"} : () -> ()
//|   "t.done"() {v = false} : () -> ()
//|   "t.done"() {v = [7, 22, 23]} : () -> ()
//|   "t.done"() {v = [1, 21, 5]} : () -> ()
//|   "t.done"() {v = 18446744073709551615 : i128} : () -> ()
//|   "t.done"() {v = -1 : si100} : () -> ()
//|   "t.done"() {v = [63, 64, 62, 64]} : () -> ()
//| }
//|
