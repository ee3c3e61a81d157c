// 2.close: it must close in the file
#ifdef A
def a;
