//! Members of C++ classes of operations and interfaces, as their definitions write them.
//!
//! A definition says what its class has besides the accessors: `extraClassDeclaration` and `extraClassDefinition` of an
//! operation, the methods and shared declarations of an interface. Methods with a body can be evaluated; of the others
//! only the names are known, so that nothing else is taken for them. The text is read when it is first asked for.
//!
//! Omitted: templates, nested classes, constructors and overloads that differ only in types.

use std::sync::{Arc, OnceLock};

use crate::error::SnippetError;
use crate::syntax::{parse_expr, parse_stmts, parse_type};
use crate::tree::{Node, Stmt, TypeName};

/// What a definition says of its C++ class besides accessors of operands, results and attributes.
#[derive(Clone, Debug, Default)]
pub struct ClassMembers {
    /// The class's own declarations.
    pub declaration: String,
    /// Definitions outside of the class; `$cppClass` stands for its name.
    pub definition: String,
    /// Methods that are known one by one.
    pub methods: Vec<MemberText>,
    /// The names of its regions; each has an accessor.
    pub regions: Vec<String>,
    /// The names of its successors; each has an accessor.
    pub successors: Vec<String>,
    /// The full C++ names of the interfaces whose methods it takes over, the nearest first.
    pub bases: Vec<String>,
}

impl ClassMembers {
    /// These and others; what stands here goes first.
    pub(crate) fn with(&self, others: &ClassMembers) -> ClassMembers {
        let mut all = self.clone();
        for (text, other) in
            [(&mut all.declaration, &others.declaration), (&mut all.definition, &others.definition)]
        {
            text.push('\n');
            text.push_str(other);
        }
        all.methods.extend(others.methods.iter().cloned());
        for (names, others) in [
            (&mut all.regions, &others.regions),
            (&mut all.successors, &others.successors),
            (&mut all.bases, &others.bases),
        ] {
            for name in others {
                if !names.contains(name) {
                    names.push(name.clone());
                }
            }
        }
        all
    }
}

/// Members of a class whose text is read when it is first asked for.
#[derive(Debug)]
pub(crate) struct Members {
    pub text: ClassMembers,
    read: OnceLock<Vec<Arc<Member>>>,
}

/// A method as an interface writes it.
#[derive(Clone, Debug, Default)]
pub struct MemberText {
    /// Its name.
    pub name: String,
    /// C++ types and names of its parameters.
    pub params: Vec<(String, String)>,
    /// The C++ type of its result.
    pub returns: String,
    /// Its body; empty if it is only declared.
    pub body: String,
    /// What an object of the interface runs instead; empty if that is the operation's own method.
    pub interface_body: String,
}

/// A method.
#[derive(Debug)]
pub(crate) struct Member {
    pub name: String,
    /// Types and names of the parameters.
    pub params: Vec<(Option<TypeName>, Arc<str>)>,
    /// How many of the parameters must be given.
    pub required: usize,
    /// What the others stand for without an argument.
    pub defaults: Vec<Result<Node, SnippetError>>,
    /// The type of what it gives; nothing if it cannot be read, or is `auto`.
    pub returns: Option<TypeName>,
    body: String,
    interface_body: String,
    read: OnceLock<Result<Vec<Stmt>, SnippetError>>,
    read_interface: OnceLock<Result<Vec<Stmt>, SnippetError>>,
}

impl Member {
    /// Its statements; nothing if it is only declared.
    pub fn body(&self) -> Option<&Result<Vec<Stmt>, SnippetError>> {
        let has = !self.body.trim().is_empty();
        has.then(|| self.read.get_or_init(|| read_body(&self.body)))
    }

    /// What an object of the interface runs; nothing if that is the operation's own method.
    pub fn interface_body(&self) -> Option<&Result<Vec<Stmt>, SnippetError>> {
        let has = !self.interface_body.trim().is_empty();
        has.then(|| self.read_interface.get_or_init(|| read_body(&self.interface_body)))
    }

