//! Rust functions by the names that patterns and C++ text call them by.
//!
//! A function is registered once, under a native's name, under its C++ name, whole or its last part, or under a whole
//! text. Patterns of every frontend, and calls inside of texts, find it by any of these.

use std::collections::BTreeMap;
use std::sync::Arc;

use legalize_ir::{Location, OpId};
use legalize_snippet::{Env, EnvBody, EvalError, Functions, Val, parse, parse_body, snippet_key};

use crate::natives::{ConstraintCall, ConstraintFn, NativeValue, NativeValues, Natives, RewriteFn};
use crate::snippets::{from_val, to_val};
use crate::type_converter::TypeConverter;

/// Functions of one kind by [`snippet_key`] of what they are registered under.
#[derive(Clone)]
pub(crate) struct Table<F> {
    functions: BTreeMap<Box<str>, F>,
}

impl<F> Default for Table<F> {
    fn default() -> Self {
        Table { functions: BTreeMap::new() }
    }
}

/// Whether a key is a name and not a text.
fn is_name(key: &str) -> bool {
    key.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b':'))
}

/// Whether a qualified name ends in another one.
fn ends_in(whole: &str, end: &str) -> bool {
    whole.strip_suffix(end).is_some_and(|head| head.ends_with("::"))
}

impl<F: Clone> Table<F> {
    pub fn insert(&mut self, name: &str, function: F) {
        self.functions.insert(snippet_key(name), function);
    }

    pub fn extend(&mut self, other: &Table<F>) {
        self.functions.extend(other.functions.iter().map(|(name, body)| (name.clone(), body.clone())));
    }

    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.functions.keys().map(|key| &**key)
    }

    /// The function of a whole text.
    pub fn by_text(&self, text: &str) -> Option<&F> {
        self.functions.get(&snippet_key(text))
    }

    /// The function that a name means: that of the same name, else the one whose name the given one ends in, else the
    /// only one whose name ends in the given one.
    pub fn by_name(&self, name: &str) -> Option<&F> {
        self.candidates(name).ok()
    }

    /// As [`Table::by_name`]; the names that fit equally well if there is no answer.
    fn candidates(&self, name: &str) -> Result<&F, Vec<&str>> {
        let key = snippet_key(name);
        if let Some(found) = self.functions.get(&key) {
            return Ok(found);
        }
        let (rooted, name) = match key.strip_prefix("::") {
            Some(rest) => (true, rest),
            None => (false, &*key),
        };
        if !is_name(name) {
            return Err(Vec::new());
        }
        let names = || {
            let all = self.functions.iter().filter(|(key, _)| is_name(key));
            all.map(|(key, function)| (key.strip_prefix("::").unwrap_or(key), &**key, function))
        };
        let outer = names().filter(|(known, ..)| *known == name || ends_in(name, known));
        if let Some((_, _, found)) = outer.max_by_key(|(known, ..)| known.len()) {
            return Ok(found);
        }
        let inner: Vec<_> = names().filter(|(known, ..)| !rooted && ends_in(known, name)).collect();
        match inner.as_slice() {
            [(_, _, found)] => Ok(found),
            several => Err(several.iter().map(|(_, key, _)| *key).collect()),
        }
    }

    /// Whether a text may call one of these: the last part of a name occurs in it.
    fn may_be_called_in(&self, text: &str) -> bool {
        let mut names = self.keys().filter(|key| is_name(key));
        names.any(|key| text.contains(key.rsplit("::").next().unwrap_or(key)))
    }
}

/// The registered functions that a text calls.
#[derive(Clone, Default)]
pub(crate) struct Called {
    entries: Vec<Entry>,
    /// What several functions may be meant by, with their names.
    pub ambiguous: Vec<String>,
}

#[derive(Clone)]
struct Entry {
    /// As the text spells it.
    name: String,
    constraint: Option<ConstraintFn>,
    rewrite: Option<RewriteFn>,
}

impl Natives {
    /// The functions that a text calls and that are registered; rewrites where the text is part of one.
    pub(crate) fn called(&self, text: &str, edits: bool) -> Called {
        let (constraints, rewrites) = (&self.functions.constraints, &self.functions.rewrites);
        let mut called = Called::default();
        let may_call = constraints.may_be_called_in(text) || edits && rewrites.may_be_called_in(text);
        if !may_call {
            return called;
        }
        let callees = match (parse(text), parse_body(text)) {
            (Ok(expr), _) => expr.callees(),
            (_, Ok(body)) => body.callees(),
            _ => return called,
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
                    constraint: constraint.ok().cloned(),
                    rewrite: rewrite.ok().cloned(),
                }),
            }
        }
        called
    }

    /// Whether a text calls something that is registered.
    pub(crate) fn is_called_in(&self, text: &str) -> bool {
        let called = self.called(text, true);
        !called.entries.is_empty() || !called.ambiguous.is_empty()
    }
}

