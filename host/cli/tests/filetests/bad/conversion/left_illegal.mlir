// test: convert --target ./left_illegal.ron --patterns ./old.pdll --ods ./dialect.td
// note: "it was legal, or did not exist, when it was visited: pattern 'Renew' also rewrote 'c.old'"

// A later rewrite makes illegal what was legal when it was visited.
func.func @f() -> i32 {
  %0 = "c.old"() : () -> i32
  %1 = "c.reader"(%0) : (i32) -> i32 // error: [convert::left_illegal] "operation 'c.reader' is illegal after the conversion"
  return %1 : i32
}
