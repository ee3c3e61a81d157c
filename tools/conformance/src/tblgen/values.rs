//! Random expressions of a given type.

use super::Generator;
use super::expand::Frame;
use super::rules::{self, Rule};
use super::scope::Env;
use super::types::Ty;

/// Depth below which only variables and literals are generated.
const DEPTH: u32 = 4;

impl Generator {
    /// An expression of a type, as far as the generator knows; sometimes of another type.
    pub(crate) fn expr(&mut self, ty: &Ty, env: &Env, depth: u32) -> String {
        if depth > DEPTH || self.random.chance(25 + 6 * depth as usize) {
            if self.random.chance(80)
                && let Some(variable) = self.variable(ty, env)
            {
                return variable;
            }
            return self.literal(ty, env, depth);
        }
        if self.rare && self.random.chance(4) {
            return self.rule(rules::RARE, ty, env, depth);
        }
        if self.random.chance(20) {
            return self.rule(rules::ANY, ty, env, depth);
        }
        if self.random.chance(12)
            && let Some(text) = self.field_of_record(ty, env, depth)
        {
            return text;
        }
        match ty {
            Ty::Int => self.rule(rules::INT, ty, env, depth),
            Ty::Bit => match self.bits_of(1, env) {
                Some(text) if self.random.chance(20) => text,
                _ => self.rule(rules::BIT, ty, env, depth),
            },
            Ty::Str => self.rule(rules::STRING, ty, env, depth),
            Ty::Dag => self.rule(rules::DAG, ty, env, depth),
            Ty::Bits(width) => self.bits(*width, env, depth),
            Ty::List(element) if **element == Ty::Int && self.random.chance(30) => {
                self.rule(rules::INTS, ty, env, depth)
            }
            Ty::List(element) => {
                if let Ty::Class(class) = **element
                    && self.random.chance(10)
                {
                    let name = self.classes[class].name.clone();
                    return format!("!instances<{name}>({})", self.random.pick(&["", "\"d\"", "\".\""]));
                }
                self.rule(rules::LIST, ty, env, depth)
            }
            Ty::Class(class) if self.def_of(*class).is_some() => self.rule(rules::RECORD, ty, env, depth),
            Ty::Class(class) => self.call(*class, env, depth + 1),
        }
    }

    /// Expands one of the rules.
    pub(crate) fn rule(&mut self, rules: &[Rule], ty: &Ty, env: &Env, depth: u32) -> String {
        let (hit, template) = rules[self.random.below(rules.len())];
        self.hit(hit);
        self.expand(template, &mut Frame::of(ty), env, depth)
    }

    /// A variable of a type, or a field of a variable.
    pub(crate) fn variable(&mut self, ty: &Ty, env: &Env) -> Option<String> {
        let mut found: Vec<(String, bool)> = Vec::new();
        for var in env.vars() {
            if var.ty == *ty || self.is_subclass(&var.ty, ty) {
                found.push((var.name.clone(), false));
            }
            if matches!(&var.ty, Ty::List(element) if **element == *ty) && self.random.chance(15) {
                found.push((format!("{}[0]", var.name), false));
            }
            if let Ty::Class(class) = var.ty {
                for field in &self.classes[class].fields {
                    if field.ty == *ty {
                        found.push((format!("{}.{}", var.name, field.name), true));
                    }
                }
            }
        }
        if found.is_empty() {
            return None;
        }
        let (text, is_field) = found.swap_remove(self.random.below(found.len()));
        if text.ends_with(']') {
            self.hit("suffix.element");
        }
        self.hit(if is_field { "suffix.field" } else { "value.name" });
        Some(text)
    }

    fn is_subclass(&self, ty: &Ty, of: &Ty) -> bool {
        match (ty, of) {
            (Ty::Class(ty), Ty::Class(of)) => self.classes[*ty].ancestors.contains(of),
            (Ty::List(ty), Ty::List(of)) => ty == of || self.is_subclass(ty, of),
            _ => false,
        }
    }

    /// A literal of a type.
    pub(crate) fn literal(&mut self, ty: &Ty, env: &Env, depth: u32) -> String {
        match ty {
            Ty::Int => self.rule(rules::INT_LITERAL, ty, env, depth),
            Ty::Bit => (*self.random.pick(&["0", "1", "true", "false"])).to_owned(),
            Ty::Str => self.rule(rules::STRING_LITERAL, ty, env, depth),
            Ty::Dag => self.rule(rules::DAG_LITERAL, ty, env, depth),
            Ty::Bits(width) => self.bits_literal(*width),
            Ty::List(element) => {
                if self.random.chance(50) {
                    self.hit("value.list.empty");
                    return format!("[]<{}>", self.type_text(element));
                }
                let count = 1 + self.random.below(2);
                let items: Vec<String> = (0..count).map(|_| self.literal(element, env, depth)).collect();
                format!("[{}]", items.join(", "))
            }
            Ty::Class(class) => match self.def_of(*class) {
                Some(def) => def,
                None => self.call(*class, env, depth.max(DEPTH) + 1),
            },
        }
    }

