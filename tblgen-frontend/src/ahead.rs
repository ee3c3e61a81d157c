//! Reading ahead: the caller's thread parses while another one, with more stack, evaluates.
//!
//! Invariant: what comes out is the same as if each statement were evaluated as soon as it is parsed. The reader
//! ends at the first syntax error or at the end of the text; what has to be said about it, and all that follows, is
//! the work of [`drive`](crate::parser::drive). What it has read beyond the statement at which evaluation was
//! stopped is forgotten. Symbols are numbered by the reader and renamed when a batch arrives.

use std::sync::mpsc::{Receiver, Sender, SyncSender, TryRecvError, TrySendError, channel, sync_channel};
use std::time::{Duration, Instant};

use legalize_source::SourceMap;

use crate::aside;
use crate::ast::{Ast, StmtId};
use crate::eval::Evaluator;
use crate::grammar::FileParser;
use crate::ops::Bang;
use crate::parser::{Outcome, Signals, Sink, parse_run};
use crate::symbol::{Handed, Sym, Symbols, Taken};
use crate::token::Pos;
use crate::tokens::Tokens;
use crate::words::Words;

/// Expressions and types of a batch.
const BATCH: usize = 1 << 8;
/// Of the first one, which the evaluator waits for; each of the next is twice as large.
const FIRST: usize = 1 << 5;
/// Batches that wait.
const WAITING: usize = 32;
/// For so long a thread waits awake, and then sleeps for so long before it looks again.
const AWAKE: Duration = Duration::from_micros(100);
const NAP: Duration = Duration::from_micros(50);
/// Bytes of text below which a thread costs more than it gains, unless files are included.
const SMALL: usize = 1 << 13;

/// Some statements in one set of arenas. What is done with goes back to the reader, to be filled again: memory that one
/// thread takes and another gives back makes both wait for the allocator.
#[derive(Default)]
struct Batch {
    ast: Ast,
    statements: Vec<StmtId>,
    new: Handed,
    /// Warnings and included files so far.
    read: (usize, usize),
}

/// What the reader leaves to the evaluator: where it stands in the text, and why it ended.
type End<'a> = (Tokens<'a>, Outcome);

/// The reader's side.
pub(crate) struct Reading<'a> {
    full: SyncSender<Batch>,
    empty: Receiver<Batch>,
    end: SyncSender<End<'a>>,
}

/// The evaluator's side.
pub(crate) struct Evaluating<'a> {
    batches: Receiver<Batch>,
    used: Sender<Batch>,
    end: Receiver<End<'a>>,
}

/// Both sides.
pub(crate) fn sides<'a>() -> (Reading<'a>, Evaluating<'a>) {
    let (full, batches) = sync_channel(WAITING);
    let (used, empty) = channel();
    let (last, end) = sync_channel(1);
    (Reading { full, empty, end: last }, Evaluating { batches, used, end })
}

/// What the parser's actions build while it reads ahead.
struct Reader<'a> {
    words: Words<'a>,
    symbols: Symbols,
    /// The one at hand.
    batch: Batch,
    /// Symbols that were sent.
    sent: usize,
    /// Expressions and types at which the batch at hand is full.
    enough: usize,
    signals: Signals,
    full: SyncSender<Batch>,
    empty: Receiver<Batch>,
}

impl Batch {
    fn clear(&mut self) {
        self.ast.clear();
        self.statements.clear();
        self.new.clear();
    }
}

impl Reader<'_> {
    fn send(&mut self) {
        self.symbols.hand_over(self.sent, &mut self.batch.new);
        self.sent = self.symbols.len();
        self.enough = BATCH.min(2 * self.enough);
        self.batch.read = self.signals.read.get();
        let mut next = self.empty.try_recv().unwrap_or_default();
        // Emptied here, where what it holds was made.
        next.clear();
        let batch = std::mem::replace(&mut self.batch, next);
        if !send(&self.full, batch) {
            self.signals.stop.set(true);
        }
    }
}

