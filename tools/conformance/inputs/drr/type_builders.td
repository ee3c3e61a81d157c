// ODS: mlir/Dialect/LLVMIR/LLVMOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/LLVMIR/LLVMOps.td"

// Types and attributes by the builders of their definitions.
defvar None = ConstantAttr<Arith_IntegerOverflowAttr, "::mlir::arith::IntegerOverflowFlags::none">;
class Note<string type> : NativeCodeCallVoid<
  "$0.getDefiningOp()->setAttr(\"note\", ::mlir::TypeAttr::get(" # type # "))">;
multiclass By<Op source, string type> {
  def : Pattern<(source $a, $b), [(Arith_SubIOp:$s $a, $b, None), (Note<type> $s), (replaceWithValue $s)]>;
}
defm Array : By<Arith_RemSIOp, "::mlir::LLVM::LLVMArrayType::get($0.getType(), 4)">;
defm ArrayInContext : By<Arith_RemUIOp, "::mlir::LLVM::LLVMArrayType::get($_builder.getContext(), $0.getType(), 5)">;
defm Pointer : By<Arith_MinSIOp, "::mlir::LLVM::LLVMPointerType::get($_builder.getContext())">;
defm PointerElsewhere : By<Arith_MaxSIOp, "::mlir::LLVM::LLVMPointerType::get($_builder.getContext(), 3)">;
defm Function : By<Arith_CeilDivSIOp, "::mlir::LLVM::LLVMFunctionType::get($0.getType(), {$0.getType(), $_builder.getF32Type()})">;
defm OpenFunction : By<Arith_CeilDivUIOp, "::mlir::LLVM::LLVMFunctionType::get($0.getType(), {}, true)">;
