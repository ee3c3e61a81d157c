//! Definitions and pattern sets that a program carries.

use std::sync::Arc;

use legalize_conversion::{DeclarativeOptions, Natives, PatternSet};
use legalize_evaluation::Snippets;
use legalize_ir::{Context, Fold, FoldInput, Ir, OpId};
use legalize_ods::OdsModule;
use legalize_pattern_model::{Origins, PatternFile};
use legalize_source::{Diagnostic, Diagnostics};

use crate::OpView;

/// Definitions frozen by a build script.
#[derive(Clone, Copy, Debug)]
pub struct FrozenDialect(&'static [u8]);

impl FrozenDialect {
    /// Wraps the bytes of definitions that a build script wrote.
    pub const fn new(bytes: &'static [u8]) -> Self {
        FrozenDialect(bytes)
    }

    /// Returns the definitions.
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

    /// Registers the definitions in a context. No file is read. Returns a warning for each definition that
    /// declares hooks which are not attached yet.
    pub fn register(self, ctx: &mut Context) -> Diagnostics {
        self.register_with(ctx, |_| {})
    }

    /// Same as [`register`](FrozenDialect::register), with hooks that `attach` attaches to the registered
    /// definitions: warnings are about hooks that are missing afterwards.
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
    /// Wraps the bytes of patterns that a build script wrote.
    pub const fn new(bytes: &'static [u8]) -> Self {
        FrozenPatterns(bytes)
    }

    /// Returns the patterns as data.
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

    /// Adds the patterns to a set. Locations in their files are registered in the context's source map, so
    /// that messages show the user's lines.
    pub fn add_to(self, ctx: &Context, patterns: &mut PatternSet, options: DeclarativeOptions) {
        let file = self.file();
        let origins: Origins = file.origins(ctx.sources());
        patterns.add_file(Arc::new(file), Arc::new(origins), options);
    }
}

/// Returns the bytes that [`FrozenPatterns`] reads.
#[must_use]
#[expect(
    clippy::missing_panics_doc,
    reason = "the model has no maps or sequences of unknown length, and the bytes go to memory"
)]
pub fn freeze_patterns(file: &PatternFile) -> Vec<u8> {
    rmp_serde::to_vec_named(file).expect("MessagePack holds all kinds of data that the model is made of")
}

/// Sets the evaluator of the natives' C++ texts to one with a context's definitions, unless the registry has
/// one already.
pub fn set_evaluator(ctx: &Context, natives: &mut Natives) {
    if natives.evaluator().is_none() {
        natives.set_evaluator(Arc::new(Snippets::new(legalize_ods::classes(ctx))));
    }
}

/// Folder of operations of a definition.
pub trait FoldInterface: OpView {
    /// Returns the replacement of the results, if any.
    fn fold(self, input: &FoldInput<'_>) -> Fold;
}

/// Verifier of operations of a definition, called after the declared constraints hold.
pub trait VerifyInterface: OpView {
    /// Checks the operation.
    ///
    /// # Errors
    /// If it is not valid; the message does not begin with the operation's name.
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

/// Conversion of operations of a name to an interface.
struct Implementation<I: ?Sized>(fn(OpId) -> Box<I>);

/// Registers the implementation of an interface by operations of a definition:
/// `implement::<AddIOp, dyn MyInterface>(ctx, |op| Box::new(op))`. Returns false if the operation is not
/// registered.
pub fn implement<O: OpView, I: ?Sized + 'static>(ctx: &mut Context, make: fn(OpId) -> Box<I>) -> bool {
    ctx.update_op(ctx.op_name(O::NAME), |info| info.extensions.insert(Implementation(make)))
}

/// Returns an operation as an interface that was registered with [`implement`].
pub fn interface<I: ?Sized + 'static>(ctx: &Context, ir: &Ir, op: OpId) -> Option<Box<I>> {
    let info = ir.info(ctx, op)?;
    let Implementation(make) = info.extensions.get::<Implementation<I>>()?;
    Some(make(op))
}
