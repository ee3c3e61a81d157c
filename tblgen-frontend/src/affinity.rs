//! Moves a thread to another processor than that of the thread that created it.
//!
//! Linux leaves a new thread, or one that is woken, on the processor of the other one if the free processors
//! do not appear idle; in a virtual machine they often do not. Both then share one processor for some
//! milliseconds, which is longer than most files take to parse.

/// Moves the thread off the current processor. The set of allowed processors is the same afterwards.
#[cfg(target_os = "linux")]
pub(crate) fn step() {
    use rustix::thread::{sched_getaffinity, sched_getcpu, sched_setaffinity};
    let Ok(allowed) = sched_getaffinity(None) else { return };
    let mut others = allowed;
    others.unset(sched_getcpu());
    // Fails without another processor.
    if sched_setaffinity(None, &others).is_ok() {
        // The previous set is still allowed, unless the processor is gone.
        let _ = sched_setaffinity(None, &allowed);
    }
}

/// Returns true if there is another processor. The function of the standard library reads several files to
/// determine a container's quota, which takes as long as parsing a short file.
#[cfg(target_os = "linux")]
pub(crate) fn has_other_processor() -> bool {
    rustix::thread::sched_getaffinity(None).is_ok_and(|allowed| allowed.count() > 1)
}

/// Returns true if there is another processor.
#[cfg(not(target_os = "linux"))]
pub(crate) fn has_other_processor() -> bool {
    std::thread::available_parallelism().is_ok_and(|threads| threads.get() > 1)
}

/// Does nothing: threads are placed well on other systems.
#[cfg(not(target_os = "linux"))]
pub(crate) fn step() {}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use rustix::thread::sched_getaffinity;

    #[test]
    fn the_affinity_does_not_change() {
        let before = sched_getaffinity(None);
        step();
        assert_eq!(before, sched_getaffinity(None));
    }
}
