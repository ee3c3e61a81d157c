// generator: -gen-op-defs
include "mlir/IR/OpBase.td"
def M_Dialect : Dialect { let name = "m"; let cppNamespace = "::m"; }
class M_Op<string mnemonic, list<Trait> traits = []> : Op<M_Dialect, mnemonic, traits>;
// -----
def M_RegionDag : M_Op<"region_dag"> {
  let regions = (ins AnyRegion:$x);
}
// -----
def M_RegionString : M_Op<"region_string"> {
  let regions = (region "x":$x);
}
// -----
def M_RegionType : M_Op<"region_type"> {
  let regions = (region AnyType:$x);
}
// -----
def M_RegionPlain : M_Op<"region_plain"> {
  let regions = (region AnyRegion:$a, AnySuccessor:$x);
}
// -----
def M_RegionVariadicFirst : M_Op<"region_variadic_first"> {
  let regions = (region VariadicRegion<AnyRegion>:$a, AnyRegion:$b);
}
// -----
def M_RegionTwice : M_Op<"region_twice"> {
  let regions = (region AnyRegion:$a, AnyRegion:$a);
}
// -----
def M_RegionAndOperand : M_Op<"region_and_operand"> {
  let arguments = (ins AnyType:$a);
  let regions = (region AnyRegion:$a);
}
// -----
def M_SuccessorDag : M_Op<"successor_dag"> {
  let successors = (region AnySuccessor:$x);
}
// -----
def M_SuccessorInteger : M_Op<"successor_integer"> {
  let successors = (successor 1:$x);
}
// -----
def M_SuccessorType : M_Op<"successor_type"> {
  let successors = (successor AnyType:$x);
}
// -----
def M_SuccessorVariadicFirst : M_Op<"successor_variadic_first"> {
  let successors = (successor VariadicSuccessor<AnySuccessor>:$a, AnySuccessor:$b);
}
// -----
def M_SuccessorTwice : M_Op<"successor_twice"> {
  let successors = (successor AnySuccessor:$a, AnySuccessor:$a);
}
// -----
def M_SuccessorUnset : M_Op<"successor_unset"> {
  let successors = (successor ?:$a);
}
// -----
def M_RegionUnset : M_Op<"region_unset"> {
  let regions = (region ?:$a);
}
