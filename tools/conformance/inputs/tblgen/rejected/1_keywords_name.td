// 1.keywords.name: NAME is reserved as a field
def a { int NAME = 1; }
