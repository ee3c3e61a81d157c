//! Machine-readable dump, byte for byte that of `llvm-tblgen --dump-json` (version 1).
//!
//! Only definitions are dumped: classes appear as lists of their instances, unresolved expressions as their
//! text.

use std::collections::BTreeMap;
use std::fmt;

use crate::keeper::RecordKeeper;
use crate::print;
use crate::record::{RecordId, RecordKind};
use crate::value::{Node, V, name_from_raw};

/// Writes all definitions as one JSON object, as `--dump-json` does.
///
/// # Errors
/// Fails if the output does.
pub fn dump_json(keeper: &RecordKeeper, out: &mut impl fmt::Write) -> fmt::Result {
    const INSTANCES: &str = "!instanceof";
    const VERSION: &str = "!tablegen_json_version";
    let mut json = Json { keeper, out };
    let mut entries: BTreeMap<&str, Option<RecordId>> = BTreeMap::new();
    entries.insert(VERSION, None);
    for &def in keeper.defs_in_print_order() {
        entries.insert(keeper.store.record_name(def), Some(def));
    }
    entries.insert(INSTANCES, None);
    json.out.write_char('{')?;
    for (index, (&key, &def)) in entries.iter().enumerate() {
        json.key(index, key)?;
        match def {
            Some(def) => json.record(def)?,
            None if key == VERSION => json.out.write_char('1')?,
            None => json.instances()?,
        }
    }
    json.out.write_str("}\n")
}

struct Json<'a, W> {
    keeper: &'a RecordKeeper,
    out: &'a mut W,
}

