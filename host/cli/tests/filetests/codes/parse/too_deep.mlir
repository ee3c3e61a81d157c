// test: opt --max-ir-depth 2
func.func private @f(tuple<tuple<tuple<i1>>>) // error: [parse::too_deep] "nested more than 2 levels deep"
