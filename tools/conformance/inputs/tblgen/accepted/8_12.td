// 8.12: !logtwo rounds down
def a { int x = !logtwo(1); int y = !logtwo(1023); int z = !logtwo(0x7fffffffffffffff); }
