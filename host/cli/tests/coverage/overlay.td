// Skeleton of an overlay: the definitions leave this to C++. Written by `legalize coverage --stubs`.
//
// Each entry is in the order of what it unlocks. Replace what the comments propose, and add this file to
// `overlays` in `legalize.ron`, or load it with `--ods`. It changes nothing as it is.

include "legalize/Overlay.td"

// assembly shop.buy: unlocks 2 modules, 0 patterns, 1 operations; one of several for 0 modules, 0 patterns, 0 operations.
// custom op 'shop.buy' has no custom assembly form
//   operands: $price, $extras (variadic)
//   attributes: $label (optional)
//   results: $receipt
def : OpOverlay<"shop.buy"> {
  // let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}

// directive shop.Price: unlocks 2 modules, 0 patterns, 1 operations; one of several for 0 modules, 0 patterns, 0 operations.
// custom op 'shop.sell' custom directive 'Price' has no parser
//   custom<Price>($price, type($price)) of shop.sell
// def : DirectiveOverlay<"shop", "Price", ["price", "price_type"]> {
//   let assemblyFormat = "$price `:` $price_type";
// }

// function shop::isCheap: unlocks 0 modules, 1 patterns, 0 operations; one of several for 0 modules, 1 patterns, 0 operations.
// the constraint cannot be evaluated: 'shop::isCheap' is not registered
//   called as shop::isCheap($0)
// def : FunctionOverlay<"shop::isCheap", ["arg0"], [{
//   return …;
// }]>;

// inference shop.scale: unlocks 0 modules, 0 patterns, 0 operations; one of several for 0 modules, 1 patterns, 0 operations.
// the result types of 'shop.scale' cannot be inferred: its definition declares 'InferTypeOpInterface', whose code is C++, and its definition has no builder of its operands and attributes alone
//   operands: $value
//   results: $scaled
def : OpOverlay<"shop.scale"> {
  // let resultTypes = ["value.getType()"];
}
