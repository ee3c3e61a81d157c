// 1.ident.digits: identifiers may start with digits
def 1abc { int 2x = 3; } def 0x1g; def 0b; def 0b2; def 00_; def 9_9;
