// ODS: mlir/Dialect/Complex/IR/ComplexAttributes.td mlir/Dialect/Complex/IR/ComplexOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Complex/IR/ComplexAttributes.td"
include "mlir/Dialect/Complex/IR/ComplexOps.td"

// An attribute by the builder of its definition, whose body rounds numbers.
class Number<string real, string imaginary> : NativeCodeCallVoid<[{
  $0.getDefiningOp()->setAttr("note", ::mlir::complex::NumberAttr::get(
    ::llvm::cast<::mlir::ComplexType>($0.getType()), }] # real # ", " # imaginary # "))">;
def Sum : Pattern<(AddOp $a, $b, $f), [(MulOp:$s $a, $b, $f), (Number<"1.5", "-0.1"> $s), (replaceWithValue $s)]>;
def Difference : Pattern<(SubOp $a, $b, $f), [(MulOp:$s $a, $b, $f), (Number<"1.0e300", "1.0e-320"> $s), (replaceWithValue $s)]>;
