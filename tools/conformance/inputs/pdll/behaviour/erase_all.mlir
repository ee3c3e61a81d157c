"t.dead"() : () -> ()
func.func @f(%a: i32) {
  "t.dead"() : () -> ()
  "t.live"() : () -> ()
  "t.dead"(%a) {x} : (i32) -> ()
  "t.region"() ({
    "t.dead"() : () -> ()
    "t.deadly"() : () -> ()
  }) : () -> ()
  return
}
