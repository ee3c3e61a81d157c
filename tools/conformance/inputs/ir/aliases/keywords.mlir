#loc = 1
#dense = 2
!i32 = f32
"t.op"() {a = #loc, b = #dense, c = !i32} : () -> ()
