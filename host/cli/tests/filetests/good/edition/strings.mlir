// test: rewrite --patterns ./strings.pdll --allow-unregistered-dialect

%0:2 = "t.call"() {callee = @old_f} : () -> (i32, i64)
"t.call"(%0#0) {callee = @old_} : (i32) -> ()
"t.call"(%0#0) {callee = "old_text"} : (i32) -> ()
"t.call"(%0#0) {callee = @old_very_old} : (i32) -> ()
"t.call"(%0#0) {callee = @old_outer::@inner} : (i32) -> ()
"t.parts"() {text = "Löwe"} : () -> ()
"t.parts"() {text = "Lion"} : () -> ()
"t.order"() {a = "a", b = "b"} : () -> ()
"t.order"() {a = "b", b = "a"} : () -> ()
"t.order"() {a = 2 : i8, b = 10 : i8} : () -> ()
"t.order"() {a = 2 : i8, b = "b"} : () -> ()
// output:
//| module {
//|   %0:2 = "t.call"() {callee = @new_f} : () -> (i32, i64)
//|   "t.call"(%0#0) {callee = @old_} : (i32) -> ()
//|   "t.call"(%0#0) {callee = @new_text} : (i32) -> ()
//|   "t.call"(%0#0) {callee = @old_very_old} : (i32) -> ()
//|   "t.call"(%0#0) {callee = @old_outer::@inner} : (i32) -> ()
//|   "t.done"() {length = 4 : i64, middle = "\C3\B6w", replaced = "Loewe"} : () -> ()
//|   "t.parts"() {text = "Lion"} : () -> ()
//|   "t.done"() {value = "'42'"} : () -> ()
//|   "t.order"() {a = "b", b = "a"} : () -> ()
//|   "t.done"() {value = "'42'"} : () -> ()
//|   "t.order"() {a = 2 : i8, b = "b"} : () -> ()
//| }
//|
