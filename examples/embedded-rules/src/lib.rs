//! A pattern set that is part of the program: rules as RON, and a pattern in Rust that they cannot express.

use legalize::prelude::*;

/// The rules that the program carries.
pub const RULES: &str = include_str!("rules.ron");

/// Replaces a multiplication by a power of two with a shift: the arithmetic on the constant is left to Rust.
pub struct PowerOfTwo;

impl RewritePattern for PowerOfTwo {
    fn info(&self) -> PatternInfo {
        PatternInfo::on("PowerOfTwo", "arith.muli").with_generated_ops(["arith.constant", "arith.shli"])
    }

    fn match_and_rewrite(&self, op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
        let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
        let (factor, constant) = (ir.operand(op, 0), ir.operand(op, 1));
        let ty = ir.value_type(factor);
        let value = ir
            .defining_op(constant)
            .and_then(|constant| ir.attr_named(ctx, constant, "value"))
            .ok_or("the second factor is not a constant")?;
        let AttrData::Integer { value, .. } = ctx.attr_data(value) else {
            return Err("the constant is not an integer".into());
        };
        let exponent = match value.as_i64() {
            Some(value) if value > 0 && value.count_ones() == 1 => value.trailing_zeros(),
            _ => return Err("the constant is not a power of two".into()),
        };
        let loc = ir.op(op).loc();
        let exponent = rewriter.build("arith.constant", loc, |ctx, state| {
            state.set_attr(ctx, "value", ctx.int_attr(ty, i64::from(exponent)));
            state.result_types.push(ty);
        });
        let exponent = rewriter.ir().op(exponent).results()[0];
        let shift = rewriter.build("arith.shli", loc, |ctx, state| {
            state.operands.extend([factor, exponent]);
            state.result_types.push(ty);
            state.fill_default_attrs(ctx);
        });
        let shift = rewriter.ir().op(shift).results()[0];
        rewriter.replace_op(op, &[shift]);
        Ok(())
    }
}

/// Simplifies a module with the rules and the pattern; `name` is the text's name in messages.
///
/// # Errors
/// If the module is malformed; the diagnostics can be rendered as they are.
pub fn simplify(name: &str, text: &str) -> Result<String, Diagnostics> {
    let session = legalize::session().patterns_text("rules.ron", RULES).build()?;
    let mut patterns = session.pattern_set(None);
    patterns.add(PowerOfTwo);
    let patterns = session.freeze_set(patterns)?;
    let mut module = session.parse(name, text)?;
    let config = GreedyConfig::default().with(|config| config.fold = false);
    apply_patterns_greedily(session.ctx(), &mut module.ir, module.root, &patterns, &config)
        .map_err(|error| Diagnostics::from(error).resolved(session.sources()))?;
    Ok(session.print(&module))
}
