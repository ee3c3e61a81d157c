include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Func/IR/FuncOps.td"

// What a call gives is of the class that the call names: its members go before those of `Operation`.
def InMain : Constraint<CPred<"$0.getDefiningOp()->getParentOfType<::mlir::func::FuncOp>().getName() == \"main\"">>;
def OneResult : Constraint<CPred<"$0.getDefiningOp()->getParentOfType<::mlir::FunctionOpInterface>().getResultTypes().size() == 1">>;
def Found : Constraint<CPred<"::mlir::SymbolTable::lookupNearestSymbolFrom<::mlir::func::FuncOp>($0.getDefiningOp(), $_builder.getStringAttr(\"main\")).getName() == \"main\"">>;
def Held : Constraint<CPred<"[&] { std::optional<::mlir::func::FuncOp> f = $0.getDefiningOp()->getParentOfType<::mlir::func::FuncOp>(); return f->getName() == \"main\"; }()">>;
def A : Pat<(Arith_AddIOp:$r $x, $y, $o), (replaceWithValue $x), [(InMain $r)]>;
def B : Pat<(Arith_MulIOp:$r $x, $y, $o), (replaceWithValue $x), [(OneResult $r)]>;
def C : Pat<(Arith_SubIOp:$r $x, $y, $o), (replaceWithValue $x), [(Found $r)]>;
def D : Pat<(Arith_OrIOp:$r $x, $y), (replaceWithValue $x), [(Held $r)]>;

// Traits that follow from the operands, results, regions and successors that a definition declares.
class Has<string trait, string not = ""> : Constraint<CPred<not # "$0.getDefiningOp()->hasTrait<::mlir::OpTrait::" # trait # ">()">>;
def E : Pat<(Arith_XOrIOp:$r $x, $y), (replaceWithValue $x), [
  (Has<"ZeroRegions"> $r), (Has<"OneResult"> $r), (Has<"NOperands<2>::Impl"> $r), (Has<"NOperands<3>::Impl", "!"> $r),
  (Has<"ZeroSuccessors"> $r), (Has<"OpInvariants"> $r), (Has<"VariadicOperands", "!"> $r), (Has<"IsCommutative"> $r),
  (Has<"AtLeastNResults<1>::Impl", "!"> $r)]>;
