//! Parsing of a class's text: finds the declared methods among the other declarations.

use std::sync::OnceLock;

use super::{Constant, Member};
use crate::error::SnippetError;
use crate::syntax::{parse_expr, parse_type};
use crate::tree::{Node, TypeName};

/// Declared method.
pub(super) struct Declared {
    pub name: String,
    /// Type, name, and default of each parameter.
    pub params: Vec<(String, String, Option<String>)>,
    pub returns: String,
    pub is_static: bool,
    pub body: String,
}

impl Declared {
    pub(super) fn into_member(self) -> Member {
        let required = self.params.iter().take_while(|(.., default)| default.is_none()).count();
        let defaults = self.params[required..].iter().map(|(.., default)| match default.as_deref() {
            Some("{}") => parse_expr("nullptr"),
            default => parse_expr(default.unwrap_or_default()),
        });
        let params = self.params.iter().map(|(ty, name, _)| (parse_type(ty).ok(), name.as_str().into()));
        Member {
            params: params.collect(),
            defaults: defaults.collect(),
            required,
            returns: parse_type(&self.returns).ok(),
            is_static: self.is_static,
            name: self.name,
            body: self.body,
            interface_body: String::new(),
            read: OnceLock::new(),
            read_interface: OnceLock::new(),
        }
    }
}

/// Returns text without comments and preprocessor lines.
fn without_comments(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    let mut quote = None;
    let mut line_start = true;
    while let Some(c) = rest.chars().next() {
        let mut taken = c.len_utf8();
        match (quote, c) {
            (None, '/') if rest.starts_with("//") => {
                rest = &rest[rest.find('\n').unwrap_or(rest.len())..];
                continue;
            }
            (None, '/') if rest.starts_with("/*") => {
                let end = rest.find("*/").map_or(rest.len(), |end| end + 2);
                rest = &rest[end..];
                out.push(' ');
                continue;
            }
            (None, '#') if line_start => {
                rest = &rest[rest.find('\n').unwrap_or(rest.len())..];
                continue;
            }
            (None, '"' | '\'') => quote = Some(c),
            (Some(_), '\\') => {
                taken += rest[taken..].chars().next().map_or(0, char::len_utf8);
            }
            (Some(open), _) if c == open => quote = None,
            _ => {}
        }
        line_start = c == '\n' || line_start && c.is_whitespace();
        out.push_str(&rest[..taken]);
        rest = &rest[taken..];
    }
    out
}

/// Returns the offset after the bracket that closes the one at the start of a text.
fn closed(text: &str) -> Option<usize> {
    let mut depth = 0usize;
    let mut quote = None;
    let mut escaped = false;
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (Some(_), _) if escaped => escaped = false,
            (Some(_), '\\') => escaped = true,
            (Some(open), _) if c == open => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') => quote = Some(c),
            (None, '(' | '{' | '[') => depth += 1,
            (None, ')' | '}' | ']') => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(at + c.len_utf8());
                }
            }
            _ => {}
        }
    }
    None
}

/// Declarations in the body of a class, or in the text outside of it.
#[derive(Default)]
pub(super) struct Items {
    pub methods: Vec<Declared>,
    pub constants: Vec<Constant>,
    pub enums: Vec<DeclaredEnum>,
}

/// Parses the declarations in the body of a class, or in the text outside of it.
pub(super) fn read_class(text: &str) -> Items {
    let text = without_comments(text);
    let mut rest = text.as_str();
    let mut found = Items::default();
    loop {
        rest = rest.trim_start();
        for access in ["public", "private", "protected"] {
            if let Some(tail) = rest.strip_prefix(access).and_then(|rest| rest.trim_start().strip_prefix(':'))
            {
                rest = tail.trim_start();
            }
        }
        if rest.is_empty() {
            return found;
        }
        // An item ends with its body, or with a semicolon; parameters are in parentheses.
        let (mut at, mut body) = (0, None);
        let end = loop {
            let Some(next) = rest[at..].find([';', '{', '(', '[', '}']).map(|next| at + next) else {
                break rest.len();
            };
            match rest.as_bytes()[next] {
                b';' => break next + 1,
                b'}' => break next + 1,
                open => {
                    let Some(len) = closed(&rest[next..]) else { return found };
                    at = next + len;
                    // `= {}` is a value, braces after `)` are a body.
                    let is_value = rest[..next].trim_end().ends_with(['=', ',']);
                    if open == b'{' && !is_value {
                        body = Some((next, at));
                        break at;
                    }
                }
            }
        };
        let (head, body) = match body {
            Some((from, to)) => (&rest[..from], Some(&rest[from + 1..to - 1])),
            None => (rest[..end].trim_end_matches([';', '}']), None),
        };
        match body {
            Some(body) if head.trim_start().starts_with("enum") => {
                found.enums.push(declared_enum(head.trim(), body));
            }
            None if head.contains('=') => match constant(head) {
                Some(constant) => found.constants.push(constant),
                None => found.methods.extend(method(head, None)),
            },
            body => found.methods.extend(method(head, body)),
        }
        rest = &rest[end..];
    }
}

