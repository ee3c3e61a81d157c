//! Tasks of a context that do not depend on each other.
//!
//! Invariant: results are in the order of the tasks, in whatever order they ran. Tasks that start further
//! tasks run these themselves, so no thread of a pool waits for another one.

use std::ops::{ControlFlow, Range};
#[cfg(feature = "threads")]
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread;

use legalize_source::Diagnostic;
#[cfg(feature = "threads")]
use rayon::ThreadPool;

use super::Context;
use super::threading::{Busy, Schedule, Threading};

/// Tasks of each thread whose results may wait to be consumed.
const TASKS_PER_THREAD: usize = 8;

impl Context {
    /// Reads, verifies, prints and [edits](crate::Ir::edit_side_by_side) large modules with this many threads
    /// of a pool of the context, or with one for each core if it is 0. Output and diagnostics do not depend
    /// on the number. The pool is created on first use; with one thread, and without the feature `threads`,
    /// everything runs on the calling thread.
    pub fn enable_multithreading(&mut self, threads: usize) {
        let threads = match threads {
            0 => thread::available_parallelism().map_or(1, usize::from),
            _ => threads,
        };
        self.threading.schedule = Schedule::own(threads);
    }

    /// Runs everything on the calling thread; so does a new context.
    pub fn disable_multithreading(&mut self) {
        self.threading.schedule = Schedule::InOrder;
    }

    /// Uses a pool of the program instead of creating one. Its threads need stacks of the usual size (2 MiB).
    #[cfg(feature = "threads")]
    pub fn set_thread_pool(&mut self, pool: Arc<ThreadPool>) {
        self.threading.schedule = Schedule::Host(pool);
    }

    /// Runs tasks one after the other in an order that depends on `seed`, for tests: results must not depend
    /// on it.
    pub fn permute_tasks(&mut self, seed: u64) {
        self.threading.schedule = Schedule::Permuted(seed);
    }

    /// Returns true if tasks may run on other threads than the calling one.
    pub fn is_multithreading_enabled(&self) -> bool {
        self.num_threads() > 1
    }

    /// Number of threads on which tasks run.
    pub fn num_threads(&self) -> usize {
        match self.threading.schedule {
            Schedule::Permuted(_) => 1,
            _ => self.threading.schedule.threads(),
        }
    }

    /// Number of tasks that are started before the first one ends, about.
    pub(crate) fn concurrent_tasks(&self) -> usize {
        self.threading.schedule.threads()
    }

    /// Returns true if large work is worth splitting into tasks: they would not all run one after the other,
    /// and no tasks of the context are running.
    pub fn splits_work(&self) -> bool {
        let is_plain = match self.threading.schedule {
            Schedule::Permuted(_) => false,
            _ => self.num_threads() == 1,
        };
        !is_plain && !self.threading.is_busy.load(Ordering::Relaxed)
    }

    /// Runs `count` tasks that do not depend on each other, and returns their results in order. What they
    /// [emit](Context::emit) is passed to the handlers in that order as well, after some tasks; there is no
    /// emitter any more to which a diagnostic is returned that no handler takes.
    ///
    /// # Panics
    /// If a task does; the others may have run or not.
    pub fn run_tasks<T: Send>(&self, count: usize, task: impl Fn(usize) -> T + Sync) -> Vec<T> {
        let busy = self.threading.claim();
        self.run_some(busy.as_ref(), 0..count, &task, || {})
    }

    /// Runs tasks as [`run_tasks`](Self::run_tasks) does, and returns beside their results what they emitted,
    /// which no handler has got yet. Returns nothing, and runs nothing, if other tasks run.
    pub(crate) fn attempt_tasks<T: Send>(
        &self,
        count: usize,
        task: impl Fn(usize) -> T + Sync,
    ) -> Option<(Vec<T>, Vec<Diagnostic>)> {
        let busy = self.threading.claim()?;
        Some(self.run_kept(&busy, 0..count, &task, || {}))
    }

    /// Passes on what tasks emitted.
    pub(crate) fn pass_on(&self, emitted: Vec<Diagnostic>) {
        emitted.into_iter().for_each(|diagnostic| drop(self.pass_to_handlers(diagnostic)));
    }

    /// Runs tasks as [`run_tasks`](Self::run_tasks) does, and passes their results in order to `consume` on
    /// the calling thread, until it breaks. Only the results of a few tasks for each thread are kept.
    pub(crate) fn stream_tasks<T: Send>(
        &self,
        count: usize,
        task: impl Fn(usize) -> T + Sync,
        mut consume: impl FnMut(T) -> ControlFlow<()>,
    ) {
        let busy = self.threading.claim();
        let step = TASKS_PER_THREAD * self.threading.schedule.threads();
        let (mut waiting, mut start) = (Vec::new(), 0);
        let mut flow = ControlFlow::Continue(());
        while flow.is_continue() && (start < count || !waiting.is_empty()) {
            let end = (start + step).min(count);
            let done = std::mem::take(&mut waiting);
            waiting = self.run_some(busy.as_ref(), start..end, &task, || {
                flow = done.into_iter().try_for_each(&mut consume);
            });
            start = end;
        }
    }
}

impl Context {
    /// Runs some tasks, and `beside` on the calling thread meanwhile: all on that thread unless the context's
    /// threads are reserved.
    fn run_some<T: Send>(
        &self,
        busy: Option<&Busy<'_>>,
        tasks: Range<usize>,
        task: &(impl Fn(usize) -> T + Sync),
        beside: impl FnOnce(),
    ) -> Vec<T> {
        let Some(busy) = busy.filter(|_| !matches!(self.threading.schedule, Schedule::InOrder)) else {
            beside();
            return tasks.map(task).collect();
        };
        let (results, emitted) = self.run_kept(busy, tasks, task, beside);
        self.pass_on(emitted);
        results
    }

    /// Runs some tasks and keeps what they emit, in the order of the tasks.
    fn run_kept<T: Send>(
        &self,
        _: &Busy<'_>,
        tasks: Range<usize>,
        task: &(impl Fn(usize) -> T + Sync),
        beside: impl FnOnce(),
    ) -> (Vec<T>, Vec<Diagnostic>) {
        let Threading { schedule, emitted, .. } = &self.threading;
        let task = |index: usize| {
            let thread = thread::current().id();
            emitted.lock().running.insert(thread, index);
            let result = task(index);
            emitted.lock().running.remove(&thread);
            result
        };
        let results = schedule.run(tasks, &task, beside);
        let mut emitted = std::mem::take(&mut emitted.lock().diagnostics);
        emitted.sort_by_key(|&(index, _)| index);
        (results, emitted.into_iter().map(|(_, diagnostic)| diagnostic).collect())
    }

    /// Keeps a diagnostic that a task emits until the tasks before it have ended; returns it if no task runs
    /// on this thread.
    pub(super) fn hold_back(&self, diagnostic: Diagnostic) -> Option<Diagnostic> {
        if !self.threading.is_busy.load(Ordering::Relaxed) {
            return Some(diagnostic);
        }
        let mut emitted = self.threading.emitted.lock();
        let Some(&index) = emitted.running.get(&thread::current().id()) else { return Some(diagnostic) };
        emitted.diagnostics.push((index, diagnostic));
        None
    }
}
