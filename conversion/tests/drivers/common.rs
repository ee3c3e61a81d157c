//! A small dialect registered in Rust, and shorthands to read, run and print.

use std::sync::Arc;

use legalize_conversion::*;
use legalize_ir::*;
use legalize_source::{Limits, SourceMap};

/// `test.const`, `test.add` (commutative, folds), `test.pure`, `test.many` (several operand groups),
/// `test.br`, `test.cond_br`, `test.ret`, `test.func`; everything else is not registered.
pub(crate) fn context() -> Context {
    context_within(Limits::default())
}

/// Creates the same context with limits.
pub(crate) fn context_within(limits: Limits) -> Context {
    let mut ctx = Context::new(Arc::new(SourceMap::with_limits(limits)));
    ctx.allow_unregistered_dialects(true);
    register_builtin(&mut ctx);
    let test = ctx.name("test");
    let mut dialect = DialectInfo::new(test);
    dialect.allow_unknown_ops = true;
    dialect.hooks_mut().materialize_constant = Some(Arc::new(|ctx, value, ty, loc| {
        let mut state = OperationState::new(ctx, ctx.op_name("test.const"), loc);
        state.result_types.push(ty);
        state.set_attr(ctx, "value", value);
        Some(state)
    }));
    ctx.register_dialect(dialect);

    let value = ctx.name("value");
    let mut info = OpInfo::new(ctx.op_name("test.const"));
    info.traits = Traits::CONSTANT_LIKE | Traits::NO_MEMORY_EFFECT;
    info.inherent = [value].into();
    info.attached_mut().fold = Some(Arc::new(move |input| match input.ir.attr(input.ctx, input.op, value) {
        Some(attr) => Fold::Results([FoldResult::Attribute(attr)].into_iter().collect()),
        None => Fold::Unchanged,
    }));
    ctx.register_op(info);

    let mut info = OpInfo::new(ctx.op_name("test.add"));
    info.traits = Traits::COMMUTATIVE | Traits::NO_MEMORY_EFFECT;
    info.attached_mut().fold = Some(Arc::new(|input| {
        let number =
            |index: usize| input.operands.get(index).copied().flatten().and_then(|a| input.ctx.as_i64(a));
        match (number(0), number(1)) {
            (Some(a), Some(b)) => {
                let ty = input.ir.value_type(input.ir.op(input.op).results()[0]);
                Fold::Results([FoldResult::Attribute(input.ctx.int_attr(ty, a + b))].into_iter().collect())
            }
            (None, Some(0)) => {
                Fold::Results([FoldResult::Value(input.ir.operand(input.op, 0))].into_iter().collect())
            }
            _ => Fold::Unchanged,
        }
    }));
    ctx.register_op(info);

    let mut info = OpInfo::new(ctx.op_name("test.pure"));
    info.traits = Traits::NO_MEMORY_EFFECT;
    ctx.register_op(info);

    let mut info = OpInfo::new(ctx.op_name("test.many"));
    info.traits = Traits::ATTR_SIZED_OPERAND_SEGMENTS;
    let group = |name: &str, arity| GroupDef { name: ctx.name(name), arity };
    info.operands =
        [group("a", Arity::Variadic), group("b", Arity::Single), group("c", Arity::Variadic)].into();
    info.inherent = [ctx.name("operandSegmentSizes")].into();
    ctx.register_op(info);

    for name in ["test.ret", "test.br", "test.cond_br"] {
        let mut info = OpInfo::new(ctx.op_name(name));
        info.traits = Traits::TERMINATOR;
        if name == "test.br" {
            info.attached_mut().successor_operands =
                Some(Arc::new(|_, ir, op, _| 0..ir.op(op).operand_count()));
        }
        if name == "test.cond_br" {
            info.attached_mut().successor_operands = Some(Arc::new(|_, _, _, _| 1..1));
        }
        ctx.register_op(info);
    }
    let mut info = OpInfo::new(ctx.op_name("test.func"));
    info.traits = Traits::ISOLATED_FROM_ABOVE;
    info.inherent = [ctx.name("function_type")].into();
    ctx.register_op(info);
    ctx
}

/// A module that was read.
pub(crate) struct Module {
    pub ctx: Context,
    pub ir: Ir,
    pub root: OpId,
}

impl Module {
    #[track_caller]
    pub(crate) fn parse(text: &str) -> Self {
        Self::parse_in(context(), text)
    }

    #[track_caller]
    pub(crate) fn parse_in(ctx: Context, text: &str) -> Self {
        let file = ctx.sources().add("test.mlir", text);
        let (module, diagnostics) = parse_module(&ctx, file, &ParseOptions::default()).into_parts();
        let rendered = diagnostics.resolved(ctx.sources()).render();
        let Some(module) = module else { panic!("{rendered}") };
        assert!(rendered.is_empty(), "{rendered}");
        Module { ctx, ir: module.ir, root: module.root }
    }

