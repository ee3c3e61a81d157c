#map = affine_map<() -> ()>
#distinct = distinct[0]<#map>
#distinct1 = distinct[1]<#distinct>
module {
  "t.op"() {a = #distinct, b = #distinct1} : () -> ()
}

