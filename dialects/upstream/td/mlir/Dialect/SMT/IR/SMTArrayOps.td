//===- SMTArrayOps.td: arrays of smt --------------------------------------===//
#ifndef LEGALIZE_SMT_ARRAY_OPS
#define LEGALIZE_SMT_ARRAY_OPS

include "mlir/Dialect/SMT/IR/SMTAttributes.td"
include "mlir/Dialect/SMT/IR/SMTDialect.td"
include "mlir/Dialect/SMT/IR/SMTOps.td"
include "mlir/Dialect/SMT/IR/SMTTypes.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SMTArrayOp<string mnemonic, list<Trait> traits> : SMTOp<"array." # mnemonic, [Pure] # traits>;

// The type of an index or element, by the array's type.
class SMTArrayPart<string array, string part, string getter>
    : TypesMatchWith<"summary", array, part, "cast<ArrayType>($_self)." # getter # "()">;
class SMTIndexOf<string array, string part> : SMTArrayPart<array, part, "getDomainType">;
class SMTElementOf<string array, string part> : SMTArrayPart<array, part, "getRangeType">;

def ArrayBroadcastOp : SMTArrayOp<"broadcast", [SMTElementOf<"result", "value">]> {
  let summary = "an array whose elements are all the same";
  let arguments = (ins AnySMTType:$value);
  let results = (outs ArrayType:$result);
  let assemblyFormat = "$value attr-dict `:` qualified(type($result))";
}

def ArraySelectOp
    : SMTArrayOp<"select", [SMTIndexOf<"array", "index">, SMTElementOf<"array", "result">]> {
  let summary = "an element of an array";
  let arguments = (ins ArrayType:$array, AnySMTType:$index);
  let results = (outs AnySMTType:$result);
  let assemblyFormat = "$array `[` $index `]` attr-dict `:` qualified(type($array))";
}

def ArrayStoreOp
    : SMTArrayOp<"store", [SMTIndexOf<"array", "index">, SMTElementOf<"array", "value">,
                           AllTypesMatch<["array", "result"]>]> {
  let summary = "an array with another element";
  let arguments = (ins ArrayType:$array, AnySMTType:$index, AnySMTType:$value);
  let results = (outs ArrayType:$result);
  let assemblyFormat = "$array `[` $index `]` `,` $value attr-dict `:` qualified(type($array))";
}

#endif
