// 8.12: !logtwo of zero
def a { int x = !logtwo(0); }
