#ifndef AUDIT_DIALECT
#define AUDIT_DIALECT

include "common/Base.td"

def Audit_Dialect : Dialect {
  let name = "audit";
  let summary = "Records of what was computed";
  let cppNamespace = "::audit";
}

class Audit_Op<string mnemonic, list<Trait> traits = []> : Op<Audit_Dialect, mnemonic, traits>;

#endif
