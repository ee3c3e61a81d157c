//! Contents of the rewrite section: statements, new operations and their parts.

use legalize::pdll::ods_table::{Group, Length, OdsOp};

use super::matching::{Fragment, NAMES, is_word, same_kind};
use super::program::{Generator, Ty, Var};

impl Generator<'_> {
    /// The last statement of a pattern, which rewrites its root.
    pub(super) fn last_statement(&mut self, root: &str, ty: &Ty) -> String {
        match self.random.below(10) {
            0 if self.idle.is_empty() => {
                self.hit("erase");
                format!("erase {root}")
            }
            1..=4 if self.idle.is_empty() => self.replacement(root),
            _ => {
                self.hit("rewrite.with");
                self.block(root, ty, 2)
            }
        }
    }

    fn block(&mut self, root: &str, ty: &Ty, depth: usize) -> String {
        let outside = self.scope.len();
        let inline = !is_word(root);
        let mut lines = Vec::new();
        for name in std::mem::take(&mut self.idle) {
            self.hit("conversion.op_to_range");
            lines.push(format!("op<t.keep>({name})"));
        }
        for _ in 0..self.random.below(5) {
            let line = self.rewrite_statement(root, ty, inline, depth);
            lines.push(line);
        }
        match self.random.below(4) {
            _ if inline => {}
            0 => {
                self.hit("erase");
                lines.push(format!("erase {root}"));
            }
            _ => {
                let line = self.replacement(root);
                lines.push(line);
            }
        }
        self.scope.truncate(outside);
        if lines.is_empty() {
            self.hit("rewrite.empty");
        }
        let lines: Vec<String> = lines.into_iter().map(|line| format!("\n    {line};")).collect();
        format!("rewrite {root} with {{{}\n  }}", lines.concat())
    }

    fn rewrite_statement(&mut self, root: &str, ty: &Ty, inline: bool, depth: usize) -> String {
        match self.random.below(12) {
            0..=3 => {
                self.hit("let.in_rewrite");
                let name = self.fresh("n");
                let built = self.created(depth, false);
                let annotation = match self.random.below(6) {
                    0 => {
                        self.hit("let.initialised.typed");
                        self.hit("core.Op.named");
                        match &built.ty {
                            Ty::Op(Some(of)) => format!(": Op<{of}>"),
                            _ => String::new(),
                        }
                    }
                    _ => String::new(),
                };
                self.bind(&name, built.ty);
                format!("let {name}{annotation} = {}", built.text)
            }
            4 => self.created(depth, false).text,
            5 | 6 => match self.rewrite_call() {
                Some((call, Some(ty))) => {
                    self.hit("let.in_rewrite");
                    let name = self.fresh("n");
                    self.bind(&name, ty);
                    format!("let {name} = {call}")
                }
                Some((call, None)) => call,
                None => self.created(depth, false).text,
            },
            7 if depth > 0 && !inline => {
                self.hit("rewrite.nested");
                self.block(root, ty, depth - 1)
            }
            8 | 9 => {
                let inner = self.variable(|ty| matches!(ty, Ty::Op(_)), true).filter(|var| var.name != root);
                match inner {
                    Some(inner) if self.chance(40) => {
                        self.hit("erase.inner");
                        format!("erase {}", inner.name)
                    }
                    Some(inner) => {
                        self.hit("replace.inner");
                        self.replacement(&inner.name)
                    }
                    None => self.created(depth, false).text,
                }
            }
            10 => {
                self.hit("let.in_rewrite");
                let name = self.fresh("pair");
                let (one, other) = (self.new_value(0), self.new_value(0));
                let label = if self.chance(50) {
                    self.hit("tuple.named");
                    Some("first".to_owned())
                } else {
                    self.hit("tuple.plain");
                    None
                };
                let shown = label.as_ref().map_or(String::new(), |label| format!("{label} = "));
                self.bind(&name, Ty::Tuple(vec![(label, one.ty), (None, other.ty)]));
                format!("let {name} = ({shown}{}, {})", one.text, other.text)
            }
            _ => {
                self.hit("rewrite.inline");
                let value = self.new_value(0).text;
                format!("Rewrite(v: Value) {{ op<t.inline>(v); }}({value})")
            }
        }
    }

    fn replacement(&mut self, root: &str) -> String {
        match self.random.below(8) {
            0..=2 => {
                self.hit("replace.operation");
                let built = self.created(2, true);
                format!("replace {root} with {}", built.text)
            }
            3 | 4 => {
                self.hit("replace.value");
                format!("replace {root} with {}", self.existing_value())
            }
            5 => match self.rewrite_call() {
                Some((call, Some(Ty::Op(_) | Ty::Value | Ty::ValueRange))) => {
                    self.hit("replace.call");
                    format!("replace {root} with {call}")
                }
                _ => {
                    self.hit("replace.value");
                    format!("replace {root} with {}", self.existing_value())
                }
            },
            _ => {
                self.hit("replace.list");
                let count = 1 + self.random.below(3);
                let values: Vec<String> = (0..count)
                    .map(|_| if self.chance(50) { self.existing_value() } else { self.new_value(1).text })
                    .collect();
                format!("replace {root} with ({})", values.join(", "))
            }
        }
    }

    /// An existing value, or a new operation if there is none.
    fn existing_value(&mut self) -> String {
        match self.variable(|ty| matches!(ty, Ty::Value | Ty::ValueRange), true) {
            Some(var) => {
                self.hit("variable.used_again");
                var.name
            }
            None => self.created(0, false).text,
        }
    }

    /// A call of a declared rewrite, with its result type.
    fn rewrite_call(&mut self) -> Option<(String, Option<Ty>)> {
        let known: Vec<_> =
            self.callables.iter().filter(|callable| !callable.is_constraint).cloned().collect();
        let callable = self.one_of(&known)?;
        let args: Option<Vec<String>> =
            callable.inputs.iter().map(|input| self.rewrite_argument(input)).collect();
        self.hit("call.rewrite");
        let ty = match callable.results.as_slice() {
            [] => None,
            [(_, only)] => Some(only.clone()),
            several => Some(Ty::Tuple(several.to_vec())),
        };
        Some((format!("{}({})", callable.name, args?.join(", ")), ty))
    }

    fn rewrite_argument(&mut self, ty: &Ty) -> Option<String> {
        Some(match ty {
            Ty::Value => self.new_value(1).text,
            Ty::ValueRange => self.new_range(1),
            Ty::Type => self.new_type(),
            Ty::Attr => self.new_attribute(),
            Ty::TypeRange => match self.variable(|ty| *ty == Ty::TypeRange, true) {
                Some(var) => var.name,
                None => {
                    self.hit("tuple.plain");
                    format!("({}, {})", self.new_type(), self.new_type())
                }
            },
            Ty::Op(_) => self.variable(|known| same_kind(known, ty), true)?.name,
            Ty::Tuple(_) => return None,
        })
    }

    /// A new operation; `replaces` if its result types are those of the replaced operation.
    pub(super) fn created(&mut self, depth: usize, replaces: bool) -> Fragment {
        let defined = if self.chance(60) { self.defined_op() } else { None };
        let (name, definition) = match defined {
            Some((name, definition)) => {
                self.hit("create.name.ods");
                (name, Some(definition))
            }
            None => {
                self.hit("create.name.unregistered");
                (self.random.pick(&NAMES).to_owned(), None)
            }
        };
        let operands = self.new_operands(definition.as_ref(), depth);
        let attributes = self.new_attributes(definition.as_ref());
        let results = self.new_results(definition.as_ref(), replaces);
        Fragment { text: format!("op<{name}>{operands}{attributes}{results}"), ty: Ty::Op(Some(name)) }
    }

    fn new_operands(&mut self, definition: Option<&OdsOp>, depth: usize) -> String {
        let list: Vec<String> = match definition.map(|definition| definition.operands.as_slice()) {
            Some([]) => Vec::new(),
            Some(groups) if groups.iter().all(|group| group.length.is_variable()) && self.chance(25) => {
                self.hit("create.operands.omitted");
                return String::new();
            }
            Some(groups) => {
                self.hit("create.operands.groups");
                let of = |this: &mut Self, group: &Group| match group.length {
                    Length::Variadic => this.new_range(depth),
                    _ => this.new_value(depth).text,
                };
                groups.iter().map(|group| of(self, group)).collect()
            }
            None if self.chance(15) => {
                self.hit("create.operands.omitted");
                return String::new();
            }
            None if self.chance(10) => {
                self.hit("create.operands.empty");
                Vec::new()
            }
            None => {
                self.hit("create.operands.list");
                let count = 1 + self.random.below(3);
                (0..count)
                    .map(|_| if self.chance(20) { self.new_range(depth) } else { self.new_value(depth).text })
                    .collect()
            }
        };
        format!("({})", list.join(", "))
    }

    /// A value in the rewrite section.
    pub(super) fn new_value(&mut self, depth: usize) -> Fragment {
        let built = |text: String, ty| Fragment { text, ty };
        match self.random.below(12) {
            0..=4 => {
                if let Some(var) = self.variable(|ty| *ty == Ty::Value, true) {
                    self.hit("variable.used_again");
                    return built(var.name, Ty::Value);
                }
            }
            5 | 6 => {
                if let Some(var) = self.variable(|ty| matches!(ty, Ty::Op(_)), true)
                    && let Some(result) = self.result_of(&var.name, &var.ty)
                {
                    return built(result, Ty::Value);
                }
            }
            7 => {
                if let Some(element) = self.element(|ty| *ty == Ty::Value) {
                    return built(element, Ty::Value);
                }
            }
            8 => {
                if let Some(var) = self.variable(|ty| matches!(ty, Ty::Op(Some(_))), true)
                    && let Ty::Op(Some(name)) = &var.ty
                    && self.definition(name).is_none_or(|definition| {
                        matches!(definition.results.as_slice(), [only] if only.length == Length::Single)
                    })
                {
                    self.hit("conversion.op_to_value");
                    return built(var.name, var.ty);
                }
            }
            _ => {}
        }
        if depth == 0 {
            return match self.variable(|ty| *ty == Ty::Value, true) {
                Some(var) => built(var.name, Ty::Value),
                None => built("op<t.leaf>.0".to_owned(), Ty::Value),
            };
        }
        self.hit("create.nested");
        let inner = self.created(depth - 1, false);
        match self.result_of(&inner.text, &inner.ty) {
            Some(result) => built(result, Ty::Value),
            None => built("op<t.leaf>.0".to_owned(), Ty::Value),
        }
    }

    /// An element of a tuple.
    fn element(&mut self, accepts: impl Fn(&Ty) -> bool) -> Option<String> {
        let tuples: Vec<Var> =
            self.scope.iter().filter(|var| matches!(var.ty, Ty::Tuple(_))).cloned().collect();
        let tuple = self.one_of(&tuples)?;
        let Ty::Tuple(elements) = &tuple.ty else { return None };
        let at = elements.iter().position(|element| accepts(&element.1))?;
        self.hit("tuple.element");
        let member = match &elements[at].0 {
            Some(name) if self.chance(60) => name.clone(),
            _ => at.to_string(),
        };
        Some(format!("{}.{member}", tuple.name))
    }

    fn new_range(&mut self, depth: usize) -> String {
        match self.random.below(9) {
            0..=2 => {
                if let Some(var) = self.variable(|ty| *ty == Ty::ValueRange, true) {
                    self.hit("variable.used_again");
                    return var.name;
                }
            }
            3 => {
                if let Some(var) = self.variable(|ty| matches!(ty, Ty::Op(_)), true) {
                    self.hit("conversion.op_to_range");
                    return var.name;
                }
            }
            4 => {
                self.hit("conversion.value_to_range");
                return self.new_value(0).text;
            }
            5 if depth > 0 => {
                self.hit("conversion.op_to_range");
                return self.created(depth - 1, false).text;
            }
            _ => {}
        }
        self.hit("create.operands.tuple");
        let count = [0, 2, 2, 3][self.random.below(4)];
        let values: Vec<String> = (0..count)
            .map(|_| {
                // Operations in a tuple are not converted to values.
                match self.variable(|ty| matches!(ty, Ty::Value | Ty::ValueRange), true) {
                    Some(var) => var.name,
                    None => "op<t.leaf>.0".to_owned(),
                }
            })
            .collect();
        format!("({})", values.join(", "))
    }

    fn new_type(&mut self) -> String {
        match self.random.below(3) {
            0 | 1 => match self.variable(|ty| *ty == Ty::Type, true) {
                Some(var) => {
                    self.hit("variable.used_again");
                    var.name
                }
                None => self.type_literal(),
            },
            _ => self.type_literal(),
        }
    }

    fn new_attributes(&mut self, definition: Option<&OdsOp>) -> String {
        let mut entries = Vec::new();
        for attribute in definition.iter().flat_map(|definition| &definition.attributes) {
            if is_word(&attribute.name) && self.chance(if attribute.optional { 30 } else { 80 }) {
                self.hit("create.attribute.ods");
                entries.push(format!("{} = {}", attribute.name, self.new_attribute()));
            }
        }
        if definition.is_none() && self.chance(35) {
            self.hit("create.attribute");
            entries.push(format!("k = {}", self.new_attribute()));
        }
        if self.chance(8) {
            self.hit("create.attribute.unit");
            entries.push("marker".to_owned());
        }
        if entries.is_empty() { String::new() } else { format!(" {{{}}}", entries.join(", ")) }
    }

    fn new_attribute(&mut self) -> String {
        if self.chance(50)
            && let Some(var) = self.variable(|ty| *ty == Ty::Attr, true)
        {
            self.hit("variable.used_again");
            return var.name;
        }
        if self.chance(15)
            && let Some(element) = self.element(|ty| *ty == Ty::Attr)
        {
            return element;
        }
        self.attribute_literal()
    }

    fn new_results(&mut self, definition: Option<&OdsOp>, replaces: bool) -> String {
        if self.chance(if replaces { 70 } else { 40 }) {
            self.hit(if replaces { "create.results.replaced" } else { "create.results.inferred" });
            return String::new();
        }
        let of = |this: &mut Self, variadic: bool| -> String {
            if this.chance(6) {
                this.hit("create.results.variable");
                let name = this.fresh("t");
                let (ty, shown) = if variadic { (Ty::TypeRange, "TypeRange") } else { (Ty::Type, "Type") };
                this.bind(&name, ty);
                return format!("{name}: {shown}");
            }
            if variadic && let Some(var) = this.variable(|ty| *ty == Ty::TypeRange, true) {
                this.hit("variable.used_again");
                return var.name;
            }
            this.new_type()
        };
        let list: Vec<String> = match definition.map(|definition| definition.results.as_slice()) {
            Some(groups) => groups.iter().map(|group| of(self, group.length == Length::Variadic)).collect(),
            None => {
                let count = self.random.below(3);
                (0..count).map(|_| if self.chance(25) { of(self, true) } else { of(self, false) }).collect()
            }
        };
        self.hit("create.results.list");
        format!(" -> ({})", list.join(", "))
    }
}
