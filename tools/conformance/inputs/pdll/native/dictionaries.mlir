"t.dict"() {d = {size = 4 : i32, other}} : () -> ()
"t.dict"() {d = {size = "x"}} : () -> ()
"t.dict"() {d = {}} : () -> ()
"t.dict"() {d = [1]} : () -> ()
