#ifndef SHOP_DIALECT
#define SHOP_DIALECT

include "common/Base.td"

def Shop_Dialect : Dialect {
  let name = "shop";
  let summary = "Orders and prices";
  let cppNamespace = "::shop";
}

class Shop_Op<string mnemonic, list<Trait> traits = []> : Op<Shop_Dialect, mnemonic, traits>;

#endif
