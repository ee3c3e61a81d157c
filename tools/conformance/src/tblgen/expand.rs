//! Expansion of templates: holes are filled with expressions, names and numbers.

use super::Generator;
use super::scope::Env;
use super::types::Ty;

/// State that the holes of one template share.
#[derive(Clone, Default)]
pub(crate) struct Frame {
    names: Vec<(char, String)>,
    bound: Env,
    class: Option<usize>,
    ty: Option<Ty>,
}

impl Frame {
    /// The holes of a rule for a type.
    pub(crate) fn of(ty: &Ty) -> Self {
        let class = match ty {
            Ty::Class(class) => Some(*class),
            _ => None,
        };
        Frame { class, ty: Some(ty.clone()), ..Frame::default() }
    }
}

impl Generator {
    /// Fills the holes of a template.
    pub(crate) fn expand(&mut self, template: &str, frame: &mut Frame, env: &Env, depth: u32) -> String {
        let mut out = String::new();
        let mut rest = template;
        while let Some(at) = rest.find(['@', '‹']) {
            out.push_str(&rest[..at]);
            if rest[at..].starts_with('‹') {
                let (alternatives, after) = split_alternatives(&rest[at + '‹'.len_utf8()..]);
                let choice = alternatives[self.random.below(alternatives.len())];
                out.push_str(&self.expand(choice, frame, env, depth));
                rest = after;
            } else {
                let (text, after) = self.hole(&rest[at + 1..], frame, env, depth);
                // The two characters would begin a code literal.
                if out.ends_with('[') && text.starts_with('{') {
                    out.push(' ');
                }
                out.push_str(&text);
                rest = after;
            }
        }
        out.push_str(rest);
        out
    }

    /// Fills one hole; also returns the text after it.
    fn hole<'a>(&mut self, text: &'a str, frame: &mut Frame, env: &Env, depth: u32) -> (String, &'a str) {
        let mut chars = text.chars();
        match chars.next() {
            Some('$') => {
                let key = chars.next().unwrap_or('x');
                (self.frame_name(key, frame), chars.as_str())
            }
            Some('%') => {
                let key = chars.next().unwrap_or('x');
                let (word, after) = word(chars.as_str().trim_start_matches(':'));
                let name = self.frame_name(key, frame);
                let ty = self.hole_type(word, frame).unwrap_or(Ty::Int);
                frame.bound.push(name.clone(), ty);
                (name, after)
            }
            Some('#') => {
                let text = chars.as_str();
                let split = text.find('~').unwrap_or(0);
                let digits = text[split + 1..].bytes().take_while(u8::is_ascii_digit).count();
                let (from, to) = (&text[..split], &text[split + 1..split + 1 + digits]);
                let (from, to): (usize, usize) = (from.parse().unwrap_or(0), to.parse().unwrap_or(0));
                let number = from + self.random.below(to + 1 - from.min(to));
                (number.to_string(), &text[split + 1 + digits..])
            }
            Some('+') => {
                let (word, after) = word(chars.as_str());
                let mut inner = env.clone();
                for var in frame.bound.vars() {
                    inner.push(var.name.clone(), var.ty.clone());
                }
                let ty = self.hole_type(word, frame).unwrap_or(Ty::Int);
                if self.random.chance(40)
                    && let Some(bound) = self.variable(&ty, &frame.bound.clone())
                {
                    return (bound, after);
                }
                (self.expr(&ty, &inner, depth + 1), after)
            }
            _ => {
                let (word, after) = word(text);
                (self.word_hole(word, frame, env, depth), after)
            }
        }
    }

    fn word_hole(&mut self, word: &str, frame: &mut Frame, env: &Env, depth: u32) -> String {
        match word {
            "Y" => frame.ty.clone().map_or("int".to_owned(), |ty| self.operator_type_text(&ty)),
            "Z" => self.hole_type("E", frame).map_or("int".to_owned(), |ty| self.type_text(&ty)),
            "class" => {
                let class = self.frame_class(frame);
                self.classes[class].name.clone()
            }
            "call" => {
                let class = self.frame_class(frame);
                self.call(class, env, depth + 1)
            }
            "def" => {
                let class = self.frame_class(frame);
                self.def_of(class).unwrap_or_else(|| "OP".to_owned())
            }
            "type" => {
                let ty = self.any_type();
                self.type_text(&ty)
            }
            "E0" => {
                let ty = self.any_type();
                self.expr(&ty, env, depth + 1)
            }
            _ => {
                let ty = self.hole_type(word, frame).unwrap_or(Ty::Int);
                self.expr(&ty, env, depth + 1)
            }
        }
    }

    fn hole_type(&mut self, word: &str, frame: &mut Frame) -> Option<Ty> {
        match word {
            "T" => frame.ty.clone(),
            "E" => match frame.ty.clone() {
                Some(Ty::List(element)) => Some(*element),
                other => other,
            },
            "rec" => Some(Ty::Class(self.frame_class(frame))),
            "recs" => Some(Ty::Class(self.frame_class(frame)).list()),
            _ => Ty::of_word(word),
        }
    }

    fn frame_class(&mut self, frame: &mut Frame) -> usize {
        let count = self.classes.len();
        *frame.class.get_or_insert_with(|| self.random.below(count))
    }

    fn frame_name(&mut self, key: char, frame: &mut Frame) -> String {
        if let Some((_, name)) = frame.names.iter().find(|(known, _)| *known == key) {
            return name.clone();
        }
        let name = self.fresh(&key.to_string());
        frame.names.push((key, name.clone()));
        name
    }
}

/// The letters and digits that a text starts with, and the rest.
fn word(text: &str) -> (&str, &str) {
    let end = text.bytes().take_while(u8::is_ascii_alphanumeric).count();
    text.split_at(end)
}

/// The alternatives after an opening mark, and the text after the closing one.
fn split_alternatives(text: &str) -> (Vec<&str>, &str) {
    let (mut alternatives, mut start, mut level) = (Vec::new(), 0, 0);
    for (at, c) in text.char_indices() {
        match c {
            '‹' => level += 1,
            '›' if level > 0 => level -= 1,
            '›' => {
                alternatives.push(&text[start..at]);
                return (alternatives, &text[at + c.len_utf8()..]);
            }
            '¦' if level == 0 => {
                alternatives.push(&text[start..at]);
                start = at + c.len_utf8();
            }
            _ => {}
        }
    }
    alternatives.push(&text[start..]);
    (alternatives, "")
}
