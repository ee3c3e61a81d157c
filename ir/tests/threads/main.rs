//! Text, diagnostics and marks do not depend on threads: modules of every kind are read, verified and printed
//! on one thread, by pools, and with tasks in permuted orders, and compared byte by byte.

mod generator;
mod reading;

use std::fmt::Write;
#[cfg(feature = "threads")]
use std::sync::Arc;

use legalize_ir::{
    Context, Ir, OpId, ParsedModule, PrintOptions, WalkOrder, invalid_ops, mark_invalid, print_op, verify,
    write_op,
};
use legalize_source::{Diagnostic, Limit, Limits};

use generator::{Contents, Generator, context, parsed};

fn contents() -> Vec<(&'static str, Contents)> {
    let none = Contents::default();
    let all = Contents { aliases: true, resources: true, errors: true, nested_modules: true, ..none };
    vec![
        ("plain", none),
        ("aliases", Contents { aliases: true, ..none }),
        ("resources", Contents { resources: true, ..none }),
        ("distinct", Contents { distinct: true, ..none }),
        ("wide", Contents { wide: true, ..none }),
        ("errors", Contents { errors: true, ..none }),
        ("nested", Contents { nested_modules: true, errors: true, ..none }),
        ("flat", Contents { flat: true, aliases: true, ..none }),
        ("all", Contents { flat: true, ..all }),
        ("all but flat", all),
    ]
}

fn options() -> Vec<PrintOptions> {
    let with = |change: fn(&mut PrintOptions)| PrintOptions::default().with(change);
    vec![
        PrintOptions::default(),
        with(|options| options.generic = true),
        with(|options| options.debug_info = true),
        with(|options| (options.debug_info, options.pretty_debug_info) = (true, true)),
        with(|options| options.value_users = true),
        with(|options| options.unique_ssa_ids = true),
        with(|options| options.local_scope = true),
        with(|options| (options.debug_info, options.name_loc_as_prefix) = (true, true)),
    ]
}

/// All that is said about a module without printing it.
fn findings(ctx: &Context, ir: &mut Ir, root: OpId) -> String {
    let mut all = verify(ctx, ir, root).resolved(ctx.sources()).render();
    let _ = writeln!(all, "{:?}", invalid_ops(ctx, ir, root));
    mark_invalid(ctx, ir, root);
    let ops = ir.nested_ops(root, WalkOrder::PreOrder);
    let marked: Vec<OpId> = ops.into_iter().filter(|&op| ir.is_known_invalid(op)).collect();
    let _ = writeln!(all, "{marked:?}");
    all
}

fn assert_same(found: &str, expected: &str, case: &dyn std::fmt::Debug) {
    if found != expected {
        let at = found.lines().zip(expected.lines()).position(|(found, expected)| found != expected);
        let line = |text: &str| text.lines().nth(at.unwrap_or_default()).map(str::to_owned);
        panic!("{case:?}, line {at:?}: {:?} instead of {:?}", line(found), line(expected));
    }
}

/// Sets order and threads of tasks.
type Schedule = Box<dyn Fn(&mut Context)>;

/// Compares what all schedules say and print with what one thread does.
fn compare(schedules: &dyn Fn(u64) -> Vec<Schedule>) {
    for ((name, contents), seed) in contents().into_iter().zip(0..) {
        let mut ctx = context(Limits::default());
        let ParsedModule { mut ir, root, .. } = parsed(&ctx, Generator::text(seed, contents));
        assert!(ir.op_count() > 4096, "{name} is not worth dividing");
        let expected = findings(&ctx, &mut ir, root);
        assert_eq!(expected.contains("error"), contents.errors, "{name}: {expected:.500}");
        for (number, options) in options().iter().enumerate() {
            ctx.disable_multithreading();
            let text = print_op(&ctx, &ir, root, options);
            for (index, schedule) in schedules(seed * 8 + number as u64).iter().enumerate() {
                let case = (name, options, index);
                schedule(&mut ctx);
                if number == 0 {
                    assert_same(&findings(&ctx, &mut ir, root), &expected, &case);
                }
                assert_same(&print_op(&ctx, &ir, root, options), &text, &case);
                let mut written = Vec::new();
                write_op(&ctx, &ir, root, options, &mut written).expect("nothing fails");
                assert_same(&String::from_utf8(written).expect("text"), &text, &case);
            }
        }
    }
}

