module {
  "t.op"() {a = distinct[0]<>, b = distinct[1]<>, c = distinct[0]<>} : () -> ()
}

// -----
#distinct = distinct[0]<"x">
#distinct1 = distinct[1]<"x">
module {
  "t.op"() {a = #distinct, b = #distinct1, c = #distinct} : () -> ()
}

// -----
#distinct = distinct[0]<i32>
#distinct1 = distinct[1]<#distinct>
module {
  "t.op"() {a = #distinct1, b = [distinct[2]<>, distinct[2]<>]} : () -> ()
}

