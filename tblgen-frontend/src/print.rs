//! Text of values, types and records, byte for byte that of `llvm-tblgen --print-records`.

use std::fmt::{self, Write as _};

use crate::fields::FieldData;
use crate::keeper::RecordKeeper;
use crate::measure::excerpt;
use crate::ops::{BinOp, TernOp};
use crate::record::RecordId;
use crate::types::{Ty, TyNode};
use crate::value::{ArgKey, Node, Store, V, name_from_raw};

/// Prints all classes and definitions, as `--print-records` does.
///
/// # Errors
/// Fails if the output does.
pub fn print_records(keeper: &RecordKeeper, out: &mut impl fmt::Write) -> fmt::Result {
    out.write_str("------------- Classes -----------------\n")?;
    for &class in keeper.classes_in_print_order() {
        out.write_str("class ")?;
        write_record(out, &keeper.store, class)?;
    }
    out.write_str("------------- Defs -----------------\n")?;
    write_all(out, keeper.defs_in_print_order(), |text, &def| {
        text.write_str("def ")?;
        write_record(text, &keeper.store, def)
    })
}

/// Number of items that one thread renders before it passes the text on.
const CHUNK: usize = 128;
/// Number of items from which on further threads are used.
const MANY: usize = 8 * CHUNK;
/// Number of threads beyond which writing is the bottleneck.
const THREADS: usize = 4;
/// Stack size of such a thread, sufficient for values of maximum depth.
const STACK: usize = 16 << 20;
/// Number of bytes that are buffered before they are written.
const HELD: usize = 1 << 16;
/// Number of bytes of a chunk beyond which it is not rendered ahead: values that share their parts can be
/// short while their text is long.
const LONG: usize = 1 << 23;

/// Buffered text, flushed to an output if there is one; otherwise its length is limited.
struct Text<'o> {
    held: String,
    /// Maximum number of buffered bytes.
    most: usize,
    out: Option<&'o mut dyn fmt::Write>,
}

impl Text<'_> {
    #[cold]
    fn flush(&mut self) -> fmt::Result {
        self.out.as_mut().ok_or(fmt::Error)?.write_str(&self.held)?;
        self.held.clear();
        Ok(())
    }
}

impl fmt::Write for Text<'_> {
    #[inline]
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if self.held.len() + text.len() > self.most {
            self.flush()?;
        }
        self.held.push_str(text);
        Ok(())
    }

    #[inline]
    fn write_char(&mut self, c: char) -> fmt::Result {
        // Callers that write characters also write strings, which check the limit.
        self.held.push(c);
        Ok(())
    }
}

/// Writes all items in order, rendered by several threads if there are many of them.
fn write_all<T: Sync>(
    out: &mut impl fmt::Write,
    items: &[T],
    render: impl Fn(&mut Text<'_>, &T) -> fmt::Result + Sync,
) -> fmt::Result {
    let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get().min(THREADS));
    if threads > 1
        && items.len() >= MANY
        && let Some(written) = write_on_threads(out, items, &render, threads)
    {
        return written;
    }
    write_here(out, items, &render)
}

