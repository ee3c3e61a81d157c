module {
  "t.op"() {t = tuple<tuple<tuple<tuple<tuple<tuple<i1, i1>, tuple<i1, i1>>, tuple<tuple<i1, i1>, tuple<i1, i1>>>, tuple<tuple<tuple<i1, i1>, tuple<i1, i1>>, tuple<tuple<i1, i1>, tuple<i1, i1>>>>, tuple<tuple<tuple<tuple<i1, i1>, tuple<i1, i1>>, tuple<tuple<i1, i1>, tuple<i1, i1>>>, tuple<tuple<tuple<i1, i1>, tuple<i1, i1>>, tuple<tuple<i1, i1>, tuple<i1, i1>>>>>, tuple<tuple<tuple<tuple<tuple<i1, i1>, tuple<i1, i1>>, tuple<tuple<i1, i1>, tuple<i1, i1>>>, tuple<tuple<tuple<i1, i1>, tuple<i1, i1>>, tuple<tuple<i1, i1>, tuple<i1, i1>>>>, tuple<tuple<tuple<tuple<i1, i1>, tuple<i1, i1>>, tuple<tuple<i1, i1>, tuple<i1, i1>>>, tuple<tuple<tuple<i1, i1>, tuple<i1, i1>>, tuple<tuple<i1, i1>, tuple<i1, i1>>>>>>} : () -> ()
}

