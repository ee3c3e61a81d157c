//! Constraints and rewrites on the top level.

use super::program::{Callable, Generator, Ty};

/// A type as a constraint.
fn core(ty: &Ty) -> String {
    match ty {
        Ty::Attr => "Attr".to_owned(),
        Ty::Op(None) => "Op".to_owned(),
        Ty::Op(Some(name)) => format!("Op<{name}>"),
        Ty::Type => "Type".to_owned(),
        Ty::TypeRange => "TypeRange".to_owned(),
        Ty::Value => "Value".to_owned(),
        Ty::ValueRange => "ValueRange".to_owned(),
        Ty::Tuple(elements) => {
            let elements: Vec<String> = elements
                .iter()
                .map(|(name, ty)| match name {
                    Some(name) => format!("{name}: {}", core(ty)),
                    None => core(ty),
                })
                .collect();
            format!("({})", elements.join(", "))
        }
    }
}

impl Generator<'_> {
    /// A declaration.
    pub(super) fn declaration(&mut self) -> String {
        self.scope.clear();
        let is_constraint = self.chance(50);
        let kind = self.random.below(4);
        match (is_constraint, kind) {
            (true, 0 | 1) => self.native(true, kind == 1),
            (false, 0 | 1) => self.native(false, kind == 1),
            (true, _) => self.constraint_in_the_language(kind == 2),
            (false, _) => self.rewrite_in_the_language(kind == 2),
        }
    }

    fn any_type(&mut self, op_too: bool) -> Ty {
        match self.random.below(if op_too { 9 } else { 7 }) {
            0..=2 => Ty::Value,
            3 => Ty::Attr,
            4 => Ty::Type,
            5 => Ty::ValueRange,
            6 => Ty::TypeRange,
            7 => {
                self.hit("core.Op");
                Ty::Op(None)
            }
            _ => {
                self.hit("core.Op.named");
                let name = self.defined_op().map_or("t.a".to_owned(), |op| op.0);
                Ty::Op(Some(name))
            }
        }
    }

    /// Parameters as text; they are in scope afterwards.
    fn parameters(&mut self, count: usize, op_too: bool) -> (String, Vec<Ty>) {
        let (mut texts, mut types) = (Vec::new(), Vec::new());
        for _ in 0..count {
            let (name, mut ty) = (self.fresh("p"), self.any_type(op_too));
            let interface = self.definitions.iter().map(|file| file.interface).find(|name| !name.is_empty());
            let shown = match (&ty, interface) {
                (Ty::Op(_), Some(interface)) if self.chance(50) => {
                    self.hit("ods.interface");
                    ty = Ty::Op(None);
                    interface.to_owned()
                }
                (Ty::Type, _) if self.chance(30) => self.constrained(0, &ty),
                (Ty::Attr, _) if self.chance(30) => self.constrained(1, &ty),
                _ => core(&ty),
            };
            texts.push(format!("{name}: {shown}"));
            self.bind(&name, ty.clone());
            types.push(ty);
        }
        (texts.join(", "), types)
    }

    fn constrained(&mut self, which: usize, ty: &Ty) -> String {
        match self.imported_constraint(which) {
            Some(name) => {
                self.hit("parameter.ods_constraint");
                name
            }
            None => core(ty),
        }
    }

    fn declare(
        &mut self,
        name: String,
        is_constraint: bool,
        native: bool,
        inputs: Vec<Ty>,
        results: Vec<(Option<String>, Ty)>,
    ) {
        self.callables.push(Callable { name, is_constraint, native, inputs, results });
    }

    fn native(&mut self, is_constraint: bool, body: bool) -> String {
        let name = self.fresh(if is_constraint { "Check" } else { "Make" });
        let count = 1 + self.random.below(2);
        let (parameters, inputs) = self.parameters(count, true);
        let results: Vec<(Option<String>, Ty)> = match (is_constraint, self.random.below(5)) {
            (true, 0..=2) | (false, 0) => Vec::new(),
            (_, 3) => vec![(None, self.any_type(!is_constraint))],
            (_, 4) => {
                let other = self.any_type(!is_constraint);
                vec![(Some("first".to_owned()), self.any_type(!is_constraint)), (None, other)]
            }
            _ => vec![(None, self.any_type(!is_constraint))],
        };
        self.hit(match (is_constraint, results.len()) {
            (true, 0) => "constraint.external",
            (true, 1) => "constraint.result",
            (true, _) => "constraint.results",
            (false, 0) => "rewrite.no_result",
            (false, 1) => "rewrite.result",
            (false, _) => "rewrite.results",
        });
        self.hit(match (is_constraint, body) {
            (true, true) => "constraint.native",
            (true, false) => "constraint.external",
            (false, true) => "rewrite.native",
            (false, false) => "rewrite.external",
        });
        let shown = match results.as_slice() {
            [] => String::new(),
            [(None, only)] => format!(" -> {}", core(only)),
            several => format!(" -> {}", core(&Ty::Tuple(several.to_vec()))),
        };
        let code = if body { " [{ return some(\"}\"); }]" } else { "" };
        let word = if is_constraint { "Constraint" } else { "Rewrite" };
        let text = format!("{word} {name}({parameters}){shown}{code};");
        self.declare(name, is_constraint, true, inputs, results);
        text
    }

    fn constraint_in_the_language(&mut self, lambda: bool) -> String {
        let name = self.fresh("Check");
        if lambda {
            self.hit("constraint.lambda");
            self.hit("result.inferred");
            self.declare(name.clone(), true, false, vec![Ty::Op(None)], vec![(None, Ty::Value)]);
            self.hit("core.Op");
            return format!("Constraint {name}(o: Op) => o.0;");
        }
        self.hit("constraint.pdll");
        match self.random.below(3) {
            0 => {
                self.declare(name.clone(), true, false, vec![Ty::Value], Vec::new());
                format!("Constraint {name}(v: Value) {{ }}")
            }
            1 => {
                self.hit("return");
                self.hit("constraint.result");
                let op = self.random.pick(&super::matching::NAMES);
                self.declare(name.clone(), true, false, vec![Ty::Value], vec![(None, Ty::Value)]);
                format!("Constraint {name}(v: Value) -> Value {{ return op<{op}>(v).0; }}")
            }
            _ => {
                let known = self.callables.iter().filter(|known| {
                    known.is_constraint && known.results.is_empty() && known.inputs == [Ty::Value]
                });
                let known: Vec<String> = known.map(|known| known.name.clone()).collect();
                let call = match self.one_of(&known) {
                    Some(inner) => {
                        self.hit("call.constraint");
                        format!("{inner}(v); ")
                    }
                    None => String::new(),
                };
                self.declare(name.clone(), true, false, vec![Ty::Value], Vec::new());
                format!("Constraint {name}(v: Value) {{ {call}}}")
            }
        }
    }

    fn rewrite_in_the_language(&mut self, lambda: bool) -> String {
        let name = self.fresh("Make");
        let count = self.random.below(3);
        let (parameters, inputs) = self.parameters(count, false);
        if lambda {
            if self.chance(25) {
                self.hit("rewrite.lambda.statement");
                self.declare(name.clone(), false, false, vec![Ty::Op(None)], Vec::new());
                self.hit("erase");
                self.hit("core.Op");
                return format!("Rewrite {name}(o: Op) => erase o;");
            }
            self.hit("rewrite.lambda");
            let built = self.created(1, false);
            let shown = self.result_shown(&built.ty);
            self.declare(name.clone(), false, false, inputs, vec![(None, built.ty)]);
            return format!("Rewrite {name}({parameters}){shown} => {};", built.text);
        }
        self.hit("rewrite.pdll");
        let mut lines = Vec::new();
        for _ in 0..self.random.below(3) {
            let (local, built) = (self.fresh("n"), self.created(1, false));
            self.hit("let.in_rewrite");
            lines.push(format!("\n  let {local} = {};", built.text));
            self.bind(&local, built.ty);
        }
        self.hit("return");
        let (text, results, shown) = match self.random.below(4) {
            0 => {
                self.hit("tuple.named");
                self.hit("rewrite.results");
                self.hit("result.inferred");
                let (one, other) = (self.new_value(1), self.created(0, false));
                let results = vec![(Some("a".to_owned()), one.ty), (Some("b".to_owned()), other.ty)];
                (format!("(a = {}, b = {})", one.text, other.text), results, String::new())
            }
            1 => {
                self.hit("rewrite.results");
                let (one, other) = (self.new_value(1), self.created(0, false));
                let results = vec![(Some("a".to_owned()), Ty::Value), (None, other.ty)];
                let shown = format!(" -> {}", core(&Ty::Tuple(results.clone())));
                (format!("({}, {})", one.text, other.text), results, shown)
            }
            _ => {
                self.hit("rewrite.result");
                let built = self.created(1, false);
                let shown = self.result_shown(&built.ty);
                (built.text, vec![(None, built.ty)], shown)
            }
        };
        self.declare(name.clone(), false, false, inputs, results);
        format!("Rewrite {name}({parameters}){shown} {{{}\n  return {text};\n}}", lines.concat())
    }

    /// The declared result, or nothing, so that it is inferred.
    fn result_shown(&mut self, ty: &Ty) -> String {
        if self.chance(50) {
            self.hit("result.inferred");
            return String::new();
        }
        format!(" -> {}", core(ty))
    }
}