impl Called {
    /// Whether one of them goes by a name.
    pub fn knows(&self, name: &str) -> bool {
        self.entry(name).is_some()
    }

    fn entry(&self, name: &str) -> Option<&Entry> {
        let name = name.trim_start_matches("::");
        self.entries.iter().find(|entry| entry.name.trim_start_matches("::") == name)
    }

    /// The rewrite that goes by a name.
    pub fn rewrite(&self, name: &str) -> Option<&RewriteFn> {
        self.entry(name)?.rewrite.as_ref()
    }
}

/// What a text may call while it is evaluated.
pub(crate) struct Calling<'a> {
    pub called: &'a Called,
    pub root: OpId,
    pub converter: Option<&'a Arc<TypeConverter>>,
}

/// The arguments of a call inside of a text.
pub(crate) fn arguments(args: &[Val]) -> NativeValues {
    args.iter().map(from_val).collect()
}

/// What a function gave, inside of a text.
pub(crate) fn answer(values: &NativeValues, nothing: Val) -> Val {
    match values.as_slice() {
        [] => nothing,
        [one] => to_val(one),
        several => Val::list(several.iter().map(to_val)),
    }
}

impl Functions for Calling<'_> {
    fn has(&self, name: &str) -> bool {
        self.called.knows(name)
    }

    fn call(&self, env: &mut Env<'_>, name: &str, args: &[Val]) -> Result<Val, EvalError> {
        let unknown = || EvalError::unknown(format!("unknown function '{name}'"));
        let entry = self.called.entry(name).ok_or_else(unknown)?;
        if entry.rewrite.is_some() && matches!(env.body, EnvBody::Write(_)) {
            let loc = env.loc.unwrap_or(Location::UNKNOWN);
            return env.host()?.call_function(name, loc, args);
        }
        let Some(constraint) = &entry.constraint else { return Err(unknown()) };
        let args: NativeValues = arguments(args);
        let call = ConstraintCall {
            ctx: env.ctx,
            ir: env.ir()?,
            root: self.root,
            args: &args,
            converter: self.converter,
        };
        match constraint(&call) {
            Ok(values) => Ok(answer(&values, Val::Logical(true))),
            Err(why) if why.is_undecided() => {
                let reason = why.reason(call.ctx, call.ir);
                Err(match why.is_not_evaluated() {
                    true => EvalError::unknown(reason),
                    false => EvalError::invalid(reason),
                })
            }
            Err(_) => Ok(Val::Logical(false)),
        }
    }
}

/// The value of a literal.
pub(crate) fn literal(value: &legalize_snippet::CallArg) -> Option<NativeValue> {
    use legalize_snippet::CallArg;
    Some(match value {
        CallArg::Placeholder(_) => return None,
        CallArg::Bool(value) => NativeValue::Bool(*value),
        CallArg::Int(value) => NativeValue::Int(*value),
        CallArg::Float(value) => NativeValue::Float(*value),
        CallArg::Text(text) => NativeValue::Text(text.clone()),
        CallArg::Null => NativeValue::Null,
    })
}

#[cfg(test)]
mod tests {
    use super::Table;

    #[test]
    fn a_function_is_found_by_its_whole_name_and_by_its_last_part() {
        let mut table = Table::default();
        for (name, number) in
            [("acme::isBig", 1), ("isSmall", 2), ("::other::isRed", 3), ("a::f", 4), ("b::f", 5)]
        {
            table.insert(name, number);
        }
        let found = |name: &str| table.by_name(name).copied();
        assert_eq!(found("acme::isBig"), Some(1));
        assert_eq!(found("::acme::isBig"), Some(1));
        assert_eq!(found("isBig"), Some(1));
        assert_eq!(found("::isBig"), None);
        assert_eq!(found("other::isBig"), None);
        assert_eq!(found("isSmall"), Some(2));
        assert_eq!(found("::acme::isSmall"), Some(2));
        assert_eq!(found("other::isRed"), Some(3));
        assert_eq!(found("isRed"), Some(3));
        assert_eq!(found("a::f"), Some(4));
        // Nobody can tell which is meant.
        assert_eq!(found("f"), None);
        assert_eq!(found("Big"), None);
    }
}