impl<W: fmt::Write> Json<'_, W> {
    fn key(&mut self, index: usize, key: &str) -> fmt::Result {
        if index > 0 {
            self.out.write_char(',')?;
        }
        quote(self.out, key)?;
        self.out.write_char(':')
    }

    fn strings<'s>(&mut self, strings: impl Iterator<Item = &'s str>) -> fmt::Result {
        self.out.write_char('[')?;
        for (index, string) in strings.enumerate() {
            if index > 0 {
                self.out.write_char(',')?;
            }
            quote(self.out, string)?;
        }
        self.out.write_char(']')
    }

    fn instances(&mut self) -> fmt::Result {
        let store = &self.keeper.store;
        let mut lists: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for &class in self.keeper.classes_in_print_order() {
            lists.insert(store.record_name(class), Vec::new());
        }
        for &def in self.keeper.defs_in_print_order() {
            for &class in store.record(def).supers() {
                lists.entry(store.record_name(class)).or_default().push(store.record_name(def));
            }
        }
        self.out.write_char('{')?;
        for (index, (class, defs)) in lists.iter().enumerate() {
            self.key(index, class)?;
            self.strings(defs.iter().copied())?;
        }
        self.out.write_char('}')
    }

    fn record(&mut self, id: RecordId) -> fmt::Result {
        enum Entry {
            Anonymous,
            Fields,
            Locs,
            Name,
            Superclasses,
            Value(V),
        }
        let store = &self.keeper.store;
        let record = store.record(id);
        let mut entries: Vec<(&str, Entry)> = store
            .fields(id)
            .iter()
            .filter(|field| !field.is_template_arg())
            .map(|field| (store.symbols.get(field.name), Entry::Value(field.value)))
            .collect();
        entries.push(("!anonymous", Entry::Anonymous));
        entries.push(("!fields", Entry::Fields));
        entries.push(("!locs", Entry::Locs));
        entries.push(("!name", Entry::Name));
        entries.push(("!superclasses", Entry::Superclasses));
        entries.sort_by_key(|&(key, _)| key);
        self.out.write_char('{')?;
        for (index, (key, entry)) in entries.into_iter().enumerate() {
            self.key(index, key)?;
            match entry {
                Entry::Anonymous => {
                    let anonymous = record.kind == RecordKind::Anonymous;
                    self.out.write_str(if anonymous { "true" } else { "false" })?;
                }
                Entry::Fields => {
                    let fields = store.fields(id).iter().filter(|field| field.is_nonconcrete_ok());
                    self.strings(fields.map(|field| store.symbols.get(field.name)))?;
                }
                Entry::Locs => {
                    let locs: Vec<String> =
                        record.locs.iter().map(|&loc| crate::detailed::place(self.keeper, loc)).collect();
                    self.strings(locs.iter().map(String::as_str))?;
                }
                Entry::Name => quote(self.out, store.record_name(id))?,
                Entry::Superclasses => {
                    self.strings(record.supers().iter().map(|&class| store.record_name(class)))?;
                }
                Entry::Value(v) => self.value(v)?,
            }
        }
        self.out.write_char('}')
    }

    fn value(&mut self, v: V) -> fmt::Result {
        let store = &self.keeper.store;
        match store.node(v) {
            Node::Unset => self.out.write_str("null"),
            Node::Bit(bit) => self.out.write_char(if bit { '1' } else { '0' }),
            Node::Int(value) => write!(self.out, "{value}"),
            Node::Str(text) | Node::Code(text) => quote(self.out, store.symbols.get(text)),
            Node::Bits { start, len } | Node::List { start, len, .. } => {
                self.out.write_char('[')?;
                for (index, item) in store.operands(start, len).enumerate() {
                    if index > 0 {
                        self.out.write_char(',')?;
                    }
                    self.value(item)?;
                }
                self.out.write_char(']')
            }
            Node::Def(record) => {
                self.out.write_str("{\"def\":")?;
                quote(self.out, store.record_name(record))?;
                self.out.write_str(",\"kind\":\"def\"")?;
                self.printable(v)
            }
            Node::Var { name, .. } => {
                self.out.write_str("{\"kind\":\"var\"")?;
                self.printable_part(v)?;
                self.out.write_str(",\"var\":")?;
                quote(self.out, store.symbols.get(name))?;
                self.out.write_char('}')
            }
            Node::VarBit { of, bit } if let Node::Var { name, .. } = store.node(of) => {
                write!(self.out, "{{\"index\":{bit},\"kind\":\"varbit\"")?;
                self.printable_part(v)?;
                self.out.write_str(",\"var\":")?;
                quote(self.out, store.symbols.get(name))?;
                self.out.write_char('}')
            }
            Node::Dag { start, len } => {
                self.out.write_str("{\"args\":[")?;
                for index in 0..len {
                    self.out.write_str(if index == 0 { "[" } else { ",[" })?;
                    self.value(store.operand(start, 2 + index))?;
                    self.out.write_char(',')?;
                    match name_from_raw(store.raw_operand(start, 2 + len + index)) {
                        Some(name) => quote(self.out, store.symbols.get(name))?,
                        None => self.out.write_str("null")?,
                    }
                    self.out.write_char(']')?;
                }
                self.out.write_str("],\"kind\":\"dag\"")?;
                if let Some(name) = name_from_raw(store.raw_operand(start, 1)) {
                    self.out.write_str(",\"name\":")?;
                    quote(self.out, store.symbols.get(name))?;
                }
                self.out.write_str(",\"operator\":")?;
                self.value(store.operand(start, 0))?;
                self.printable(v)
            }
            _ => {
                self.out.write_str("{\"kind\":\"complex\"")?;
                self.printable(v)
            }
        }
    }

    fn printable_part(&mut self, v: V) -> fmt::Result {
        self.out.write_str(",\"printable\":\"")?;
        print::write_value(&mut Escaped(self.out), &self.keeper.store, v)?;
        self.out.write_char('"')
    }

    fn printable(&mut self, v: V) -> fmt::Result {
        self.printable_part(v)?;
        self.out.write_char('}')
    }
}

/// Writer of escaped text within quotes.
struct Escaped<'o, W>(&'o mut W);

impl<W: fmt::Write> fmt::Write for Escaped<'_, W> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        escape(self.0, text)
    }
}

fn quote(out: &mut impl fmt::Write, text: &str) -> fmt::Result {
    out.write_char('"')?;
    escape(out, text)?;
    out.write_char('"')
}

fn escape(out: &mut impl fmt::Write, text: &str) -> fmt::Result {
    let mut plain = 0;
    for (at, byte) in text.bytes().enumerate() {
        if byte >= 0x20 && byte != b'"' && byte != b'\\' {
            continue;
        }
        out.write_str(&text[plain..at])?;
        plain = at + 1;
        match byte {
            b'"' => out.write_str("\\\"")?,
            b'\\' => out.write_str("\\\\")?,
            b'\t' => out.write_str("\\t")?,
            b'\n' => out.write_str("\\n")?,
            b'\r' => out.write_str("\\r")?,
            _ => write!(out, "\\u{byte:04x}")?,
        }
    }
    out.write_str(&text[plain..])
}
