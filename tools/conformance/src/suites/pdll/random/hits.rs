//! Number of occurrences of each construct of the language.

use std::collections::BTreeMap;

/// All constructs of random programs, by the sections of the language's page.
const TABLES: [(&str, &[&str]); 7] = [
    (
        "parts of files",
        &[
            "include.pdll",
            "include.td",
            "comment.line",
            "pattern.benefit",
            "pattern.block",
            "pattern.lambda",
            "pattern.metadata.both",
            "pattern.named",
            "pattern.recursion",
            "pattern.unnamed",
        ],
    ),
    (
        "declarations",
        &[
            "constraint.external",
            "constraint.inline.anonymous",
            "constraint.inline.named",
            "constraint.lambda",
            "constraint.native",
            "constraint.pdll",
            "constraint.result",
            "constraint.results",
            "parameter.ods_constraint",
            "result.inferred",
            "rewrite.external",
            "rewrite.inline",
            "rewrite.lambda",
            "rewrite.lambda.statement",
            "rewrite.native",
            "rewrite.no_result",
            "rewrite.pdll",
            "rewrite.result",
            "rewrite.results",
        ],
    ),
    (
        "variables and constraints",
        &[
            "core.Attr",
            "core.Attr.typed",
            "core.Op",
            "core.Op.named",
            "core.Type",
            "core.TypeRange",
            "core.Value",
            "core.Value.typed",
            "core.ValueRange",
            "core.ValueRange.typed",
            "let.constrained",
            "let.initialised",
            "let.initialised.typed",
            "let.list",
            "list.constraints",
            "ods.attribute_constraint",
            "ods.interface",
            "ods.type_constraint",
            "user.constraint",
            "variable.inline",
            "variable.used_again",
            "variable.wildcard",
        ],
    ),
    (
        "operations in match position",
        &[
            "match.attribute",
            "match.attribute.ods",
            "match.attribute.string",
            "match.attribute.unit",
            "match.name.any",
            "match.name.ods",
            "match.name.unregistered",
            "match.nested",
            "match.operands.empty",
            "match.operands.groups",
            "match.operands.list",
            "match.operands.omitted",
            "match.operands.range",
            "match.results.empty",
            "match.results.groups",
            "match.results.list",
            "match.results.omitted",
            "match.root.inline",
            "match.root.variable",
            "match.user",
        ],
    ),
    (
        "operations in rewrite position",
        &[
            "create.attribute",
            "create.attribute.ods",
            "create.attribute.unit",
            "create.name.ods",
            "create.name.unregistered",
            "create.nested",
            "create.operands.empty",
            "create.operands.groups",
            "create.operands.list",
            "create.operands.omitted",
            "create.operands.tuple",
            "create.results.inferred",
            "create.results.list",
            "create.results.replaced",
            "create.results.variable",
        ],
    ),
    (
        "statements",
        &[
            "erase",
            "erase.inner",
            "let.in_rewrite",
            "replace.call",
            "replace.inner",
            "replace.list",
            "replace.operation",
            "replace.value",
            "return",
            "rewrite.empty",
            "rewrite.nested",
            "rewrite.with",
        ],
    ),
    (
        "expressions",
        &[
            "attr.literal",
            "call.constraint",
            "call.negated",
            "call.rewrite",
            "conversion.op_to_range",
            "conversion.op_to_value",
            "conversion.value_to_range",
            "member.index",
            "member.name",
            "string.block",
            "tuple.element",
            "tuple.named",
            "tuple.plain",
            "type.literal",
        ],
    ),
];

/// Counts by construct.
#[derive(Clone, Debug, Default)]
pub(super) struct Hits {
    counts: BTreeMap<&'static str, u64>,
}

impl Hits {
    /// Counts one occurrence.
    pub(super) fn add(&mut self, id: &'static str) {
        debug_assert!(TABLES.iter().any(|table| table.1.contains(&id)), "{id}");
        *self.counts.entry(id).or_default() += 1;
    }

    /// Adds the counts of another program.
    pub(super) fn merge(&mut self, other: &Hits) {
        for (id, count) in &other.counts {
            *self.counts.entry(id).or_default() += count;
        }
    }

    /// Prints all counts; returns the ids without occurrences.
    pub(super) fn print(&self) -> Vec<&'static str> {
        let mut missing = Vec::new();
        for (what, ids) in TABLES {
            let count = |id| self.counts.get(id).copied().unwrap_or(0);
            let counts: Vec<String> = ids.iter().map(|id| format!("{id} {}", count(id))).collect();
            println!("pdll: programs: hits of {} {what}: {}", ids.len(), counts.join(", "));
            missing.extend(ids.iter().filter(|id| count(id) == 0));
        }
        missing
    }
}
