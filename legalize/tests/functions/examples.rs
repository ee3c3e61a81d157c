//! Evaluation of the examples.

use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};

use legalize::conversion::PlainRewriter;
use legalize::evaluation::run_on_rewriter;
use legalize::ir::{BlockId, Context, Ir, LocData, Location, OpId};
use legalize::session::Session;
use legalize::snippet::{Body, Classes, Given, Missing, Placeholder, Val, parse_body};
use legalize_filetest::examples::{FunctionRow, split_example};

use crate::show::shown;
use crate::{folder, tables};

/// Differences from compiled C++ that are to stay: `TABLE: RECEIVER.NAME(ARGUMENTS) => REASON`.
const KNOWN: &str = include_str!("../../../snippet/functions/known-differences.txt");

struct Examples {
    session: Session,
    classes: Classes,
    module: String,
}

/// Returns the name of a location.
pub(crate) fn name_of(ctx: &Context, loc: Location) -> Option<&str> {
    match ctx.loc_data(loc) {
        LocData::Named { name, .. } => Some(ctx.str(name)),
        _ => None,
    }
}

/// Returns the operation or argument whose location has a name.
fn object(ctx: &Context, ir: &Ir, op: OpId, name: &str) -> Option<Val> {
    if name_of(ctx, ir.op(op).loc()) == Some(name) {
        return Some(Val::Op(op));
    }
    let blocks: Vec<BlockId> =
        ir.op(op).regions().iter().flat_map(|&region| ir.region_blocks(region)).collect();
    blocks.into_iter().find_map(|block| {
        let data = ir.block(block);
        let mut args = data.args().iter().zip(data.arg_locs());
        let arg = args.find(|(_, loc)| name_of(ctx, **loc) == Some(name));
        arg.map(|(&arg, _)| Val::Value(arg))
            .or_else(|| ir.block_ops(block).find_map(|op| object(ctx, ir, op, name)))
    })
}

/// Rewrites an example into statements that return its values as a tuple.
fn statements(row: &FunctionRow) -> String {
    let text = split_example(&row.example);
    format!("{}return std::make_tuple({});", text.statements, text.expressions.join(", "))
}

impl Examples {
    fn new() -> Self {
        let session = legalize::session().allow_unregistered_dialects().build().expect("a session");
        let classes = legalize::ods::classes(session.ctx()).clone();
        let module = std::fs::read_to_string(folder().join("module.mlir")).expect("the module");
        Examples { session, classes, module }
    }

    /// Returns the values of an example as text, or the error.
    fn values(&self, row: &FunctionRow) -> Result<String, String> {
        let body = parse_body(&statements(row)).map_err(|error| error.to_string())?;
        let mut module = self.session.parse("module.mlir", &self.module).expect("a module");
        let ctx = self.session.ctx();
        self.accepted(&body, &module.ir, module.root)?;
        let found: Vec<(String, Val)> = body
            .placeholders()
            .iter()
            .filter_map(|placeholder| match placeholder {
                Placeholder::Name(name) => Some(name.to_string()),
                _ => None,
            })
            .filter_map(|name| Some((name.clone(), object(ctx, &module.ir, module.root, &name)?)))
            .collect();
        let named =
            |name: &str| found.iter().find(|(known, _)| known == name).map(|(_, value)| value.clone());
        let sum = object(ctx, &module.ir, module.root, "sum").and_then(|sum| sum.as_op()).expect("a sum");
        let loc = ctx.loc(LocData::Named { name: ctx.name("here"), child: Location::UNKNOWN });
        let mut rewriter = PlainRewriter::new(ctx, &mut module.ir);
        rewriter.at_op(sum);
        let value = run_on_rewriter(&body, &mut rewriter, &self.classes, sum, loc, &named);
        let value = value.map_err(|error| error.message)?;
        let Val::List(items) = &value else { return Err(format!("{} instead of values", value.kind())) };
        let mut text = String::new();
        for (at, item) in items.iter().enumerate() {
            let between = if at == 0 { "" } else { ", " };
            let _ = write!(text, "{between}{}", shown(ctx, &module.ir, item)?);
        }
        Ok(text)
    }

    /// Returns an error if the text is refused before it is evaluated.
    fn accepted(&self, body: &Body, ir: &Ir, root: OpId) -> Result<(), String> {
        let ctx = self.session.ctx();
        let missing: Vec<Missing> = body.missing(&self.classes, "");
        if !missing.is_empty() {
            return Err(format!("unknown names {missing:?}"));
        }
        let given = |placeholder: &Placeholder| match placeholder {
            Placeholder::Name(name) => match object(ctx, ir, root, name) {
                Some(Val::Op(_)) => Given::Object(ctx.name("::mlir::Operation")),
                Some(_) => Given::Object(ctx.name("::mlir::Value")),
                None => Given::Unknown,
            },
            _ => Given::Unknown,
        };
        match body.unknown_method(ctx, &self.classes, "", &given) {
            Some(unknown) => Err(format!("refused: {unknown}")),
            None => Ok(()),
        }
    }
}

/// Returns true if a difference of a row is listed.
fn is_known(table: &str, row: &FunctionRow) -> bool {
    let case = format!("{table}: {}({})", row.full_name(), row.arguments);
    KNOWN.lines().any(|line| line.split_once(" => ").is_some_and(|(known, _)| *known == case))
}

#[test]
fn examples_evaluate_to_what_compiled_cpp_prints() {
    let examples = Examples::new();
    let (mut report, mut total, mut known) = (String::new(), 0, 0);
    for table in tables() {
        for row in &table.rows {
            total += 1;
            let found = catch_unwind(AssertUnwindSafe(|| examples.values(row)));
            let found = found.unwrap_or_else(|_| Err("it panics".to_owned()));
            let is_same = found.as_ref() == Ok(&row.result);
            if is_known(&table.name, row) {
                known += 1;
                if is_same {
                    let _ = writeln!(report, "{}: {} is not different", table.name, row.full_name());
                }
                continue;
            }
            if !is_same {
                let found = found.unwrap_or_else(|error| format!("error: {error}"));
                let (name, FunctionRow { example, result, .. }) = (row.full_name(), row);
                let _ =
                    writeln!(report, "{}: {name}: {example}\n  C++   {result}\n  found {found}", table.name);
            }
        }
    }
    let differing = report.lines().filter(|line| !line.starts_with("  ")).count();
    assert!(report.is_empty(), "{report}{differing} of {total} differ, {known} more are known");
}
