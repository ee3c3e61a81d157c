// 7.name: a computed name that is not known
def a # !head([]<string>);
