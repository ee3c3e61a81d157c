//! Recursion as deep as the input nests, on any stack: every [`LEVELS`] levels it continues on a thread with
//! a new stack, while the original thread waits.
//!
//! Invariant: between two such steps there are at most [`LEVELS`] levels, and these fit in [`STACK_BYTES`]
//! and in what is left of a caller's stack of the usual size, with hooks of dialects between the levels.

use std::io;
use std::thread;

/// Levels on one stack.
const LEVELS: u32 = 96;

/// The size of a further stack; memory is used only as far as it is written to. All levels that
/// `Limits::ir_depth` allows fit in 8 GiB of addresses.
const STACK_BYTES: usize = 8 << 20;

/// Returns true if a level, counted from one, needs a new stack.
#[inline]
pub(crate) fn needs_stack(level: u32) -> bool {
    level.is_multiple_of(LEVELS)
}

/// Addresses that are left for everything else: the error itself takes memory.
const SLACK_BYTES: usize = 8 << 20;

/// Runs something on a new stack and waits for it.
///
/// # Errors
/// If the system has no thread or too few addresses for it.
#[cold]
pub(crate) fn on_new_stack<T: Send>(run: impl FnOnce() -> T + Send) -> io::Result<T> {
    // Reserved and not written to, so that it takes no memory.
    Vec::<u8>::new().try_reserve_exact(STACK_BYTES + SLACK_BYTES).map_err(|_| io::ErrorKind::OutOfMemory)?;
    thread::scope(|scope| {
        let spawned = thread::Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, run)?;
        spawned.join().or_else(|panic| std::panic::resume_unwind(panic))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(level: u32) -> u64 {
        // A frame that is large on purpose.
        let frame = [u64::from(level); 512];
        let inner = match level {
            0 => 0,
            level if needs_stack(level) => on_new_stack(|| sum(level - 1)).unwrap_or_default(),
            level => sum(level - 1),
        };
        inner + std::hint::black_box(frame)[(level % 512) as usize]
    }

    #[test]
    fn recursion_goes_on_on_new_stacks() {
        assert_eq!(sum(20_000), 20_000 * 20_001 / 2);
    }
}