/// Parses a constant from `static constexpr type name = value`.
fn constant(head: &str) -> Option<Constant> {
    let (declared, value) = head.split_once('=')?;
    let mut ty = declared.trim();
    let mut is_constant = false;
    while let Some((word, rest)) = ty.split_once(char::is_whitespace)
        && matches!(word, "static" | "constexpr" | "const" | "inline")
    {
        is_constant |= matches!(word, "constexpr" | "const");
        ty = rest.trim_start();
    }
    let start = ty.rfind(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))? + 1;
    let (ty, name) = (ty[..start].trim(), &ty[start..]);
    (is_constant && !name.is_empty() && !ty.is_empty() && !ty.contains('(')).then(|| Constant {
        name: name.to_owned(),
        ty: parse_type(ty).ok(),
        value: parse_expr(value.trim()),
    })
}

/// Declared enum.
#[derive(Debug)]
pub(super) struct DeclaredEnum {
    /// `None` if the enum is unnamed.
    pub name: Option<String>,
    /// True for an `enum class`.
    pub scoped: bool,
    /// Type of the values, if it is written.
    pub underlying: Option<TypeName>,
    /// The cases with their values, where those are written.
    pub cases: Vec<(String, Option<Result<Node, SnippetError>>)>,
}

/// Parses an enum from its head and the contents of its braces.
fn declared_enum(head: &str, body: &str) -> DeclaredEnum {
    let (named, underlying) = match head.replace("::", "\u{1}").split_once(':') {
        Some((named, ty)) => (named.to_owned(), Some(ty.replace('\u{1}', "::"))),
        None => (head.to_owned(), None),
    };
    let mut words = named.split_whitespace().skip(1).peekable();
    let scoped = words.next_if(|word| matches!(*word, "class" | "struct")).is_some();
    let cases = split_outside(body).into_iter().map(str::trim).filter(|case| !case.is_empty());
    let case = |case: &str| match case.split_once('=') {
        Some((name, value)) => (name.trim().to_owned(), Some(parse_expr(value.trim()))),
        None => (case.to_owned(), None),
    };
    DeclaredEnum {
        name: words.next().map(str::to_owned),
        scoped,
        underlying: underlying.and_then(|ty| parse_type(ty.trim()).ok()),
        cases: cases.map(case).collect(),
    }
}

/// Parses a method from the text before its body or its semicolon.
fn method(head: &str, body: Option<&str>) -> Option<Declared> {
    let head = head.trim();
    let first = head.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).next().unwrap_or("");
    if matches!(
        first,
        "using" | "struct" | "class" | "enum" | "union" | "friend" | "typedef" | "static_assert"
    ) {
        return None;
    }
    let is_template = first == "template";
    let open = parameters(head)?;
    let len = closed(&head[open..])?;
    let before = head[..open].trim_end();
    let start = before.rfind(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).map_or(0, |at| at + 1);
    let name = &before[start..];
    if name.is_empty() || name.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let tail = &head[open + len..];
    // `$cppClass::name` is the same method, defined outside.
    let mut returns = before[..start].trim_end();
    if let Some(outer) = returns.strip_suffix("::") {
        let start = outer.rfind(char::is_whitespace).map_or(0, |at| at + 1);
        returns = outer[..start].trim_end();
    }
    let mut returns = returns.to_owned();
    let is_static = returns.split_whitespace().any(|word| word == "static");
    for word in ["static", "inline", "constexpr", "virtual", "[[nodiscard]]", "[[maybe_unused]]"] {
        let trimmed = returns.trim_start();
        if let Some(rest) = trimmed.strip_prefix(word) {
            returns = rest.trim_start().to_owned();
        }
    }
    if let Some((_, trailing)) = tail.split_once("->") {
        returns = trailing.trim().to_owned();
    }
    if returns.is_empty() {
        // A constructor.
        return None;
    }
    let is_value = tail.trim_start().starts_with('=');
    let params = split_params(&head[open + 1..open + len - 1]);
    let body = body.filter(|_| !is_template && !is_value);
    // An empty body does nothing, which differs from a missing body.
    let body = body.map(|body| if body.trim().is_empty() { ";" } else { body }).unwrap_or_default();
    Some(Declared { name: name.to_owned(), params, returns, is_static, body: body.to_owned() })
}

