// test: tblgen --print-sets
class Set<dag elements> { dag Elements = elements; }
def a;
def both;
def S : Set<(both a)>; // error: [tblgen::set] "unknown set operator: (both a)"
