"t.arr"() {l = array<i64: 1, 2, 2, 9>} : () -> ()
"t.arr"() {l = array<i64: 3, 1>} : () -> ()
"t.arr"() {l = array<i64>} : () -> ()
"t.arr"() {l = array<i32: 1>} : () -> ()
