// test: convert --target ./target.ron
// Reasons name the constraint by its summary or its text, what it saw, and a place.
// note: "  pattern 'OnlyWide': no match: constraint '$0.getType().isInteger(64)' does not hold for operation 'r.f', a block argument of type 'i32' (rules.td:8:58)"
// note: "  pattern 'OnlyOdd': no match: 'an odd number' does not hold for attribute '4 : i32' (rules.td:7:28)"
// note: "  pattern 'OnlyTwice': no match: name of root.operand(0).defining_op: wanted r.f, found nothing (rules.td:9:5)"
func.func @f(%x: i32) -> i32 {
  %0 = "r.f"(%x) {n = 4 : i32} : (i32) -> i32 // error: [convert::no_legalization] "failed to legalize operation 'r.f'"
  return %0 : i32
}
