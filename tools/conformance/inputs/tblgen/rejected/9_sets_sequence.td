// A sequence beyond its records.
class Set<dag elements> { dag Elements = elements; }
class Reg;
def add; def sub; def and; def shl; def trunc; def rotl; def rotr; def decimate; def interleave; def sequence; def other;
foreach i = 0...9 in def R#i : Reg;
def B : Set<(sequence "R%u", 8, 10)>;
