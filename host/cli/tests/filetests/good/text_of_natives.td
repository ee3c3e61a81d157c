include "mlir/IR/PatternBase.td"
include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
def Cat : Op<T_Dialect, "cat"> { let arguments = (ins StrAttr:$name, I64Attr:$lives); let results = (outs AnyType:$result); }
def Dog : Op<T_Dialect, "dog"> { let arguments = (ins StrAttr:$name, I64Attr:$lives); let results = (outs AnyType:$result); }

// What one call gives, a text or a number of C++, is another's argument as such.
def Text : NativeCodeCall<"$0.getValue()">;
def Number : NativeCodeCall<"(unsigned)$0.getInt()">;
def Joined : NativeCodeCall<"$_builder.getStringAttr($0.drop_front(1).str() + std::to_string($1))">;
def Less : NativeCodeCall<"$_builder.getI64IntegerAttr($0 - 10)">;
def R : Pat<(Cat $name, $lives), (Dog (Joined (Text $name), (Number $lives)), (Less (Number $lives)))>;
