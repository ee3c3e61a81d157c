//! Any text as a conversion spec: no panic, no hang; a parsed spec builds a target and a type converter.
#![no_main]

use std::sync::Arc;

use legalize::session::spec::{ConversionSpec, Mode};

libfuzzer_sys::fuzz_target!(|text: &str| {
    legalize_fuzz::in_session(|session| {
        let (ctx, sources) = (session.ctx(), session.sources());
        let file = sources.add("fuzz.ron", text);
        let Ok(spec) = ConversionSpec::read(sources, file) else { return };
        for mode in [Mode::Partial, Mode::Full, Mode::Analysis] {
            let (converter, _) = spec.converter(ctx, mode, sources, file).into_parts();
            let common = ctx.common();
            for ty in [common.i32, common.index, ctx.function_type(&[common.index], &[common.f32])] {
                converter.convert_type(ctx, ty);
            }
            _ = spec.target(session, sources, file, &Arc::new(converter));
        }
    });
});
