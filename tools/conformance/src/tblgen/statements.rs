//! Random statements outside of class bodies.

use super::Generator;
use super::scope::{Def, Env};
use super::types::Ty;

/// Context of a statement.
#[derive(Clone)]
pub(crate) struct Place {
    /// True if it is in a multiclass.
    pub in_multiclass: bool,
    /// The number of enclosing blocks.
    pub depth: usize,
    /// The visible variables.
    pub env: Env,
    /// Names that are pasted to the names of definitions, so that they differ in each iteration.
    pub tags: Vec<String>,
    /// The suffixes that the current multiclass appends to names so far.
    pub suffixes: Vec<(String, Vec<usize>)>,
}

impl Place {
    /// Creates the top level of a program, or of a multiclass.
    pub(crate) fn top(env: Env, in_multiclass: bool) -> Self {
        Place { in_multiclass, depth: 0, env, tags: Vec::new(), suffixes: Vec::new() }
    }

    fn inside(&self) -> Place {
        Place { depth: self.depth + 1, suffixes: Vec::new(), ..self.clone() }
    }

    fn is_plain(&self) -> bool {
        self.tags.is_empty()
    }
}

impl Generator {
    /// A statement.
    pub(crate) fn statement(&mut self, place: &mut Place) -> String {
        let choice = self.random.below(100);
        let nested = place.depth < 3;
        match choice {
            0..=29 => self.def(place),
            30..=41 if nested => self.foreach(place),
            42..=49 if nested => self.if_else(place),
            50..=60 if nested => self.let_block(place),
            61..=66 => self.defvar(place),
            67..=68 => {
                self.hit("statement.assert");
                let (condition, message) = (self.condition(&place.env), self.expr(&Ty::Str, &place.env, 2));
                format!("assert {condition}, {message};")
            }
            69 => {
                self.hit("statement.dump");
                format!("dump {};", self.expr(&Ty::Str, &place.env, 2))
            }
            70..=76 if nested && !place.in_multiclass => self.defset(place),
            _ => self.defm(place),
        }
    }

    /// The name of a definition; it differs in every iteration.
    fn def_name(&mut self, place: &Place, prefix: &str) -> (String, Option<String>) {
        let plain = self.fresh(prefix);
        let mut tags: String = place.tags.iter().map(|tag| format!("#\"_\"#{tag}")).collect();
        if place.in_multiclass {
            return match self.random.below(10) {
                0 => {
                    self.hit("name.NAME");
                    (format!("NAME#\"_{plain}\"{tags}"), Some(format!("_{plain}")))
                }
                1 => {
                    self.hit("name.NAME.middle");
                    (format!("\"{plain}\"#NAME{tags}"), None)
                }
                2 if place.is_plain() && place.depth == 0 => {
                    self.hit("name.empty");
                    (format!("\"\"#\"_{plain}\""), Some(format!("_{plain}")))
                }
                3 => {
                    self.hit("name.none");
                    (String::new(), None)
                }
                _ => (format!("_{plain}{tags}"), place.is_plain().then(|| format!("_{plain}"))),
            };
        }
        match self.random.below(16) {
            0 => {
                self.hit("name.none");
                (String::new(), None)
            }
            1 => {
                self.hit("name.string");
                (format!("\"{plain}\"{tags}"), place.is_plain().then_some(plain))
            }
            2 => {
                self.hit("name.paste");
                if self.random.chance(30) && place.is_plain() {
                    tags = "#".to_owned();
                    self.hit("name.paste.trailing");
                }
                (format!("{plain}#_x{tags}"), place.is_plain().then(|| format!("{plain}_x")))
            }
            3 => {
                self.hit("name.operator");
                (format!("!strconcat(\"{plain}\", \"s\"){tags}"), None)
            }
            _ => (format!("{plain}{tags}"), place.is_plain().then_some(plain)),
        }
    }

    /// A definition.
    pub(crate) fn def(&mut self, place: &mut Place) -> String {
        self.hit("statement.def");
        let (name, known) = self.def_name(place, "d");
        let mut env = place.env.clone();
        if let Some(known) = &known
            && !place.in_multiclass
            && self.random.chance(8)
        {
            // A record may be mentioned in its own parents and body.
            self.hit("record.self_reference");
            env.push(format!("(OP {known}:$self)"), Ty::Dag);
        }
        let (parents, mut body) = self.parents(&env);
        let items = self.body(&mut body, &env);
        if let Some(known) = known {
            if place.in_multiclass {
                place.suffixes.push((known, body.ancestors));
            } else if place.depth == 0 {
                self.defs.push(Def { name: known, ancestors: body.ancestors });
            }
        }
        format!("def {name}{parents}{items}")
    }

    fn defvar(&mut self, place: &mut Place) -> String {
        self.hit(match (place.in_multiclass, place.depth) {
            (true, _) => "statement.defvar.multiclass",
            (_, 0) => "statement.defvar.global",
            _ => "statement.defvar.nested",
        });
        let (name, ty) = (self.fresh("g"), self.any_type());
        let value = self.expr(&ty, &place.env, 1);
        let mut env = place.env.clone();
        self.remember(&mut env, &name, ty.clone());
        place.env = env;
        if !place.in_multiclass && place.depth == 0 {
            let mut globals = self.globals.clone();
            self.remember(&mut globals, &name, ty);
            self.globals = globals;
        }
        format!("defvar {name} = {value};")
    }

