//! Definitions and pattern sets that a program carries.

use std::sync::Arc;

use legalize_conversion::{DeclarativeOptions, Natives, PatternSet};
use legalize_evaluation::Snippets;
use legalize_ir::{Context, Fold, FoldInput, Ir, OpId};
use legalize_ods::OdsModule;
use legalize_pattern_model::{Origins, PatternFile};
use legalize_source::{Diagnostic, Diagnostics};

use crate::OpView;

/// Definitions that a build script froze.
#[derive(Clone, Copy, Debug)]
pub struct FrozenDialect(&'static [u8]);

impl FrozenDialect {
    /// The definitions in bytes that a build script wrote.
    pub const fn new(bytes: &'static [u8]) -> Self {
        FrozenDialect(bytes)
    }

    /// The definitions.
    ///
    /// # Panics
    /// If another version of the build library wrote them.
    #[track_caller]
    pub fn module(self) -> OdsModule {
        match legalize_ods::thaw(self.0) {
            Ok(module) => module,
            Err(error) => panic!("{error}; legalize and legalize-build are of one version"),
        }
    }

    /// Makes a context know the definitions. No file is read. For each that declares hooks which are not attached so far
    /// there is a warning.
    pub fn register(self, ctx: &mut Context) -> Diagnostics {
        self.register_with(ctx, |_| {})
    }

    /// As [`register`](FrozenDialect::register), with hooks that `attach` attaches to what is registered: warnings are of
    /// what is missing after it.
    pub fn register_with(self, ctx: &mut Context, attach: impl FnOnce(&mut Context)) -> Diagnostics {
        let modules = [self.module()];
        let classes = legalize_ods::classes(ctx);
        let mut diagnostics = legalize_ods::register_definitions(ctx, &modules, &classes);
        attach(ctx);
        let missing = legalize_ods::missing_hooks(ctx, &modules);
        diagnostics.extend(legalize_ods::missing_hook_warnings(&missing));
        diagnostics
    }
}

/// Patterns that a build script checked and froze.
#[derive(Clone, Copy, Debug)]
pub struct FrozenPatterns(&'static [u8]);

impl FrozenPatterns {
    /// The patterns in bytes that a build script wrote.
    pub const fn new(bytes: &'static [u8]) -> Self {
        FrozenPatterns(bytes)
    }

    /// The patterns as data.
    ///
    /// # Panics
    /// If another version of the build library wrote them.
    #[track_caller]
    pub fn file(self) -> PatternFile {
        match rmp_serde::from_slice(self.0) {
            Ok(file) => file,
            Err(error) => panic!("frozen patterns are damaged: {error}"),
        }
    }

    /// Adds the patterns to a set. Places in their files are known to the context's file map from now on, so that
    /// messages show the user's lines.
    pub fn add_to(self, ctx: &Context, patterns: &mut PatternSet, options: DeclarativeOptions) {
        let file = self.file();
        let origins: Origins = file.origins(ctx.sources());
        patterns.add_file(Arc::new(file), Arc::new(origins), options);
    }
}

/// Returns the bytes that [`FrozenPatterns`] reads.
#[must_use]
pub fn freeze_patterns(file: &PatternFile) -> Vec<u8> {
    // The model derives `Serialize`, without maps or sequences of unknown length, and the bytes go to memory.
    rmp_serde::to_vec_named(file).expect("MessagePack holds all kinds of data that the model is made of")
}

/// Lets C++ texts of natives be evaluated with a context's definitions, unless the registry evaluates them already.
pub fn set_evaluator(ctx: &Context, natives: &mut Natives) {
    if natives.evaluator().is_none() {
        natives.set_evaluator(Arc::new(Snippets::new(legalize_ods::classes(ctx))));
    }
}

/// Folds operations of a definition.
pub trait FoldInterface: OpView {
    /// What takes the place of the results, if anything does.
    fn fold(self, input: &FoldInput<'_>) -> Fold;
}

/// Verifies operations of a definition, after everything that is declared holds.
pub trait VerifyInterface: OpView {
    /// Checks the operation.
    ///
    /// # Errors
    /// If it is not sound; the message comes without the operation's name in front.
    fn verify(self, ctx: &Context, ir: &Ir) -> Result<(), Diagnostic>;
}

/// Attaches a folder.
pub fn attach_fold<O: FoldInterface>(ctx: &mut Context) {
    ctx.update_op(ctx.op_name(O::NAME), |info| {
        info.attached_mut().fold = Some(Arc::new(|input: &FoldInput<'_>| O::of(input.op).fold(input)));
    });
}

/// Attaches a verifier.
pub fn attach_verify<O: VerifyInterface>(ctx: &mut Context) {
    ctx.update_op(ctx.op_name(O::NAME), |info| {
        info.attached_mut().set_verifier(|ctx: &Context, ir: &Ir, op: OpId| O::of(op).verify(ctx, ir));
    });
}

/// How operations of a name implement an interface.
struct Implementation<I: ?Sized>(fn(OpId) -> Box<I>);

/// Says how operations of a definition implement an interface: `implement::<AddIOp, dyn MyInterface>(ctx, |op| Box::new(op))`.
/// Says no if the operation is not registered.
pub fn implement<O: OpView, I: ?Sized + 'static>(ctx: &mut Context, make: fn(OpId) -> Box<I>) -> bool {
    ctx.update_op(ctx.op_name(O::NAME), |info| info.extensions.insert(Implementation(make)))
}

/// An operation as an interface that [`implement`] gave it.
pub fn interface<I: ?Sized + 'static>(ctx: &Context, ir: &Ir, op: OpId) -> Option<Box<I>> {
    let info = ir.info(ctx, op)?;
    let Implementation(make) = info.extensions.of::<Implementation<I>>()?;
    Some(make(op))
}
