//! `legalize graph`: the operations of a module and their uses of each other, for Graphviz or as a picture.
//!
//! Operations are boxes, regions are frames around their contents, values are arrows from definition to use,
//! block arguments are round. Identifiers are numbers in the order of the text, so that equal modules give
//! equal graphs.

mod dot;
mod drawing;
mod svg;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::{Args, ValueEnum};
use legalize::ir::{ParseOptions, parse_module};
use legalize::opt::{SearchFlags, print_charged, read_input, report, status};
use legalize::passes::Timing;
use legalize::session::{IncludingFile, Provider, Session, SessionOptions};
use legalize::source::Diagnostic;

/// Flags of `legalize graph`.
#[derive(Args)]
pub(crate) struct Graph {
    /// Loads the dialects of a .td file; they take precedence over the embedded ones
    #[arg(long, value_name = "FILE.td")]
    ods: Vec<PathBuf>,
    #[command(flatten)]
    search: SearchFlags,
    /// Accepts operations, types and attributes of dialects that are not registered
    #[arg(long)]
    allow_unregistered_dialect: bool,
    /// Prints only the graph of the symbol of this name
    #[arg(long, value_name = "NAME")]
    symbol: Option<String>,
    /// The language of the graph
    #[arg(long, value_enum, default_value = "dot")]
    format: Format,
    /// Writes to this file; `-` is standard output
    #[arg(short = 'o', value_name = "OUT", default_value = "-")]
    output: PathBuf,
    /// The module to read; `-` is standard input
    #[arg(value_name = "FILE.mlir", default_value = "-")]
    file: PathBuf,
}

/// Output format of a graph.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// The language of Graphviz, regions as frames.
    Dot,
    /// An SVG image, for small graphs.
    Svg,
}

impl Graph {
    pub(crate) fn run(&self, providers: &[Arc<dyn Provider>]) -> ExitCode {
        let sources = self.search.limits.sources();
        let options = SessionOptions::default().with(|options| {
            options.ods = self.ods.iter().map(IncludingFile::from).collect();
            options.allow_unregistered_dialect = self.allow_unregistered_dialect;
            options.on_demand = true;
        });
        let options = match self.search.session_options(&sources, &self.file, options, false) {
            Ok(options) => options,
            Err(errors) => return status(report(&sources, errors)),
        };
        // Before the session: it loads the dialects that the input mentions.
        let file = match read_input(&sources, &self.file) {
            Ok(file) => file,
            Err(error) => return status(report(&sources, error.into())),
        };
        let (session, diagnostics) =
            Session::new(sources.clone(), &options, providers, &mut Timing::new()).into_parts();
        let failed = report(&sources, diagnostics);
        let Some(session) = session.filter(|_| !failed) else { return status(true) };
        let ctx = session.ctx();
        let (module, diagnostics) = parse_module(ctx, file, &ParseOptions::default()).into_parts();
        let failed = report(&sources, diagnostics);
        let Some(module) = module.filter(|_| !failed) else { return status(true) };
        let drawing = drawing::draw(ctx, &module.ir, module.root, self.symbol.as_deref());
        if let Some(symbol) = self.symbol.as_ref().filter(|_| drawing.items.is_empty()) {
            let error = Diagnostic::error("opt::graph", format!("no operation has the symbol '{symbol}'"));
            let error = error.with_help("name a symbol of the module without its `@`");
            return status(report(&sources, error.into()));
        }
        let ir = &module.ir;
        let written = match self.format {
            Format::Dot => {
                let ahead = || drawing.least_bytes(ctx, ir);
                print_charged(&sources, &self.output, &ahead, |out| dot::dot(ctx, ir, &drawing, out))
            }
            Format::Svg => svg::svg(ctx, ir, &drawing).and_then(|text| {
                print_charged(&sources, &self.output, &|| text.len() as u64, |out| out.write_str(&text))
            }),
        };
        match written {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => status(report(&sources, error.into())),
        }
    }
}
