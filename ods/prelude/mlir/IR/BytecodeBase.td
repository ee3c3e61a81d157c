// Embedded prelude: bytecode. Nothing here reads or writes it; the classes are named so that files load.

#ifndef BYTECODE_BASE
#define BYTECODE_BASE

class Bytecode<string parse = "", string build = "", string print = "", string get = "", string t = ""> {
  string cParser = parse;
  string cBuilder = build;
  string cPrinter = print;
  string cGetter = get;
  string cType = t;
}
class WithParser<string p = "", Bytecode t = Bytecode<>>
    : Bytecode<p, t.cBuilder, t.cPrinter, t.cGetter, t.cType>;
class WithBuilder<string b = "", Bytecode t = Bytecode<>>
    : Bytecode<t.cParser, b, t.cPrinter, t.cGetter, t.cType>;
class WithPrinter<string p = "", Bytecode t = Bytecode<>>
    : Bytecode<t.cParser, t.cBuilder, p, t.cGetter, t.cType>;
class WithType<string ty = "", Bytecode t = Bytecode<>>
    : Bytecode<t.cParser, t.cBuilder, t.cPrinter, t.cGetter, ty>;
class WithGetter<string g = "", Bytecode t = Bytecode<>>
    : Bytecode<t.cParser, t.cBuilder, t.cPrinter, g, t.cType>;

#endif
