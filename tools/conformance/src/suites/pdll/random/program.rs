//! A program from a seed: includes, declarations, patterns, and the variables in scope.

use std::fmt::Write as _;

use legalize::pdll::ods_table::OdsOp;

use super::definitions::Definitions;
use super::hits::Hits;
use crate::random::Random;

/// A type of the language.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Ty {
    Attr,
    /// An operation, with its name if known.
    Op(Option<String>),
    Type,
    TypeRange,
    Value,
    ValueRange,
    Tuple(Vec<(Option<String>, Ty)>),
}

/// A variable.
#[derive(Clone, Debug)]
pub(super) struct Var {
    pub name: String,
    pub ty: Ty,
    /// True if the variable is already bound.
    pub bound: bool,
}

/// A declared constraint or rewrite.
#[derive(Clone, Debug)]
pub(super) struct Callable {
    pub name: String,
    pub is_constraint: bool,
    /// True if it has no body in the language.
    pub native: bool,
    pub inputs: Vec<Ty>,
    pub results: Vec<(Option<String>, Ty)>,
}

/// A file of the language, with its constructs.
pub(super) struct Program {
    /// The text.
    pub text: String,
    /// The constructs in it.
    pub hits: Hits,
}

/// Text that programs include besides definitions.
pub(super) const INCLUDED: &str =
    "Rewrite Shared(v: Value) -> Op => op<shared.op>(v);\nConstraint SharedCheck(v: Value);\n";

/// State of the generation of a program.
pub(super) struct Generator<'d> {
    pub random: Random,
    pub hits: Hits,
    pub next: usize,
    pub definitions: Vec<&'d Definitions>,
    pub callables: Vec<Callable>,
    pub scope: Vec<Var>,
    /// Operations that the rewrite must use, since they would be refused otherwise.
    pub idle: Vec<String>,
}

impl Program {
    /// Generates the program of a seed.
    pub(super) fn new(seed: u64, all: &[Definitions]) -> Program {
        let mut random = Random::new(seed.wrapping_mul(0x5851_f42d_4c95_7f2d) ^ 0x7064_6c6c);
        let count = [0, 1, 1, 1, 2][random.below(5)];
        let definitions = (0..count).filter_map(|_| all.get(random.below(all.len()))).collect();
        let hits = Hits::default();
        let (callables, scope, idle) = (Vec::new(), Vec::new(), Vec::new());
        let mut generator = Generator { random, hits, next: 0, definitions, callables, scope, idle };
        let text = generator.program();
        Program { text, hits: generator.hits }
    }
}

