//! C++ names, and the resolution of a name to one of several classes or functions.

/// The full name of a class without the leading `::` and without template arguments.
pub(super) fn normal(cpp_name: &str) -> &str {
    let name = cpp_name.trim().trim_start_matches("::");
    name.split('<').next().unwrap_or(name)
}

pub(super) fn last_segment(path: &str) -> &str {
    path.rsplit("::").next().unwrap_or(path)
}

/// `getFooBar` of `foo_bar` or `fooBar`.
pub(super) fn accessor_of(name: &str) -> String {
    let mut out = "get".to_owned();
    let mut upper = true;
    for c in name.chars() {
        if c == '_' {
            upper = true;
        } else {
            out.push(if upper { c.to_ascii_uppercase() } else { c });
            upper = false;
        }
    }
    out
}

/// Maximum number of pairs of parentheses around a snippet that are ignored.
const MAX_PARENTHESES: usize = 8;

/// Returns the key under which functions are registered for whole snippets: the text without white space and
/// without parentheses around all of it.
pub fn snippet_key(text: &str) -> Box<str> {
    let compact: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let mut key = compact.as_str();
    for _ in 0..MAX_PARENTHESES {
        match key.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
            Some(inner) if is_balanced(inner) => key = inner,
            _ => break,
        }
    }
    key.into()
}

/// Returns true if a text is one that a pattern with `*` describes.
pub(super) fn describes(pattern: &str, text: &str) -> bool {
    let Some((start, rest)) = pattern.split_once('*') else { return pattern == text };
    let Some(mut left) = text.strip_prefix(start) else { return false };
    let (middle, end) = rest.rsplit_once('*').unwrap_or(("", rest));
    for part in middle.split('*').filter(|part| !part.is_empty()) {
        let Some(at) = left.find(part) else { return false };
        left = &left[at + part.len()..];
    }
    left.ends_with(end)
}

/// Returns true if all parentheses are balanced.
fn is_balanced(text: &str) -> bool {
    let mut depth = 0i64;
    text.bytes().all(|byte| {
        depth += i64::from(byte == b'(') - i64::from(byte == b')');
        depth >= 0
    }) && depth == 0
}

/// Namespaces whose names the namespace of any project imports, as projects on MLIR do (`using namespace
/// mlir`); the first one is that of names without one.
const IMPORTED: [&str; 4] = ["", "mlir", "llvm", "std"];

/// The entries among which a name is looked up.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Named {
    /// Classes.
    Class,
    /// Functions, which C++ finds by the namespaces of their arguments too.
    Function,
}

/// Returns the entry that `path` denotes in a namespace: that of the innermost namespace around, otherwise
/// that of a namespace inside of it, from which C++ takes names over (`using cconv::CConv`), otherwise that
/// of an imported one. Where the text's own namespace is not known (none, or `mlir`), it may import any: the
/// class is then that of the only namespace with this name.
pub(super) fn best<'a, T>(
    entries: impl Iterator<Item = (&'a str, T)>,
    path: &str,
    namespace: &str,
    named: Named,
) -> Option<T> {
    let namespace = namespace.trim_start_matches("::");
    let knows_namespace = !IMPORTED.contains(&namespace);
    let mut found: Option<((u8, usize), &str, T)> = None;
    let mut is_ambiguous = false;
    for (full, entry) in entries {
        let Some(home) = full.strip_suffix(path) else { continue };
        if !home.is_empty() && !home.ends_with("::") {
            continue;
        }
        let home = home.trim_matches(':');
        let is_around = !home.is_empty()
            && (namespace == home || namespace.strip_prefix(home).is_some_and(|rest| rest.starts_with("::")));
        let rank = if is_around {
            // An inner namespace hides an outer one.
            (0, usize::MAX - home.len())
        } else if knows_namespace && home.strip_prefix(namespace).is_some_and(|inner| inner.starts_with("::"))
        {
            (1, home.len())
        } else if let Some(at) = IMPORTED.iter().position(|imported| *imported == home) {
            (2, at)
        } else if named == Named::Function {
            // Nearest to the root: functions of one name do the same for the values of their namespaces.
            (3, home.len())
        } else if knows_namespace {
            continue;
        } else {
            (3, 0)
        };
        match &found {
            Some((least, _, _)) if *least < rank => {}
            Some((least, of, _)) if *least == rank => is_ambiguous |= named == Named::Class && *of != home,
            _ => {
                is_ambiguous = false;
                found = Some((rank, home, entry));
            }
        }
    }
    found.filter(|_| !is_ambiguous).map(|(_, _, entry)| entry)
}
