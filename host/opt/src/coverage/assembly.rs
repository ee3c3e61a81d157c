//! Custom assembly of operations: which is missing, and what of it a text mentions.

use std::collections::{BTreeMap, BTreeSet};

use legalize_ods::{HookKind, OpReport};
use legalize_session::Session;

use super::ranking::{Blocked, Detail, Key, Ranking, Subject};
use super::report::{BlockerKind, DialectAssembly, OpNeeds};

/// Missing custom assembly by operation, type or attribute.
pub(super) struct MissingAssembly {
    /// The blockers of each.
    needs: BTreeMap<String, BTreeSet<Key>>,
    /// Operations of which some text can be read: only an optional part of the format is missing.
    partial: BTreeSet<String>,
}

impl MissingAssembly {
    /// Lists the missing custom assembly of a session's definitions.
    pub(super) fn of(session: &Session) -> Self {
        let ctx = session.ctx();
        let mut assembly = MissingAssembly { needs: BTreeMap::new(), partial: BTreeSet::new() };
        for hook in session.missing_hooks() {
            let definition = hook.definition;
            let key = match hook.kind {
                HookKind::CustomAssembly => (BlockerKind::Assembly, definition.clone()),
                HookKind::Directive(name) => {
                    let of = definition.trim_start_matches(['!', '#']);
                    let dialect = of.split_once('.').map_or(of, |(dialect, _)| dialect);
                    (BlockerKind::Directive, format!("{dialect}.{name}"))
                }
                _ => continue,
            };
            let info = ctx.find_op_name(&definition).and_then(|name| ctx.op_info(name));
            if info.is_some_and(|info| info.hooks().has_custom_assembly()) {
                assembly.partial.insert(definition.clone());
            }
            assembly.needs.entry(definition).or_default().insert(key);
        }
        assembly
    }

    /// Returns the directive of a name, as a blocker: that of a dialect, or of the only one that lacks it.
    pub(super) fn directive(&self, dialect: Option<&str>, name: &str) -> Key {
        let of = |dialect: &str| (BlockerKind::Directive, format!("{dialect}.{name}"));
        if let Some(dialect) = dialect {
            return of(dialect);
        }
        let missing = self.needs.values().flatten();
        let known = missing.filter(|key| key.0 == BlockerKind::Directive);
        let known = known.filter(|key| key.1.split_once('.').is_some_and(|(_, own)| own == name));
        known.min().cloned().unwrap_or_else(|| (BlockerKind::Directive, name.to_owned()))
    }

    /// Returns the full name of an operation that a text names without its dialect, if only one of those
    /// whose custom assembly is missing can be meant.
    pub(super) fn full_name(&self, written: &str) -> String {
        if !written.contains('.') {
            let is_it = |name: &&String| name.split_once('.').is_some_and(|(_, own)| own == written);
            let mut found = self.needs.keys().filter(is_it);
            if let (Some(name), None) = (found.next(), found.next()) {
                return name.clone();
            }
        }
        written.to_owned()
    }

    /// Returns the blockers of all operations that a text mentions in custom assembly, outside of comments,
    /// and of which no text can be read.
    pub(super) fn mentioned(&self, text: &str) -> Blocked {
        let mut blocked = Blocked::new();
        for name in names(text) {
            if let Some(needs) = self.needs.get(name).filter(|_| !self.partial.contains(name)) {
                blocked.extend(needs.iter().map(|key| (key.clone(), Detail::default())));
            }
        }
        blocked
    }

    /// Counts the operations of the session's definitions by dialect, and adds those whose custom assembly is
    /// missing to a ranking.
    pub(super) fn dialects(&self, session: &Session, ranking: &mut Ranking) -> Vec<DialectAssembly> {
        let missing = session.missing_hooks();
        let mut ops: BTreeMap<String, OpReport> = BTreeMap::new();
        for module in session.definitions() {
            for dialect in legalize_ods::report_with(module, session.ctx(), &missing).dialects {
                // Several files may include one definition.
                ops.extend(dialect.ops.into_iter().map(|op| (op.name.clone(), op)));
            }
        }
        let mut dialects: BTreeMap<String, DialectAssembly> = BTreeMap::new();
        for (name, op) in ops {
            let namespace = name.split_once('.').map_or(name.as_str(), |(dialect, _)| dialect);
            let dialect = dialects.entry(namespace.to_owned()).or_insert_with(|| DialectAssembly {
                dialect: namespace.to_owned(),
                ..DialectAssembly::default()
            });
            dialect.ops += 1;
            let needs = self.needs.contains_key(&name);
            *match op.syntax.as_str() {
                "format in part" if needs => &mut dialect.partial,
                // One that cannot print every operation is not missing.
                "format" | "format in part" => &mut dialect.format,
                "native" => &mut dialect.native,
                "generic" => &mut dialect.generic,
                _ => &mut dialect.missing,
            } += 1;
            if let Some(keys) = self.needs.get(&name) {
                let needs = keys.iter().map(|(kind, name)| format!("{} {name}", kind.name())).collect();
                let blocked: Blocked = keys.iter().map(|key| (key.clone(), Detail::default())).collect();
                ranking.add(Subject::Op, &blocked, &name);
                dialect.needs.push(OpNeeds { op: name, needs });
            }
        }
        dialects.into_values().collect()
    }
}

/// Returns the words `dialect.name` of a text that may be operations in custom assembly: not in comments, and
/// not after a sign that makes them something else.
fn names(text: &str) -> BTreeSet<&str> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.' | '-');
    let mut names = BTreeSet::new();
    for line in text.lines() {
        let line = line.split_once("//").map_or(line, |(before, _)| before);
        let mut rest = line;
        let mut before = None;
        while let Some(start) = rest.find(is_word) {
            before = rest[..start].chars().next_back().or(before);
            let word = &rest[start..];
            let end = word.find(|c| !is_word(c)).unwrap_or(word.len());
            let name = word[..end].trim_end_matches(['.', '-']);
            if name.contains('.') && !matches!(before, Some('%' | '@' | '^' | '"' | '!' | '#')) {
                names.insert(name);
            }
            before = word[..end].chars().next_back();
            rest = &word[end..];
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_operations_are_found_in_text() {
        let found = |text| names(text).into_iter().collect::<Vec<_>>();
        assert_eq!(found("%0 = a.b %x : !a.t\n  c.d.e(@x.y) // f.g"), ["a.b", "c.d.e"]);
        assert_eq!(found("\"a.b\"() : () -> () #a.c ^a.d a.e{"), ["a.e"]);
        assert!(found("1.5 : f32").iter().all(|name| *name == "1.5"));
    }
}
