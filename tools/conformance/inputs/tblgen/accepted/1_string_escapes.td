// 1.string.escapes: the five escapes
def a { string s = "\\ \' \" \t \n ."; }
