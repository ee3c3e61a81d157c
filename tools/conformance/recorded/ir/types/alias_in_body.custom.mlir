module {
  "t.op"() {a = !foo.bar<!t>, b = #foo.bar<#a, !t>, c = !foo<"!t">} : () -> ()
}

