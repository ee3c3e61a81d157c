// test: coverage --format json . ./json.mlir
// output:
//| {
//|   "schema": "legalize-coverage",
//|   "version": 1,
//|   "modules": {
//|     "total": 8,
//|     "read": 3,
//|     "read_again": 3
//|   },
//|   "patterns": {
//|     "total": 5,
//|     "usable": 2
//|   },
//|   "dialects": [
//|     {
//|       "dialect": "audit",
//|       "ops": 2,
//|       "format": 1,
//|       "native": 0,
//|       "partial": 0,
//|       "generic": 1,
//|       "missing": 0,
//|       "needs": []
//|     },
//|     {
//|       "dialect": "shop",
//|       "ops": 4,
//|       "format": 2,
//|       "native": 0,
//|       "partial": 1,
//|       "generic": 0,
//|       "missing": 1,
//|       "needs": [
//|         {
//|           "op": "shop.buy",
//|           "needs": [
//|             "assembly shop.buy"
//|           ]
//|         },
//|         {
//|           "op": "shop.sell",
//|           "needs": [
//|             "directive shop.Price"
//|           ]
//|         }
//|       ]
//|     }
//|   ],
//|   "blockers": [
//|     {
//|       "kind": "assembly",
//|       "name": "shop.buy",
//|       "unlocks": {
//|         "modules": 2,
//|         "patterns": 0,
//|         "ops": 1
//|       },
//|       "one_of_several": {
//|         "modules": 0,
//|         "patterns": 0,
//|         "ops": 0
//|       },
//|       "example": "order.mlir, piece 1",
//|       "why": "custom op 'shop.buy' has no custom assembly form"
//|     },
//|     {
//|       "kind": "directive",
//|       "name": "shop.Price",
//|       "unlocks": {
//|         "modules": 2,
//|         "patterns": 0,
//|         "ops": 1
//|       },
//|       "one_of_several": {
//|         "modules": 0,
//|         "patterns": 0,
//|         "ops": 0
//|       },
//|       "example": "order.mlir, piece 2",
//|       "why": "custom op 'shop.sell' custom directive 'Price' has no parser"
//|     },
//|     {
//|       "kind": "function",
//|       "name": "shop::isCheap",
//|       "unlocks": {
//|         "modules": 0,
//|         "patterns": 1,
//|         "ops": 0
//|       },
//|       "one_of_several": {
//|         "modules": 0,
//|         "patterns": 1,
//|         "ops": 0
//|       },
//|       "example": "rules.td, CheapFirst",
//|       "why": "the constraint cannot be evaluated: 'shop::isCheap' is not registered",
//|       "call": "shop::isCheap($0)"
//|     },
//|     {
//|       "kind": "definition",
//|       "name": "shop.steal",
//|       "unlocks": {
//|         "modules": 1,
//|         "patterns": 0,
//|         "ops": 0
//|       },
//|       "one_of_several": {
//|         "modules": 0,
//|         "patterns": 0,
//|         "ops": 0
//|       },
//|       "example": "order.mlir, piece 6",
//|       "why": "custom op 'shop.steal' is unknown"
//|     },
//|     {
//|       "kind": "inference",
//|       "name": "shop.scale",
//|       "unlocks": {
//|         "modules": 0,
//|         "patterns": 0,
//|         "ops": 0
//|       },
//|       "one_of_several": {
//|         "modules": 0,
//|         "patterns": 1,
//|         "ops": 0
//|       },
//|       "example": "rules.td, CheapScaled",
//|       "why": "the result types of 'shop.scale' cannot be inferred: its definition declares 'InferTypeOpInterface', whose code is C++, and its definition has no builder of its operands and attributes alone"
//|     },
//|     {
//|       "kind": "constraint",
//|       "name": "IsRound",
//|       "unlocks": {
//|         "modules": 0,
//|         "patterns": 0,
//|         "ops": 0
//|       },
//|       "one_of_several": {
//|         "modules": 0,
//|         "patterns": 1,
//|         "ops": 0
//|       },
//|       "example": "rules.pdll, AddRound",
//|       "why": "native constraint 'IsRound' is not registered",
//|       "call": "IsRound(price: Value)"
//|     },
//|     {
//|       "kind": "rewrite",
//|       "name": "Rounded",
//|       "unlocks": {
//|         "modules": 0,
//|         "patterns": 0,
//|         "ops": 0
//|       },
//|       "one_of_several": {
//|         "modules": 0,
//|         "patterns": 1,
//|         "ops": 0
//|       },
//|       "example": "rules.pdll, AddRound",
//|       "why": "native rewrite 'Rounded' is not registered",
//|       "call": "Rounded(price: Value)"
//|     }
//|   ],
//|   "others": []
//| }