impl Sink for Reader<'_> {
    fn ast(&mut self) -> &mut Ast {
        &mut self.batch.ast
    }

    fn statement(&mut self, statement: StmtId) {
        self.batch.statements.push(statement);
        if self.batch.ast.len() >= self.enough {
            self.send();
        }
        self.signals.commit.set(true);
    }

    fn word(&mut self, start: Pos, end: Pos) -> Sym {
        self.words.word(&mut self.symbols, start, end)
    }

    fn variable(&mut self, start: Pos, end: Pos) -> Sym {
        self.words.variable(&mut self.symbols, start, end)
    }

    fn string(&mut self, start: Pos, end: Pos) -> Sym {
        self.words.string(&mut self.symbols, start, end)
    }

    fn joined(&mut self, first: Sym, mut more: Vec<Sym>) -> Sym {
        more.insert(0, first);
        self.symbols.concat_all(&more)
    }

    fn code(&mut self, start: Pos, end: Pos) -> Sym {
        self.words.code(&mut self.symbols, start, end)
    }

    fn integer(&mut self, start: Pos, end: Pos) -> i64 {
        self.words.integer(start, end)
    }

    fn bang(&mut self, start: Pos, end: Pos) -> Bang {
        self.words.bang(start, end)
    }
}

/// Tries until it works out: awake at first, then between short sleeps. A thread that another one wakes may be put on the
/// processor of that one, where both then wait for each other for milliseconds; one that a clock wakes stays where it is.
fn wait_for<T>(mut attempt: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(done) = attempt() {
            return done;
        }
        match start.elapsed() < AWAKE {
            true => std::hint::spin_loop(),
            false => std::thread::sleep(NAP),
        }
    }
}

fn next(batches: &Receiver<Batch>) -> Option<Batch> {
    wait_for(|| match batches.try_recv() {
        Ok(batch) => Some(Some(batch)),
        Err(TryRecvError::Disconnected) => Some(None),
        Err(TryRecvError::Empty) => None,
    })
}

/// False if nobody takes it any more.
fn send(full: &SyncSender<Batch>, batch: Batch) -> bool {
    let mut waiting = Some(batch);
    wait_for(|| match full.try_send(waiting.take()?) {
        Ok(()) => Some(true),
        Err(TrySendError::Disconnected(_)) => Some(false),
        Err(TrySendError::Full(batch)) => {
            waiting = Some(batch);
            None
        }
    })
}

/// Whether a second thread gains anything.
pub(crate) fn is_worth_it(text: &str) -> bool {
    (text.len() >= SMALL || memchr::memmem::find(text.as_bytes(), b"include").is_some()) && aside::has_room()
}

impl<'a> Reading<'a> {
    /// Reads up to the first syntax error, or until nobody evaluates any more.
    pub(crate) fn read(self, sources: &SourceMap, mut tokens: Tokens<'a>) {
        // The evaluator may need this thread's processor to leave it.
        std::thread::yield_now();
        let signals = Signals::default();
        let mut reader = Reader {
            words: Words::new(sources),
            symbols: Symbols::new(),
            batch: Batch::default(),
            sent: 0,
            enough: FIRST,
            signals: signals.clone(),
            full: self.full,
            empty: self.empty,
        };
        let outcome = parse_run(&FileParser::new(), &mut reader, &mut tokens, &signals, Vec::new(), None);
        reader.send();
        // The evaluator takes no more batches before it asks for the end.
        drop(reader);
        // Nobody is there to take it if the evaluator panicked.
        let _ = self.end.send((tokens, outcome));
    }
}

impl<'a> Evaluating<'a> {
    /// Evaluates all statements up to the first syntax error, or up to where evaluation stops; `None` if the reader
    /// did not come to an end.
    pub(crate) fn evaluate(self, evaluator: &mut Evaluator<'_>, stop: &Signals) -> Option<End<'a>> {
        let (mut read, mut taken) = ((0, 0), Taken::default());
        while let Some(mut batch) = next(&self.batches) {
            read = batch.read;
            evaluator.store.symbols.take_over(&mut batch.new, &mut taken);
            batch.ast.rename(&taken.symbols);
            for &statement in &batch.statements {
                evaluator.evaluate(&batch.ast, statement);
            }
            if stop.stop.get() {
                break;
            }
            // The reader may have ended.
            let _ = self.used.send(batch);
        }
        drop(self.batches);
        let (mut tokens, mut outcome) = self.end.recv().ok()?;
        if stop.stop.get() {
            tokens.errors.clear();
            tokens.warnings.truncate(read.0);
            tokens.dependencies.truncate(read.1);
            outcome.result = Ok(());
        }
        Some((tokens, outcome))
    }
}
