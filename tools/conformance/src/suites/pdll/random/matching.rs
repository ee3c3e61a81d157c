//! Contents of the match section: variables, operations, constraints on them.

use legalize::pdll::ods_table::{Group, Length, OdsOp};

use super::program::{Generator, Ty, Var};

/// An expression and its type.
pub(super) struct Fragment {
    pub text: String,
    pub ty: Ty,
}

/// Names of operations without a definition.
pub(super) const NAMES: [&str; 5] = ["t.a", "t.b", "u.some_op", "v.with.dots", "t.c1"];

impl Generator<'_> {
    /// A variable that a later operation binds, or an operation with its own name.
    pub(super) fn match_let(&mut self) -> String {
        let name = self.fresh("v");
        let (ty, constraint, id) = match self.random.below(7) {
            0 => (Ty::Value, "Value", "core.Value"),
            1 => (Ty::ValueRange, "ValueRange", "core.ValueRange"),
            2 => (Ty::Type, "Type", "core.Type"),
            3 => (Ty::TypeRange, "TypeRange", "core.TypeRange"),
            4 => (Ty::Attr, "Attr", "core.Attr"),
            _ => {
                self.hit("let.initialised");
                let op = self.inner_op(1);
                // It waits for a user: an operation that is not connected to the root is refused.
                self.scope.push(Var { name: name.clone(), ty: op.ty, bound: false });
                return format!("let {name} = {}", op.text);
            }
        };
        self.hit(id);
        self.hit("let.constrained");
        let constraint = match self.one_of(&self.checks(&ty)) {
            Some(check) if self.chance(40) => {
                self.hit("let.list");
                format!("[{constraint}, {check}]")
            }
            _ => constraint.to_owned(),
        };
        self.scope.push(Var { name: name.clone(), ty, bound: false });
        format!("let {name}: {constraint}")
    }

    /// Declared constraints that take one argument of a type and have no result.
    fn checks(&self, ty: &Ty) -> Vec<String> {
        let fits = |callable: &&super::program::Callable| {
            callable.is_constraint && callable.results.is_empty() && callable.inputs == [ty.clone()]
        };
        self.callables.iter().filter(fits).map(|callable| callable.name.clone()).collect()
    }

    /// An operation that uses another operation's results and all values that are waiting for a user.
    pub(super) fn reader(&mut self, root: &str, ty: &Ty) -> String {
        self.hit("match.user");
        let name = self.fresh("user");
        self.idle.push(name.clone());
        let open: Vec<Var> = self.scope.iter().filter(|var| !var.bound).cloned().collect();
        let (mut operands, mut attributes, mut results) = (Vec::new(), Vec::new(), Vec::new());
        match self.result_of(root, ty) {
            Some(result) => operands.push(result),
            // Without a result, a value that both use connects them.
            None => operands.extend(self.variable(|ty| *ty == Ty::Value, true).map(|var| var.name)),
        }
        for var in open {
            match var.ty {
                Ty::Attr => attributes.push(format!("a{} = {}", attributes.len(), var.name)),
                Ty::Type | Ty::TypeRange => results.push(var.name),
                Ty::Op(_) => operands.extend(self.result_of(&var.name, &var.ty)),
                _ => operands.push(var.name),
            }
        }
        self.scope.iter_mut().for_each(|var| var.bound = true);
        let mut text = format!("let {name} = op<t.reader>({})", operands.join(", "));
        if !attributes.is_empty() {
            self.hit("match.attribute");
            text.push_str(&format!(" {{{}}}", attributes.join(", ")));
        }
        if !results.is_empty() {
            self.hit("match.results.list");
            text.push_str(&format!(" -> ({})", results.join(", ")));
        }
        self.bind(&name, Ty::Op(Some("t.reader".to_owned())));
        text
    }

    /// A statement on a matched variable.
    pub(super) fn match_statement(&mut self, root: &str, ty: &Ty) -> String {
        let bound = self.scope.clone();
        match self.random.below(9) {
            0 => {
                let name = self.fresh("user");
                let operand = self.one_of(&bound).filter(|var| matches!(var.ty, Ty::Value | Ty::ValueRange));
                let operand = operand.map(|var| var.name).or_else(|| self.result_of(root, ty));
                let Some(operand) = operand else { return self.check_statement(root, ty) };
                self.hit("match.user");
                self.idle.push(name.clone());
                let user = self.matched_op(0, Some(operand));
                self.bind(&name, user.ty);
                format!("let {name} = {}", user.text)
            }
            1 => {
                let (name, other) = (self.fresh("pair"), self.one_of(&bound));
                let Some(other) = other.filter(|var| !matches!(var.ty, Ty::Tuple(_))) else {
                    return self.check_statement(root, ty);
                };
                let (label, ty) = if self.chance(50) {
                    self.hit("tuple.named");
                    ("label = ", (Some("label".to_owned()), other.ty.clone()))
                } else {
                    self.hit("tuple.plain");
                    ("", (None, other.ty.clone()))
                };
                let text = format!("let {name} = ({root}, {label}{})", other.name);
                let root = self.scope.iter().find(|var| var.name == root).map(|var| var.ty.clone());
                self.bind(&name, Ty::Tuple(vec![(None, root.unwrap_or(Ty::Op(None))), ty]));
                text
            }
            2 => self.inline_constraint(&bound).unwrap_or_else(|| self.check_statement(root, ty)),
            _ => self.check_statement(root, ty),
        }
    }

    /// A call of a constraint on bound variables.
    fn check_statement(&mut self, root: &str, ty: &Ty) -> String {
        let known: Vec<_> =
            self.callables.iter().filter(|callable| callable.is_constraint).cloned().collect();
        let callable = self.one_of(&known);
        let call = callable.and_then(|callable| {
            let args: Option<Vec<String>> =
                callable.inputs.iter().map(|input| self.argument(input)).collect();
            Some((callable, args?))
        });
        let Some((callable, args)) = call else {
            // The results of an operation by name or index.
            let name = self.fresh("r");
            return match self.result_of(root, ty) {
                Some(result) => {
                    self.bind(&name, Ty::Value);
                    format!("let {name}: Value = {result}")
                }
                None => {
                    self.bind(&name, ty.clone());
                    format!("let {name}: Op = {root}")
                }
            };
        };
        let call = format!("{}({})", callable.name, args.join(", "));
        if callable.results.is_empty() {
            if callable.native && self.chance(25) {
                self.hit("call.negated");
                return format!("not {call}");
            }
            self.hit("call.constraint");
            return call;
        }
        self.hit("call.constraint");
        let name = self.fresh("c");
        let ty = match callable.results.as_slice() {
            [(_, only)] => only.clone(),
            several => Ty::Tuple(several.to_vec()),
        };
        self.bind(&name, ty);
        format!("let {name} = {call}")
    }

    /// A result of an operation; nothing if its definition has none.
    pub(super) fn result_of(&mut self, name: &str, ty: &Ty) -> Option<String> {
        if let Ty::Op(Some(op)) = ty
            && self.definition(op).is_some_and(|definition| definition.results.is_empty())
        {
            return None;
        }
        let member = self.member(ty);
        Some(format!("{name}{member}"))
    }

    /// `.0` or the name of a result.
    pub(super) fn member(&mut self, ty: &Ty) -> String {
        if let Ty::Op(Some(name)) = ty
            && let Some(definition) = self.definition(name)
        {
            let single: Vec<&Group> = definition
                .results
                .iter()
                .filter(|group| group.length == Length::Single && is_word(&group.name))
                .collect();
            if let Some(group) = single.first()
                && self.chance(70)
            {
                self.hit("member.name");
                return format!(".{}", group.name);
            }
        }
        self.hit("member.index");
        ".0".to_owned()
    }

    /// A bound variable for a parameter.
    fn argument(&mut self, ty: &Ty) -> Option<String> {
        let var = self.variable(|known| same_kind(known, ty), true);
        if let Some(var) = var {
            self.hit("variable.used_again");
            return Some(var.name);
        }
        match ty {
            Ty::Value | Ty::ValueRange => {
                let op = self.variable(|known| matches!(known, Ty::Op(_)), true)?;
                if *ty == Ty::ValueRange {
                    self.hit("conversion.op_to_range");
                    return Some(op.name);
                }
                self.result_of(&op.name, &op.ty)
            }
            Ty::Attr => {
                self.hit("attr.literal");
                Some("attr<\"3 : i8\">".to_owned())
            }
            Ty::Type => {
                self.hit("type.literal");
                Some("type<\"i8\">".to_owned())
            }
            _ => None,
        }
    }

    fn inline_constraint(&mut self, bound: &[Var]) -> Option<String> {
        let var = self.one_of(bound).filter(|var| matches!(var.ty, Ty::Value | Ty::Attr | Ty::Type))?;
        let ty = match var.ty {
            Ty::Value => "Value",
            Ty::Attr => "Attr",
            _ => "Type",
        };
        if self.chance(40) {
            self.hit("constraint.inline.anonymous");
            return Some(format!("Constraint(x: {ty}) {{ }}({})", var.name));
        }
        let name = self.fresh("w");
        self.hit("let.list");
        let constraint = if self.chance(50) {
            self.hit("constraint.inline.named");
            format!("Constraint Inner{name}(x: {ty}) {{ }}")
        } else {
            self.hit("constraint.inline.anonymous");
            format!("Constraint(x: {ty}) {{ }}")
        };
        self.bind(&name, var.ty.clone());
        Some(format!("let {name}: [{ty}, {constraint}] = {}", var.name))
    }

    /// An operation in match position; `given` is an operand that it must have.
    pub(super) fn matched_op(&mut self, depth: usize, given: Option<String>) -> Fragment {
        // A value that is waiting for a user is connected through a result.
        let results = self.scope.iter().any(|var| !var.bound);
        self.op(depth, given, results)
    }

    /// An operation whose results are used.
    fn inner_op(&mut self, depth: usize) -> Fragment {
        self.op(depth, None, true)
    }

    fn op(&mut self, depth: usize, given: Option<String>, results: bool) -> Fragment {
        let mut defined = if given.is_none() && self.chance(65) { self.defined_op() } else { None };
        if results {
            defined = defined.filter(|op| !op.1.results.is_empty());
        }
        let (name, definition) = match defined {
            Some((name, definition)) => {
                self.hit("match.name.ods");
                (name, Some(definition))
            }
            None if self.chance(12) => {
                self.hit("match.name.any");
                (String::new(), None)
            }
            None => {
                self.hit("match.name.unregistered");
                (self.random.pick(&NAMES).to_owned(), None)
            }
        };
        let mut text = format!("op<{name}>");
        text.push_str(&self.match_operands(definition.as_ref(), depth, given));
        text.push_str(&self.match_attributes(definition.as_ref()));
        text.push_str(&self.match_results(definition.as_ref(), results));
        Fragment { text, ty: Ty::Op((!name.is_empty()).then_some(name)) }
    }

    fn match_operands(&mut self, definition: Option<&OdsOp>, depth: usize, given: Option<String>) -> String {
        if let Some(given) = given {
            self.hit("match.operands.list");
            let more = (0..self.random.below(2)).map(|_| self.matched_value(0)).collect::<Vec<_>>();
            return format!("({})", std::iter::once(given).chain(more).collect::<Vec<_>>().join(", "));
        }
        let groups = definition.map(|definition| definition.operands.as_slice());
        match self.random.below(6) {
            0 => {
                self.hit("match.operands.omitted");
                return String::new();
            }
            1 => {
                self.hit("match.operands.range");
                return format!("({})", self.matched_range(depth));
            }
            2 if groups.is_none_or(<[Group]>::is_empty) => {
                self.hit("match.operands.empty");
                return "()".to_owned();
            }
            _ => {}
        }
        let list: Vec<String> =
            match groups {
                Some([]) => return String::new(),
                Some(groups) => {
                    self.hit("match.operands.groups");
                    let of = |this: &mut Self, group: &Group| match group.length {
                        Length::Variadic => this.matched_range(depth),
                        _ => this.matched_value(depth),
                    };
                    groups.iter().map(|group| of(self, group)).collect()
                }
                None => {
                    self.hit("match.operands.list");
                    let count = 1 + self.random.below(3);
                    (0..count)
                        .map(|_| {
                            if self.chance(20) {
                                self.matched_range(depth)
                            } else {
                                self.matched_value(depth)
                            }
                        })
                        .collect()
                }
            };
        format!("({})", list.join(", "))
    }

    fn matched_value(&mut self, depth: usize) -> String {
        match self.random.below(14) {
            0..=3 => {
                if let Some(var) = self.variable(|ty| *ty == Ty::Value, false) {
                    self.hit("variable.used_again");
                    return var.name;
                }
            }
            4 | 5 => {
                let open = self.scope.iter().position(|var| !var.bound && matches!(var.ty, Ty::Op(_)));
                if let Some(open) = open {
                    self.scope[open].bound = true;
                    let var = self.scope[open].clone();
                    return self.op_as_value(&var.name, &var.ty);
                }
            }
            6..=8 if depth > 0 => {
                self.hit("match.nested");
                let inner = self.inner_op(depth - 1);
                return self.op_as_value(&inner.text, &inner.ty);
            }
            9 => {
                self.hit("variable.wildcard");
                self.hit("core.Value");
                return "_: Value".to_owned();
            }
            10 => {
                if let Some(check) = self.one_of(&self.checks(&Ty::Value)) {
                    self.hit("user.constraint");
                    let name = self.inline_variable(Ty::Value);
                    return if self.chance(40) {
                        self.hit("list.constraints");
                        format!("{name}: [Value, {check}]")
                    } else {
                        format!("{name}: {check}")
                    };
                }
            }
            11 | 12 => {
                self.hit("core.Value.typed");
                let ty = self.matched_type(0);
                let name = self.inline_variable(Ty::Value);
                return format!("{name}: Value<{ty}>");
            }
            _ => {}
        }
        self.hit("core.Value");
        format!("{}: Value", self.inline_variable(Ty::Value))
    }

    fn inline_variable(&mut self, ty: Ty) -> String {
        self.hit("variable.inline");
        let name = self.fresh("x");
        self.bind(&name, ty);
        name
    }

    /// An operation in the position of a single value.
    fn op_as_value(&mut self, text: &str, ty: &Ty) -> String {
        let definition = match ty {
            Ty::Op(Some(name)) => self.definition(name),
            _ => None,
        };
        let single = definition.is_some_and(
            |definition| matches!(definition.results.as_slice(), [only] if only.length == Length::Single),
        );
        if single && self.chance(60) {
            self.hit("conversion.op_to_value");
            return text.to_owned();
        }
        match self.result_of(text, ty) {
            Some(result) => result,
            None => {
                self.hit("core.Value");
                format!("{}: Value", self.inline_variable(Ty::Value))
            }
        }
    }

    fn matched_range(&mut self, depth: usize) -> String {
        match self.random.below(10) {
            0..=2 => {
                if let Some(var) = self.variable(|ty| *ty == Ty::ValueRange, false) {
                    self.hit("variable.used_again");
                    return var.name;
                }
            }
            3 if depth > 0 => {
                self.hit("match.nested");
                self.hit("conversion.op_to_range");
                return self.inner_op(depth - 1).text;
            }
            4 => {
                self.hit("conversion.value_to_range");
                return self.matched_value(0);
            }
            5 | 6 => {
                self.hit("core.ValueRange.typed");
                let types = self.matched_types(0);
                let name = self.inline_variable(Ty::ValueRange);
                return format!("{name}: ValueRange<{types}>");
            }
            7 => {
                self.hit("variable.wildcard");
                self.hit("core.ValueRange");
                return "_: ValueRange".to_owned();
            }
            _ => {}
        }
        self.hit("core.ValueRange");
        format!("{}: ValueRange", self.inline_variable(Ty::ValueRange))
    }

    fn matched_type(&mut self, from: usize) -> String {
        match from + self.random.below(8 - from) {
            0 | 1 => {
                if let Some(var) = self.variable(|ty| *ty == Ty::Type, false) {
                    self.hit("variable.used_again");
                    return var.name;
                }
            }
            2 | 3 => return self.type_literal(),
            4 => {
                if let Some(constraint) = self.imported_constraint(0) {
                    self.hit("ods.type_constraint");
                    return format!("{}: {constraint}", self.inline_variable(Ty::Type));
                }
            }
            5 => {
                self.hit("variable.wildcard");
                self.hit("core.Type");
                return "_: Type".to_owned();
            }
            _ => {}
        }
        self.hit("core.Type");
        format!("{}: Type", self.inline_variable(Ty::Type))
    }

    fn matched_types(&mut self, from: usize) -> String {
        match from + self.random.below(5 - from) {
            0 | 1 => {
                if let Some(var) = self.variable(|ty| *ty == Ty::TypeRange, false) {
                    self.hit("variable.used_again");
                    return var.name;
                }
            }
            2 => {
                self.hit("variable.wildcard");
                self.hit("core.TypeRange");
                return "_: TypeRange".to_owned();
            }
            _ => {}
        }
        self.hit("core.TypeRange");
        format!("{}: TypeRange", self.inline_variable(Ty::TypeRange))
    }

    fn match_attributes(&mut self, definition: Option<&OdsOp>) -> String {
        let mut entries = Vec::new();
        let mut names: Vec<(String, bool)> = Vec::new();
        for attribute in definition.iter().flat_map(|definition| &definition.attributes) {
            if is_word(&attribute.name) && self.chance(50) {
                names.push((attribute.name.clone(), true));
            }
        }
        if definition.is_none() {
            names.extend(
                ["k", "other"]
                    .iter()
                    .filter(|_| self.random.chance(25))
                    .map(|name| ((*name).to_owned(), false)),
            );
        }
        for (name, defined) in names {
            self.hit(if defined { "match.attribute.ods" } else { "match.attribute" });
            let name = if self.chance(12) {
                self.hit("match.attribute.string");
                format!("\"{name}\"")
            } else {
                name
            };
            if self.chance(10) {
                self.hit("match.attribute.unit");
                entries.push(name);
                continue;
            }
            entries.push(format!("{name} = {}", self.matched_attribute()));
        }
        if entries.is_empty() { String::new() } else { format!(" {{{}}}", entries.join(", ")) }
    }

    fn matched_attribute(&mut self) -> String {
        match self.random.below(9) {
            0 | 1 => {
                if let Some(var) = self.variable(|ty| *ty == Ty::Attr, false) {
                    self.hit("variable.used_again");
                    return var.name;
                }
            }
            2 | 3 => return self.attribute_literal(),
            4 => {
                if let Some(constraint) = self.imported_constraint(1) {
                    self.hit("ods.attribute_constraint");
                    return format!("{}: {constraint}", self.inline_variable(Ty::Attr));
                }
            }
            5 | 6 => {
                self.hit("core.Attr.typed");
                let ty = self.matched_type(0);
                return format!("{}: Attr<{ty}>", self.inline_variable(Ty::Attr));
            }
            7 => {
                self.hit("variable.wildcard");
                self.hit("core.Attr");
                return "_: Attr".to_owned();
            }
            _ => {}
        }
        self.hit("core.Attr");
        format!("{}: Attr", self.inline_variable(Ty::Attr))
    }

    fn match_results(&mut self, definition: Option<&OdsOp>, some: bool) -> String {
        if self.chance(55) {
            self.hit("match.results.omitted");
            return String::new();
        }
        let groups = definition.map(|definition| definition.results.as_slice());
        let list: Vec<String> = match groups {
            Some([]) => {
                self.hit("match.results.empty");
                Vec::new()
            }
            Some(groups) if groups.len() == 1 || self.chance(80) => {
                self.hit("match.results.groups");
                let of = |this: &mut Self, group: &Group| match group.length {
                    Length::Variadic => this.matched_types(0),
                    _ => this.matched_type(0),
                };
                groups.iter().map(|group| of(self, group)).collect()
            }
            Some(_) => vec![self.matched_types(0)],
            None if !some && self.chance(15) => {
                self.hit("match.results.empty");
                Vec::new()
            }
            None => {
                self.hit("match.results.list");
                let count = 1 + self.random.below(2);
                (0..count)
                    .map(|_| if self.chance(30) { self.matched_types(0) } else { self.matched_type(0) })
                    .collect()
            }
        };
        format!(" -> ({})", list.join(", "))
    }

    /// A type in quotes.
    pub(super) fn type_literal(&mut self) -> String {
        const TYPES: [&str; 11] = [
            "i32",
            "f64",
            "index",
            "none",
            "tensor<?x4xf32>",
            "memref<2xi8, 1>",
            "vector<[4]xi1>",
            "(i32) -> (f32, i1)",
            "tuple<i1, bf16>",
            "complex<f32>",
            "si16",
        ];
        self.hit("type.literal");
        format!("type<\"{}\">", self.random.pick(&TYPES))
    }

    /// An attribute in quotes.
    pub(super) fn attribute_literal(&mut self) -> String {
        const ATTRIBUTES: [&str; 14] = [
            "1 : i32",
            "-7 : i64",
            "true",
            "1.5 : f32",
            "unit",
            "[1 : i8, unit]",
            "{a = 1 : i32, b}",
            "i32",
            "dense<0> : tensor<2xi32>",
            "array<i64: 1, 2>",
            "@sym::@nested",
            "affine_map<(d0) -> (d0 + 1)>",
            "0x7F : i8",
            "\\\"text\\\"",
        ];
        self.hit("attr.literal");
        if self.chance(8) {
            self.hit("string.block");
            return "attr<[{5 : i16}]>".to_owned();
        }
        format!("attr<\"{}\">", self.random.pick(&ATTRIBUTES))
    }
}

/// True if a variable may be passed for a parameter.
pub(super) fn same_kind(known: &Ty, wanted: &Ty) -> bool {
    match (known, wanted) {
        (Ty::Op(_), Ty::Op(None)) => true,
        _ => known == wanted,
    }
}

/// True if the name of a definition can be written without quotes.
pub(super) fn is_word(name: &str) -> bool {
    name.bytes().next().is_some_and(|byte| byte.is_ascii_alphabetic() || byte == b'_')
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}
