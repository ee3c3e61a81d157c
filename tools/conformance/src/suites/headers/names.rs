//! Names that a C++ header declares: types, functions and data members, with their access.
//!
//! Read from tokens, without types and without the preprocessor: both branches of a condition are read.
//! Overloads are one name. Not names of their own: constructors, destructors, operators, aliases (`using`,
//! `typedef`), friends, deleted functions, enumerators, forward declarations, definitions outside of their
//! class, and namespaces of details.

use std::collections::BTreeSet;

use super::tokens::{is_word, tokens};

/// A name that a header declares.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Name {
    /// The class, with those around it (`A::B`); empty at the level of namespaces.
    pub class: String,
    /// The function, data member or type.
    pub name: String,
    /// True if a class or an enumeration is declared.
    pub is_type: bool,
    /// True if only derived classes can use it.
    pub is_protected: bool,
}

/// Returns the public and protected names that a header declares, sorted.
pub(crate) fn names(text: &str) -> Vec<Name> {
    let mut reader = Reader { tokens: tokens(text), at: 0, found: BTreeSet::new() };
    while reader.peek().is_some() {
        reader.scope(&mut Scope { class: String::new(), limit: Access::Public, access: Access::Public });
        // A brace that nothing opened.
        reader.at += 1;
    }
    let found = reader.found;
    // A name with a public overload is public.
    let is_public = |name: &Name| found.contains(&Name { is_protected: false, ..name.clone() });
    found.iter().filter(|name| !name.is_protected || !is_public(name)).cloned().collect()
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Access {
    Public,
    Protected,
    Private,
}

/// The place of declarations.
struct Scope {
    /// The class, with those around it.
    class: String,
    /// The access of the class itself.
    limit: Access,
    /// The access of the next member.
    access: Access,
}

impl Scope {
    /// The name of a member, with the class.
    fn path(&self, name: &str) -> String {
        if self.class.is_empty() { name.to_owned() } else { format!("{}::{name}", self.class) }
    }

    /// The innermost class.
    fn own(&self) -> &str {
        self.class.rsplit("::").next().unwrap_or_default()
    }
}

/// Words before parentheses that hold no parameters.
const NOT_CALLED: [&str; 5] = ["decltype", "alignas", "noexcept", "explicit", "__attribute__"];

struct Reader<'t> {
    tokens: Vec<&'t str>,
    at: usize,
    found: BTreeSet<Name>,
}

