//! Any text as one attribute: no panic, no hang; a parsed attribute prints, and the printed text parses as
//! the same one.
#![no_main]

use legalize::ir::{attr_to_string, parse_attr_str};

libfuzzer_sys::fuzz_target!(|text: &str| {
    legalize_fuzz::in_both_contexts(|ctx| {
        if let Ok(attr) = parse_attr_str(ctx, text, None) {
            let read = |text: &str| parse_attr_str(ctx, text, None);
            legalize_fuzz::check_round_trip(ctx, attr, read, |attr| attr_to_string(ctx, attr));
        }
    });
});
