"t.op"() {a = distinct[0]<>, b = distinct[1]<>, c = distinct[0]<>} : () -> ()
// -----
"t.op"() {a = distinct[5]<"x">, b = distinct[3]<"x">, c = distinct[5]<"x">} : () -> ()
// -----
"t.op"() {a = distinct[0]<distinct[1]<i32>>, b = [distinct[2]<unit>, distinct[2]<unit>]} : () -> ()
