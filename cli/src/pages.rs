//! Huge pages for the few large arrays that a module lives in.
//!
//! Reading a million operations touches some 250 MB for the first time, 4 KiB at a time by default, and a
//! fifth of the whole time goes into those page faults. The kernel gives 2 MiB at once to memory that asks for
//! it, and only an allocator can ask in time: hence this one, the system's own with one `madvise` behind each
//! large allocation. Small allocations, and so all of TableGen's arenas, are left as they are.
//!
//! It is `unsafe` because [`GlobalAlloc`] is; every method hands its arguments on to [`System`] unchanged, and
//! the advice changes no byte. Benchmark: `legalize-bench upstream`, the rows that read `arith_1m`. The test
//! below runs under AddressSanitizer in `.ci/run --full`.
#![expect(unsafe_code, reason = "an allocator cannot be written without, see above")]

use std::alloc::{GlobalAlloc, Layout, System};

#[global_allocator]
static ALLOCATOR: HugePages = HugePages;

struct HugePages;

/// Smaller allocations than this are not worth a system call.
const LARGE: usize = 8 << 20;

/// Asks for huge pages behind a large allocation; an answer of no changes nothing.
#[cfg(target_os = "linux")]
fn advise(start: *mut u8, size: usize) {
    const PAGE: usize = 4096;
    if start.is_null() || size < LARGE {
        return;
    }
    // Whole pages, those at the ends included: a mapping whose first page is advised otherwise than the rest
    // is two to the kernel, and `realloc` could no longer move it without copying.
    let before = start.addr() % PAGE;
    let whole = (before + size).next_multiple_of(PAGE);
    // SAFETY: the pages hold an allocation that is alive, and this advice keeps the contents of all of them.
    unsafe { libc::madvise(start.wrapping_sub(before).cast(), whole, libc::MADV_HUGEPAGE) };
}

#[cfg(not(target_os = "linux"))]
fn advise(_: *mut u8, _: usize) {}

// SAFETY: every method is the system allocator's; the advice touches no byte.
unsafe impl GlobalAlloc for HugePages {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller keeps the contract of `System.alloc`, which is the same.
        let start = unsafe { System.alloc(layout) };
        advise(start, layout.size());
        start
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as for `alloc`.
        let start = unsafe { System.alloc_zeroed(layout) };
        advise(start, layout.size());
        start
    }

    unsafe fn realloc(&self, old: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: as for `alloc`; `old` came from here and so from `System`.
        let start = unsafe { System.realloc(old, layout, size) };
        if size > layout.size() {
            advise(start, size);
        }
        start
    }

    unsafe fn dealloc(&self, start: *mut u8, layout: Layout) {
        // SAFETY: `start` came from here and so from `System`.
        unsafe { System.dealloc(start, layout) };
    }
}

#[cfg(test)]
mod tests {
    use super::LARGE;

    #[test]
    fn large_arrays_keep_their_contents_while_they_grow_and_shrink() {
        let mut numbers: Vec<u32> = Vec::new();
        for number in 0..(3 * LARGE as u32 / 4) {
            numbers.push(number);
        }
        numbers.shrink_to_fit();
        numbers.truncate(LARGE / 8);
        numbers.shrink_to_fit();
        assert!(numbers.iter().zip(0..).all(|(&found, expected)| found == expected));
        let zeros = vec![0u8; 2 * LARGE + 1];
        assert!(zeros.iter().all(|&byte| byte == 0));
    }
}
