// What the syntax says already, said again in the dictionary: refused for functions and globals, elsewhere the
// dictionary is what counts.
func.func @f() attributes {sym_visibility = "private"} { return }
// -----
func.func @f() attributes {function_type = () -> ()} { return }
// -----
llvm.func @f() attributes {sym_name = "x"} { llvm.return }
// -----
llvm.func @f() attributes {function_type = !llvm.func<void ()>} { llvm.return }
// -----
llvm.func @f() attributes {linkage = #llvm.linkage<internal>} { llvm.return }
// -----
func.func @f() attributes {a, sym_name = "g", sym_visibility = "private"} { return }
// -----
llvm.func @f() attributes {sym_visibility = "private"} { llvm.return }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow<nsw> {overflowFlags = #arith.overflow<nuw>} : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.cmpi eq, %a, %a {predicate = 1 : i64} : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.constant {value = 2 : i32} 1 : i32 return }
// -----
llvm.mlir.global internal @g(1 : i32) {sym_name = "h"} : i32
// -----
llvm.mlir.global internal @g(1 : i32) {value = 2 : i32} : i32
// -----
module @a attributes {sym_name = "b"} {}
// -----
func.func @f() { cf.br ^a {foo} ^a: return }
