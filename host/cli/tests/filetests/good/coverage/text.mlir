// test: coverage . ./text.mlir
// output:
//| modules: 3 of 8 read, printed and read again; 3 read
//| patterns: 2 of 5 usable
//| operations: 3 of 6 with custom assembly, 1 with a part of it, 1 without any in their definition, 1 whose custom assembly is missing
//|   audit: 2 operations: 1 by format, 1 generic
//|   shop: 4 operations: 2 by format, 1 in part, 1 missing
//|     shop.buy needs assembly shop.buy
//|     shop.sell needs directive shop.Price
//| missing, by what it unlocks:
//|   assembly shop.buy: unlocks 2 modules, 1 operation (order.mlir, piece 1)
//|   directive shop.Price: unlocks 2 modules, 1 operation (order.mlir, piece 2)
//|   function shop::isCheap: unlocks 1 pattern; one of several for 1 pattern (rules.td, CheapFirst)
//|   definition shop.steal: unlocks 1 module (order.mlir, piece 6)
//|   inference shop.scale: unlocks nothing alone; one of several for 1 pattern (rules.td, CheapScaled)
//|   constraint IsRound: unlocks nothing alone; one of several for 1 pattern (rules.pdll, AddRound)
//|   rewrite Rounded: unlocks nothing alone; one of several for 1 pattern (rules.pdll, AddRound)