/// Writes all items on this thread.
fn write_here<T>(
    out: &mut impl fmt::Write,
    items: &[T],
    render: &impl Fn(&mut Text<'_>, &T) -> fmt::Result,
) -> fmt::Result {
    let mut text = Text { held: String::new(), most: HELD, out: Some(out) };
    items.iter().try_for_each(|item| render(&mut text, item))?;
    text.flush()
}

/// Writes all items on several threads; `None` if they could not be spawned, with nothing written.
fn write_on_threads<T: Sync>(
    out: &mut impl fmt::Write,
    items: &[T],
    render: &(impl Fn(&mut Text<'_>, &T) -> fmt::Result + Sync),
    threads: usize,
) -> Option<fmt::Result> {
    std::thread::scope(|scope| {
        // Thread n renders every chunk whose number is n modulo the number of threads, and waits when it is
        // too far ahead.
        let mut texts = Vec::with_capacity(threads);
        for thread in 0..threads {
            let (sender, receiver) = std::sync::mpsc::sync_channel::<Option<String>>(2);
            texts.push(receiver);
            let work = move || {
                for chunk in items.chunks(CHUNK).skip(thread).step_by(threads) {
                    let mut text = Text { held: String::new(), most: LONG, out: None };
                    // Rendering fails only if the text becomes too long.
                    let rendered = chunk.iter().try_for_each(|item| render(&mut text, item));
                    if sender.send(rendered.ok().map(|()| text.held)).is_err() {
                        break;
                    }
                }
            };
            std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work).ok()?;
        }
        for (number, chunk) in items.chunks(CHUNK).enumerate() {
            let written = match texts[number % threads].recv() {
                Ok(Some(text)) => out.write_str(&text),
                Ok(None) => write_here(out, chunk, render),
                Err(_) => Err(fmt::Error),
            };
            if written.is_err() {
                return Some(written);
            }
        }
        Some(Ok(()))
    })
}

/// Writes a record with its superclasses and fields.
pub(crate) fn write_record(out: &mut impl fmt::Write, store: &Store, id: RecordId) -> fmt::Result {
    let record = store.record(id);
    write_unquoted(out, store, record.name)?;
    if !record.template_args().is_empty() {
        out.write_char('<')?;
        let mut first = true;
        for &name in record.template_args() {
            if let Some(field) = store.field_named(id, name) {
                if !first {
                    out.write_str(", ")?;
                }
                first = false;
                write_field(out, store, field)?;
            }
        }
        out.write_char('>')?;
    }
    out.write_str(" {")?;
    if !record.supers().is_empty() {
        out.write_str("\t//")?;
        for &class in record.supers() {
            out.write_char(' ')?;
            out.write_str(store.record_name(class))?;
        }
    }
    out.write_char('\n')?;
    for nonconcrete in [true, false] {
        for field in store.fields(id) {
            if field.is_nonconcrete_ok() == nonconcrete && !field.is_template_arg() {
                out.write_str("  ")?;
                write_field(out, store, field)?;
                out.write_str(";\n")?;
            }
        }
    }
    out.write_str("}\n")
}

/// Writes type, name and value of a field.
pub(crate) fn write_field(out: &mut impl fmt::Write, store: &Store, field: &FieldData) -> fmt::Result {
    if field.is_nonconcrete_ok() {
        out.write_str("field ")?;
    }
    match (field.ty, store.node(field.value)) {
        (Ty::STRING, Node::Code(_)) => out.write_str("code")?,
        _ => write_type(out, store, field.ty)?,
    }
    out.write_char(' ')?;
    out.write_str(store.symbols.get(field.name))?;
    out.write_str(" = ")?;
    write_value(out, store, field.value)
}

/// Writes a type as it is spelled.
pub(crate) fn write_type(out: &mut impl fmt::Write, store: &Store, ty: Ty) -> fmt::Result {
    match store.types.node(ty) {
        TyNode::Bit => out.write_str("bit"),
        TyNode::Int => out.write_str("int"),
        TyNode::String => out.write_str("string"),
        TyNode::Dag => out.write_str("dag"),
        TyNode::Bits(width) => {
            out.write_str("bits<")?;
            write_int(out, i64::from(width))?;
            out.write_char('>')
        }
        TyNode::List(element) => {
            out.write_str("list<")?;
            write_type(out, store, element)?;
            out.write_char('>')
        }
        TyNode::Record { .. } => match store.types.classes(ty).unwrap_or(&[]) {
            [class] => out.write_str(store.record_name(*class)),
            classes => {
                out.write_char('{')?;
                for (index, &class) in classes.iter().enumerate() {
                    if index > 0 {
                        out.write_str(", ")?;
                    }
                    out.write_str(store.record_name(class))?;
                }
                out.write_char('}')
            }
        },
    }
}

fn write_int(out: &mut impl fmt::Write, value: i64) -> fmt::Result {
    let mut digits = [0_u8; 20];
    let mut at = digits.len();
    let mut rest = value.unsigned_abs();
    loop {
        at -= 1;
        digits[at] = b'0' + (rest % 10) as u8;
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    if value < 0 {
        out.write_char('-')?;
    }
    out.write_str(std::str::from_utf8(&digits[at..]).unwrap_or(""))
}

fn write_list(out: &mut impl fmt::Write, store: &Store, mut items: impl Iterator<Item = V>) -> fmt::Result {
    if let Some(first) = items.next() {
        write_value(out, store, first)?;
    }
    for item in items {
        out.write_str(", ")?;
        write_value(out, store, item)?;
    }
    Ok(())
}

/// Writes a value, strings without quotes.
pub(crate) fn write_unquoted(out: &mut impl fmt::Write, store: &Store, v: V) -> fmt::Result {
    match store.node(v) {
        Node::Str(text) | Node::Code(text) => out.write_str(store.symbols.get(text)),
        _ => write_value(out, store, v),
    }
}

/// Writes a value.
pub(crate) fn write_value(out: &mut impl fmt::Write, store: &Store, v: V) -> fmt::Result {
    match store.node(v) {
        Node::Unset => out.write_char('?'),
        Node::Bit(bit) => out.write_char(if bit { '1' } else { '0' }),
        Node::Int(value) => write_int(out, value),
        Node::Str(text) => {
            out.write_char('"')?;
            out.write_str(store.symbols.get(text))?;
            out.write_char('"')
        }
        Node::Code(text) => {
            out.write_str("[{")?;
            out.write_str(store.symbols.get(text))?;
            out.write_str("}]")
        }
        Node::Anon(number) => {
            out.write_str("anonymous_")?;
            write_int(out, i64::from(number))
        }
        Node::Bits { start, len } => {
            out.write_str("{ ")?;
            for index in (0..len).rev() {
                write_value(out, store, store.operand(start, index))?;
                if index > 0 {
                    out.write_str(", ")?;
                }
            }
            out.write_str(" }")
        }
        Node::List { start, len, .. } => {
            out.write_char('[')?;
            write_list(out, store, store.operands(start, len))?;
            out.write_char(']')
        }
        Node::Dag { start, len } => {
            out.write_char('(')?;
            write_value(out, store, store.operand(start, 0))?;
            if let Some(name) = name_from_raw(store.raw_operand(start, 1)) {
                out.write_str(":$")?;
                out.write_str(store.symbols.get(name))?;
            }
            for index in 0..len {
                out.write_str(if index == 0 { " " } else { ", " })?;
                write_value(out, store, store.operand(start, 2 + index))?;
                if let Some(name) = name_from_raw(store.raw_operand(start, 2 + len + index)) {
                    out.write_str(":$")?;
                    out.write_str(store.symbols.get(name))?;
                }
            }
            out.write_char(')')
        }
        Node::Def(record) => write_unquoted(out, store, store.record(record).name),
        Node::Var { name, .. } => out.write_str(store.symbols.get(name)),
        Node::VarBit { of, bit } => {
            write_value(out, store, of)?;
            out.write_char('{')?;
            write_int(out, i64::from(bit))?;
            out.write_char('}')
        }
        Node::Field { of, name, .. } => {
            write_value(out, store, of)?;
            out.write_char('.')?;
            out.write_str(store.symbols.get(name))
        }
        Node::VarDef { class, start, len } => {
            out.write_str(store.record_name(class))?;
            out.write_char('<')?;
            for index in 0..len {
                if index > 0 {
                    out.write_str(", ")?;
                }
                match ArgKey::from_raw(store.raw_operand(start, 2 * index)) {
                    ArgKey::Position(position) => write_int(out, i64::from(position))?,
                    ArgKey::Name(name) => {
                        out.write_char('"')?;
                        out.write_str(store.symbols.get(name))?;
                        out.write_char('"')?;
                    }
                }
                out.write_str(": ")?;
                write_value(out, store, store.operand(start, 2 * index + 1))?;
            }
            out.write_char('>')
        }
        Node::Un { op, of, ty } => {
            out.write_char('!')?;
            out.write_str(op.spelling())?;
            if op == crate::ops::UnOp::Cast {
                out.write_char('<')?;
                write_type(out, store, ty)?;
                out.write_char('>')?;
            }
            out.write_char('(')?;
            write_value(out, store, of)?;
            out.write_char(')')
        }
        Node::Bin { op: BinOp::ListElem | BinOp::ListSlice, lhs, rhs, .. } => {
            write_value(out, store, lhs)?;
            out.write_char('[')?;
            write_value(out, store, rhs)?;
            out.write_char(']')
        }
        Node::Bin { op: BinOp::Range, lhs, rhs, .. } => {
            write_value(out, store, lhs)?;
            out.write_str("...")?;
            write_value(out, store, rhs)
        }
        Node::Bin { op, lhs, rhs, ty } => {
            out.write_char('!')?;
            out.write_str(op.spelling())?;
            if op == BinOp::GetDagArg {
                out.write_char('<')?;
                write_type(out, store, ty)?;
                out.write_char('>')?;
            }
            out.write_char('(')?;
            write_list(out, store, [lhs, rhs].into_iter())?;
            out.write_char(')')
        }
        Node::Tern { op, start, .. } => {
            out.write_char('!')?;
            out.write_str(op.spelling())?;
            out.write_char('(')?;
            match op {
                TernOp::Filter | TernOp::Foreach => write_unquoted(out, store, store.operand(start, 0))?,
                _ => write_value(out, store, store.operand(start, 0))?,
            }
            out.write_str(", ")?;
            write_list(out, store, store.operands(start + 1, 2))?;
            out.write_char(')')
        }
        Node::Cond { start, len, .. } => {
            out.write_str("!cond(")?;
            for index in 0..len {
                if index > 0 {
                    out.write_str(", ")?;
                }
                write_value(out, store, store.operand(start, 2 * index))?;
                out.write_str(": ")?;
                write_value(out, store, store.operand(start, 2 * index + 1))?;
            }
            out.write_char(')')
        }
        Node::Fold { start, .. } => {
            out.write_str("!foldl(")?;
            write_list(out, store, store.operands(start, 2))?;
            out.write_str(", ")?;
            write_unquoted(out, store, store.operand(start, 2))?;
            out.write_str(", ")?;
            write_unquoted(out, store, store.operand(start, 3))?;
            out.write_str(", ")?;
            write_value(out, store, store.operand(start, 4))?;
            out.write_char(')')
        }
        Node::IsA { ty, of } => write_typed(out, store, "!isa<", ty, of),
        Node::Exists { ty, of } => write_typed(out, store, "!exists<", ty, of),
        Node::Instances { ty, of } => write_typed(out, store, "!instances<", ty, of),
    }
}

fn write_typed(out: &mut impl fmt::Write, store: &Store, head: &str, ty: Ty, of: V) -> fmt::Result {
    out.write_str(head)?;
    write_type(out, store, ty)?;
    out.write_str(">(")?;
    write_value(out, store, of)?;
    out.write_char(')')
}

/// Maximum number of bytes of a value's text in a message.
const MESSAGE: usize = 1 << 14;

/// Returns the text of a value, for messages; truncated if it is long.
pub(crate) fn value_text(store: &Store, v: V) -> String {
    excerpt(MESSAGE, |out| write_value(out, store, v))
}

/// Returns the text of a value without quotes, for messages; truncated if it is long and not a string.
pub(crate) fn unquoted_text(store: &Store, v: V) -> String {
    match store.node(v) {
        Node::Str(text) | Node::Code(text) => store.symbols.get(text).to_owned(),
        _ => value_text(store, v),
    }
}

/// Returns the text of a type, for messages.
pub(crate) fn type_text(store: &Store, ty: Ty) -> String {
    let mut out = String::new();
    let _ = write_type(&mut out, store, ty);
    out
}
