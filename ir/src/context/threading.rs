//! The threads of a context: the calling one, or a pool. There is no global pool.
//!
//! Omitted: stealing work between contexts. Mirrors the thread pool of `MLIRContext`.

use std::ops::Range;
#[cfg(feature = "threads")]
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::{AtomicBool, Ordering};
#[cfg(feature = "threads")]
use std::sync::{Arc, OnceLock};
use std::thread::ThreadId;

use legalize_source::Diagnostic;
use parking_lot::Mutex;
#[cfg(feature = "threads")]
use rayon::{ThreadPool, ThreadPoolBuilder};

use rustc_hash::FxHashMap;

/// Stack of the threads of a context's own pool; memory is used only as far as it is written to.
#[cfg(feature = "threads")]
const STACK_BYTES: usize = 16 << 20;

/// The threads of a context.
#[derive(Default)]
pub(super) struct Threading {
    pub schedule: Schedule,
    /// True while tasks run.
    pub is_busy: AtomicBool,
    pub emitted: Mutex<Emitted>,
}

/// Diagnostics that tasks emit, which are passed on in the order of the tasks.
#[derive(Default)]
pub(super) struct Emitted {
    /// The tasks that run, by thread.
    pub running: FxHashMap<ThreadId, usize>,
    pub diagnostics: Vec<(usize, Diagnostic)>,
}

/// Order and threads of tasks.
#[derive(Default)]
pub(super) enum Schedule {
    /// One after the other on the calling thread.
    #[default]
    InOrder,
    /// One after the other in an order that depends on this seed, for tests.
    Permuted(u64),
    /// A pool that is created on first use; absent if the system has no threads for it.
    #[cfg(feature = "threads")]
    Own { threads: usize, pool: OnceLock<Option<ThreadPool>> },
    /// A pool of the program.
    #[cfg(feature = "threads")]
    Host(Arc<ThreadPool>),
}

/// Ends the time in which a context runs tasks, also if one of them panics.
pub(super) struct Busy<'c>(&'c AtomicBool);

impl Drop for Busy<'_> {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Release);
    }
}

/// State that tasks reuse: each has one of its own while it runs.
pub(crate) struct Workers<S> {
    idle: Mutex<Vec<S>>,
}

impl<S> Default for Workers<S> {
    fn default() -> Self {
        Workers { idle: Mutex::default() }
    }
}

impl<S> Workers<S> {
    /// Takes the state of an earlier task; `create` makes one if all are in use.
    pub(crate) fn take(&self, create: impl FnOnce() -> S) -> S {
        let idle = self.idle.lock().pop();
        idle.unwrap_or_else(create)
    }

    /// Leaves a state to later tasks.
    pub(crate) fn give_back(&self, state: S) {
        self.idle.lock().push(state);
    }

    /// All states that tasks have left.
    pub(crate) fn into_idle(self) -> Vec<S> {
        self.idle.into_inner()
    }
}

impl Threading {
    /// Reserves the threads for the tasks of one caller.
    pub(super) fn claim(&self) -> Option<Busy<'_>> {
        let is_free = !self.is_busy.swap(true, Ordering::Acquire);
        is_free.then(|| {
            // A panic may have left something.
            *self.emitted.lock() = Emitted::default();
            Busy(&self.is_busy)
        })
    }
}

impl Schedule {
    #[cfg(feature = "threads")]
    pub(super) fn own(threads: usize) -> Schedule {
        match threads {
            1 => Schedule::InOrder,
            _ => Schedule::Own { threads, pool: OnceLock::new() },
        }
    }

    #[cfg(not(feature = "threads"))]
    pub(super) fn own(_: usize) -> Schedule {
        Schedule::InOrder
    }

    pub(super) fn threads(&self) -> usize {
        match self {
            Schedule::InOrder => 1,
            // Some of the tasks at a time, and not always the same number.
            Schedule::Permuted(seed) => 1 + (seed % 8) as usize,
            #[cfg(feature = "threads")]
            Schedule::Own { threads, .. } => *threads,
            #[cfg(feature = "threads")]
            Schedule::Host(pool) => pool.current_num_threads(),
        }
    }

    pub(super) fn run<T: Send>(
        &self,
        tasks: Range<usize>,
        task: &(impl Fn(usize) -> T + Sync),
        beside: impl FnOnce(),
    ) -> Vec<T> {
        match self {
            Schedule::InOrder => {}
            Schedule::Permuted(seed) => {
                beside();
                let order = permutation(tasks.len(), seed.wrapping_add(tasks.start as u64));
                let mut done: Vec<_> = order.iter().map(|&at| (at, task(tasks.start + at))).collect();
                done.sort_unstable_by_key(|&(at, _)| at);
                return done.into_iter().map(|(_, result)| result).collect();
            }
            #[cfg(feature = "threads")]
            Schedule::Own { threads, pool } => {
                let pool = pool.get_or_init(|| {
                    let name = |index| format!("legalize-{index}");
                    let pool = ThreadPoolBuilder::new().num_threads(*threads).thread_name(name);
                    pool.stack_size(STACK_BYTES).build().ok()
                });
                if let Some(pool) = pool {
                    return run_in(pool, tasks, task, beside);
                }
            }
            #[cfg(feature = "threads")]
            Schedule::Host(pool) => return run_in(pool, tasks, task, beside),
        }
        beside();
        tasks.map(task).collect()
    }
}

/// Runs tasks in a pool, and `beside` on the calling thread, which is a thread of the pool or not.
#[cfg(feature = "threads")]
fn run_in<T: Send>(
    pool: &ThreadPool,
    tasks: Range<usize>,
    task: &(impl Fn(usize) -> T + Sync),
    beside: impl FnOnce(),
) -> Vec<T> {
    let results: Vec<Mutex<Option<T>>> = tasks.clone().map(|_| Mutex::new(None)).collect();
    let next = AtomicUsize::new(0);
    pool.in_place_scope(|scope| {
        for _ in 0..pool.current_num_threads().min(results.len()) {
            scope.spawn(|_| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(result) = results.get(at) else { return };
                    let done = task(tasks.start + at);
                    *result.lock() = Some(done);
                }
            });
        }
        beside();
    });
    results.into_iter().filter_map(Mutex::into_inner).collect()
}

/// The numbers below `len` in an order that depends on the seed.
fn permutation(len: usize, seed: u64) -> Vec<usize> {
    let mut order: Vec<usize> = (0..len).collect();
    let mut state = seed;
    for at in (1..len).rev() {
        // SplitMix64.
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        order.swap(at, ((mixed ^ (mixed >> 31)) % (at as u64 + 1)) as usize);
    }
    order
}
