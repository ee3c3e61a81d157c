// Constraints that both dialects use.
#ifndef COMMON_BASE
#define COMMON_BASE

include "mlir/IR/OpBase.td"

def SmallInt : Type<Or<[I8.predicate, I16.predicate, I32.predicate]>, "an integer of at most 32 bits">;

#endif
