// 6.body.foreach: foreach is rejected in a body
def a { foreach i = [1] in int x = i; }