    fn bits_literal(&mut self, width: usize) -> String {
        let number = self.random.below(1 << width);
        if self.random.chance(40) {
            self.hit("value.bits.binary");
            return format!("0b{number:0width$b}");
        }
        number.to_string()
    }

    fn bits(&mut self, width: usize, env: &Env, depth: u32) -> String {
        if self.random.chance(40)
            && let Some(text) = self.bits_of(width, env)
        {
            return text;
        }
        match self.random.below(5) {
            0 => self.bits_literal(width),
            1 => format!("!cast<bits<{width}>>({})", self.random.below(1 << width)),
            2 if width == 4 => {
                self.hit("value.braces.nested");
                let low = self.bits_of(2, env).unwrap_or_else(|| "0b10".to_owned());
                format!("{{ 0b0{}, {low} }}", self.random.below(2))
            }
            _ => {
                self.hit("value.braces");
                let bits: Vec<String> = (0..width).map(|_| self.expr(&Ty::Bit, env, depth + 1)).collect();
                format!("{{ {} }}", bits.join(", "))
            }
        }
    }

    /// Some bits of a variable.
    fn bits_of(&mut self, width: usize, env: &Env) -> Option<String> {
        let wide: Vec<(String, usize)> = env
            .vars()
            .iter()
            .filter_map(|var| match var.ty {
                Ty::Bits(have) if have >= width => Some((var.name.clone(), have)),
                _ => None,
            })
            .collect();
        if wide.is_empty() {
            return None;
        }
        let (name, have) = wide[self.random.below(wide.len())].clone();
        Some(format!("{name}{{{}}}", self.bit_list(width, have)))
    }

    /// A list of `width` bits out of `have`.
    pub(crate) fn bit_list(&mut self, width: usize, have: usize) -> String {
        let low = self.random.below(have - width + 1);
        let high = low + width - 1;
        if width == 1 {
            self.hit("suffix.bits.one");
            return low.to_string();
        }
        match self.random.below(4) {
            0 => {
                self.hit("suffix.bits.dots");
                format!("{high}...{low}")
            }
            1 => {
                self.hit("suffix.bits.minus");
                format!("{high}-{low}")
            }
            2 => {
                self.hit("suffix.bits.upward");
                format!("{low}...{high}")
            }
            _ => {
                self.hit("suffix.bits.list");
                let bits: Vec<String> = (low..=high).map(|bit| bit.to_string()).collect();
                bits.join(",")
            }
        }
    }

    /// A field of a new record, or of a named one.
    fn field_of_record(&mut self, ty: &Ty, env: &Env, depth: u32) -> Option<String> {
        let mut found: Vec<(usize, String)> = Vec::new();
        for (index, class) in self.classes.iter().enumerate() {
            let fields = class.fields.iter().filter(|field| field.ty == *ty);
            found.extend(fields.map(|field| (index, field.name.clone())));
        }
        if found.is_empty() {
            return None;
        }
        let (class, field) = found.swap_remove(self.random.below(found.len()));
        self.hit("suffix.field.of_call");
        let of = match self.def_of(class) {
            Some(def) if self.random.chance(30) => def,
            _ => self.call(class, env, depth + 1),
        };
        Some(format!("{of}.{field}"))
    }

    /// A record of a class, by name.
    pub(crate) fn def_of(&mut self, class: usize) -> Option<String> {
        let found: Vec<&str> = self
            .defs
            .iter()
            .filter(|def| def.ancestors.contains(&class))
            .map(|def| def.name.as_str())
            .collect();
        (!found.is_empty()).then(|| found[self.random.below(found.len())].to_owned())
    }

    /// A class call, or one of a class that derives from it.
    pub(crate) fn call(&mut self, class: usize, env: &Env, depth: u32) -> String {
        let derived: Vec<usize> =
            (0..self.classes.len()).filter(|&index| self.classes[index].ancestors.contains(&class)).collect();
        let class = if self.random.chance(70) { class } else { derived[self.random.below(derived.len())] };
        let name = self.classes[class].name.clone();
        let params = self.classes[class].params.clone();
        format!("{name}<{}>", self.arguments(&params, env, depth))
    }

    /// Arguments for parameters: by position, by name, left out.
    pub(crate) fn arguments(&mut self, params: &[super::scope::Param], env: &Env, depth: u32) -> String {
        let mut named = false;
        let mut out: Vec<String> = Vec::new();
        for param in params {
            if param.optional && self.random.chance(40) {
                self.hit("argument.default");
                named = true;
                continue;
            }
            let value = self.expr(&param.ty, env, depth);
            if named || self.random.chance(15) {
                self.hit("argument.named");
                named = true;
                out.push(format!("{} = {value}", param.name));
            } else {
                self.hit("argument.positional");
                out.push(value);
            }
        }
        out.join(", ")
    }
}
