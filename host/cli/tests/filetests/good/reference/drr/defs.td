// Operations for the rules next to this file.
include "mlir/IR/PatternBase.td"
include "mlir/IR/OpBase.td"

def Post_Dialect : Dialect { let name = "post"; let cppNamespace = "::post"; }
class Post_Op<string name, list<Trait> traits = []> : Op<Post_Dialect, name, traits>;

def One : Post_Op<"one"> { let arguments = (ins AnyType:$in); let results = (outs AnyType:$out); }
def Two : Post_Op<"two"> { let arguments = (ins AnyType:$in); let results = (outs AnyType:$a, AnyType:$b); }
def Three : Post_Op<"three"> {
  let arguments = (ins AnyType:$in);
  let results = (outs AnyType:$a, AnyType:$b, AnyType:$c);
}
def Same : Post_Op<"same"> { let arguments = (ins AnyType:$in); let results = (outs AnyType:$a, AnyType:$b, AnyType:$c); }
def Note : Post_Op<"note"> { let arguments = (ins AnyType:$in); }
def Take : Post_Op<"take"> { let arguments = (ins AnyType:$left, AnyType:$right); let results = (outs AnyType:$out); }
def Concat : Post_Op<"concat"> {
  let arguments = (ins Variadic<AnyType>:$inputs, I32Attr:$axis);
  let results = (outs AnyType:$out);
}
def Stack : Post_Op<"stack"> { let arguments = (ins Variadic<AnyType>:$inputs); let results = (outs AnyType:$out); }
def Triple : Post_Op<"triple"> {
  let arguments = (ins AnyType:$a, AnyType:$b, AnyType:$c, I32Attr:$axis);
  let results = (outs AnyType:$out);
}
def TwoAttrs : Post_Op<"two_attrs"> { let arguments = (ins AnyAttr:$first, AnyAttr:$second); let results = (outs AnyType:$out); }
def OneAttr : Post_Op<"one_attr"> { let arguments = (ins ArrayAttr:$both); let results = (outs AnyType:$out); }
