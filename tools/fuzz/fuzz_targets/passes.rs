//! Modules, pattern files and definitions, edited by tokens: parsed inputs run through passes without a panic
//! and terminate; the resulting module prints, and the printed text parses.
#![no_main]

use std::cell::RefCell;

use legalize::prelude::*;
use legalize_fuzz::{cases, tokens};

libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    tokens::mutate(data, size, max_size, seed)
});

libfuzzer_sys::fuzz_crossover!(|data1: &[u8], data2: &[u8], out: &mut [u8], seed: u32| {
    tokens::cross(data1, data2, out, seed)
});

struct Shared {
    session: Session,
    passes: Vec<String>,
    inputs: u32,
}

thread_local! {
    static SHARED: RefCell<Option<Shared>> = const { RefCell::new(None) };
}

fn shared() -> Shared {
    let session = cases::builder().build().unwrap_or_else(|found| panic!("{}", found.render()));
    let passes = cases::passes(&session);
    Shared { session, passes, inputs: 0 }
}

fn run(session: &Session, text: &str, pipeline: &str) {
    let Ok(mut module) = session.parse("module.mlir", text) else { return };
    if session.run_pipeline(pipeline, &mut module).is_err() || session.verify(&module).is_err() {
        return;
    }
    cases::check_reads_back(session, &module, pipeline);
}

libfuzzer_sys::fuzz_target!(|text: &str| {
    SHARED.with_borrow_mut(|slot| {
        let shared = slot.get_or_insert_with(shared);
        let case = cases::Case::read(text);
        let pipeline = case.pipeline(&shared.passes);
        if case.files.is_empty() {
            run(&shared.session, case.module, &pipeline);
        } else {
            let mut with_files = cases::builder();
            for (name, text) in &case.files {
                with_files = match name.rsplit_once('.') {
                    Some((_, "ods")) => with_files.ods_text(format!("{name}.td"), *text),
                    _ => with_files.patterns_text(*name, *text),
                };
            }
            if let Ok(session) = with_files.build() {
                run(&session, case.module, &pipeline);
                cases::rewrite(&session, case.module);
            }
        }
        shared.inputs += 1;
        if shared.inputs == cases::INPUTS {
            *slot = None;
        }
    });
});
