// 1.punctuation: two dots
def a { list<int> l = [1, 2, 3][0..1]; }
