!t = i32
#a = 1 : i8
"t.op"() {a = !foo.bar<!t>, b = #foo.bar<#a, !t>, c = !foo<"!t">} : () -> ()
