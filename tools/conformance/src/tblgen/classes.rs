//! Random classes: parameters, parents, bodies.

use super::Generator;
use super::scope::{Class, Env, Param};
use super::types::Ty;

/// Field names that many classes share, so that parents clash and are overridden.
const SHARED: [(&str, Ty); 6] = [
    ("v", Ty::Int),
    ("tag", Ty::Str),
    ("enc", Ty::Bits(4)),
    ("wide", Ty::Bits(8)),
    ("pattern", Ty::Dag),
    ("flag", Ty::Bit),
];

/// A record or class whose body is being written.
pub(crate) struct Body {
    /// The fields so far.
    pub fields: Vec<super::scope::Var>,
    /// The classes that it derives from.
    pub ancestors: Vec<usize>,
}

impl Generator {
    /// A class, sometimes with a declaration before it.
    pub(crate) fn class(&mut self) -> String {
        self.hit("statement.class");
        let name = self.fresh("C");
        let mut out = String::new();
        if self.random.chance(10) {
            self.hit("statement.class.forward");
            out.push_str(&format!("class {name};\n"));
        }
        let mut env = self.globals.clone();
        let params = self.params(&mut env, 4);
        if self.random.chance(30) {
            self.hit("class.NAME");
            env.push("NAME".to_owned(), Ty::Str);
        }
        let (parents, mut body) = self.parents(&env);
        let items = self.body(&mut body, &env);
        out.push_str(&format!("class {name}{}{parents}{items}", self.params_text(&params)));
        let mut ancestors = body.ancestors;
        ancestors.push(self.classes.len());
        let params = params.into_iter().map(|(param, _)| param).collect();
        self.classes.push(Class { name, params, fields: body.fields, ancestors });
        out
    }

    /// Template parameters with their defaults.
    pub(crate) fn params(&mut self, env: &mut Env, most: usize) -> Vec<(Param, Option<String>)> {
        let mut params: Vec<(Param, Option<String>)> = Vec::new();
        for _ in 0..self.random.below(most) {
            let pooled = *self.random.pick(&[&"x", &"y", &"z"]);
            let known = params.iter().any(|(param, _)| param.name == pooled);
            let name = if known || self.random.chance(50) { self.fresh("p") } else { pooled.to_owned() };
            let ty = self.any_type();
            let must = params.last().is_some_and(|(param, _)| param.optional);
            let default = (must || self.random.chance(35)).then(|| self.expr(&ty, env, 2));
            if default.is_some() {
                self.hit("parameter.default");
            }
            env.push(name.clone(), ty.clone());
            params.push((Param { name, ty, optional: default.is_some() }, default));
        }
        params
    }

    /// The text of parameters.
    pub(crate) fn params_text(&mut self, params: &[(Param, Option<String>)]) -> String {
        if params.is_empty() {
            return String::new();
        }
        let mut out: Vec<String> = Vec::new();
        for (param, default) in params {
            let default = default.as_ref().map_or(String::new(), |value| format!(" = {value}"));
            out.push(format!("{} {}{default}", self.type_text(&param.ty), param.name));
        }
        format!("<{}>", out.join(", "))
    }

    /// Some parents, and their inherited fields.
    pub(crate) fn parents(&mut self, env: &Env) -> (String, Body) {
        let mut body = Body { fields: Vec::new(), ancestors: Vec::new() };
        let mut texts = Vec::new();
        let count = [0, 1, 1, 1, 2, 3][self.random.below(6)];
        for _ in 0..count {
            let class = self.random.below(self.classes.len());
            if body.ancestors.contains(&class) {
                continue;
            }
            let fresh = !self.classes[class].ancestors.iter().any(|known| body.ancestors.contains(known));
            if !fresh && !self.random.chance(10) {
                continue;
            }
            texts.push(self.parent(class, env));
            for field in self.classes[class].fields.clone() {
                if !body.fields.iter().any(|known| known.name == field.name) {
                    body.fields.push(field);
                }
            }
            body.ancestors.extend(self.classes[class].ancestors.clone());
        }
        self.hit(match texts.len() {
            0 => "parents.none",
            1 => "parents.one",
            _ => "parents.many",
        });
        let text = if texts.is_empty() { String::new() } else { format!(" : {}", texts.join(", ")) };
        (text, body)
    }

