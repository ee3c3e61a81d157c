// 6.foreach: a value that is no list
foreach i = "abc" in def a#i;
