// 6.def: named, anonymous, string, empty, pasted, with blanks
def a; def { int x = 1; } def "s"; def ""; def a#1; def "with blank";