    /// A class with its arguments, as a parent.
    pub(crate) fn parent(&mut self, class: usize, env: &Env) -> String {
        let (name, params) = (self.classes[class].name.clone(), self.classes[class].params.clone());
        let arguments = self.arguments(&params, env, 2);
        if arguments.is_empty() && self.random.chance(70) { name } else { format!("{name}<{arguments}>") }
    }

    /// A body: nothing, or items in braces.
    pub(crate) fn body(&mut self, body: &mut Body, env: &Env) -> String {
        if self.random.chance(15) {
            self.hit("body.none");
            return ";".to_owned();
        }
        let mut env = env.clone();
        for field in &body.fields {
            env.push(field.name.clone(), field.ty.clone());
        }
        let mut out = String::from(" {\n");
        for _ in 0..self.random.below(5) {
            let item = self.body_item(body, &mut env);
            out.push_str(&format!("  {item}\n"));
        }
        out.push('}');
        out
    }

    fn body_item(&mut self, body: &mut Body, env: &mut Env) -> String {
        match self.random.below(20) {
            0..=4 if !body.fields.is_empty() => {
                let field = body.fields[self.random.below(body.fields.len())].clone();
                let mut env = env.clone();
                if !self.random.chance(3) {
                    env.hide(&field.name);
                }
                match field.ty {
                    Ty::Bits(have) if self.random.chance(60) => {
                        self.hit("body.let.bits");
                        let width = 1 + self.random.below(have);
                        let (bits, value) =
                            (self.bit_list(width, have), self.expr(&Ty::Bits(width), &env, 2));
                        format!("let {}{{{bits}}} = {value};", field.name)
                    }
                    ty => {
                        self.hit("body.let");
                        let unset = self.random.chance(5);
                        let value = if unset { "?".to_owned() } else { self.expr(&ty, &env, 1) };
                        format!("let {} = {value};", field.name)
                    }
                }
            }
            5 | 6 => {
                self.hit("body.defvar");
                let (name, ty) = (self.fresh("v"), self.any_type());
                let value = self.expr(&ty, env, 1);
                self.remember(env, &name, ty);
                format!("defvar {name} = {value};")
            }
            7 => {
                self.hit("body.assert");
                let condition = self.condition(env);
                let message = self.expr(&Ty::Str, env, 3);
                format!("assert {condition}, {message};")
            }
            8 => {
                self.hit("body.dump");
                format!("dump {};", self.expr(&Ty::Str, env, 2))
            }
            _ => {
                let (name, ty) = if self.random.chance(35) {
                    SHARED[self.random.below(SHARED.len())].clone()
                } else {
                    ("", self.any_type())
                };
                let name = if name.is_empty() { self.fresh("f") } else { name.to_owned() };
                let field = if self.random.chance(10) {
                    self.hit("body.field_keyword");
                    "field "
                } else {
                    ""
                };
                let mut inner = env.clone();
                inner.hide(&name);
                let value = match self.random.below(20) {
                    0 => {
                        self.hit("body.field.no_value");
                        String::new()
                    }
                    1 => " = ?".to_owned(),
                    _ => format!(" = {}", self.expr(&ty, &inner, 1)),
                };
                self.hit("body.field");
                let text = format!("{field}{} {name}{value};", self.type_text(&ty));
                if !body.fields.iter().any(|known| known.name == name) {
                    body.fields.push(super::scope::Var { name: name.clone(), ty: ty.clone() });
                }
                env.push(name, ty);
                text
            }
        }
    }

    /// A condition for `assert`, true most of the time.
    pub(crate) fn condition(&mut self, env: &Env) -> String {
        match self.random.below(10) {
            0 => self.expr(&Ty::Bit, env, 2),
            1..=4 => {
                let value = self.expr(&Ty::Int, env, 2);
                format!("!ge({value}, -9223372036854775808)")
            }
            _ => "!ge(1, 0)".to_owned(),
        }
    }

    /// A `defvar` that later expressions use. The type of bits changes with their value, so those stay
    /// unused.
    pub(crate) fn remember(&mut self, env: &mut Env, name: &str, ty: Ty) {
        if !matches!(ty, Ty::Bit | Ty::Bits(_)) {
            env.push(name, ty);
        }
    }
}
