//! `legalize graph`: which operation uses what of which other one, in the language of Graphviz.
//!
//! Operations are boxes, regions are frames around what is in them, values are arrows from where they are defined to
//! where they are used, block arguments are round. What names things are numbers in the order of the text, so
//! equal modules give equal graphs.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use legalize::ir::{BlockId, Context, Ir, OpId, ParseOptions, ValueId, parse_module, type_to_string};
use legalize::opt::{Provider, Session, SessionOptions, Timing, read_input, report, status, write_output};
use legalize::source::SourceMap;

/// The flags.
#[derive(Args)]
pub(crate) struct Graph {
    /// Loads the dialects of a .td file; they win over the embedded ones
    #[arg(long, value_name = "FILE.td")]
    ods: Vec<PathBuf>,
    /// Searches included files in this directory, before the embedded ones
    #[arg(short = 'I', value_name = "DIR")]
    include: Vec<PathBuf>,
    /// Accepts operations, types and attributes of dialects that are not registered
    #[arg(long)]
    allow_unregistered_dialect: bool,
    /// Draws only the symbol of this name
    #[arg(long, value_name = "NAME")]
    symbol: Option<String>,
    /// Writes to this file; `-` is standard output
    #[arg(short = 'o', value_name = "OUT", default_value = "-")]
    output: PathBuf,
    /// The module to read; `-` is standard input
    #[arg(value_name = "FILE.mlir", default_value = "-")]
    file: PathBuf,
}

impl Graph {
    pub(crate) fn run(&self, providers: &[Arc<dyn Provider>]) -> ExitCode {
        let sources: Arc<SourceMap> = Arc::default();
        let options = SessionOptions {
            include_dirs: self.include.clone(),
            ods: self.ods.clone(),
            allow_unregistered_dialect: self.allow_unregistered_dialect,
            ..SessionOptions::default()
        };
        let (session, diagnostics) = Session::new(sources.clone(), &options, providers, &mut Timing::new());
        let failed = report(&sources, diagnostics);
        let Some(session) = session.filter(|_| !failed) else { return status(true) };
        let file = match read_input(&sources, &self.file) {
            Ok(file) => file,
            Err(error) => return status(report(&sources, error.into())),
        };
        let ctx = session.ctx();
        let (module, diagnostics) = parse_module(ctx, file, &ParseOptions::default());
        let failed = report(&sources, diagnostics);
        let Some(module) = module.filter(|_| !failed) else { return status(true) };
        let text = dot(ctx, &module.ir, module.root, self.symbol.as_deref());
        match write_output(&self.output, text.as_bytes()) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => status(report(&sources, error.into())),
        }
    }
}

/// A step of drawing; a stack of them stands for recursion, so that nesting has no limit.
enum Step {
    Op(OpId),
    Close,
}

/// Numbers in the order of the text.
#[derive(Default)]
struct Names {
    ops: BTreeMap<OpId, usize>,
    blocks: BTreeMap<BlockId, usize>,
}

impl Names {
    fn op(&mut self, op: OpId) -> usize {
        let next = self.ops.len();
        *self.ops.entry(op).or_insert(next)
    }

    fn block(&mut self, block: BlockId) -> usize {
        let next = self.blocks.len();
        *self.blocks.entry(block).or_insert(next)
    }

    /// The node that a value comes from, and which one of its values it is.
    fn source(&mut self, ir: &Ir, value: ValueId) -> Option<(String, usize)> {
        if let Some(op) = ir.defining_op(value) {
            let index = ir.op(op).results().iter().position(|&result| result == value)?;
            return Some((format!("op{}", self.op(op)), index));
        }
        let block = ir.value_block(value)?;
        let index = ir.block(block).args().iter().position(|&arg| arg == value)?;
        Some((format!("arg{}_{index}", self.block(block)), 0))
    }
}

fn quoted(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', " ")
}

fn dot(ctx: &Context, ir: &Ir, root: OpId, symbol: Option<&str>) -> String {
    let mut out = String::from("digraph {\n  compound=true;\n  node [shape=box, fontname=\"monospace\"];\n");
    let (mut names, mut edges) = (Names::default(), String::new());
    let wanted =
        |&op: &OpId| symbol.is_none_or(|wanted| symbol_name(ctx, ir, op).is_some_and(|name| name == wanted));
    let mut steps: Vec<Step> = match symbol {
        None => vec![Step::Op(root)],
        Some(_) => ir.preorder(root).filter(wanted).map(Step::Op).collect(),
    };
    steps.reverse();
    let mut depth = 1;
    while let Some(step) = steps.pop() {
        let Step::Op(op) = step else {
            depth -= 1;
            let _ = writeln!(out, "{}}}", "  ".repeat(depth));
            continue;
        };
        let number = names.op(op);
        let pad = "  ".repeat(depth);
        let data = ir.op(op);
        let mut label = quoted(ctx.op_str(data.name()));
        if let Some(name) = symbol_name(ctx, ir, op) {
            let _ = write!(label, " @{}", quoted(name));
        }
        let types: Vec<String> =
            data.results().iter().map(|&value| type_to_string(ctx, ir.value_type(value))).collect();
        if !types.is_empty() {
            let _ = write!(label, "\\n{}", types.iter().map(|ty| quoted(ty)).collect::<Vec<_>>().join(", "));
        }
        let inside = data.regions().iter().any(|&region| !ir.region(region).is_empty());
        if inside {
            let _ = writeln!(out, "{pad}subgraph cluster_op{number} {{");
            let _ = writeln!(out, "{pad}  style=rounded;");
            depth += 1;
            steps.push(Step::Close);
        }
        let _ = writeln!(out, "{}op{number} [label=\"{label}\"];", "  ".repeat(depth));
        for (index, operand) in ir.operands(op).enumerate() {
            if let Some((from, result)) = names.source(ir, operand) {
                let _ = writeln!(
                    edges,
                    "  {from} -> op{number} [taillabel=\"{result}\", headlabel=\"{index}\"];"
                );
            }
        }
        for block in ir.successors(op) {
            if let Some(first) = ir.block(block).first() {
                let _ = writeln!(edges, "  op{number} -> op{} [style=dashed];", names.op(first));
            }
        }
        for &region in data.regions().iter().rev() {
            let blocks: Vec<BlockId> = ir.region_blocks(region).collect();
            for &block in blocks.iter().rev() {
                steps.extend(ir.block_ops_rev(block).map(Step::Op));
            }
            for &block in &blocks {
                let number = names.block(block);
                for (index, &arg) in ir.block(block).args().iter().enumerate() {
                    let ty = quoted(&type_to_string(ctx, ir.value_type(arg)));
                    let pad = "  ".repeat(depth);
                    let _ = writeln!(out, "{pad}arg{number}_{index} [shape=ellipse, label=\"{ty}\"];");
                }
            }
        }
    }
    out.push_str(&edges);
    out.push_str("}\n");
    out
}

fn symbol_name<'c>(ctx: &'c Context, ir: &Ir, op: OpId) -> Option<&'c str> {
    ctx.as_str(ir.attr_named(ctx, op, "sym_name")?)
}
