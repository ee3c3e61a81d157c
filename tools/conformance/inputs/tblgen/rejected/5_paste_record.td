// 5.paste.record: in record names every unknown name is spelling
defvar g = "val"; foreach i = ["p", "q"] in def a#i#_#g#unknown;
def b#1#c { int x = 1; } def #d; def "e"#f; def g#"h"#2;
