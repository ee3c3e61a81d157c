//! Registered functions that C++ text calls.

use legalize_snippet::{parse, parse_body};

use super::Natives;
use super::call::{ConstraintFn, RewriteFn};

/// The registered functions that a text calls.
#[derive(Clone, Default)]
#[non_exhaustive]
pub struct CalledNatives {
    entries: Vec<Entry>,
    /// Ambiguous names, with the functions that they may refer to.
    pub ambiguous: Vec<String>,
}

#[derive(Clone)]
struct Entry {
    /// Name as the text spells it.
    name: String,
    constraint: Option<ConstraintFn>,
    rewrite: Option<RewriteFn>,
}

impl Natives {
    /// The functions that a text calls and that are registered; rewrites only if the text is part of one.
    pub fn called_in(&self, text: &str, edits: bool) -> CalledNatives {
        let (constraints, rewrites) = (&self.functions.constraints, &self.functions.rewrites);
        let mut called = CalledNatives::default();
        let may_call = constraints.may_be_called_in(text) || edits && rewrites.may_be_called_in(text);
        if !may_call {
            return called;
        }
        let callees = match parse(text) {
            Ok(expr) => expr.callees(),
            Err(_) => match parse_body(text) {
                Ok(body) => body.callees(),
                Err(_) => return called,
            },
        };
        for name in callees {
            let rewrite = if edits { rewrites.candidates(&name) } else { Err(Vec::new()) };
            let constraint = constraints.candidates(&name);
            match (constraint, rewrite) {
                (Err(names), Err(others)) => {
                    if let [first, rest @ ..] = names.iter().chain(&others).collect::<Vec<_>>().as_slice() {
                        let rest: String = rest.iter().map(|name| format!(" or '{name}'")).collect();
                        called.ambiguous.push(format!("'{name}' may be '{first}'{rest}"));
                    }
                }
                (constraint, rewrite) => called.entries.push(Entry {
                    name,
                    constraint: constraint.ok().map(|function| function.run.clone()),
                    rewrite: rewrite.ok().map(|function| function.run.clone()),
                }),
            }
        }
        called
    }

    /// Returns true if a text calls a registered function.
    pub(crate) fn is_called_in(&self, text: &str) -> bool {
        let called = self.called_in(text, true);
        !called.entries.is_empty() || !called.ambiguous.is_empty()
    }
}

impl CalledNatives {
    /// Returns true if one of them has the name.
    pub fn knows(&self, name: &str) -> bool {
        self.entry(name).is_some()
    }

    fn entry(&self, name: &str) -> Option<&Entry> {
        let name = name.trim_start_matches("::");
        self.entries.iter().find(|entry| entry.name.trim_start_matches("::") == name)
    }

    /// The constraint of a name.
    pub fn constraint(&self, name: &str) -> Option<&ConstraintFn> {
        self.entry(name)?.constraint.as_ref()
    }

    /// The rewrite of a name.
    pub fn rewrite(&self, name: &str) -> Option<&RewriteFn> {
        self.entry(name)?.rewrite.as_ref()
    }
}
