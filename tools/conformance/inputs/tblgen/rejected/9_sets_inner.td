// A mistake in a set that another is made of.
class Set<dag elements> { dag Elements = elements; }
class Reg;
def add; def sub; def and; def shl; def trunc; def rotl; def rotr; def decimate; def interleave; def sequence; def other;
foreach i = 0...9 in def R#i : Reg;
def C : Set<(shl R1)>;
def B : Set<(add R0, C)>;
