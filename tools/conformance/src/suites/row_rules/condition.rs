//! The condition of a row: that its expressions have the values of the table.

use std::fmt::Write as _;

use legalize_filetest::examples::{FunctionRow, split_example};

use super::Rule;

/// The language of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Language {
    /// PDLL: a native constraint on the operation.
    Pdll,
    /// DRR: a predicate in C++ on the result of the operation.
    Drr,
}

/// A condition in C++ on an operation `op`.
pub(super) struct Condition {
    /// Statements, the last of which returns a `bool`.
    body: String,
    /// Number of expressions that are compared.
    pub(super) expressions: usize,
}

/// Operations of the first block of the module's function, in their order.
const IN_BLOCK: [&str; 9] = ["one", "seven", "half", "sum", "twice", "two", "dead", "choice", "sink"];

/// The other objects of the module, reached from an operation in that block; `CHOICE` is the operation of
/// this name.
const OBJECTS: [(&str, &str); 14] = [
    ("a", "op->getOperand(0)"),
    ("b", "op->getOperand(1)"),
    ("m", "op->getBlock()->getArgument(2)"),
    ("c", "op->getBlock()->getArgument(3)"),
    ("neg", "(&CHOICE->getRegion(0).front().front())"),
    ("yield", "CHOICE->getRegion(0).front().getTerminator()"),
    ("yield_b", "CHOICE->getRegion(1).front().getTerminator()"),
    ("branch", "op->getBlock()->getTerminator()"),
    ("jump", "op->getBlock()->getTerminator()->getSuccessor(0)->getTerminator()"),
    ("x", "op->getBlock()->getTerminator()->getSuccessor(0)->getArgument(0)"),
    ("leave", "op->getParentRegion()->back().getTerminator()"),
    ("main", "op->getParentOp()"),
    ("helper", "op->getParentOp()->getNextNode()"),
    ("module", "op->getParentOp()->getParentOp()"),
];

/// The C++ that reaches an object.
fn path_to(object: &str) -> Option<String> {
    if let Some(at) = IN_BLOCK.iter().position(|name| *name == object) {
        return Some(format!("(&op->getBlock()->front()){}", "->getNextNode()".repeat(at)));
    }
    let (_, path) = OBJECTS.iter().find(|(name, _)| *name == object)?;
    let choice = if path.contains("CHOICE") { path_to("choice")? } else { String::new() };
    Some(path.replace("CHOICE", &choice))
}

/// Parts of texts that change the module or depend on the operations that are added to it.
const CHANGES: [&str; 27] = [
    "append(",
    "isOpTriviallyDead",
    "NUses",
    "->set",
    ".set",
    "erase",
    "remove",
    "move",
    "replace",
    "create",
    "clone",
    "insert",
    "->drop",
    ".drop",
    "->add",
    "addArgument",
    "swap",
    "split",
    "walk",
    "getUsers",
    "getUses",
    "use_empty",
    "hasOneUse",
    "getNumUses",
    "use_begin",
    "user_begin",
    "isUsed",
];

/// Returns the condition of a row.
///
/// # Errors
/// If the row is none, why.
pub(super) fn condition(
    table: &str,
    row: &FunctionRow,
    language: Language,
) -> Result<Condition, &'static str> {
    let example = split_example(&row.example);
    if table == "rewrites" || CHANGES.iter().any(|part| row.example.contains(part)) {
        return Err("changes or counts uses");
    }
    if row.example.contains("$_loc") || row.example.contains("getLoc") {
        return Err("location");
    }
    if row.example.contains("}]") || row.example.contains('#') {
        return Err("text that ends a code literal");
    }
    if row.example.contains('\\') || row.result.contains('\\') {
        return Err("escapes");
    }
    let values = values(&row.result);
    if values.len() != example.expressions.len() {
        return Err("values");
    }
    let compared: Vec<String> = (example.expressions.iter().zip(&values))
        .filter_map(|(expression, value)| compared(table, expression, value))
        .collect();
    if compared.is_empty() {
        return Err("values of other kinds");
    }
    let statements = replaced(example.statements, language)?;
    let test = replaced(&compared.join(" && "), language)?;
    Ok(Condition { body: format!("{statements}return {test};"), expressions: compared.len() })
}

