// 5.parens: parentheses are for dags
def a { int x = (1); }
