// Embedded prelude: interfaces.

#ifndef INTERFACES_TD
#define INTERFACES_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Constraints.td"
include "mlir/IR/Traits.td"

class InterfaceTrait<string name> : NativeTrait<"", ""> {
  let trait = name # "::Trait";
  let cppNamespace = "";
  code extraTraitClassDeclaration = "";
}
class OpInterfaceTrait<string name, code check = [{}], list<Trait> needs = []>
    : InterfaceTrait<name> {
  code verify = check;
  bit verifyWithRegions = 0;
  list<Trait> dependentTraits = needs;
}

class InterfaceMethod<string desc, string result, string methodName, dag args = (ins),
                      code methodBody = [{}], code defaultImplementation = [{}]> {
  string description = desc;
  string name = methodName;
  string returnType = result;
  dag arguments = args;
  code body = methodBody;
  code defaultBody = defaultImplementation;
}
class StaticInterfaceMethod<string desc, string result, string methodName, dag args = (ins),
                            code methodBody = [{}], code defaultImplementation = [{}]>
    : InterfaceMethod<desc, result, methodName, args, methodBody, defaultImplementation>;

class Interface<string name, list<Interface> bases = []> {
  string description = "";
  string cppInterfaceName = name;
  string cppNamespace = "";
  list<InterfaceMethod> methods = [];
  code extraClassDeclaration = "";
  code extraSharedClassDeclaration = "";
  code extraClassOf = "";
  list<Interface> baseInterfaces = bases;
}

class AttrInterface<string name, list<Interface> bases = []>
    : Interface<name, bases>, InterfaceTrait<name>,
      Attr<CPred<"::llvm::isa<" # !if(!empty(cppNamespace), "", cppNamespace # "::") # name
                 # ">($_self)">,
           name # " instance"> {
  let storageType = !if(!empty(cppNamespace), "", cppNamespace # "::") # name;
  let returnType = storageType;
  let convertFromStorage = "$_self";
}
class OpInterface<string name, list<Interface> bases = []>
    : Interface<name, bases>, OpInterfaceTrait<name>;
class TypeInterface<string name, list<Interface> bases = []>
    : Interface<name, bases>, InterfaceTrait<name>,
      Type<CPred<"::llvm::isa<" # !if(!empty(cppNamespace), "", cppNamespace # "::") # name
                 # ">($_self)">,
           name # " instance", !if(!empty(cppNamespace), "", cppNamespace # "::") # name>;
class DialectInterface<string name, list<Interface> bases = []>
    : Interface<name, bases>, OpInterfaceTrait<name>;

// An interface some of whose methods the definition implements itself.
class DeclareInterfaceMethods<list<string> methodNames = []> {
  list<string> alwaysOverriddenMethods = methodNames;
}
class DeclareAttrInterfaceMethods<AttrInterface of, list<string> methodNames = []>
    : DeclareInterfaceMethods<methodNames>, AttrInterface<of.cppInterfaceName, of.baseInterfaces> {
  let description = of.description;
  let cppInterfaceName = of.cppInterfaceName;
  let cppNamespace = of.cppNamespace;
  let methods = of.methods;
  let baseInterfaces = of.baseInterfaces;
}
class DeclareOpInterfaceMethods<OpInterface of, list<string> methodNames = []>
    : DeclareInterfaceMethods<methodNames>, OpInterface<of.cppInterfaceName, of.baseInterfaces> {
  let description = of.description;
  let cppInterfaceName = of.cppInterfaceName;
  let cppNamespace = of.cppNamespace;
  let methods = of.methods;
  let baseInterfaces = of.baseInterfaces;
}
class DeclareTypeInterfaceMethods<TypeInterface of, list<string> methodNames = []>
    : DeclareInterfaceMethods<methodNames>, TypeInterface<of.cppInterfaceName, of.baseInterfaces> {
  let description = of.description;
  let cppInterfaceName = of.cppInterfaceName;
  let cppNamespace = of.cppNamespace;
  let methods = of.methods;
  let baseInterfaces = of.baseInterfaces;
}

#endif
