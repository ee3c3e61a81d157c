//! How often each production, operator and line of the checklist occurs.

use std::collections::BTreeMap;

use super::{lines, rules};

/// The bang operators of the language.
pub const OPERATORS: [&str; 56] = [
    "add",
    "sub",
    "mul",
    "div",
    "and",
    "or",
    "xor",
    "not",
    "shl",
    "sra",
    "srl",
    "logtwo",
    "eq",
    "ne",
    "lt",
    "le",
    "gt",
    "ge",
    "if",
    "cond",
    "strconcat",
    "substr",
    "find",
    "tolower",
    "toupper",
    "interleave",
    "match",
    "repr",
    "subst",
    "listconcat",
    "listsplat",
    "listremove",
    "listflatten",
    "head",
    "tail",
    "range",
    "filter",
    "foldl",
    "foreach",
    "size",
    "empty",
    "dag",
    "con",
    "getdagop",
    "setdagop",
    "getdagopname",
    "setdagopname",
    "getdagarg",
    "getdagname",
    "setdagarg",
    "setdagname",
    "cast",
    "isa",
    "exists",
    "instances",
    "initialized",
];

/// Productions that are made by code rather than by a table.
const CODED: &[&str] = &[
    "argument.default",
    "argument.named",
    "argument.positional",
    "block.braces",
    "block.single",
    "body.assert",
    "body.defvar",
    "body.dump",
    "body.field",
    "body.field.no_value",
    "body.field_keyword",
    "body.let",
    "body.let.bits",
    "body.none",
    "class.NAME",
    "defm.NAME",
    "defm.class",
    "defm.many",
    "defm.no_name",
    "defm.string",
    "file.block_comment",
    "file.define",
    "file.ifdef",
    "file.ifndef",
    "file.include",
    "file.line_comment",
    "foreach.braces",
    "foreach.dots",
    "foreach.list",
    "foreach.minus",
    "foreach.operator",
    "foreach.records",
    "multiclass.no_body",
    "multiclass.parent",
    "name.NAME",
    "name.NAME.middle",
    "name.empty",
    "name.none",
    "name.operator",
    "name.paste",
    "name.paste.trailing",
    "name.string",
    "parameter.default",
    "parents.many",
    "parents.none",
    "parents.one",
    "record.self_reference",
    "spoilt.delete",
    "spoilt.double",
    "spoilt.line",
    "spoilt.name",
    "spoilt.number",
    "spoilt.operator",
    "spoilt.swap",
    "spoilt.type",
    "spoilt.unset",
    "statement.assert",
    "statement.class",
    "statement.class.forward",
    "statement.def",
    "statement.defm",
    "statement.defset",
    "statement.deftype",
    "statement.defvar.global",
    "statement.defvar.multiclass",
    "statement.defvar.nested",
    "statement.dump",
    "statement.else",
    "statement.foreach",
    "statement.if",
    "statement.let",
    "statement.let.bits",
    "statement.let.list",
    "statement.multiclass",
    "suffix.bits.dots",
    "suffix.bits.list",
    "suffix.bits.minus",
    "suffix.bits.one",
    "suffix.bits.upward",
    "suffix.element",
    "suffix.field",
    "suffix.field.of_call",
    "type.alias",
    "type.code",
    "value.bits.binary",
    "value.braces",
    "value.braces.nested",
    "value.list.empty",
    "value.name",
];

/// Counts by id.
#[derive(Clone, Debug, Default)]
pub struct Hits {
    counts: BTreeMap<&'static str, u64>,
}

impl Hits {
    /// One more.
    pub fn add(&mut self, id: &'static str) {
        if !id.is_empty() {
            *self.counts.entry(id).or_default() += 1;
        }
    }

    /// The counts of another program.
    pub fn merge(&mut self, other: &Hits) {
        for (id, count) in &other.counts {
            *self.counts.entry(id).or_default() += count;
        }
    }

    /// Counts the bang operators of a text.
    pub fn add_operators(&mut self, text: &str) {
        for after in text.split('!').skip(1) {
            let end = after.bytes().take_while(u8::is_ascii_alphanumeric).count();
            if let Some(operator) = OPERATORS.iter().find(|known| **known == &after[..end]) {
                self.add(operator);
            }
        }
    }

    /// Prints all counts; gives the ids that have none.
    pub fn print(&self) -> Vec<&'static str> {
        let mut missing = Vec::new();
        for (what, ids) in tables() {
            let counts: Vec<String> =
                ids.iter().map(|id| format!("{id} {}", self.counts.get(id).copied().unwrap_or(0))).collect();
            println!("tblgen: programs: hits of {} {what}: {}", ids.len(), counts.join(", "));
            missing.extend(ids.into_iter().filter(|id| !self.counts.contains_key(id)));
        }
        missing
    }
}

/// Everything that is counted.
fn tables() -> [(&'static str, Vec<&'static str>); 3] {
    let rules = [
        rules::INT,
        rules::BIT,
        rules::STRING,
        rules::LIST,
        rules::INTS,
        rules::DAG,
        rules::RECORD,
        rules::ANY,
        rules::RARE,
        rules::INT_LITERAL,
        rules::STRING_LITERAL,
        rules::DAG_LITERAL,
    ];
    let mut productions: Vec<&str> =
        rules.into_iter().flatten().map(|(id, _)| *id).chain(CODED.iter().copied()).collect();
    let mut checklist: Vec<&str> = lines::VALID.iter().chain(lines::INVALID).map(|(id, _)| *id).collect();
    for ids in [&mut productions, &mut checklist] {
        ids.retain(|id| !id.is_empty());
        ids.sort_unstable();
        ids.dedup();
    }
    [
        ("productions", productions),
        ("bang operators", OPERATORS.to_vec()),
        ("lines of the checklist", checklist),
    ]
}
