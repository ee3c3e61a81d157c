//! The printer: one struct, one file per part of the grammar.
//!
//! Printing runs twice where aliases are possible: the first run writes to the same buffer, which is thrown
//! away, and collects what is printed; see [`alias`]. Large modules are printed by several printers; see
//! [`parallel`].
//!
//! Mirrors `AsmPrinter`.

mod alias;
pub(super) mod alone;
mod attr;
mod division;
mod limits;
mod loc;
mod names;
mod op;
mod paged;
mod parallel;
mod resource;
mod ty;

use std::io;
use std::sync::Arc;

use legalize_source::{Exceeded, FileId, SourceFile};
use rustc_hash::FxHashMap;

use self::alias::{Aliases, Collector};
use self::division::{Division, Written};
use self::limits::{MAX_WAITING, PrintLimits};
use self::names::Names;
pub(super) use self::names::push_number;
use super::{NotPrinted, OpPrinter, PrintHook, PrintOptions};
use crate::body::{BlockId, Ir, OpId, ValueId};
use crate::context::{Context, Location, Name, PerName, Type};
use crate::deep::{needs_stack, on_new_stack};
use crate::hooks::{CanPrintHook, OpHooks};

/// Length from which on the buffer is written to the sink.
const CHUNK: usize = 1 << 18;

/// Output of the printer and the state of printing.
pub(super) struct Printer<'a> {
    pub ctx: &'a Context,
    pub ir: &'a Ir,
    pub options: &'a PrintOptions,
    pub out: Vec<u8>,
    pub indent: usize,
    /// Regions, types, attributes and locations that are open.
    depth: u32,
    pub names: Names,
    aliases: Arc<Aliases>,
    /// Set while aliases are collected.
    collector: Option<Collector>,
    types: TextCache,
    attrs: TextCache,
    /// Dictionaries with their braces, by the index of their attribute.
    dicts: TextCache,
    /// Quoted names of operations.
    op_names: TextCache,
    /// Custom assembly formats by operation name.
    formats: PerName<Option<CustomFormat<'a>>>,
    /// The dialects whose prefix may be dropped, innermost last.
    default_dialects: Vec<Option<Name>>,
    /// Numbers that `distinct` attributes print with.
    distinct: FxHashMap<u64, u64>,
    /// Resources that were printed, in order.
    resources: Vec<Name>,
    last_file: Option<(FileId, Arc<SourceFile>)>,
    sink: Option<&'a mut (dyn io::Write + Send)>,
    failed: Option<io::Error>,
    /// The location of the operation at which printing failed.
    failed_at: Option<Location>,
    limits: PrintLimits,
    /// The region whose operations several printers print, if there is one.
    division: Option<Division<'a>>,
}

/// The custom assembly format of an operation, for printing.
#[derive(Clone, Copy)]
struct CustomFormat<'a> {
    print: &'a PrintHook,
    /// Decides if it can represent an operation; without it, it always can.
    can_print: Option<&'a CanPrintHook>,
}

impl<'a> CustomFormat<'a> {
    fn new(hooks: &'a OpHooks) -> Option<Self> {
        Some(CustomFormat { print: hooks.printer()?, can_print: hooks.can_print.as_deref() })
    }
}

/// Texts by index, printed once.
#[derive(Default)]
struct TextCache {
    text: Vec<u8>,
    ranges: Vec<(u32, u32)>,
    /// The same where the index is far beyond the number of texts: one operation of a large context has few.
    far: FxHashMap<u32, (u32, u32)>,
    count: usize,
}

/// Indices that are near, whatever the number of texts.
const NEAR: usize = 1024;

impl TextCache {
    #[inline]
    fn of(&self, index: u32) -> Option<&[u8]> {
        let (start, end) = match self.ranges.get(index as usize) {
            Some(&range) if range.0 != range.1 => range,
            _ if self.far.is_empty() => return None,
            _ => *self.far.get(&index)?,
        };
        Some(&self.text[start as usize..end as usize])
    }

    fn clear(&mut self) {
        self.text.clear();
        self.ranges.clear();
        self.far.clear();
        self.count = 0;
    }

    fn insert(&mut self, index: u32, text: &[u8]) {
        if text.is_empty() || text.len() > 128 || self.text.len() > 1 << 24 {
            return;
        }
        let start = self.text.len() as u32;
        self.text.extend_from_slice(text);
        let range = (start, self.text.len() as u32);
        self.count += 1;
        let at = index as usize;
        if at >= self.ranges.len() {
            if at > NEAR + 8 * self.count {
                self.far.insert(index, range);
                return;
            }
            self.ranges.resize(at + 1, (0, 0));
        }
        self.ranges[at] = range;
    }
}