    pub(crate) fn print(&self) -> String {
        let options = PrintOptions::default().with(|options| options.generic = true);
        print_op(&self.ctx, &self.ir, self.root, &options)
    }

    #[track_caller]
    pub(crate) fn freeze(&self, set: PatternSet) -> FrozenPatternSet {
        self.freeze_with(set, &Natives::new())
    }

    #[track_caller]
    pub(crate) fn freeze_with(&self, set: PatternSet, natives: &Natives) -> FrozenPatternSet {
        match set.freeze(&self.ctx, natives) {
            Ok(set) => set,
            Err(diagnostics) => panic!("{}", diagnostics.resolved(self.ctx.sources()).render()),
        }
    }

    pub(crate) fn greedy(&mut self, patterns: &FrozenPatternSet) -> GreedyReport {
        apply_patterns_greedily(&self.ctx, &mut self.ir, self.root, patterns, &GreedyConfig::default())
            .unwrap()
    }

    pub(crate) fn partial(
        &mut self,
        target: &ConversionTarget,
        patterns: &FrozenPatternSet,
    ) -> Result<ConversionReport, Box<ConversionFailure>> {
        let config = ConversionConfig::default();
        apply_partial_conversion(&self.ctx, &mut self.ir, self.root, target, patterns, &config)
    }

    pub(crate) fn full(
        &mut self,
        target: &ConversionTarget,
        patterns: &FrozenPatternSet,
    ) -> Result<ConversionReport, Box<ConversionFailure>> {
        let config = ConversionConfig::default();
        apply_full_conversion(&self.ctx, &mut self.ir, self.root, target, patterns, &config)
    }
}

/// The first operation of a module's body.
pub(crate) fn first(m: &Module) -> OpId {
    let block = m.ir.region(m.ir.op(m.root).regions()[0]).first().expect("a body");
    m.ir.block(block).first().expect("an operation")
}

/// Patterns of a RON text.
#[track_caller]
pub(crate) fn ron(ctx: &Context, body: &str, options: DeclarativeOptions) -> PatternSet {
    let text = format!("PatternFile(schema: \"legalize-patterns\", version: 1, {body})");
    let id = ctx.sources().add("test.ron", text.as_str());
    let (file, diagnostics) = legalize_pattern_model::parse_ron(ctx.sources(), id).into_parts();
    let Some((file, origins)) = file else {
        panic!("{}\n{text}", diagnostics.resolved(ctx.sources()).render())
    };
    let mut set = PatternSet::new();
    set.add_file(Arc::new(file), Arc::new(origins), options);
    set
}

/// Renames operations.
pub(crate) fn rename(
    from: &str,
    to: &str,
) -> FnPattern<impl Fn(OpId, &mut dyn Rewriter<'_>) -> MatchResult + use<>> {
    let info = PatternInfo::on(format!("{from}->{to}"), from).with_generated_ops([to]);
    let to = to.to_owned();
    FnPattern::new(info, move |op, rewriter| {
        let ctx = rewriter.ctx();
        let ir = rewriter.ir();
        let mut state = OperationState::new(ctx, ctx.op_name(&to), ir.op(op).loc());
        state.operands = ir.operands(op).collect();
        state.result_types = ir.op(op).results().iter().map(|&result| ir.value_type(result)).collect();
        rewriter.replace_op_with_new(op, &state);
        Ok(())
    })
}

/// Renames operations like `rename`, as a conversion pattern that uses converted operands and converts result
/// types.
pub(crate) fn convert(
    from: &str,
    to: &str,
    converter: &Arc<TypeConverter>,
) -> FnConversionPattern<
    impl Fn(OpId, &ConvertedOperands, &mut dyn ConversionRewriter<'_>) -> MatchResult + use<>,
> {
    let info = PatternInfo::on(format!("{from}->{to}"), from).with_generated_ops([to]);
    let to = to.to_owned();
    FnConversionPattern::new(info, Some(converter.clone()), move |op, operands, rewriter| {
        let ctx = rewriter.ctx();
        let types: Vec<Type> =
            rewriter.ir().op(op).results().iter().map(|&result| rewriter.ir().value_type(result)).collect();
        let mut state = OperationState::new(ctx, ctx.op_name(&to), rewriter.ir().op(op).loc());
        state.operands = operands.values().into();
        state.result_types = rewriter.convert_types(&types).ok_or("a type cannot be converted")?;
        rewriter.replace_op_with_new(op, &state);
        Ok(())
    })
    .with_many_values()
}

/// Creates a converter of `i32` to `i64`; everything else stays.
pub(crate) fn widen(ctx: &Context) -> TypeConverter {
    let (i32, i64) = (ctx.common().i32, ctx.common().i64);
    let mut converter = TypeConverter::new();
    converter.add_identity();
    converter.add_conversion(move |_, ty| (ty == i32).then(|| i64.into()));
    converter
}
