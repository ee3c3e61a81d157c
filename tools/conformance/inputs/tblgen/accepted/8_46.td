// 8.46: !getdagopname
def op; def a { string s = !getdagopname((op:$nm 1)); string t = !getdagopname((op 1)); }
