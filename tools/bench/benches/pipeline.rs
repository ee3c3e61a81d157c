//! Reading, printing and the drivers at 1,000 and 10,000 operations, and the cost of the journal.

use std::hint::black_box;
use std::sync::Arc;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use legalize::conversion::{GreedyConfig, PatternSet, apply_patterns_greedily};
use legalize::ir::{Context, ParseOptions, PrintOptions, WalkOrder, parse_module, print_op};
use legalize::passes::Timing;
use legalize::session::{Session, SessionOptions};
use legalize::source::SourceMap;

fn session() -> Session {
    let (session, diagnostics) = Session::new(
        Arc::new(SourceMap::new()),
        &SessionOptions::default(),
        &legalize::providers(),
        &mut Timing::new(),
    )
    .into_parts();
    session.unwrap_or_else(|| panic!("{diagnostics:?}"))
}

fn read(ctx: &Context, text: &str) -> legalize::ir::ParsedModule {
    let file = ctx.sources().add("bench.mlir", text);
    let (module, diagnostics) = parse_module(ctx, file, &ParseOptions::default()).into_parts();
    module.unwrap_or_else(|| panic!("{diagnostics:?}"))
}

fn pipeline(criterion: &mut Criterion) {
    let session = session();
    let ctx = session.ctx();
    for functions in [1, 10] {
        let ops = functions * 1000;
        let text = legalize_bench::arith(functions, 1000);
        let mut group = criterion.benchmark_group("arith");
        group.throughput(Throughput::Elements(ops as u64));
        group.bench_with_input(BenchmarkId::new("read", ops), &text, |bench, text| {
            bench.iter(|| black_box(read(ctx, text)));
        });
        let module = read(ctx, &text);
        group.bench_function(BenchmarkId::new("print", ops), |bench| {
            bench.iter(|| black_box(print_op(ctx, &module.ir, module.root, &PrintOptions::default())));
        });
        let patterns =
            PatternSet::new().freeze(ctx, session.natives()).unwrap_or_else(|error| panic!("{error:?}"));
        group.bench_function(BenchmarkId::new("greedy with folding", ops), |bench| {
            bench.iter_batched(
                || read(ctx, &text),
                |mut module| {
                    let config = GreedyConfig::default();
                    let done = apply_patterns_greedily(ctx, &mut module.ir, module.root, &patterns, &config);
                    done.unwrap_or_else(|error| panic!("{error}"));
                    module
                },
                criterion::BatchSize::LargeInput,
            );
        });
        for journalled in [false, true] {
            let name = if journalled { "edit, journalled" } else { "edit" };
            group.bench_function(BenchmarkId::new(name, ops), |bench| {
                bench.iter_batched(
                    || read(ctx, &text),
                    |mut module| {
                        let checkpoint = journalled.then(|| module.ir.checkpoint());
                        for op in module.ir.nested_ops(module.root, WalkOrder::PreOrder) {
                            if module.ir.op(op).operand_count() == 2 {
                                let lhs = module.ir.operand(op, 0);
                                module.ir.set_operand(op, 1, lhs);
                            }
                        }
                        if let Some(checkpoint) = checkpoint {
                            module.ir.commit(checkpoint);
                        }
                        module
                    },
                    criterion::BatchSize::LargeInput,
                );
            });
        }
        group.finish();
    }
}

criterion_group!(benches, pipeline);
criterion_main!(benches);
