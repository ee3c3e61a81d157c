// What the towers of the stress file are made of, in the manner of a processor's instructions.
class Predicate<string cond> { string CondString = cond; }
def HasA : Predicate<"hasA()">;
def HasB : Predicate<"hasB()">;
class Register<string n, bits<5> e> { string AsmName = n; bits<5> Encoding = e; }
foreach i = 0-31 in def R#i : Register<"r"#i, i>;
class RegisterClass<list<Register> regs, int size> { list<Register> Members = regs; int Size = size; }
def GPR : RegisterClass<[R0, R1, R2, R3], 32>;
def GPR64 : RegisterClass<[R4, R5, R6, R7], 64>;
def ins; def outs; def set; def node;
class Instruction<string asm> {
  field bits<32> Inst;
  string AsmString = asm;
  dag OutOperandList = (outs);
  dag InOperandList = (ins);
  list<dag> Pattern = [];
  list<Predicate> Predicates = [];
  bit hasSideEffects = ?;
  bit mayLoad = false;
  bit mayStore = false;
  int Size = 4;
  string Constraints = "";
}
class Format<bits<7> op, bits<3> f3, string asm> : Instruction<asm> {
  bits<5> rd;
  bits<5> rs1;
  bits<5> rs2;
  let Inst{6-0} = op;
  let Inst{11-7} = rd;
  let Inst{14-12} = f3;
  let Inst{19-15} = rs1;
  let Inst{24-20} = rs2;
}
class Arith<bits<7> op, bits<3> f3, bits<7> f7, string name, RegisterClass rc, int imm>
    : Format<op, f3, !strconcat(name, "\t$rd, $rs1, $rs2")> {
  let Inst{31-25} = f7;
  let OutOperandList = (outs rc:$rd);
  let InOperandList = (ins rc:$rs1, rc:$rs2);
  let Pattern = [(set rc:$rd, (node rc:$rs1, !add(imm, 1):$rs2))];
  int Latency = !if(!gt(imm, 16), 3, !add(!and(imm, 3), 1));
  list<int> Slots = !foreach(i, !range(3), !add(i, imm));
  string Key = !tolower(name) # "_" # Latency;
}
multiclass Leaf<int k, string base, RegisterClass rc> {
  let mayLoad = !eq(!and(k, 1), 1) in
  def rr : Arith<0b0110011, !and(k, 7), k, base # "rr", rc, k>;
  def ri : Arith<0b0010011, !and(k, 7), !add(k, 1), base # "ri", rc, !add(k, 7)> {
    let InOperandList = (ins rc:$rs1, R1:$imm);
    let hasSideEffects = 0;
  }
  if !eq(rc.Size, 64) then {
    def rw : Arith<0b0111011, !and(k, 7), k, base # "rw", rc, !mul(k, 2)>;
  } else {
    def rs : Arith<0b0111111, !and(k, 7), k, base # "rs", rc, !sub(k, 2)>, Predicate<"small">;
  }
}
multiclass Pair<int k, string base> {
  defm _w : Leaf<k, base # ".w", GPR>;
  defm _d : Leaf<!and(!add(k, 1), 63), base # ".d", GPR64>;
}
multiclass Tower<int k, string base, list<Predicate> preds> {
  foreach level = 0...9 in {
    let Predicates = preds in
    foreach lane = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] in
      defm L#level#_#lane : Pair<!and(!add(k, !mul(level, lane)), 63), base # level # "x" # lane>;
  }
}
