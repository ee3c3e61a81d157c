//! Pipelined parsing: the caller's thread parses while another one, with a larger stack, evaluates.
//!
//! Invariant: the result is the same as if each statement were evaluated as soon as it is parsed. The reader
//! ends at the first syntax error or at the end of the text; diagnosing the error, and everything that
//! follows, is done by [`drive`](crate::parser::drive). Statements after the one at which evaluation was
//! stopped are discarded. Symbols are numbered by the reader and renamed when a batch arrives.

use std::sync::mpsc::{Receiver, Sender, SyncSender, TryRecvError, TrySendError, channel, sync_channel};
use std::time::{Duration, Instant};

use legalize_source::SourceMap;

use crate::affinity;
use crate::ast::{Ast, StmtId};
use crate::eval::Evaluator;
use crate::grammar::FileParser;
use crate::ops::Bang;
use crate::parser::{Outcome, Signals, Sink, parse_run};
use crate::symbol::{Sym, Symbols, Transfer, Transferred};
use crate::token::Pos;
use crate::tokens::Tokens;
use crate::words::Words;

/// Number of expressions and types of a batch.
const BATCH: usize = 1 << 8;
/// Size of the first batch, which the evaluator waits for; each of the following ones is twice as large, up
/// to `BATCH`.
const FIRST: usize = 1 << 5;
/// Maximum number of batches that wait.
const WAITING: usize = 32;
/// Time for which a thread spins, and time for which it then sleeps between attempts.
const SPIN_TIME: Duration = Duration::from_micros(100);
const SLEEP_TIME: Duration = Duration::from_micros(50);
/// Number of bytes of text below which a thread costs more than it gains, unless files are included.
const SMALL: usize = 1 << 13;

/// Statements in one set of arenas. Evaluated batches return to the reader to be reused: memory that one
/// thread allocates and another frees makes both wait for the allocator.
#[derive(Default)]
struct Batch {
    ast: Ast,
    statements: Vec<StmtId>,
    new: Transfer,
    /// Number of warnings and of included files so far.
    read: (usize, usize),
}

/// State that the reader passes to the evaluator at its end: the position in the text, and the reason.
type End<'a> = (Tokens<'a>, Outcome);

/// Reader's end of the channels.
pub(crate) struct Reading<'a> {
    full: SyncSender<Batch>,
    empty: Receiver<Batch>,
    end: SyncSender<End<'a>>,
}

/// Evaluator's end of the channels.
pub(crate) struct Evaluating<'a> {
    batches: Receiver<Batch>,
    used: Sender<Batch>,
    end: Receiver<End<'a>>,
}

/// Creates both ends.
pub(crate) fn sides<'a>() -> (Reading<'a>, Evaluating<'a>) {
    let (full, batches) = sync_channel(WAITING);
    let (used, empty) = channel();
    let (last, end) = sync_channel(1);
    (Reading { full, empty, end: last }, Evaluating { batches, used, end })
}

/// Sink of the parser's actions while it reads ahead.
struct Reader<'a> {
    words: Words<'a>,
    symbols: Symbols,
    /// Current batch.
    batch: Batch,
    /// Number of symbols that were sent.
    sent: usize,
    /// Number of expressions and types at which the current batch is full.
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
        self.symbols.export(self.sent, &mut self.batch.new);
        self.sent = self.symbols.len();
        self.enough = BATCH.min(2 * self.enough);
        self.batch.read = self.signals.read.get();
        let mut next = self.empty.try_recv().unwrap_or_default();
        // Cleared on this thread, which allocated its contents.
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

/// Retries until an attempt succeeds: spins at first, then sleeps between attempts. A thread that is woken by
/// another one may be scheduled on the same processor, where the two wait for each other for milliseconds; a
/// thread that is woken by a timer stays on its processor.
fn wait_for<T>(mut attempt: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(done) = attempt() {
            return done;
        }
        if start.elapsed() < SPIN_TIME { std::hint::spin_loop() } else { std::thread::sleep(SLEEP_TIME) }
    }
}

fn next(batches: &Receiver<Batch>) -> Option<Batch> {
    wait_for(|| match batches.try_recv() {
        Ok(batch) => Some(Some(batch)),
        Err(TryRecvError::Disconnected) => Some(None),
        Err(TryRecvError::Empty) => None,
    })
}

/// Sends a batch; false if the receiver is gone.
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

/// Returns true if a second thread is expected to be faster.
pub(crate) fn is_large_enough(text: &str) -> bool {
    (text.len() >= SMALL || memchr::memmem::find(text.as_bytes(), b"include").is_some())
        && affinity::has_other_processor()
}

impl<'a> Reading<'a> {
    /// Reads up to the first syntax error, or until the evaluator is gone.
    pub(crate) fn read(self, sources: &SourceMap, mut tokens: Tokens<'a>) {
        // The evaluator may need this thread's processor in order to move to another one.
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
        // The evaluator does not take further batches before it asks for the end.
        drop(reader);
        // The receiver is gone if the evaluator panicked.
        let _ = self.end.send((tokens, outcome));
    }
}

impl<'a> Evaluating<'a> {
    /// Evaluates all statements up to the first syntax error, or up to the point where evaluation stops;
    /// `None` if the reader did not finish.
    pub(crate) fn evaluate(self, evaluator: &mut Evaluator<'_>, stop: &Signals) -> Option<End<'a>> {
        let (mut read, mut taken) = ((0, 0), Transferred::default());
        while let Some(mut batch) = next(&self.batches) {
            read = batch.read;
            evaluator.store.symbols.import(&mut batch.new, &mut taken);
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
