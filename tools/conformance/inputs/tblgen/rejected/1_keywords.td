// 1.keywords: a key word is no name
def class;