    /// Whether it takes so many arguments.
    pub fn takes(&self, count: usize) -> bool {
        (self.required..=self.params.len()).contains(&count)
    }
}

/// Reads a body, in which `$_op` is the operation's class.
fn read_body(text: &str) -> Result<Vec<Stmt>, SnippetError> {
    let text = text.replace("$_op", "this_op").replace("$_attr", "this_op").replace("$_type", "this_op");
    parse_stmts(&text)
}

impl Members {
    pub fn new(text: ClassMembers) -> Self {
        Members { text, read: OnceLock::new() }
    }

    /// All methods, the class's own first.
    pub fn all(&self) -> &[Arc<Member>] {
        self.read.get_or_init(|| {
            let mut found = read_class(&self.text.declaration);
            for defined in read_class(&self.text.definition) {
                let same = |member: &&mut Declared| {
                    member.name == defined.name && member.params.len() == defined.params.len()
                };
                match found.iter_mut().find(same) {
                    Some(declared) if declared.body.is_empty() => {
                        // The body has the names that stand beside it.
                        for (param, (_, name, _)) in declared.params.iter_mut().zip(defined.params) {
                            param.1 = name;
                        }
                        declared.body = defined.body;
                    }
                    Some(_) => {}
                    None => found.push(defined),
                }
            }
            let mut all: Vec<Arc<Member>> =
                found.into_iter().map(|declared| Arc::new(declared.into_member())).collect();
            all.extend(self.text.methods.iter().map(|method| Arc::new(of_text(method))));
            all
        })
    }

    /// Whether it may have a method of this name; cheap, and right where the answer is no.
    fn mentions(&self, name: &str) -> bool {
        self.text.declaration.contains(name)
            || self.text.definition.contains(name)
            || self.text.methods.iter().any(|method| method.name == name)
            || name.starts_with("get")
    }

    /// The methods of a name.
    pub fn named(&self, name: &str) -> Vec<Arc<Member>> {
        if !self.mentions(name) {
            return Vec::new();
        }
        self.all().iter().filter(|member| member.name == name).cloned().collect()
    }

    /// Whether it has a method of this name that can be evaluated, or a region or successor that it gives.
    pub fn has_evaluated(&self, name: &str) -> bool {
        self.mentions(name)
            && (self.all().iter().any(|member| {
                member.name == name && (member.body().is_some() || member.interface_body().is_some())
            }) || self
                .text
                .regions
                .iter()
                .chain(&self.text.successors)
                .any(|part| crate::eval::is_accessor_of(part, name)))
    }
}

fn of_text(method: &MemberText) -> Member {
    let params = method.params.iter().map(|(ty, name)| (parse_type(ty).ok(), name.as_str().into())).collect();
    Member {
        name: method.name.clone(),
        params,
        required: method.params.len(),
        defaults: Vec::new(),
        returns: parse_type(&method.returns).ok(),
        body: method.body.clone(),
        interface_body: method.interface_body.clone(),
        read: OnceLock::new(),
        read_interface: OnceLock::new(),
    }
}

/// A method as it is declared.
struct Declared {
    name: String,
    /// Type, name, and default.
    params: Vec<(String, String, Option<String>)>,
    returns: String,
    body: String,
}

impl Declared {
    fn into_member(self) -> Member {
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
            name: self.name,
            body: self.body,
            interface_body: String::new(),
            read: OnceLock::new(),
            read_interface: OnceLock::new(),
        }
    }
}

/// Text without comments and lines of the preprocessor.
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

/// The offset behind the bracket that closes the one at the start of a text.
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

/// The methods that the body of a class, or text beside it, declares.
fn read_class(text: &str) -> Vec<Declared> {
    let text = without_comments(text);
    let mut rest = text.as_str();
    let mut found = Vec::new();
    loop {
        rest = rest.trim_start();
        for access in ["public", "private", "protected"] {
            if let Some(behind) =
                rest.strip_prefix(access).and_then(|rest| rest.trim_start().strip_prefix(':'))
            {
                rest = behind.trim_start();
            }
        }
        if rest.is_empty() {
            return found;
        }
        // An item ends with its body, or with a semicolon; parameters stand in parentheses.
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
                    // `= {}` is a value, what stands behind `)` a body.
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
        found.extend(method(head, body));
        rest = &rest[end..];
    }
}

