// Every operator of sets, sets of sets, lists, and sequences in both directions.
class Set<dag elements> { dag Elements = elements; }
class Reg;
def add; def sub; def and; def shl; def trunc; def rotl; def rotr; def decimate; def interleave; def sequence; def other;
foreach i = 0...9 in def R#i : Reg;
class Pair<Reg a, Reg b> { list<Reg> both = [a, b]; }
def P : Pair<R3, R1>;
def Four : Set<(add R0, R1, R2, R3)>;
def Two : Set<(sub Four, R1, (add R3))>;
def Both : Set<(and Four, (add R3, R0))>;
def Behind : Set<(shl Four, 1)>;
def BehindAll : Set<(shl Four, 9)>;
def Front : Set<(trunc Four, 2)>;
def FrontAll : Set<(trunc Four, 9)>;
def Left : Set<(rotl Four, 5)>;
def LeftBack : Set<(rotl Four, -5)>;
def Right : Set<(rotr Four, 1)>;
def RightBack : Set<(rotr Four, -6)>;
def Third : Set<(decimate (sequence "R%u", 0, 9), 3)>;
def Woven : Set<(interleave (add R0, R1, R2), (add R0, R4), R5)>;
def Up : Set<(sequence "R%u", 2, 5)>;
def Down : Set<(sequence "R%d", 8, 0, 3)>;
def Against : Set<(sequence "R%u", 8, 0, -3)>;
def Empty : Set<(add)>;
def EmptyTurned : Set<(rotl Empty, 3)>;
def Listed : Set<(add P.both, R3, R0)>;
def Named : Set<(add:$o R1:$a, (add R2):$b)>;
def Set10 : Set<(add Two, Set10)>;
def : Set<(add Four, R9)>;
def NoSet { dag Elements = (add R1); }
