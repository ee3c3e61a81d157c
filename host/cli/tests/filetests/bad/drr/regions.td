// test: drr -I ../../good/drr

include "toy.td"

def : Pat<(Block $x, (region $a, $b)), // error: [drr::directive] "directive 'region' names 2, the operation has 1"
          (Loop $x, (region $a))>;
def : Pat<(Choose $x, $which, (region $a, $_)),
          (Neg $x, (region $a))>; // error: [drr::directive] "directive 'region' names 1, the operation has 0"
def : Pat<(Block $x, (region $a), (region $b)), // error: [drr::directive] "directive 'region' is given twice"
          (Loop $x, (region $a))>;
def : Pat<(Block $x, (region AnyType:$a)), // error: [drr::directive] "directive 'region' takes symbols only"
          (Loop $x, (region $a))>;
def : Pat<(Block $x),
          (Loop $x, (region $x))>; // error: [drr::directive] "directive 'region' names something other than a region or successor"
def : Pat<(Block $x, (region $a)),
          (Loop $x, (region $body))>; // error: [drr::unbound_symbol] "'$body'"
def : Pat<(Block $x, (region $a)),
          (Neg $a)>; // error: [drr::argument_kind] "expected a value, but got a region or successor"
def : Pat<(Choose $x, $which, (region $a, $a)), // error: [drr::rebound_symbol] "'$a'"
          (Loop $x, (region $a))>;
