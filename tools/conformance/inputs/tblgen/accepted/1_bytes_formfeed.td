// 1.bytes.formfeed: form feed, vertical tab and carriage return are blank
def a;def b;
def c;
