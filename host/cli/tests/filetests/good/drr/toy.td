// Operations for the rules next to this file: a region, several results, operands and results of any number.

include "mlir/IR/PatternBase.td"
include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
class Toy<string name, list<Trait> traits = []> : Op<Toy_Dialect, name, traits>;

def Neg : Toy<"neg"> { let arguments = (ins AnyType:$in); let results = (outs AnyType:$out); }
def Print : Toy<"print"> { let arguments = (ins AnyType:$in); }
def Log : Toy<"log"> { let arguments = (ins AnyType:$in); }
def Yield : Toy<"yield", [Terminator]> { let arguments = (ins Variadic<AnyType>:$values); }

def Block : Toy<"block"> {
  let arguments = (ins AnyType:$in); let results = (outs AnyType:$out); let regions = (region AnyRegion:$body);
}
def Loop : Toy<"loop"> {
  let arguments = (ins AnyType:$in); let results = (outs AnyType:$out); let regions = (region AnyRegion:$body);
}
def Choose : Toy<"choose"> {
  let arguments = (ins AnyType:$in, BoolAttr:$which); let results = (outs AnyType:$out);
  let regions = (region AnyRegion:$then, AnyRegion:$else);
}

def Pair : Toy<"pair"> {
  let arguments = (ins AnyType:$low, AnyType:$high); let results = (outs AnyType:$out);
}
def Split : Toy<"split"> {
  let arguments = (ins AnyType:$in); let results = (outs AnyType:$low, AnyType:$high);
}
def Thirds : Toy<"thirds"> {
  let arguments = (ins AnyType:$in); let results = (outs AnyType:$first, AnyType:$second, AnyType:$third);
}

def Join : Toy<"join"> { let arguments = (ins Variadic<AnyType>:$parts); let results = (outs AnyType:$out); }
def Concat : Toy<"concat"> { let arguments = (ins Variadic<AnyType>:$parts); let results = (outs AnyType:$out); }
def Unpack : Toy<"unpack"> { let arguments = (ins AnyType:$in); let results = (outs Variadic<AnyType>:$parts); }
def Merge : Toy<"merge", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$left, Variadic<AnyType>:$right); let results = (outs AnyType:$out);
}
def Pad : Toy<"pad"> { let arguments = (ins AnyType:$in, Optional<AnyType>:$by); let results = (outs AnyType:$out); }
