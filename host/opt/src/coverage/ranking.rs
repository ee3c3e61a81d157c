//! Blockers, counted and ordered by what each unlocks.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::report::{Blocker, BlockerKind, Unlocked};

/// Identity of a blocker: its kind and name.
pub(super) type Key = (BlockerKind, String);

/// A kind of what is blocked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    /// A module.
    Module,
    /// A pattern.
    Pattern,
    /// The custom assembly of an operation.
    Op,
}

/// Details of a blocker, as far as they are known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Detail {
    /// The message that reports it.
    pub why: Option<String>,
    /// A call of the function.
    pub call: Option<String>,
}

/// All that is known to block one module, pattern or operation.
pub(super) type Blocked = BTreeMap<Key, Detail>;

/// The blockers of a project.
#[derive(Default)]
pub(super) struct Ranking {
    by_key: BTreeMap<Key, Blocker>,
}

impl Ranking {
    /// Counts a module, pattern or operation that all of these block.
    pub(super) fn add(&mut self, subject: Subject, blocked: &Blocked, example: &str) {
        let is_alone = blocked.len() == 1;
        for (key, detail) in blocked {
            let blocker = self.by_key.entry(key.clone()).or_insert_with(|| Blocker {
                kind: key.0,
                name: key.1.clone(),
                unlocks: Unlocked::default(),
                one_of_several: Unlocked::default(),
                example: example.to_owned(),
                why: None,
                call: None,
            });
            let counts = if is_alone { &mut blocker.unlocks } else { &mut blocker.one_of_several };
            match subject {
                Subject::Module => counts.modules += 1,
                Subject::Pattern => counts.patterns += 1,
                Subject::Op => counts.ops += 1,
            }
            if blocker.why.is_none() {
                blocker.why.clone_from(&detail.why);
            }
            if blocker.call.is_none() {
                blocker.call.clone_from(&detail.call);
            }
        }
    }

    /// Returns what can be supplied, then the other reasons: each by the number of modules and patterns that
    /// it unlocks alone, then by those of which it is one of several blockers, then by operations, kind and
    /// name.
    pub(super) fn sorted(self) -> (Vec<Blocker>, Vec<Blocker>) {
        let mut all: Vec<Blocker> = self.by_key.into_values().collect();
        // The map's order, by kind and name, decides between equals.
        all.sort_by_key(|one| {
            let (alone, several) = (one.unlocks, one.one_of_several);
            Reverse((alone.uses(), several.uses(), alone.ops, several.ops))
        });
        all.into_iter().partition(|one| one.kind != BlockerKind::Other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_unlocks_most_alone_comes_first() {
        let of = |names: &[&str]| -> Blocked {
            names
                .iter()
                .map(|name| ((BlockerKind::Assembly, (*name).to_owned()), Detail::default()))
                .collect()
        };
        let mut ranking = Ranking::default();
        ranking.add(Subject::Module, &of(&["a", "b"]), "1");
        ranking.add(Subject::Module, &of(&["a", "b"]), "2");
        ranking.add(Subject::Pattern, &of(&["c"]), "3");
        ranking.add(Subject::Op, &of(&["d"]), "4");
        let other = BTreeMap::from([((BlockerKind::Other, "x".to_owned()), Detail::default())]);
        ranking.add(Subject::Module, &other, "5");
        let (blockers, others) = ranking.sorted();
        let names: Vec<&str> = blockers.iter().map(|one| one.name.as_str()).collect();
        assert_eq!(names, ["c", "a", "b", "d"]);
        assert_eq!((blockers[1].one_of_several.modules, blockers[1].example.as_str()), (2, "1"));
        assert_eq!((others.len(), others[0].unlocks.modules), (1, 1));
    }
}
