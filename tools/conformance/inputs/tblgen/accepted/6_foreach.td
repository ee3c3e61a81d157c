// 6.foreach: every form of a range
foreach i = {1-3, 5} in def a#i; foreach i = 2...3 in def b#i; foreach i = 0-2 in def c#i; foreach i = [7, 8] in def d#i; foreach i = 4 in def e#i; foreach i = !range(2) in def f#i; defvar l = ["p", "q"]; foreach s = l in def g#s;
