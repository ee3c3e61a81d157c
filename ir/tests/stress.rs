//! Shapes that are large in one direction: read, verified, printed and read again. Nothing is timed, but what
//! takes more than linear time shows.

use std::fmt::Write;
use std::sync::Arc;

use legalize_ir::{
    Context, ParseOptions, ParsedModule, PrintOptions, parse_module, print_op, register_builtin,
};
use legalize_source::{Limit, Limits, SourceMap};

fn context() -> Context {
    context_with(Limits::default())
}

fn context_with(limits: Limits) -> Context {
    let mut ctx = Context::new(Arc::new(SourceMap::with_limits(limits)));
    register_builtin(&mut ctx);
    ctx.allow_unregistered_dialects(true);
    ctx
}

fn read_with(ctx: &Context, text: String, options: &ParseOptions) -> Result<ParsedModule, String> {
    let file = ctx.sources().add("stress.mlir", text);
    let (module, errors) = parse_module(ctx, file, options).into_parts();
    let messages: Vec<String> = errors.iter().map(|error| error.message.clone()).collect();
    module.filter(|_| messages.is_empty()).ok_or_else(|| messages.join("\n"))
}

/// Reads, prints, and reads again what was printed, which prints the same; gives the text.
fn round_trip(text: String) -> String {
    let options = PrintOptions::default();
    let ctx = context();
    let first = read_with(&ctx, text, &ParseOptions::default()).expect("a module");
    let printed = print_op(&ctx, &first.ir, first.root, &options);
    let second = read_with(&ctx, printed.clone(), &ParseOptions::default()).expect("the module again");
    assert!(print_op(&ctx, &second.ir, second.root, &options) == printed, "printing changes the module");
    printed
}

#[test]
fn a_block_of_many_operations_reads_back() {
    let mut text = String::from("%0 = \"t.first\"() : () -> i32\n");
    for number in 1..=120_000 {
        let _ = writeln!(text, "%{number} = \"t.add\"(%{}, %0) : (i32, i32) -> i32", number - 1);
    }
    assert_eq!(round_trip(text).lines().count(), 120_003);
}

#[test]
fn deeply_nested_regions_read_back() {
    const DEPTH: usize = 3_000;
    let text = "\"t.a\"() ({\n".repeat(DEPTH) + &"}) : () -> ()\n".repeat(DEPTH);
    assert_eq!(round_trip(text).lines().count(), 2 * DEPTH + 2);
}

#[test]
fn regions_nest_up_to_the_limit() {
    // The innermost region is not empty, so that it counts.
    let nested = |depth: usize| {
        "\"t.a\"() ({\n".repeat(depth) + "\"t.x\"() : () -> ()\n" + &"}) : () -> ()\n".repeat(depth)
    };
    let error = |ctx: &Context, text: String, options: &ParseOptions| {
        read_with(ctx, text, options).map(|_| ()).expect_err("too deep")
    };
    let options = ParseOptions::default();
    let depth = Limits::default().ir_depth.base as usize;
    let ctx = context();
    let module = read_with(&ctx, nested(depth), &options).expect("a module");
    // Printing it whole would take gigabytes of white space.
    let options_short = PrintOptions::default().with(|options| options.skip_regions = true);
    assert_eq!(print_op(&ctx, &module.ir, module.root, &options_short), "module {...}\n");
    let message = error(&ctx, nested(depth + 1), &options);
    assert_eq!(message, format!("nested more than {depth} levels deep"));
    let mut narrow = Limits::default();
    narrow.set(Limit::IrDepth, 10);
    let ctx = context_with(narrow);
    assert!(read_with(&ctx, nested(10), &options).is_ok());
    assert_eq!(error(&ctx, nested(11), &options), "nested more than 10 levels deep");
}