/// The values of a result, which is a list of them.
fn values(result: &str) -> Vec<&str> {
    split_example(result).expressions
}

/// The comparison of an expression with its value, if the value is a literal of C++.
fn compared(table: &str, expression: &str, value: &str) -> Option<String> {
    let digits = value.strip_prefix('-').unwrap_or(value).trim_end_matches(['u', 'l']);
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    if value == "true" || value == "false" {
        return Some(format!("(bool({expression}) == {value})"));
    }
    // An affine constant is shown as a number, too.
    if is_number && value != "-9223372036854775808l" && !expression.contains("getAffineConstantExpr") {
        return Some(format!("(({expression}) == {value})"));
    }
    if value == "null" {
        return Some(format!("(!({expression}))"));
    }
    if value == "success" || value == "failure" {
        return Some(format!("(succeeded({expression}) == {})", value == "success"));
    }
    // Folded results, references to operations and views of their classes do not compare.
    let is_comparable =
        !["FoldResult", "front()", "back()", "*", "cast"].iter().any(|part| expression.contains(part));
    if let Some(object) = object(value).filter(|_| is_comparable) {
        return Some(format!("(({expression}) == {object})"));
    }
    if value.starts_with('"') {
        // A text or an attribute elsewhere.
        let is_text = matches!(table, "text" | "numbers" | "ranges");
        return is_text.then(|| format!("(({expression}) == {value})"));
    }
    let is_object = table == "types" || table == "attributes" && value.contains(" : ");
    let is_other = value.starts_with(['[', '(']) || value.starts_with("AP") || value.contains(" = ");
    let is_printed = is_object && !is_other && !value.contains(['"', '%', '\'']);
    is_printed.then(|| format!("(debugString({expression}) == \"{value}\")"))
}

/// The C++ of an operation (`arith.addi(sum)`) or value (`%sum`) that is a value of an example.
fn object(value: &str) -> Option<String> {
    if let Some(name) = value.strip_prefix('%') {
        let (name, number) = name.split_once('#').unwrap_or((name, "0"));
        let path = path_to(name)?;
        let is_argument = matches!(name, "a" | "b" | "m" | "c" | "x");
        return Some(if is_argument { path } else { format!("{path}->getResult({number})") });
    }
    let (op, name) = value.strip_suffix(')')?.split_once('(')?;
    let is_op = op.contains('.') && !op.contains(' ') && !op.starts_with(['!', '#']);
    is_op.then(|| path_to(name)).flatten()
}

/// Replaces placeholders.
fn replaced(text: &str, language: Language) -> Result<String, &'static str> {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('$') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(rest.len());
        let (name, after) = rest.split_at(end);
        rest = after;
        match name {
            "_builder" => out.push_str(language.builder()),
            "_ctxt" => out.push_str("op->getContext()"),
            _ => out.push_str(&path_to(name).ok_or("object")?),
        }
    }
    out.push_str(rest);
    Ok(out)
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

    fn builder(self) -> &'static str {
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
            let (body, not) = (&rule.condition.body, if rule.is_negated { "!" } else { "" });
            let _ = writeln!(out, "// {}", rule.row);
            let _ = match self {
                Language::Pdll => writeln!(
                    out,
                    "Constraint Row{number}(op: Op) [{{\n  auto holds = [&]() -> bool {{ {body} }};\n  \
                     return success({not}holds());\n}}];\n\
                     Pattern {{\n  let root = op<arith.xori>(a: Value, b: Value) {{row = attr<\"{number} : i32\">}};\n  \
                     Row{number}(root);\n  replace root with a;\n}}"
                ),
                Language::Drr => writeln!(
                    out,
                    "def Row{number} : Constraint<CPred<[{{\n  [&](::mlir::Operation *op) -> bool {{\n    \
                     auto row = op->getAttrOfType<::mlir::IntegerAttr>(\"row\");\n    \
                     if (!row || row.getInt() != {number}) return false;\n    \
                     auto holds = [&]() -> bool {{ {body} }};\n    return {not}holds();\n  }}($0.getDefiningOp())\n}}]>>;\n\
                     def : Pat<(Arith_XOrIOp:$r $a, $b), (replaceWithValue $a), [(Row{number} $r)]>;"
                ),
            };
        }
        out
    }
}
