//! Modules in generic form, edited by tokens, that are not verified (`--no-verify`): folders, patterns,
//! passes and printers accept operations that do not conform to their definitions.
#![no_main]

use std::cell::RefCell;

use legalize::ir::{ParseOptions, PrintOptions, parse_module, print_op, verify};
use legalize::passes::{Timing, parse_pipeline};
use legalize::prelude::*;
use legalize_fuzz::{cases, tokens};

libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    tokens::mutate(data, size, max_size, seed)
});

libfuzzer_sys::fuzz_crossover!(|data1: &[u8], data2: &[u8], out: &mut [u8], seed: u32| {
    tokens::cross(data1, data2, out, seed)
});

thread_local! {
    static SESSION: RefCell<Option<(Session, Vec<String>, u32)>> = const { RefCell::new(None) };
}

libfuzzer_sys::fuzz_target!(|text: &str| {
    SESSION.with_borrow_mut(|slot| {
        let (session, passes, inputs) = slot.get_or_insert_with(|| {
            let session = cases::builder().build().unwrap_or_else(|found| panic!("{}", found.render()));
            let passes = cases::passes(&session);
            (session, passes, 0)
        });
        let ctx = session.ctx();
        let file = ctx.sources().add("module.mlir", text);
        let mut options = ParseOptions::default();
        options.verify = false;
        if let (Some(mut module), _) = parse_module(ctx, file, &options).into_parts() {
            let pipeline = cases::Case::read(text).pipeline(passes);
            let mut manager =
                parse_pipeline(session, &pipeline).unwrap_or_else(|found| panic!("{pipeline}: {found:?}"));
            manager.verify_each(false);
            // A module that is not valid must be printable, but its text does not have to parse.
            print_op(ctx, &module.ir, module.root, &PrintOptions::default());
            let _ = manager.run(ctx, &mut module.ir, module.root, &mut Timing::new());
            print_op(ctx, &module.ir, module.root, &PrintOptions::default());
            let _ = verify(ctx, &module.ir, module.root);
        }
        *inputs += 1;
        if *inputs == cases::INPUTS {
            *slot = None;
        }
    });
});