/// A method from what stands before its body or its semicolon.
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
    let behind = &head[open + len..];
    // `$cppClass::name` is the same method, defined outside.
    let mut returns = before[..start].trim_end();
    if let Some(outer) = returns.strip_suffix("::") {
        let start = outer.rfind(char::is_whitespace).map_or(0, |at| at + 1);
        returns = outer[..start].trim_end();
    }
    let mut returns = returns.to_owned();
    for word in ["static", "inline", "constexpr", "virtual", "[[nodiscard]]", "[[maybe_unused]]"] {
        let trimmed = returns.trim_start();
        if let Some(rest) = trimmed.strip_prefix(word) {
            returns = rest.trim_start().to_owned();
        }
    }
    if let Some((_, trailing)) = behind.split_once("->") {
        returns = trailing.trim().to_owned();
    }
    if returns.is_empty() {
        // A constructor.
        return None;
    }
    let is_value = behind.trim_start().starts_with('=');
    let params = split_params(&head[open + 1..open + len - 1]);
    let body = body.filter(|_| !is_template && !is_value);
    // An empty body does nothing, which is not the same as none.
    let body = body.map(|body| if body.trim().is_empty() { ";" } else { body }).unwrap_or_default();
    Some(Declared { name: name.to_owned(), params, returns, body: body.to_owned() })
}

/// The offset of the parenthesis that opens the parameters: the first one outside of template brackets.
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

/// Types and names of parameters, and their defaults.
fn split_params(text: &str) -> Vec<(String, String, Option<String>)> {
    let mut parts = Vec::new();
    let (mut depth, mut start) = (0i32, 0);
    for (at, c) in text.char_indices() {
        match c {
            '<' | '(' | '{' | '[' => depth += 1,
            '>' if !text[..at].ends_with('-') => depth -= 1,
            ')' | '}' | ']' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    if !text[start..].trim().is_empty() {
        parts.push(&text[start..]);
    }
    let split = |part: &str| {
        let (declared, default) = match part.split_once('=') {
            Some((declared, default)) => (declared.trim(), Some(default.trim().to_owned())),
            None => (part.trim(), None),
        };
        let start = declared.rfind(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).map_or(0, |at| at + 1);
        let (ty, name) = declared.split_at(start);
        match ty.trim().is_empty() || ty.trim_end().ends_with("::") {
            true => (declared.to_owned(), String::new(), default),
            false => (ty.trim().to_owned(), name.to_owned(), default),
        }
    };
    parts.into_iter().map(split).collect()
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
        read_class(text).into_iter().map(shown).collect()
    }

    #[test]
    fn methods_of_a_class_are_told_from_its_other_members() {
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
    }

    #[test]
    fn definitions_outside_give_the_bodies_of_declared_methods() {
        let members = Members::new(ClassMembers {
            declaration: "bool isSmall(); int size(); int other(); int twice(int number, int by = 2);"
                .to_owned(),
            definition: "bool $cppClass::isSmall() { return size() < 3; }\nint X::size() { return 2; }
                int X::twice(int n, int factor) { return n * factor; }"
                .to_owned(),
            ..ClassMembers::default()
        });
        let has = |name: &str| members.named(name).iter().any(|member| member.body().is_some());
        assert!(has("isSmall") && has("size") && !has("other"));
        let twice = members.named("twice");
        let names: Vec<&str> = twice[0].params.iter().map(|(_, name)| &**name).collect();
        assert_eq!((names, twice[0].defaults.len()), (vec!["n", "factor"], 1));
        assert_eq!(members.named("other").len(), 1);
    }
}