#[test]
fn pools_of_any_size_print_and_find_the_same() {
    compare(&|_| {
        let pools = [1, 2, 8].map(|threads| move |ctx: &mut Context| ctx.enable_multithreading(threads));
        pools.into_iter().map(|pool| Box::new(pool) as Schedule).collect()
    });
}

#[test]
fn tasks_in_any_order_print_and_find_the_same() {
    // Each module with each set of options has seeds of its own, three times 80 in all.
    compare(&|first| {
        let seeds = (0..3).map(move |number| first * 3 + number);
        let permuted = seeds.map(|seed| move |ctx: &mut Context| ctx.permute_tasks(seed));
        permuted.map(|schedule| Box::new(schedule) as Schedule).collect()
    });
}

/// Result, text that was written, and text of a module under a schedule.
fn written(ctx: &Context, ir: &Ir, root: OpId, options: &PrintOptions) -> (String, Vec<u8>, String) {
    let mut out = Vec::new();
    let result = write_op(ctx, ir, root, options, &mut out);
    (format!("{result:?}"), out, print_op(ctx, ir, root, options))
}

/// Compares results under several schedules with those of one thread; returns the latter.
fn compare_written(ctx: &mut Context, ir: &Ir, root: OpId, case: &dyn std::fmt::Debug) -> String {
    let options = PrintOptions::default().with(|options| options.debug_info = true);
    ctx.disable_multithreading();
    let expected = written(ctx, ir, root, &options);
    for schedule in 0..6 {
        match schedule {
            0 => ctx.enable_multithreading(2),
            1 => ctx.enable_multithreading(8),
            seed => ctx.permute_tasks(seed),
        }
        let found = written(ctx, ir, root, &options);
        assert_eq!(found.0, expected.0, "{case:?}");
        assert!(found.1 == expected.1, "{case:?}: {} and {} bytes", found.1.len(), expected.1.len());
        assert_same(&found.2, &expected.2, case);
    }
    expected.0
}

#[test]
fn limits_end_printing_at_the_same_byte() {
    let contents = Contents { aliases: true, flat: true, ..Contents::default() };
    let text = Generator::text(7, contents);
    let mut ctx = context(Limits::default());
    let ParsedModule { ir, root, .. } = parsed(&ctx, text.clone());
    assert_eq!(compare_written(&mut ctx, &ir, root, &"no limit"), "Ok(())");
    let options = PrintOptions::default().with(|options| options.debug_info = true);
    let whole = print_op(&ctx, &ir, root, &options).len() as u64;
    assert!(whole > 3 << 18, "several chunks are written: {whole}");
    for (most, succeeds) in
        [(1000, false), (whole / 2, false), (whole - 1, false), (whole, true), (whole + 9, true)]
    {
        let mut limits = Limits::default();
        limits.set(Limit::OutputBytes, most);
        let mut ctx = context(limits);
        let ParsedModule { ir, root, .. } = parsed(&ctx, text.clone());
        assert_eq!(compare_written(&mut ctx, &ir, root, &most) == "Ok(())", succeeds, "{most} of {whole}");
    }
    let long = format!("\"t.long\"() {{a = [{}]}} : () -> ()\n", vec!["1234567"; 1000].join(", "));
    for most in [500, 20_000] {
        let mut limits = Limits::default();
        limits.set(Limit::TextBytes, most);
        let mut ctx = context(limits);
        let half = text.find("\"t.func\"").expect("a function");
        let text = format!("{}{long}{}", &text[..half], &text[half..]);
        let ParsedModule { ir, root, .. } = parsed(&ctx, text);
        assert_eq!(compare_written(&mut ctx, &ir, root, &most) == "Ok(())", most > 10_000);
    }
}

