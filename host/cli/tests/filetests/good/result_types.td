// Result types that rules need: from builders of definitions, from overlays, and none that are made up.
#ifndef RESULT_TYPES
#define RESULT_TYPES
include "mlir/IR/PatternBase.td"
include "legalize/Overlay.td"

def Shop_Dialect : Dialect {
  let name = "shop";
  let cppNamespace = "::shop";
}
class Shop_Op<string mnemonic> : Op<Shop_Dialect, mnemonic, []>;

// The type of the result is in the body of a builder, and one builder calls another.
def Shop_SumOp : Shop_Op<"sum"> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs, OptionalAttr<StrAttr>:$unit);
  let results = (outs AnyType:$total);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs), [{
      build($_builder, $_state, lhs, rhs, ::mlir::StringAttr());
    }]>,
    OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs, "::mlir::StringAttr":$unit), [{
      if (!unit)
        unit = $_builder.getStringAttr(defaultUnit());
      auto type = lhs.getType();
      if (type.isInteger(8)) {
        build($_builder, $_state, $_builder.getI16Type(), lhs, rhs, unit);
        return;
      }
      build($_builder, $_state, type, lhs, rhs, unit);
    }]>,
  ];
  let extraClassDeclaration = [{
    static ::llvm::StringRef defaultUnit() { return "piece"; }
  }];
}
// The state is filled in by hand.
def Shop_PackOp : Shop_Op<"pack"> {
  let arguments = (ins Variadic<AnyType>:$items);
  let results = (outs AnyType:$box);
  let builders = [OpBuilder<(ins "::mlir::ValueRange":$items), [{
    $_state.addOperands(items);
    $_state.addTypes(::mlir::VectorType::get({static_cast<int64_t>(items.size())}, items[0].getType()));
    $_state.addAttribute("count", $_builder.getI64IntegerAttr(items.size()));
  }]>];
}
// The builder is only declared; an overlay gives its body.
def Shop_TagOp : Shop_Op<"tag"> {
  let arguments = (ins AnyType:$item, StrAttr:$text);
  let results = (outs AnyType:$tagged);
  let builders = [OpBuilder<(ins "::mlir::Value":$item, "::mlir::StringAttr":$text)>];
}
def : OpOverlay<"shop.tag"> {
  let builders = [OpBuilder<(ins "::mlir::Value":$item, "::mlir::StringAttr":$text), [{
    build($_builder, $_state, ::shop::tagged(item.getType()), item, text);
  }]>];
}
def : FunctionOverlay<"shop::tagged", ["type", "rows = 2"], [{ return ::mlir::VectorType::get({rows}, type); }]>;

// Inference in C++, for which an overlay gives the types.
def Shop_SplitOp : Shop_Op<"split"> {
  let arguments = (ins AnyType:$item, I64Attr:$parts);
  let results = (outs AnyType:$first, Variadic<AnyType>:$rest);
}
def : OpOverlay<"shop.split"> {
  let resultTypes = ["item.getType()", [{
    ::llvm::SmallVector<::mlir::Type> types;
    for (int64_t at = 1; at < parts.getInt(); ++at)
      types.push_back(item.getType());
    return types;
  }]];
}

// A later version of the definition has an attribute that the rules set.
def Shop_SellOp : Shop_Op<"sell"> {
  let arguments = (ins AnyType:$item);
  let results = (outs AnyType:$price);
}
def : OpOverlay<"shop.sell"> {
  let arguments = (ins OptionalAttr<StrAttr>:$customer);
  let resultTypes = ["$_builder.getF32Type()"];
}

def Shop_OrderOp : Shop_Op<"order"> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$price);
}

// Functions, templates and methods.
def : FunctionOverlay<"shop::widthOf", ["type"], [{ return ::llvm::cast<T>(type).getWidth() * Factor; }]> {
  let templateParameters = ["T", "Factor"];
}
def : MethodOverlay<"mlir::IntegerType", "isSmall", ["limit"], [{ return self.getWidth() < limit; }]>;
def : FunctionOverlay<"shop::isOneOf", ["type"], [{ return ::llvm::isa<T...>(type); }]> {
  let templateParameters = ["T..."];
}
def IsNarrow : Constraint<CPred<"::llvm::cast<::mlir::IntegerType>($0.getType()).isSmall(32) && "
                                "::shop::widthOf<::mlir::IntegerType, 2>($0.getType()) < 64 && "
                                "::shop::isOneOf<::mlir::FloatType, ::mlir::IntegerType>($0.getType()) && "
                                "!::shop::isOneOf<::mlir::FloatType>($0.getType())">>;
def Unit : NativeCodeCall<"$_builder.getStringAttr(std::sqrt(16.0) == 4.0 ? \"box\" : \"none\")">;
def None : NativeCodeCall<"::mlir::StringAttr()">;

def : Pat<(Shop_OrderOp $lhs, $rhs),
          (Shop_SellOp
            (Shop_PackOp (variadic
              (Shop_TagOp (Shop_SumOp $lhs, $rhs, (None)), ConstantStrAttr<StrAttr, "new">),
              (Shop_TagOp (Shop_SumOp $lhs, $rhs, (Unit)), ConstantStrAttr<StrAttr, "old">))),
            ConstantStrAttr<StrAttr, "ann">),
          [(IsNarrow $lhs)]>;

def Shop_HalfOp : Shop_Op<"half"> {
  let arguments = (ins AnyType:$item);
  let results = (outs AnyType:$part);
}
def Three : NativeCodeCall<"$_builder.getI64IntegerAttr(3)">;
def : Pat<(Shop_HalfOp $item),
          (Shop_SumOp (Shop_SplitOp:$parts__0 $item, (Three)), $item, (None))>;
#endif
