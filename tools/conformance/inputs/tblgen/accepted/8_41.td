// 8.41: !empty of the same
def op; def a { bit b = !empty(""); bit c = !empty([1]); bit d = !empty((op)); bit e = !empty("x"); bit f = !empty([]<dag>); bit g = !empty((op 1)); }
