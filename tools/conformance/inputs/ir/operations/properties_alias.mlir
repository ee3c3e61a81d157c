#m = affine_map<(d0) -> (d0 * 7)>
"t.a"() <{m = #m}> : () -> ()
"t.b"() <#m> : () -> ()
// -----
"t.a"() <{m = affine_map<() -> ()>}> {n = affine_map<() -> ()>} : () -> ()
