// 1.comments.nest: block comments nest, line comments end at the line
/* a /* b // c */ still */ def a; // def b;
// /* not opened
def c;