#[test]
fn deeply_nested_types_attributes_and_locations_read_back() {
    const DEPTH: usize = 20_000;
    let nested = |open: &str, inner: &str, close: &str| open.repeat(DEPTH) + inner + &close.repeat(DEPTH);
    let tuple = nested("tuple<", "i32", ">");
    let array = nested("[", "1", "]");
    let dictionary = nested("{a = ", "1", "}");
    let location = nested("callsite(\"a\" at ", "\"b\"", ")");
    let name = nested("\"n\"(", "\"b\"", ")");
    let text = format!(
        "\"t.a\"() {{t = {tuple}, a = {array}, d = {dictionary}, n = loc({name})}} : () -> () loc({location})\n"
    );
    let printed = round_trip(text);
    assert!(printed.contains(&tuple));
    // Text that never ends is refused as soon as it is too deep.
    for open in ["tuple<", "(", "[", "{a = ", "loc(fused[", "dense<[", "affine_map<() -> (("] {
        let ctx = context();
        let text = format!("\"t.a\"() {{a = {}", open.repeat(100_000));
        assert!(read_with(&ctx, text, &ParseOptions::default()).is_err(), "{open}");
    }
    for open in ["(", "-"] {
        let ctx = context();
        let text = format!("\"t.a\"() {{a = affine_map<(d0) -> ({}d0", open.repeat(100_000));
        assert!(read_with(&ctx, text, &ParseOptions::default()).is_err(), "{open}");
    }
}

#[test]
fn many_blocks_with_forward_branches_read_back() {
    const BLOCKS: usize = 20_000;
    let mut text = String::from("\"t.a\"() ({\n  \"t.br\"()[^b1] : () -> ()\n");
    for block in 1..BLOCKS {
        let far = (block * 7919) % BLOCKS + 1;
        let next = (block + 1).min(BLOCKS);
        let _ = writeln!(text, "^b{block}:\n  \"t.br\"()[^b{next}, ^b{far}] : () -> ()");
    }
    let _ = writeln!(text, "^b{BLOCKS}:\n  \"t.end\"() : () -> ()\n}}) : () -> ()");
    assert_eq!(round_trip(text).matches("t.br").count(), BLOCKS);
}

#[test]
fn an_operation_with_many_operands_and_results_reads_back() {
    const COUNT: usize = 100_000;
    let types = vec!["i32"; COUNT].join(", ");
    let operands: Vec<String> = (0..COUNT).map(|index| format!("%0#{index}")).collect();
    let text = format!(
        "%0:{COUNT} = \"t.def\"() : () -> ({types})\n\"t.use\"({}) : ({types}) -> ()\n",
        operands.join(", ")
    );
    round_trip(text);
}

#[test]
fn a_block_with_many_arguments_reads_back() {
    const COUNT: usize = 100_000;
    let arguments: Vec<String> = (0..COUNT).map(|index| format!("%a{index}: i32")).collect();
    let text = format!(
        "\"t.a\"() ({{\n^bb0({}):\n  \"t.use\"(%a5) : (i32) -> ()\n}}) : () -> ()\n",
        arguments.join(", ")
    );
    assert!(round_trip(text).contains("%arg99999: i32):"));
}

#[test]
fn many_aliases_and_forward_references_are_resolved() {
    const COUNT: usize = 10_000;
    let mut text = String::new();
    for index in 0..COUNT {
        let _ = writeln!(text, "#a{index} = affine_map<(d0) -> (d0 + {index})>");
        let _ = writeln!(text, "!t{index} = tuple<i{}>", index + 1);
    }
    for index in 0..COUNT {
        let _ = writeln!(text, "\"t.use\"(%v{index}) {{a = #a{index}}} : (!t{index}) -> ()");
    }
    for index in 0..COUNT {
        let _ = writeln!(text, "%v{index} = \"t.def\"() : () -> !t{index}");
    }
    let printed = round_trip(text);
    assert_eq!(printed.matches("\n#map").count() + 1, COUNT);
}

#[test]
fn a_large_dense_attribute_reads_back() {
    const COUNT: usize = 1 << 22;
    let mut digits = String::with_capacity(COUNT * 2);
    for index in 0..COUNT {
        let _ = write!(digits, "{:02X}", index * 31 % 251);
    }
    let text = format!("\"t.a\"() {{a = dense<\"0x{digits}\"> : tensor<{COUNT}xi8>}} : () -> ()\n");
    assert!(round_trip(text).contains(&digits));
    let values: Vec<String> = (0..COUNT / 8).map(|index| (index % 100).to_string()).collect();
    let text =
        format!("\"t.a\"() {{a = dense<[{}]> : tensor<{}xi8>}} : () -> ()\n", values.join(","), COUNT / 8);
    round_trip(text);
}