impl<'t> Reader<'t> {
    fn peek(&self) -> Option<&'t str> {
        self.tokens.get(self.at).copied()
    }

    fn next(&mut self) -> Option<&'t str> {
        let token = self.peek();
        self.at += 1;
        token
    }

    fn take(&mut self, token: &str) -> bool {
        let is_next = self.peek() == Some(token);
        self.at += usize::from(is_next);
        is_next
    }

    fn add(&mut self, scope: &Scope, name: &str, is_type: bool) {
        if scope.access == Access::Private {
            return;
        }
        self.found.insert(Name {
            class: scope.class.clone(),
            name: name.to_owned(),
            is_type,
            is_protected: scope.access == Access::Protected,
        });
    }

    /// Skips a group that begins here.
    fn skip_whole_group(&mut self, open: &str, close: &str) {
        self.at += 1;
        self.skip_group(open, close);
    }

    /// Skips a group of which the opening token has been read.
    fn skip_group(&mut self, open: &str, close: &str) {
        let mut depth = 1;
        while depth > 0
            && let Some(token) = self.next()
        {
            match token {
                "(" if open == "<" => self.skip_group("(", ")"),
                "{" if open == "<" => self.skip_group("{", "}"),
                _ if token == open => depth += 1,
                _ if token == close => depth -= 1,
                _ => {}
            }
        }
    }

    /// Skips to the end of a declaration: a semicolon, or the end of a body.
    fn skip_declaration(&mut self, has_body: bool) {
        while let Some(token) = self.peek() {
            match token {
                "}" => return,
                ";" => {
                    self.at += 1;
                    return;
                }
                "(" => self.skip_whole_group("(", ")"),
                "{" => {
                    self.skip_whole_group("{", "}");
                    if has_body {
                        return;
                    }
                }
                _ => self.at += 1,
            }
        }
    }

    /// Reads declarations up to the closing brace, which is not consumed.
    fn scope(&mut self, scope: &mut Scope) {
        while let Some(token) = self.peek() {
            match token {
                "}" => return,
                ";" => self.at += 1,
                "public" | "protected" | "private" if self.tokens.get(self.at + 1) == Some(&":") => {
                    self.at += 2;
                    let access = match token {
                        "public" => Access::Public,
                        "protected" => Access::Protected,
                        _ => Access::Private,
                    };
                    scope.access = access.max(scope.limit);
                }
                "namespace" => self.namespace(scope),
                "template" => {
                    self.at += 1;
                    if self.take("<") {
                        self.skip_group("<", ">");
                    }
                }
                "using" | "typedef" | "static_assert" => self.skip_declaration(false),
                "friend" => self.skip_declaration(true),
                "[" => self.skip_whole_group("[", "]"),
                "class" | "struct" | "union" | "enum" => self.type_declaration(scope),
                _ => self.declaration(scope),
            }
        }
    }

    fn namespace(&mut self, scope: &mut Scope) {
        self.at += 1;
        let start = self.at;
        while !matches!(self.peek(), None | Some("{" | ";")) {
            self.at += 1;
        }
        let path = &self.tokens[start..self.at];
        let is_hidden = path.is_empty() || path.iter().any(|name| name.contains("detail"));
        if !self.take("{") {
            return;
        }
        if is_hidden {
            self.skip_group("{", "}");
        } else {
            self.scope(scope);
            self.take("}");
        }
    }

    fn type_declaration(&mut self, scope: &Scope) {
        let start = self.at;
        let keyword = self.next().unwrap_or_default();
        let is_enum = keyword == "enum";
        if is_enum && !self.take("class") {
            self.take("struct");
        }
        let (mut name, mut is_qualified) = ("", false);
        loop {
            match self.peek() {
                Some("[") => self.skip_whole_group("[", "]"),
                Some("final") => self.at += 1,
                Some("::") => {
                    is_qualified = true;
                    self.at += 1;
                }
                Some(token) if token.starts_with(|letter: char| is_word(letter)) => {
                    name = token;
                    self.at += 1;
                }
                _ => break,
            }
        }
        while !matches!(self.peek(), None | Some("{" | ";" | "(" | "=")) {
            if self.next() == Some("<") {
                self.skip_group("<", ">");
            }
        }
        match self.peek() {
            Some("{") if is_enum || is_qualified => {
                if is_enum && !name.is_empty() {
                    self.add(scope, name, true);
                }
                self.skip_declaration(false);
            }
            Some("{") => {
                self.at += 1;
                self.add(scope, name, true);
                let (class, limit) = (scope.path(name), scope.access);
                let access = if keyword == "class" { Access::Private } else { limit };
                self.scope(&mut Scope { class, limit, access });
                self.take("}");
                self.skip_declaration(false);
            }
            // A forward declaration.
            Some(";") | None => self.at += 1,
            // A function or variable whose type is written with its keyword.
            _ => {
                self.at = start + 1;
                self.declaration(scope);
            }
        }
    }

    /// Reads a function or variables.
    fn declaration(&mut self, scope: &Scope) {
        let mut last = "";
        let mut before = "";
        while let Some(token) = self.peek() {
            match token {
                "}" => return,
                "operator" => return self.skip_declaration(true),
                "<" => {
                    self.skip_whole_group("<", ">");
                    (before, last) = (last, ">");
                }
                "[" => self.skip_whole_group("[", "]"),
                "(" => {
                    self.skip_whole_group("(", ")");
                    let is_macro = !last.chars().any(char::is_lowercase) && last.contains('_');
                    if is_macro || NOT_CALLED.contains(&last) {
                        (before, last) = ("", "");
                        continue;
                    }
                    let is_own = last == scope.own() || before == "~" || before == "::";
                    let is_deleted = self.rest_of_function();
                    if !is_own && !is_deleted {
                        self.add(scope, last, false);
                    }
                    return;
                }
                "," => {
                    self.at += 1;
                    self.add(scope, last, false);
                }
                "=" | "{" | ";" => {
                    if before != "::" {
                        self.add(scope, last, false);
                    }
                    return self.skip_declaration(false);
                }
                _ => {
                    self.at += 1;
                    (before, last) = (last, token);
                }
            }
        }
    }

    /// Reads from the end of the parameters to the end of the function. Returns true if it is deleted.
    fn rest_of_function(&mut self) -> bool {
        let mut is_initializer = false;
        let mut is_deleted = false;
        while let Some(token) = self.peek() {
            match token {
                "}" => break,
                ";" => {
                    self.at += 1;
                    break;
                }
                "(" => self.skip_whole_group("(", ")"),
                ":" => {
                    is_initializer = true;
                    self.at += 1;
                }
                "{" => {
                    let is_member =
                        is_initializer && self.tokens[self.at - 1].ends_with(|letter: char| is_word(letter));
                    self.skip_whole_group("{", "}");
                    if !is_member {
                        break;
                    }
                }
                _ => {
                    is_deleted |= token == "delete";
                    self.at += 1;
                }
            }
        }
        is_deleted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names of a text, each as `class::name`, with a mark for types and for protected names.
    fn check(text: &str) -> Vec<String> {
        let shown = |name: &Name| {
            let class = if name.class.is_empty() { String::new() } else { format!("{}::", name.class) };
            let kind = if name.is_type { " type" } else { "" };
            let access = if name.is_protected { " protected" } else { "" };
            format!("{class}{}{kind}{access}", name.name)
        };
        names(text).iter().map(shown).collect()
    }

    #[test]
    fn members_are_listed_by_their_access() {
        let text = "class A : public B { int hidden; public: void f(); protected: int g() const { return 1; } \
                    private: void h(); struct N { void i(); }; public: static int k(); };";
        assert_eq!(check(text), ["A type", "A::f", "A::g protected", "A::k"]);
        assert_eq!(check("struct S { int a, b = 2; bool c{true}; };"), ["S type", "S::a", "S::b", "S::c"]);
    }

    #[test]
    fn nested_classes_have_the_path_of_the_outer_class() {
        let text =
            "struct A { class B { public: void f(); }; struct C : B { int size; }; enum class E { X, Y }; };";
        assert_eq!(check(text), ["A type", "A::B type", "A::C type", "A::E type", "A::B::f", "A::C::size"]);
    }

    #[test]
    fn overloads_and_templates_are_one_name() {
        let text = "struct A { template <typename T, typename = std::enable_if_t<(sizeof(T) > 1)>> T *f(T &&t); \
                    void f(); template <typename T> std::enable_if_t<!is<T, B>::value, C> g(D<void(E &)> d) { } };";
        assert_eq!(check(text), ["A type", "A::f", "A::g"]);
    }

    #[test]
    fn a_name_with_a_public_overload_is_public() {
        assert_eq!(check("struct A { void f(); protected: void f(int); };"), ["A type", "A::f"]);
    }

    #[test]
    fn constructors_operators_friends_and_aliases_are_left_out() {
        let text = "struct A { A(); explicit A(int x) : b(x), c{1} { } ~A(); A(const A &) = delete; \
                    void f() = delete; bool operator==(A a) const { return b == a.b; } \
                    explicit operator bool() const { return b; } A &operator=(A &&) = default; \
                    friend struct B; friend void g(A a) { } using C = int; using A::A; int b; int c; };";
        assert_eq!(check(text), ["A type", "A::b", "A::c"]);
    }

    #[test]
    fn details_and_outer_definitions_are_left_out() {
        let text = "namespace a { namespace detail { void f(); } class B; class B { public: void g(); }; \
                    inline void B::g() { } namespace b { void h(int x = 0, C c = {}); } int B::count = 0; }";
        assert_eq!(check(text), ["B type", "h", "B::g"]);
    }

    #[test]
    fn attributes_and_macros_are_not_functions() {
        let text = "DEPRECATED_BY(\"} d(\", '}') inline int e();\n#if Y\nvoid f();\n#else\nvoid f();\n#endif\n\
                    [[deprecated(\"g\")]] int h(); class [[nodiscard]] I final : public J<(K > 1)> { };";
        assert_eq!(check(text), ["I type", "e", "f", "h"]);
    }
}