impl<'a> Printer<'a> {
    fn new(ctx: &'a Context, ir: &'a Ir, options: &'a PrintOptions) -> Self {
        Printer {
            ctx,
            ir,
            options,
            out: Vec::new(),
            indent: 0,
            depth: 0,
            names: Names::default(),
            aliases: Arc::default(),
            collector: None,
            types: TextCache::default(),
            attrs: TextCache::default(),
            dicts: TextCache::default(),
            op_names: TextCache::default(),
            formats: PerName::default(),
            default_dialects: vec![Some(ctx.name("builtin"))],
            distinct: FxHashMap::default(),
            resources: Vec::new(),
            last_file: None,
            sink: None,
            failed: None,
            failed_at: None,
            limits: PrintLimits::new(ctx),
            division: None,
        }
    }

    /// Returns the custom assembly format of an operation; absent if it has none or is known to be invalid.
    #[inline]
    fn custom_format(&mut self, op: OpId) -> Option<CustomFormat<'a>> {
        let (ctx, ir) = (self.ctx, self.ir);
        if ir.is_known_invalid(op) {
            return None;
        }
        let name = ir.op(op).name();
        *self.formats.get_or_insert_with(name, || CustomFormat::new(ctx.op_info(name)?.hooks()))
    }

    #[inline]
    pub(super) fn value(&mut self, value: ValueId, number: bool) {
        self.names.write_value(value, number, &mut self.out);
        // Names may be long, and one operation may have many.
        if self.out.len() > MAX_WAITING {
            self.drop_waiting();
        }
    }

    #[cold]
    fn drop_waiting(&mut self) {
        if let Err(exceeded) = self.limits.fits(self.out.len()) {
            self.fail(exceeded);
            self.out.clear();
        }
    }

    pub(super) fn block_name(&mut self, block: BlockId) {
        self.names.write_block(block, &mut self.out);
    }

    #[inline]
    pub(super) fn text(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    #[inline]
    pub(super) fn indentation(&mut self) {
        const SPACES: &[u8; 32] = b"                                ";
        let mut left = self.indent;
        while left > 0 {
            let now = left.min(SPACES.len());
            self.out.extend_from_slice(&SPACES[..now]);
            left -= now;
        }
    }

    /// Bytes in quotes; what is not printable becomes two hexadecimal digits.
    pub(super) fn string(&mut self, bytes: &[u8]) {
        self.out.push(b'"');
        for &c in bytes {
            match c {
                b'\\' => self.out.extend_from_slice(b"\\\\"),
                b' '..=b'~' if c != b'"' => self.out.push(c),
                _ => {
                    const HEX: &[u8; 16] = b"0123456789ABCDEF";
                    let digits = [b'\\', HEX[(c >> 4) as usize], HEX[(c & 15) as usize]];
                    self.out.extend_from_slice(&digits);
                }
            }
        }
        self.out.push(b'"');
    }

    pub(super) fn keyword_or_string(&mut self, text: &str) {
        let mut bytes = text.bytes();
        let bare = bytes.next().is_some_and(|c| c.is_ascii_alphabetic() || c == b'_')
            && bytes.all(|c| c.is_ascii_alphanumeric() || matches!(c, b'_' | b'$' | b'.'));
        if bare {
            self.text(text);
        } else {
            self.string(text.as_bytes());
        }
    }

    pub(super) fn symbol(&mut self, name: Name) {
        let text = self.ctx.str(name);
        if text.is_empty() {
            self.text("@<<INVALID EMPTY SYMBOL>>");
            return;
        }
        self.out.push(b'@');
        self.keyword_or_string(text);
    }

    /// Writes whole chunks of the buffer to the sink if it is long; only between operations. What is written
    /// if printing fails later does not depend on the lengths of operations.
    #[inline]
    fn flush_if_long(&mut self) {
        if self.out.len() >= CHUNK {
            if self.sink.is_some() {
                self.flush(self.out.len() / CHUNK * CHUNK);
            } else {
                self.drop_waiting();
            }
        }
    }

    #[cold]
    fn fail(&mut self, exceeded: Exceeded) {
        self.failed.get_or_insert_with(|| io::Error::other(exceeded));
    }

    /// Notes that an operation was printed, and where if printing has failed since.
    #[inline]
    fn note_failure(&mut self, op: OpId) {
        if self.failed.is_some() && self.failed_at.is_none() {
            self.failed_at = Some(self.ir.op(op).loc());
        }
    }

    /// The error that printing ended with, if it failed.
    fn error(&mut self) -> Option<io::Error> {
        let error = self.failed.take()?;
        let placed = |exceeded: &Exceeded| NotPrinted {
            exceeded: *exceeded,
            location: self.failed_at.unwrap_or(Location::UNKNOWN),
        };
        Some(Exceeded::of(&error).map(placed).map(io::Error::other).unwrap_or(error))
    }

    /// Writes the first bytes of the buffer to the sink.
    fn flush(&mut self, len: usize) {
        if let Err(exceeded) = self.limits.charge_output(len) {
            self.fail(exceeded);
        }
        if let Some(sink) = &mut self.sink {
            if self.failed.is_none()
                && let Err(error) = sink.write_all(&self.out[..len])
            {
                self.failed = Some(error);
            }
            self.out.drain(..len);
        }
    }
}

