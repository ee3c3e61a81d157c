"t.pair"() {l = [1, "two"], x = unit} : () -> ()
"t.pair"() {l = [1, 1], x = unit} : () -> ()
"t.pair"() {l = [1, 2, 3], x = unit} : () -> ()
