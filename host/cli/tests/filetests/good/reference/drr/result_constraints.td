include "defs.td"

// Constraints of one result, of another, of a result and an operand; both ways to write the type.
def HasNoUse : Constraint<CPred<"$_self.use_empty()">, "has no use">;
def SameElements : Constraint<CPred<"::llvm::cast<::mlir::ShapedType>($0.getType()).getElementType() == "
                                    "::llvm::cast<::mlir::ShapedType>($1.getType()).getElementType()">,
                              "have the same element type">;
def Given : Pattern<(Two:$results $input), [(One $input), (One $input)],
                    [(F32Tensor $results__0), (HasNoUse:$results__1), (SameElements $results__0, $input)]>;
def Bound : Pattern<(Three:$results $input), [(One $input), (One $input), (One $input)],
                    [(F32Tensor:$results__0), (HasNoUse:$results__1), (SameElements $results__0, $input)]>;
