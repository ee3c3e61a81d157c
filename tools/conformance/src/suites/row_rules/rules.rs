//! The pattern files: a rule for each row.

use std::fmt::Write as _;

use super::Rule;
use super::condition::path_to;

/// The language of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Language {
    /// PDLL: native constraints and rewrites on the operation.
    Pdll,
    /// DRR: predicates and calls in C++ on the result of the operation.
    Drr,
}

impl Language {
    pub(super) fn name(self) -> &'static str {
        match self {
            Language::Pdll => "PDLL",
            Language::Drr => "DRR",
        }
    }

    pub(super) fn extension(self) -> &'static str {
        match self {
            Language::Pdll => "pdll",
            Language::Drr => "td",
        }
    }

    pub(super) fn builder(self) -> &'static str {
        match self {
            Language::Pdll => "rewriter",
            Language::Drr => "$_builder",
        }
    }

    /// The file with all rules: each replaces the operation of its number by the first operand.
    pub(super) fn file(self, rules: &[Rule]) -> String {
        let mut out = String::from(match self {
            Language::Pdll => "",
            Language::Drr => {
                "include \"mlir/IR/PatternBase.td\"\ninclude \"mlir/Dialect/Arith/IR/ArithOps.td\"\n"
            }
        });
        for (number, rule) in rules.iter().enumerate() {
            let _ = writeln!(out, "// {}", rule.row);
            if rule.text.changes {
                self.change(&mut out, number, rule);
            } else {
                self.condition(&mut out, number, rule);
            }
        }
        out
    }

    /// C++ as a code literal holds it: PDLL has escapes there.
    fn literal(self, body: &str) -> String {
        match self {
            Language::Pdll => body.replace('\\', "\\\\"),
            Language::Drr => body.to_owned(),
        }
    }

    /// A rule that fires where the values are those of the table.
    fn condition(self, out: &mut String, number: usize, rule: &Rule) {
        let test = rule.text.test.as_deref().unwrap_or("true");
        let body = self.literal(&format!("{}return {test};", rule.text.statements));
        let not = if rule.is_negated { "!" } else { "" };
        let _ = match self {
            Language::Pdll => writeln!(
                out,
                "Constraint Row{number}(matched: Op) [{{\n  auto holds = [&]() -> bool {{ {body} }};\n  \
                 return success({not}holds());\n}}];\n\
                 Pattern {{\n  let root = op<arith.xori>(a: Value, b: Value) {{row = attr<\"{number} : i32\">}};\n  \
                 Row{number}(root);\n  replace root with a;\n}}"
            ),
            Language::Drr => writeln!(
                out,
                "def Row{number} : Constraint<CPred<[{{\n  [&](::mlir::Operation *matched) -> bool {{\n    \
                 auto row = matched->getAttrOfType<::mlir::IntegerAttr>(\"row\");\n    \
                 if (!row || row.getInt() != {number}) return false;\n    \
                 auto holds = [&]() -> bool {{ {body} }};\n    return {not}holds();\n  }}($0.getDefiningOp())\n}}]>>;\n\
                 def : Pat<(Arith_XOrIOp:$r $a, $b), (replaceWithValue $a), [(Row{number} $r)]>;"
            ),
        };
    }

    /// A rule that runs the statements, and notes on the operation `test.keep` whether the values are those
    /// of the table.
    fn change(self, out: &mut String, number: usize, rule: &Rule) {
        let builder = self.builder();
        let point = path_to("sum").unwrap_or_default();
        let note = rule.text.test.as_ref().map_or_else(String::new, |test| {
            format!(" bool holds = {test}; keep->setAttr(\"holds\", ::mlir::BoolAttr::get(keep->getContext(), holds));")
        });
        let body = format!(
            "::mlir::Operation *keep = matched->getBlock()->getTerminator()->getPrevNode(); \
             {builder}.setInsertionPoint({point}); {}{note}",
            rule.text.statements
        );
        let body = self.literal(&body);
        let _ = match self {
            Language::Pdll => writeln!(
                out,
                "Rewrite Row{number}(matched: Op) [{{ {body} }}];\n\
                 Pattern {{\n  let root = op<arith.xori>(a: Value, b: Value) {{row = attr<\"{number} : i32\">}};\n  \
                 rewrite root with {{\n    Row{number}(root);\n    replace root with a;\n  }};\n}}"
            ),
            Language::Drr => writeln!(
                out,
                "def Is{number} : Constraint<CPred<[{{\n  [&](::mlir::Operation *matched) -> bool {{\n    \
                 auto row = matched->getAttrOfType<::mlir::IntegerAttr>(\"row\");\n    \
                 return row && row.getInt() == {number};\n  }}($0.getDefiningOp())\n}}]>>;\n\
                 def Row{number} : NativeCodeCall<[{{\n  [&](::mlir::Operation *matched) -> ::mlir::Value {{\n    \
                 {body}\n    return matched->getOperand(0);\n  }}($0.getDefiningOp())\n}}]>;\n\
                 def : Pat<(Arith_XOrIOp:$r $a, $b), (Row{number} $r), [(Is{number} $r)]>;"
            ),
        };
    }
}