impl Generator<'_> {
    /// Counts a construct.
    pub(super) fn hit(&mut self, id: &'static str) {
        self.hits.add(id);
    }

    /// True in `percent` of 100 cases.
    pub(super) fn chance(&mut self, percent: usize) -> bool {
        self.random.chance(percent)
    }

    /// A fresh name.
    pub(super) fn fresh(&mut self, prefix: &str) -> String {
        self.next += 1;
        format!("{prefix}{}", self.next)
    }

    /// One of several.
    pub(super) fn one_of<T: Clone>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.random.below(items.len())).cloned()
    }

    /// Adds a bound variable to the scope.
    pub(super) fn bind(&mut self, name: &str, ty: Ty) {
        self.scope.push(Var { name: name.to_owned(), ty, bound: true });
    }

    /// A variable of a type; unbound ones first, or only bound ones.
    pub(super) fn variable(&mut self, accepts: impl Fn(&Ty) -> bool, only_bound: bool) -> Option<Var> {
        if !only_bound && let Some(open) = self.scope.iter_mut().find(|var| !var.bound && accepts(&var.ty)) {
            open.bound = true;
            return Some(open.clone());
        }
        let known: Vec<Var> =
            self.scope.iter().filter(|var| var.bound && accepts(&var.ty)).cloned().collect();
        self.one_of(&known)
    }

    /// An operation of the included definitions.
    pub(super) fn defined_op(&mut self) -> Option<(String, OdsOp)> {
        let file = self.random.below(self.definitions.len());
        let file = *self.definitions.get(file)?;
        self.one_of(&file.ops)
    }

    /// The definition of an operation.
    pub(super) fn definition(&self, name: &str) -> Option<OdsOp> {
        let mut ops = self.definitions.iter().flat_map(|file| &file.ops);
        ops.find(|op| op.0 == name).map(|op| op.1.clone())
    }

    /// The name of a constraint of types (0) or attributes (1).
    pub(super) fn imported_constraint(&mut self, which: usize) -> Option<String> {
        let file = self.random.below(self.definitions.len());
        let file = *self.definitions.get(file)?;
        self.one_of(&file.constraints[which])
    }

    fn program(&mut self) -> String {
        let mut text = String::new();
        for file in self.definitions.clone() {
            self.hit("include.td");
            let _ = writeln!(text, "#include \"{}\"", file.file);
        }
        if self.chance(15) {
            self.hit("include.pdll");
            text.push_str("#include \"included.pdll\"\n");
            let callable = |name: &str, is_constraint, native, results| Callable {
                name: name.to_owned(),
                is_constraint,
                native,
                inputs: vec![Ty::Value],
                results,
            };
            let op = Ty::Op(Some("shared.op".to_owned()));
            self.callables.push(callable("Shared", false, false, vec![(None, op)]));
            self.callables.push(callable("SharedCheck", true, true, Vec::new()));
        }
        for _ in 0..self.random.below(6) {
            self.comment(&mut text);
            let declaration = self.declaration();
            text.push_str(&declaration);
            text.push('\n');
        }
        for _ in 0..=self.random.below(4) {
            self.comment(&mut text);
            let pattern = self.pattern();
            text.push_str(&pattern);
            text.push('\n');
        }
        text
    }

    fn comment(&mut self, text: &mut String) {
        if self.chance(12) {
            self.hit("comment.line");
            text.push_str("// op<not.an.op> \"{ \u{e4}\n");
        }
    }

    fn pattern(&mut self) -> String {
        self.scope.clear();
        self.idle.clear();
        let mut head = "Pattern".to_owned();
        if self.chance(50) {
            self.hit("pattern.named");
            let name = self.fresh("Pattern");
            let _ = write!(head, " {name}");
        } else {
            self.hit("pattern.unnamed");
        }
        let benefit = format!("benefit({})", self.random.below(200));
        match self.random.below(8) {
            0 | 1 => {
                self.hit("pattern.benefit");
                let _ = write!(head, " with {benefit}");
            }
            2 => {
                self.hit("pattern.recursion");
                head.push_str(" with recursion");
            }
            3 => {
                self.hit("pattern.metadata.both");
                let _ = write!(head, " with {benefit}, recursion");
            }
            _ => {}
        }
        if self.chance(20) {
            self.hit("pattern.lambda");
            let root = self.matched_op(2, None);
            self.hit("match.root.inline");
            let last = self.last_statement(&root.text, &root.ty);
            return format!("{head} => {last};");
        }
        self.hit("pattern.block");
        let body = self.pattern_body();
        format!("{head} {{\n{body}}}")
    }

    fn pattern_body(&mut self) -> String {
        let mut text = String::new();
        for _ in 0..self.random.below(4) {
            let line = self.match_let();
            let _ = writeln!(text, "  {line};");
        }
        let root = self.matched_op(3, None);
        let unused = self.scope.iter().any(|var| !var.bound);
        let (root, ty) = if unused || self.chance(75) {
            self.hit("match.root.variable");
            let name = self.fresh("root");
            let annotation = match self.random.below(5) {
                0 => {
                    self.hit("let.initialised.typed");
                    self.hit("core.Op");
                    ": Op"
                }
                _ => "",
            };
            self.hit("let.initialised");
            let _ = writeln!(text, "  let {name}{annotation} = {};", root.text);
            self.bind(&name, root.ty.clone());
            // Values that are waiting for a user go to an operation that uses the root.
            if self.scope.iter().any(|var| !var.bound) {
                let user = self.reader(&name, &root.ty);
                let _ = writeln!(text, "  {user};");
            }
            for _ in 0..self.random.below(4) {
                let line = self.match_statement(&name, &root.ty);
                let _ = writeln!(text, "  {line};");
            }
            (name, root.ty)
        } else {
            self.hit("match.root.inline");
            (root.text, root.ty)
        };
        let last = self.last_statement(&root, &ty);
        let _ = writeln!(text, "  {last};");
        text
    }
}
