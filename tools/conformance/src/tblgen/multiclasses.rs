//! Random multiclasses and their instances.

use super::Generator;
use super::scope::{Def, Multiclass};
use super::statements::Place;

impl Generator {
    /// A multiclass.
    pub(crate) fn multiclass(&mut self) -> String {
        self.hit("statement.multiclass");
        let name = self.fresh("M");
        let mut env = self.globals.clone();
        let params = self.params(&mut env, 3);
        let mut parents = Vec::new();
        let mut suffixes = Vec::new();
        for _ in 0..[0, 0, 0, 1, 1, 2][self.random.below(6)] {
            if self.multiclasses.is_empty() {
                break;
            }
            let parent = self.multiclasses[self.random.below(self.multiclasses.len())].clone();
            if parents.iter().any(|(known, _)| *known == parent.name) {
                continue;
            }
            self.hit("multiclass.parent");
            let arguments = self.arguments(&parent.params, &env, 2);
            suffixes.extend(parent.suffixes);
            let text = if arguments.is_empty() { String::new() } else { format!("<{arguments}>") };
            parents.push((parent.name, text));
        }
        let mut place = Place::top(env, true);
        let mut body = String::new();
        let count = if parents.is_empty() || self.random.chance(80) { 1 + self.random.below(3) } else { 0 };
        for _ in 0..count {
            let text = self.statement(&mut place);
            body.push_str(&text);
            body.push('\n');
        }
        suffixes.extend(place.suffixes);
        let parents_text: Vec<String> = parents.iter().map(|(name, text)| format!("{name}{text}")).collect();
        let parents_text =
            if parents.is_empty() { String::new() } else { format!(" : {}", parents_text.join(", ")) };
        let text = if count == 0 {
            self.hit("multiclass.no_body");
            format!("multiclass {name}{}{parents_text};", self.params_text(&params))
        } else {
            format!("multiclass {name}{}{parents_text} {{\n{body}}}", self.params_text(&params))
        };
        let params = params.into_iter().map(|(param, _)| param).collect();
        self.multiclasses.push(Multiclass { name, params, suffixes });
        text
    }

    /// Instances of multiclasses, and classes that are added to each of their records.
    pub(crate) fn defm(&mut self, place: &mut Place) -> String {
        if self.multiclasses.is_empty() {
            return self.def(place);
        }
        self.hit("statement.defm");
        let mut tags: String = place.tags.iter().map(|tag| format!("#\"_\"#{tag}")).collect();
        let plain = self.fresh("D");
        let (name, known) = match (place.in_multiclass, self.random.below(8)) {
            (_, 0) => {
                self.hit("defm.no_name");
                tags.clear();
                (String::new(), None)
            }
            (true, 1) => {
                self.hit("defm.NAME");
                ("NAME".to_owned(), None)
            }
            (true, _) => (format!("_{plain}"), Some(format!("_{plain}"))),
            (false, 1) => {
                self.hit("defm.string");
                (format!("\"{plain}\""), Some(plain))
            }
            (false, _) => (plain.clone(), Some(plain)),
        };
        let known = known.filter(|_| tags.is_empty() && place.depth == 0);
        let mut texts = Vec::new();
        let mut seen: Vec<String> = Vec::new();
        for _ in 0..[1, 1, 1, 2][self.random.below(4)] {
            let multiclass = self.multiclasses[self.random.below(self.multiclasses.len())].clone();
            if seen.contains(&multiclass.name) {
                continue;
            }
            let arguments = self.arguments(&multiclass.params, &place.env, 2);
            seen.push(multiclass.name.clone());
            texts.push(if arguments.is_empty() {
                multiclass.name.clone()
            } else {
                format!("{}<{arguments}>", multiclass.name)
            });
            for (suffix, ancestors) in multiclass.suffixes {
                match &known {
                    Some(name) if place.in_multiclass => {
                        place.suffixes.push((format!("{name}{suffix}"), ancestors));
                    }
                    Some(name) => self.defs.push(Def { name: format!("{name}{suffix}"), ancestors }),
                    None => {}
                }
            }
        }
        if texts.len() > 1 {
            self.hit("defm.many");
        }
        if self.random.chance(15) {
            self.hit("defm.class");
            let class = self.random.below(self.classes.len());
            texts.push(self.parent(class, &place.env));
        }
        format!("defm {name}{tags} : {};", texts.join(", "))
    }
}
