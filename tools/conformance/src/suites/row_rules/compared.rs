//! The comparison of an expression with the value that the tables show for it, in C++.

use legalize_filetest::examples::{FunctionRow, split_example};

use super::condition::path_to;

/// The row that an expression is of.
pub(super) struct Column<'r> {
    pub(super) table: &'r str,
    pub(super) row: &'r FunctionRow,
}

/// Beginnings of the texts of types.
const TYPES: [&str; 10] =
    ["index", "memref<", "vector<", "tensor<", "tuple<", "complex<", "bf16", "none", "!", "("];

/// Parts of expressions whose objects do not compare.
const NOT_COMPARED: [&str; 9] = [
    "FoldResult",
    "front()",
    "back()",
    "*",
    "cast",
    "getRegion(",
    "getBodyRegion(",
    "make_pair",
    "make_tuple",
];

/// Returns the comparison of an expression with its value, if one can be written.
pub(super) fn compared(column: &Column<'_>, expression: &str, value: &str) -> Option<String> {
    let same = |value: &str| Some(format!("(({expression}) == {value})"));
    // The tables show other characters than those of ASCII in hexadecimal.
    if value.contains('\\') {
        return None;
    }
    if value == "true" || value == "false" {
        return Some(format!("(bool({expression}) == {value})"));
    }
    // An affine constant is shown as a number, too: without the letters of its type.
    let is_affine = (column.table == "affine" || expression.contains("getAffineConstantExpr"))
        && !value.ends_with(['u', 'l']);
    if is_number(value) && value != "-9223372036854775808l" && !is_affine {
        return same(value);
    }
    if value == "null" {
        return Some(format!("(!({expression}))"));
    }
    if value == "success" || value == "failure" {
        return Some(format!("(succeeded({expression}) == {})", value == "success"));
    }
    if let Some((width, number)) = arguments(value, "APInt").filter(|(_, number)| number.len() < 19) {
        return same(&format!("APInt({width}, {number}ull)"));
    }
    if let Some(number) = value.split_once("int16_t(").and_then(|(_, rest)| rest.strip_suffix(')')) {
        return same(number);
    }
    if value.starts_with('\'') {
        return same(value);
    }
    // Folded results, references to operations and regions, views of classes and pairs do not compare.
    let is_comparable = !NOT_COMPARED.iter().any(|part| expression.contains(part));
    if let Some(object) = object(value).filter(|_| is_comparable) {
        return same(&object);
    }
    let text = value.replace('"', "\\\"");
    let makes_attribute = column.makes_attribute();
    if value.starts_with('[') && !makes_attribute {
        return is_comparable.then(|| list(column, expression, value)).flatten();
    }
    if value.starts_with('"') && !makes_attribute {
        return match column.table {
            "text" | "numbers" | "ranges" => same(value),
            // A text or an attribute.
            _ => Some(format!(
                "(debugString({expression}) == {value} || debugString({expression}) == \"{text}\")"
            )),
        };
    }
    column.prints(value).then(|| format!("(debugString({expression}) == \"{text}\")"))
}

/// Returns true for an operation as the tables show it: `arith.addi(sum)`.
fn is_op(value: &str) -> bool {
    value.ends_with(')') && value.contains('.') && !value.starts_with(['!', '#', '('])
}

/// Returns true for a number of C++ as the tables show it: an integer, or a floating-point number.
fn is_number(value: &str) -> bool {
    let value = value.strip_prefix('-').unwrap_or(value);
    let digits = value.trim_end_matches(['u', 'l', 'f']);
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
    let all_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    all_digits(whole) && all_digits(fraction)
}

/// The two arguments of `name(first, second)`.
fn arguments<'v>(value: &'v str, name: &str) -> Option<(&'v str, &'v str)> {
    value.strip_prefix(name)?.strip_prefix('(')?.strip_suffix(')')?.split_once(", ")
}