/// Returns the offset of the parenthesis that opens the parameters: the first one outside of template
/// brackets.
fn parameters(head: &str) -> Option<usize> {
    let mut depth = 0i32;
    for (at, c) in head.char_indices() {
        match c {
            '<' => depth += 1,
            '>' if !head[..at].ends_with('-') => depth -= 1,
            '=' if depth == 0 => return None,
            '(' if depth <= 0 => return Some(at),
            _ => {}
        }
    }
    None
}

/// Splits parameters into types, names and defaults.
fn split_params(text: &str) -> Vec<(String, String, Option<String>)> {
    let split = |part: &str| {
        let (declared, default) = match part.split_once('=') {
            Some((declared, default)) => (declared.trim(), Some(default.trim().to_owned())),
            None => (part.trim(), None),
        };
        let start = declared.rfind(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).map_or(0, |at| at + 1);
        let (ty, name) = declared.split_at(start);
        if ty.trim().is_empty() || ty.trim_end().ends_with("::") {
            (declared.to_owned(), String::new(), default)
        } else {
            (ty.trim().to_owned(), name.to_owned(), default)
        }
    };
    split_outside(text).into_iter().map(split).collect()
}

/// Splits a text at the commas outside of brackets.
fn split_outside(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut depth, mut start) = (0i32, 0);
    for (at, c) in text.char_indices() {
        match c {
            // A shift is not a bracket.
            '<' if text[at + 1..].starts_with('<') || text[..at].ends_with('<') => {}
            '<' | '(' | '{' | '[' => depth += 1,
            '>' if !text[..at].ends_with('-') => depth -= 1,
            ')' | '}' | ']' => depth -= 1,
            ',' if depth <= 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    if !text[start..].trim().is_empty() {
        parts.push(&text[start..]);
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> Vec<String> {
        let shown = |method: Declared| {
            let params: Vec<String> = method
                .params
                .iter()
                .map(|(ty, name, default)| format!("{ty} {name}{}", if default.is_some() { "?" } else { "" }))
                .collect();
            format!("{} {}({}) {}", method.returns, method.name, params.join(", "), method.body.trim())
        };
        read_class(text).methods.into_iter().map(shown).collect()
    }

    #[test]
    fn methods_of_a_class_are_distinguished_from_its_other_members() {
        let text = r#"
            // A comment with getNothing() { return 1; }
            using Base = ::mlir::Thing<int>;
            static constexpr ::llvm::StringLiteral kName = "x(y)";
            enum class Kind { A, B };
            struct Inner { int getInner() { return 2; } };
          public:
            /* and one more */ ::mlir::StringRef getName() { return "a;b}"; }
            static ::llvm::StringRef getDefaultDialect() { return "x"; }
            std::pair<int, int> split(int a, ArrayRef<std::pair<int, int>> b = {});
            bool isBig(unsigned limit = 4) const { return getSize() > limit; }
            template <typename T> T as() { return T(); }
            void nothing() {}
            Thing(int x) : x(x) {}
            auto trailing() -> Type { return getType(); }
        "#;
        assert_eq!(
            shown(text),
            [
                "::mlir::StringRef getName() return \"a;b}\";",
                "::llvm::StringRef getDefaultDialect() return \"x\";",
                "std::pair<int, int> split(int a, ArrayRef<std::pair<int, int>> b?) ",
                "bool isBig(unsigned limit?) return getSize() > limit;",
                "template <typename T> T as() ",
                "void nothing() ;",
                "Type trailing() return getType();",
            ]
        );
        let items = read_class(text);
        assert_eq!(items.constants.len(), 1);
        assert_eq!(items.constants[0].name, "kName");
        let shown = |declared: &DeclaredEnum| {
            let cases = declared
                .cases
                .iter()
                .map(|(case, value)| format!("{case}{}", if value.is_some() { "=" } else { "" }));
            let cases: Vec<String> = cases.collect();
            let ty = declared.underlying.as_ref().map_or("", |ty| ty.path.spelled());
            format!("{:?} {} {ty} {}", declared.name, declared.scoped, cases.join(" "))
        };
        assert_eq!(items.enums.iter().map(shown).collect::<Vec<_>>(), [r#"Some("Kind") true  A B"#]);
        let items = read_class(
            "enum Bits : uint8_t { None = 0, First = 0x10, Second, };
            static constexpr int64_t kMax = 1 << 4; constexpr static unsigned kMin = kMax - 1;
            enum Odd { A = 1 << 2 }; static int count = 3; enum { kOne = f<1, 2>(3), kTwo };",
        );
        assert_eq!(
            items.enums.iter().map(shown).collect::<Vec<_>>(),
            [
                r#"Some("Bits") false uint8_t None= First= Second"#,
                r#"Some("Odd") false  A="#,
                r"None false  kOne= kTwo"
            ]
        );
        assert_eq!(items.constants.iter().map(|one| &*one.name).collect::<Vec<_>>(), ["kMax", "kMin"]);
    }
}
