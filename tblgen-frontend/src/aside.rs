//! Sends a thread to another processor than that of the thread that made it.
//!
//! Linux leaves a new thread, or one that is woken, on the processor of the other where those that are free do not look
//! free; in a virtual machine they often do not. Both then share one processor for some milliseconds, in which most
//! files are read.

/// Leaves the processor at hand. Afterwards the thread may run wherever it might before.
#[cfg(target_os = "linux")]
pub(crate) fn step() {
    use rustix::thread::{sched_getaffinity, sched_getcpu, sched_setaffinity};
    let Ok(allowed) = sched_getaffinity(None) else { return };
    let mut others = allowed;
    others.unset(sched_getcpu());
    // Fails where there is no other.
    if sched_setaffinity(None, &others).is_ok() {
        // What was allowed a moment ago is allowed still, unless the processor is gone.
        let _ = sched_setaffinity(None, &allowed);
    }
}

/// Whether there is another processor. What the standard library asks in its place reads several files to learn how much
/// of them a container may use, which takes as long as to read a short file.
#[cfg(target_os = "linux")]
pub(crate) fn has_room() -> bool {
    rustix::thread::sched_getaffinity(None).is_ok_and(|allowed| allowed.count() > 1)
}

/// Whether there is another processor.
#[cfg(not(target_os = "linux"))]
pub(crate) fn has_room() -> bool {
    std::thread::available_parallelism().is_ok_and(|threads| threads.get() > 1)
}

/// Does nothing: threads are placed well.
#[cfg(not(target_os = "linux"))]
pub(crate) fn step() {}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use rustix::thread::sched_getaffinity;

    #[test]
    fn what_is_allowed_stays() {
        let before = sched_getaffinity(None);
        step();
        assert_eq!(before, sched_getaffinity(None));
    }
}
