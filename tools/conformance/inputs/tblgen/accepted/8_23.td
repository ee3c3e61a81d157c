// 8.23: !find
def a { int x = !find("abcabc", "c"); int y = !find("abcabc", "c", 3); int z = !find("abc", "x"); int w = !find("abc", ""); int v = !find("abc", "", 3); }
