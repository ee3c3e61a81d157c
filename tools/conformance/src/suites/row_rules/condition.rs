//! The C++ of a row in a rule: its statements, and the test that its expressions have the values of the
//! table.

use legalize_filetest::examples::{FunctionRow, split_example};

use super::compared::{Column, compared};
use super::rules::Language;

/// C++ on an operation `matched`.
pub(super) struct RowText {
    pub(super) statements: String,
    /// The test; `None` if no value can be compared.
    pub(super) test: Option<String>,
    /// Number of expressions that are compared.
    pub(super) expressions: usize,
    /// True if the statements change the module, or depend on the operations that are added to it: the row is
    /// a rewrite, on a module of its own, and no condition.
    pub(super) changes: bool,
}

/// Operations of the first block of the module's function, in their order.
const IN_BLOCK: [&str; 9] = ["one", "seven", "half", "sum", "twice", "two", "dead", "choice", "sink"];

/// The other objects of the module, reached from an operation in that block; `CHOICE` is the operation of
/// this name.
const OBJECTS: [(&str, &str); 14] = [
    ("a", "matched->getOperand(0)"),
    ("b", "matched->getOperand(1)"),
    ("m", "matched->getBlock()->getArgument(2)"),
    ("c", "matched->getBlock()->getArgument(3)"),
    ("neg", "(&CHOICE->getRegion(0).front().front())"),
    ("yield", "CHOICE->getRegion(0).front().getTerminator()"),
    ("yield_b", "CHOICE->getRegion(1).front().getTerminator()"),
    ("branch", "matched->getBlock()->getTerminator()"),
    ("jump", "matched->getBlock()->getTerminator()->getSuccessor(0)->getTerminator()"),
    ("x", "matched->getBlock()->getTerminator()->getSuccessor(0)->getArgument(0)"),
    ("leave", "matched->getParentRegion()->back().getTerminator()"),
    ("main", "matched->getParentOp()"),
    ("helper", "matched->getParentOp()->getNextNode()"),
    ("module", "matched->getParentOp()->getParentOp()"),
];

/// The C++ that reaches an object.
pub(super) fn path_to(object: &str) -> Option<String> {
    if let Some(at) = IN_BLOCK.iter().position(|name| *name == object) {
        return Some(format!("(&matched->getBlock()->front()){}", "->getNextNode()".repeat(at)));
    }
    let (_, path) = OBJECTS.iter().find(|(name, _)| *name == object)?;
    let choice = if path.contains("CHOICE") { path_to("choice")? } else { String::new() };
    Some(path.replace("CHOICE", &choice))
}

/// Parts of texts that change the module or depend on the operations that are added to it.
const CHANGES: [&str; 29] = [
    ".assign(",
    ".clear()",
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

/// Returns the C++ of a row.
///
/// # Errors
/// If it cannot be in a rule, why.
pub(super) fn row_text(table: &str, row: &FunctionRow, language: Language) -> Result<RowText, &'static str> {
    let example = split_example(&row.example);
    let changes = table == "rewrites"
        || CHANGES.iter().chain(&["$_loc", "getLoc"]).any(|part| row.example.contains(part));
    if row.example.contains("}]") || row.example.contains('#') {
        return Err("text that ends a code literal");
    }
    // The driver that visits each operation once does not let patterns erase others.
    if ["->erase()", ").erase()", "eraseOp(", "replaceOp", "createOrFold"]
        .iter()
        .any(|part| row.example.contains(part))
    {
        return Err("erases another operation");
    }
    let values = values(&row.result);
    if values.len() != example.expressions.len() {
        return Err("values");
    }
    let compared: Vec<String> = (example.expressions.iter().zip(&values))
        .filter_map(|(expression, value)| compared(&Column { table, row }, expression, value))
        .collect();
    if compared.is_empty() && !changes {
        return Err("values of other kinds");
    }
    let test = replaced(&compared.join(" && "), language)?;
    Ok(RowText {
        statements: replaced(example.statements, language)?,
        test: (!compared.is_empty()).then_some(test),
        expressions: compared.len(),
        changes,
    })
}

/// The values of a result, which is a list of them.
fn values(result: &str) -> Vec<&str> {
    split_example(result).expressions
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
            "_ctxt" => out.push_str("matched->getContext()"),
            "_loc" => out.push_str("matched->getLoc()"),
            _ => out.push_str(&path_to(name).ok_or("object")?),
        }
    }
    out.push_str(rest);
    Ok(out)
}
