"t.use"(%a, %b#1, %b#0) : (i1, i3, i2) -> ()
%a = "t.def"(%c) : (i4) -> i1
%b:2 = "t.def"() : () -> (i2, i3)
%c = "t.def"(%c) : (i4) -> i4
