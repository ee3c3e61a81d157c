// test: rewrite --patterns ./results.td ../empty.mlir
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def R_Dialect : Dialect {
  let name = "r";
  let cppNamespace = "::r";
}
class R_Op<string mnemonic> : Op<R_Dialect, mnemonic> {
  let arguments = (ins AnyType:$a);
}
def R_One : R_Op<"one"> { let results = (outs AnyType:$r); }
def R_Two : R_Op<"two"> { let results = (outs AnyType:$r, AnyType:$s); }

// What a text gives is not what is declared.
def Three : NativeCodeCall<"std::array<::mlir::Value, 3>{$0, $0, $0}", 2>; // error: [convert::unresolved_native] "native rewrite 'Three' cannot be evaluated: it returns 3 values, but 2 are declared"
def Single : NativeCodeCall<"$0", 2>; // error: [convert::unresolved_native] "native rewrite 'Single' cannot be evaluated: it returns 1 value, but 2 are declared"
def Type : NativeCodeCall<"$0.getType()", 2>; // error: [convert::unresolved_native] "native rewrite 'Type' cannot be evaluated: it returns 1 value, but 2 are declared"
def Pair : NativeCodeCall<"std::make_pair($0, $0)", 3>; // error: [convert::unresolved_native] "native rewrite 'Pair' cannot be evaluated: it returns 2 values, but 3 are declared"
def Two : NativeCodeCall<"std::array<::mlir::Value, 2>{$0, $0}", 2>;

def : Pat<(R_Two $a), (Three $a)>;
def : Pat<(R_Two $a), (Single $a)>;
def : Pat<(R_Two $a), (Type $a)>;
def : Pattern<(R_One $a), [(Pair:$x $a), (replaceWithValue $x__2)]>;
def : Pat<(R_Two $a), (Two $a)>;
// The types of a new operation are as many as it has results.
def TypeOf : NativeCodeCall<"$0.getType()">;
def : Pattern<(R_One $a), [(R_Two:$x $a, (returnType (TypeOf $a))), (replaceWithValue $x__1)]>; // error: [convert::wrong_arity] "'r.two' has 2 results, the pattern names 1"
def : Pattern<(R_One $a), [(R_One:$x $a, (returnType $a, $a)), (replaceWithValue $x)]>; // error: [convert::wrong_arity] "'r.one' has 1 result, the pattern names 2"
def : Pattern<(R_One $a), [(R_Two:$x $a, (returnType $a, (TypeOf $a))), (replaceWithValue $x__1)]>;
