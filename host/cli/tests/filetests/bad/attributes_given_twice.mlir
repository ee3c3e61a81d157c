// test: opt --split-input-file
// An attribute stands in the form or in the dictionary.

func.func @arguments(%x: i32 {x.b}) attributes {arg_attrs = [{x.c}]} { return } // error: [parse::custom] "attribute 'arg_attrs' occurs more than once in the attribute list"
// -----
func.func @results() -> (i32 {x.b}) attributes {res_attrs = [{x.c}]} // error: [parse::custom] "attribute 'res_attrs' occurs more than once in the attribute list"
// -----
llvm.func @llvm(%x: i32 {llvm.noundef}) attributes {arg_attrs = [{}]} { llvm.return } // error: [parse::custom] "attribute 'arg_attrs' occurs more than once in the attribute list"
// -----
llvm.func @compare(%x: i32) {
  %0 = llvm.icmp "eq" %x, %x {predicate = 1 : i64} : i32 // error: [parse::custom] "custom op 'llvm.icmp' attribute 'predicate' occurs more than once in the attribute list"
  llvm.return
}
// -----
llvm.func @callee(i32) -> i32
llvm.func @call(%x: i32) {
  %0 = llvm.call @callee(%x) {callee = @callee} : (i32) -> i32 // error: [parse::custom] "custom op 'llvm.call' attribute 'callee' occurs more than once in the attribute list"
  llvm.return
}
// -----
func.func @loop(%x: index) {
  scf.parallel (%i) = (%x) to (%x) step (%x) { // error: [parse::custom] "custom op 'scf.parallel' attribute 'operandSegmentSizes' occurs more than once in the attribute list"
    scf.reduce
  } {operandSegmentSizes = array<i32: 1, 1, 1, 0>}
  return
}
// -----
llvm.func @linkage(i32) attributes {linkage = #llvm.linkage<private>} // error: [parse::custom] "custom op 'llvm.func' attribute 'linkage' occurs more than once in the attribute list"
// -----
// In a declarative form the dictionary counts.
module @m attributes {sym_name = "k"} {
  func.func @g(%x: i32) {
    %0 = arith.cmpi eq, %x, %x {predicate = 2 : i64} : i32
    return
  }
}
// output:
//| -----
//| -----
//| -----
//| -----
//| -----
//| -----
//| -----
//| module @k {
//|   func.func @g(%arg0: i32) {
//|     %0 = arith.cmpi slt, %arg0, %arg0 : i32
//|     return
//|   }
//| }
//|