/// The comparison of a range: its size, and the items that compare.
fn list(column: &Column<'_>, expression: &str, value: &str) -> Option<String> {
    let inner = value.strip_prefix('[')?.strip_suffix(']')?;
    if inner.is_empty() {
        return Some(format!("({expression}).empty()"));
    }
    let items = split_example(inner).expressions;
    // What may be an attribute of several, a pair, or uses.
    if items.iter().any(|item| item.contains(" : ") || item.starts_with("operand "))
        || matches!(&*column.row.name, "split" | "rsplit" | "parseAttribute")
    {
        return None;
    }
    // Ranges of what is not copied.
    // `to_vector` takes the positions of truth values for truth values.
    if items.iter().any(|item| {
        matches!(*item, "true" | "false") || item.starts_with("region ") || item.starts_with("block ")
    }) {
        return Some(format!("(({expression}).size() == {})", items.len()));
    }
    if items.iter().any(|item| is_op(item)) {
        return Some(format!("llvm::hasNItems({expression}, {})", items.len()));
    }
    let mut tests = vec![format!("items.size() == {}", items.len())];
    // Ranges hold copies; named attributes and ranges in them are left out.
    let simple = |item: &&str| !item.starts_with('[') && !item.contains(" = ");
    let compare = |(at, item)| compared(column, &format!("items[{at}]"), item);
    tests.extend(items.iter().copied().enumerate().filter(|(_, item)| simple(item)).filter_map(compare));
    let tests = tests.join(" && ");
    Some(format!("[&]() -> bool {{ auto items = llvm::to_vector({expression}); return {tests}; }}()"))
}

impl Column<'_> {
    /// Returns true if the row makes an attribute: elsewhere a list is a range, and a text is a `StringRef`.
    fn makes_attribute(&self) -> bool {
        let FunctionRow { name, receiver, .. } = self.row;
        name.starts_with("get") && name.ends_with("Attr") || name == "get" && receiver.ends_with("Attr")
    }

    /// Returns true if an object of C++ prints itself as a value is shown.
    fn prints(&self, value: &str) -> bool {
        // Values of C++ that are shown by their class, and named attributes.
        if is_op(value)
            || value.starts_with("operand ")
            || value.starts_with("APFloat")
            || value.starts_with("APSInt")
        {
            return false;
        }
        if value.starts_with(['{', '[', '"']) || value.starts_with("loc(") {
            return true;
        }
        if value.contains(" = ") || value.contains('%') {
            return false;
        }
        let of_width = value.trim_start_matches(['s', 'u', 'i', 'f']);
        let is_type = TYPES.iter().any(|start| value.starts_with(start))
            || of_width.len() < value.len() && of_width.bytes().all(|byte| byte.is_ascii_digit());
        match self.table {
            "affine" | "types" | "attributes" | "builders" => true,
            _ => is_type,
        }
    }
}

/// The C++ of an object that is a value of an example: `%sum`, `arith.addi(sum)`,
/// `region 1 of scf.if(choice)`,
/// `block 0 of region 0 of func.func(main)`.
fn object(value: &str) -> Option<String> {
    if let Some(name) = value.strip_prefix('%') {
        let (name, number) = name.split_once('#').unwrap_or((name, "0"));
        let path = path_to(name)?;
        let is_argument = matches!(name, "a" | "b" | "m" | "c" | "x");
        return Some(if is_argument { path } else { format!("{path}->getResult({number})") });
    }
    if let Some((number, of)) = value.strip_prefix("region ").and_then(|rest| rest.split_once(" of ")) {
        return Some(format!("(&{}->getRegion({number}))", object(of)?));
    }
    if let Some((number, of)) = value.strip_prefix("block ").and_then(|rest| rest.split_once(" of ")) {
        let next = "->getNextNode()".repeat(number.parse().ok()?);
        return Some(format!("(&{}->front()){next}", object(of)?));
    }
    let (op, name) = value.strip_suffix(')')?.split_once('(')?;
    let is_op = op.contains('.') && !op.contains(' ') && !op.starts_with(['!', '#']);
    is_op.then(|| path_to(name)).flatten()
}
