//! Any text as one type: no panic, no hang; a parsed type prints, and the printed text parses as the same
//! one.
#![no_main]

use legalize::ir::{parse_type_str, type_to_string};

libfuzzer_sys::fuzz_target!(|text: &str| {
    legalize_fuzz::in_both_contexts(|ctx| {
        if let Ok(ty) = parse_type_str(ctx, text) {
            let read = |text: &str| parse_type_str(ctx, text);
            legalize_fuzz::check_round_trip(ctx, ty, read, |ty| type_to_string(ctx, ty));
        }
    });
});
