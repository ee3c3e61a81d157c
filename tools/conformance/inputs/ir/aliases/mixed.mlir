#map = affine_map<(d0) -> (d0 * 2)>
!m = memref<4xf32, #map>
#t = tensor<2xi1, "x">
"t.op"() {a = !m, b = #t, c = #map} : () -> !m
