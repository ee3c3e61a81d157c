//! Parallel execution: of the same job on many inputs, and of two jobs.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Stack size of a second thread: that of a program's first one on most systems.
const STACK_BYTES: usize = 8 << 20;

/// Runs two jobs, the second one on a thread of its own; the calling thread does both if no thread can be
/// spawned.
///
/// # Panics
/// Panics if a job does.
pub fn join<A, B: Send>(first: impl FnOnce() -> A, second: impl FnOnce() -> B + Send) -> (A, B) {
    // A thread that could not be spawned would take the job with it.
    let second = Mutex::new(Some(second));
    let run = || second.lock().unwrap_or_else(PoisonError::into_inner).take().map(|job| job());
    thread::scope(|scope| {
        let other = thread::Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, run).ok();
        let first = first();
        let second = match other {
            Some(other) => other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
            None => run(),
        };
        (first, second.expect("a job is taken once"))
    })
}

/// Runs a job on each item, on as many threads as there are cores; the results are in the order of the items.
///
/// If no thread can be spawned, the calling thread does all of the work.
///
/// # Panics
/// Panics if a job does.
pub fn in_parallel<T: Sync, R: Send>(items: &[T], job: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(at) else { return done };
            done.push((at, job(item)));
        }
    };
    let mut done = thread::scope(|scope| {
        let others: Vec<_> = (1..cores.min(items.len()))
            .map_while(|_| thread::Builder::new().spawn_scoped(scope, work).ok())
            .collect();
        let mut done = work();
        for other in others {
            done.extend(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        done
    });
    done.sort_unstable_by_key(|&(at, _)| at);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::{in_parallel, join};

    #[test]
    fn both_jobs_are_done_and_borrow_from_the_caller() {
        let text = String::from("text");
        let mut length = 0;
        assert_eq!(join(|| length = text.len(), || text.to_uppercase()), ((), "TEXT".to_owned()));
        assert_eq!(length, 4);
    }

    #[test]
    #[should_panic(expected = "the second job")]
    fn a_panic_of_the_second_job_is_one_of_the_caller() {
        join(|| 1, || -> u8 { panic!("the second job") });
    }

    #[test]
    fn results_are_in_the_order_of_the_items() {
        let items: Vec<u64> = (0..1000).collect();
        assert_eq!(
            in_parallel(&items, |item| item * item),
            items.iter().map(|item| item * item).collect::<Vec<_>>()
        );
        assert_eq!(in_parallel(&[], |item: &u64| *item), []);
    }
}