impl OpPrinter<'_> {
    /// Prints the operation that printing was requested for, with aliases and resources where it is not
    /// nested.
    fn print_root(&mut self, op: OpId) {
        if self.p.ir.op(op).parent().is_none() && !self.p.options.local_scope {
            self.collect_aliases(op);
            self.print_aliases(false);
            self.print_full_op(op);
            self.text("\n");
            self.print_aliases(true);
            self.print_resources();
        } else {
            self.print_full_op(op);
        }
        self.p.flush(self.p.out.len());
    }

    /// Prints a type, attribute or location of at least so many bytes, one level deeper; a placeholder is
    /// printed if it exceeds the limits.
    #[inline]
    pub(super) fn long(&mut self, bytes: u32, print: impl FnOnce(&mut Self) + Send) {
        match self.p.limits.admit(bytes, self.p.out.len()) {
            Ok(()) => self.nested(print),
            Err(exceeded) => self.leave_out(exceeded),
        }
    }

    /// Prints a placeholder for an omitted item, and marks printing as failed.
    #[cold]
    fn leave_out(&mut self, exceeded: Exceeded) {
        self.text(&format!("<<{exceeded}>>"));
        self.p.fail(exceeded);
    }

    /// Prints something that may call itself, one level deeper: on a new stack where the one at hand might
    /// not do. A hook that prints types, attributes or locations in another way than the printer, as deep as
    /// they nest, does so in here.
    #[inline]
    pub fn nested(&mut self, print: impl FnOnce(&mut Self) + Send) {
        self.p.depth += 1;
        if needs_stack(self.p.depth) {
            if let Err(error) = on_new_stack(|| print(self)) {
                self.p.failed.get_or_insert_with(|| {
                    let levels = self.p.depth - 1;
                    let message =
                        format!("the system has no stack for more than {levels} nested levels: {error}");
                    io::Error::new(error.kind(), message)
                });
            }
        } else {
            print(self);
        }
        self.p.depth -= 1;
    }
}

/// See [`super::write_op`].
pub(super) fn write<'a>(
    ctx: &'a Context,
    ir: &'a Ir,
    op: OpId,
    options: &'a PrintOptions,
    sink: Option<&'a mut (dyn io::Write + Send)>,
) -> io::Result<Vec<u8>> {
    let mut written = Written::new(sink);
    if let Some((names, division)) = Division::of(ctx, ir, op, options) {
        let mut printer = OpPrinter { p: Printer::new(ctx, ir, options) };
        printer.p.names = names;
        printer.p.division = Some(division);
        printer.p.sink = written.sink();
        printer.print_root(op);
        let (text, failed) = printer.p.divided_result();
        match failed {
            Some(error) if written.has_failed() => return Err(error),
            _ => {}
        }
        if let Some(text) = text {
            return Ok(text);
        }
        written.start_again();
    }
    let mut printer = OpPrinter { p: Printer::new(ctx, ir, options) };
    // Values are numbered from the outermost operation, so that a nested one prints as it does in there.
    let root = if options.local_scope { scope_of(ctx, ir, op) } else { outermost(ir, op) };
    printer.p.names = Names::of(ctx, ir, root, options);
    printer.p.sink = written.sink();
    printer.print_root(op);
    let mut p = printer.p;
    match p.error() {
        Some(error) => Err(error),
        None => Ok(p.out),
    }
}

fn outermost(ir: &Ir, op: OpId) -> OpId {
    std::iter::successors(Some(op), |&op| ir.parent_op(op)).last().unwrap_or(op)
}

/// The next operation that is isolated from above, from one on outwards, or the outermost one.
pub(super) fn scope_of(ctx: &Context, ir: &Ir, op: OpId) -> OpId {
    let mut scope = op;
    while !is_isolated(ctx, ir, scope)
        && let Some(parent) = ir.parent_op(scope)
    {
        scope = parent;
    }
    scope
}

fn is_isolated(ctx: &Context, ir: &Ir, op: OpId) -> bool {
    let isolated = crate::context::Traits::ISOLATED_FROM_ABOVE;
    ir.info(ctx, op).is_some_and(|info| info.traits.contains(isolated))
}

/// Prints an item on its own.
fn alone(ctx: &Context, print: impl FnOnce(&mut OpPrinter<'_>)) -> String {
    let (ir, options) = (Ir::new(), PrintOptions::default());
    let mut printer = OpPrinter { p: Printer::new(ctx, &ir, &options) };
    print(&mut printer);
    into_string(printer.p.out)
}

/// The text of a type.
pub(super) fn type_text(ctx: &Context, ty: Type) -> String {
    alone(ctx, |printer| printer.print_type(ty))
}

/// Output is UTF-8 unless a hook wrote something else.
pub(super) fn into_string(bytes: Vec<u8>) -> String {
    match String::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => String::from_utf8_lossy(error.as_bytes()).into_owned(),
    }
}
