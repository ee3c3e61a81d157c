// Embedded prelude: traits of any entity.

#ifndef TRAITS_TD
#define TRAITS_TD

include "mlir/IR/Constraints.td"

class Trait;

class TraitList<list<Trait> all> : Trait { list<Trait> traits = all; }

// A trait that is a C++ class.
class NativeTrait<string name, string entity, code declaration = [{}], code definition = [{}]>
    : Trait {
  string trait = name;
  string cppNamespace = "::mlir::" # entity # "Trait";
  code extraConcreteClassDeclaration = declaration;
  code extraConcreteClassDefinition = definition;
}
class ParamNativeTrait<string name, string params, string entity>
    : NativeTrait<name # "<" # params # ">::Impl", entity>;

// A trait that the generator itself knows.
class GenInternalTrait<string name, string entity> : Trait {
  string trait = "::mlir::" # entity # "Trait::" # name;
}

// A condition on the whole entity.
class PredTrait<string desc, Pred condition> : Trait {
  string summary = desc;
  Pred predicate = condition;
}

#endif
