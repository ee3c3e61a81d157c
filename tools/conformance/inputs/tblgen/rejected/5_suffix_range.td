// 5.suffix.range: an element out of range is an error when the record ends
def a { list<int> l = [1, 2]; int y = l[2]; }