#[test]
fn values_of_other_functions_print_with_their_names() {
    let mut ctx = context(Limits::default());
    let ParsedModule { mut ir, root, .. } = parsed(&ctx, Generator::text(3, Contents::default()));
    let ops = ir.nested_ops(root, WalkOrder::PreOrder);
    let values: Vec<OpId> = ops.into_iter().filter(|&op| ir.op(op).operand_count() == 1).collect();
    let (first, last) = (values[0], values[values.len() - 1]);
    let (named, numbered) = (ir.operand(first, 0), ir.op(last).results()[0]);
    ir.set_operand(last, 0, named);
    assert_eq!(compare_written(&mut ctx, &ir, root, &"an argument"), "Ok(())");
    ir.set_operand(first, 0, numbered);
    assert_eq!(compare_written(&mut ctx, &ir, root, &"both ways"), "Ok(())");
}

#[test]
fn an_error_of_the_sink_is_returned_once() {
    /// Accepts a number of bytes.
    struct Full(usize);

    impl std::io::Write for Full {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            match self.0.min(bytes.len()) {
                0 => Err(std::io::Error::other("full")),
                len => {
                    self.0 -= len;
                    Ok(len)
                }
            }
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    let mut ctx = context(Limits::default());
    let contents = Contents { aliases: true, flat: true, ..Contents::default() };
    let ParsedModule { ir, root, .. } = parsed(&ctx, Generator::text(7, contents));
    for threads in [1, 2] {
        ctx.enable_multithreading(threads);
        let mut sink = Full(300_000);
        let result = write_op(&ctx, &ir, root, &PrintOptions::default(), &mut sink);
        assert_eq!(result.expect_err("no space").to_string(), "full");
        assert_eq!(sink.0, 0);
    }
}

#[test]
fn a_panic_of_a_task_reaches_the_caller() {
    let mut ctx = context(Limits::default());
    for threads in [1, 2, 8] {
        ctx.enable_multithreading(threads);
        let run = || ctx.run_tasks(100, |index| assert_ne!(index, 42, "not this one"));
        assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(run)).is_err());
        // Tasks in tasks, afterwards.
        let sums = ctx.run_tasks(10, |index| ctx.run_tasks(index, |inner| inner).iter().sum::<usize>());
        assert_eq!(sums, (0..10).map(|index| (0..index).sum()).collect::<Vec<usize>>());
    }
}

#[test]
fn what_tasks_emit_arrives_in_order() {
    let mut ctx = context(Limits::default());
    for schedule in 0..5 {
        match schedule {
            0 => ctx.enable_multithreading(2),
            seed => ctx.permute_tasks(seed),
        }
        let run = || ctx.run_tasks(50, |index| ctx.emit(Diagnostic::error("", index.to_string())).is_none());
        let (handled, emitted) = ctx.capture(run).into_parts();
        assert!(handled.into_iter().all(|handled| handled));
        let found: Vec<String> = emitted.iter().map(|one| one.message.clone()).collect();
        assert_eq!(found, (0..50).map(|index: usize| index.to_string()).collect::<Vec<_>>());
    }
}

#[cfg(feature = "threads")]
#[test]
fn the_pool_of_a_program_is_used_from_inside_and_outside() {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a pool");
    let pool = Arc::new(pool);
    let mut ctx = context(Limits::default());
    let ParsedModule { ir, root, .. } = parsed(&ctx, Generator::text(7, Contents::default()));
    let text = print_op(&ctx, &ir, root, &PrintOptions::default());
    ctx.set_thread_pool(pool.clone());
    let print = || {
        let names = ctx.run_tasks(2, |_| std::thread::current().id());
        (names[0] != std::thread::current().id(), print_op(&ctx, &ir, root, &PrintOptions::default()))
    };
    let (is_other, outside) = print();
    assert!(is_other && outside == text);
    let (is_other, inside) = pool.install(print);
    assert!(!is_other && inside == text);
}