    /// Statements in braces, or a single one without.
    fn block(&mut self, place: &mut Place) -> String {
        if self.random.chance(30) {
            self.hit("block.single");
            let text = self.statement(place);
            // A `defvar` alone would have no effect.
            if !text.starts_with("defvar") {
                return text;
            }
            return format!("{{ {text} }}");
        }
        self.hit("block.braces");
        let mut out = String::from("{\n");
        for _ in 0..=self.random.below(3) {
            let text = self.statement(place);
            out.push_str(&text);
            out.push('\n');
        }
        out.push('}');
        out
    }

    fn foreach(&mut self, place: &Place) -> String {
        let name = self.fresh("i");
        let env = &place.env;
        let (source, ty, hit) = match self.random.below(10) {
            0 => ("0-2".to_owned(), Ty::Int, "foreach.minus"),
            1 => ("{1-2,5}".to_owned(), Ty::Int, "foreach.braces"),
            2 => ("1...2".to_owned(), Ty::Int, "foreach.dots"),
            3 => (format!("!range({})", self.random.below(4)), Ty::Int, "foreach.operator"),
            4 => ("[\"a\", \"b\"]".to_owned(), Ty::Str, "foreach.list"),
            5 => ("{7, 3...4}".to_owned(), Ty::Int, "foreach.braces"),
            6 => {
                let class = self.random.below(self.classes.len());
                let ty = Ty::Class(class);
                let list = self.expr(&ty.clone().list(), env, 3);
                (format!("!filter(fi, {list}, 1)"), ty, "foreach.records")
            }
            7 => (self.expr(&Ty::Int.list(), env, 3), Ty::Int, "foreach.list"),
            _ => ("[1, 2]".to_owned(), Ty::Int, "foreach.list"),
        };
        self.hit("statement.foreach");
        self.hit(hit);
        let mut inner = place.inside();
        inner.env.push(name.clone(), ty.clone());
        inner.tags.push(if matches!(ty, Ty::Class(_)) {
            format!("!cast<string>({name})")
        } else {
            name.clone()
        });
        format!("foreach {name} = {source} in {}", self.block(&mut inner))
    }

    fn if_else(&mut self, place: &Place) -> String {
        self.hit("statement.if");
        let kind = if self.random.chance(70) { Ty::Bit } else { Ty::Int };
        let condition = self.expr(&kind, &place.env, 2);
        let then = self.block(&mut place.inside());
        if self.random.chance(40) {
            return format!("if {condition} then {then}");
        }
        self.hit("statement.else");
        let otherwise = self.block(&mut place.inside());
        format!("if {condition} then {then} else {otherwise}")
    }

    fn let_block(&mut self, place: &Place) -> String {
        let class = self.random.below(self.classes.len());
        let fields = self.classes[class].fields.clone();
        if fields.is_empty() {
            return self.def(&mut place.clone());
        }
        self.hit("statement.let");
        let mut items = Vec::new();
        for _ in 0..=self.random.below(2) {
            let field = &fields[self.random.below(fields.len())];
            match field.ty {
                Ty::Bits(have) if self.random.chance(50) => {
                    self.hit("statement.let.bits");
                    let width = 1 + self.random.below(have);
                    let bits = self.bit_list(width, have);
                    let value = self.expr(&Ty::Bits(width), &place.env, 2);
                    items.push(format!("{}<{bits}> = {value}", field.name));
                }
                _ => items.push(format!("{} = {}", field.name, self.expr(&field.ty, &place.env, 2))),
            }
        }
        if items.len() > 1 {
            self.hit("statement.let.list");
        }
        let items = items.join(", ");
        let mut inner = place.inside();
        let mut statements = Vec::new();
        for _ in 0..=self.random.below(2) {
            let (name, _) = self.def_name(place, "l");
            let parent = self.parent(class, &inner.env);
            statements.push(format!("def {name} : {parent};"));
        }
        if self.random.chance(4) {
            statements.push(self.statement(&mut inner));
        }
        if statements.len() == 1 {
            return format!("let {items} in {}", statements.concat());
        }
        format!("let {items} in {{\n{}\n}}", statements.join("\n"))
    }

    fn defset(&mut self, place: &Place) -> String {
        self.hit("statement.defset");
        let class = self.random.below(self.classes.len());
        let name = self.fresh("S");
        let mut statements = Vec::new();
        for _ in 0..self.random.below(3) {
            let (def, known) = self.def_name(place, "s");
            let parent = self.parent(class, &place.env);
            let ancestors = self.classes[class].ancestors.clone();
            statements.push(format!("def {def} : {parent};"));
            if let Some(known) = known.filter(|_| place.depth == 0) {
                self.defs.push(Def { name: known, ancestors });
            }
        }
        if self.random.chance(3) {
            statements.push(self.statement(&mut place.inside()));
        }
        let class_name = self.classes[class].name.clone();
        if place.depth == 0 {
            self.globals.push(name.clone(), Ty::Class(class).list());
        }
        format!("defset list<{class_name}> {name} = {{\n{}\n}}", statements.join("\n"))
    }
}
