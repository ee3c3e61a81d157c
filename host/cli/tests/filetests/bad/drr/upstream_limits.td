// test: drr --upstream-limits -I ../../good/drr

include "toy.td"

def : Pat<(Block $x, (region $body)), // error: [drr::misplaced_directive] "directive 'region' is not allowed here"
          (Loop $x)>;
def : Pat<(Join (Unpack $x)), // error: [drr::unsupported] "operand 'parts' of 'toy.join' is variadic, a nested pattern matches one value"
          (Neg $x)>;
