// 8.none: !getop is no operator any more
def op; def a { dag d = !getop((op)); }
