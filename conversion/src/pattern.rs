//! Rewrite patterns written in Rust, and what is known of any pattern.
//!
//! Mirrors <https://mlir.llvm.org/docs/PatternRewriter/#defining-patterns>. A pattern's benefit is fixed when it
//! is made; a failing pattern leaves no edit behind (drivers take edits back and can report them).

use std::fmt;
use std::sync::Arc;

use legalize_ir::{Context, Ir, Location, OpId, OpName};

use crate::conversion::{ConversionRewriter, ConvertedOperands};
use crate::rewriter::Rewriter;
use crate::trait_names;
use crate::type_converter::TypeConverter;

/// The operations that a pattern is tried on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Root {
    /// Those of one name.
    Op(String),
    /// Those whose definition names this trait or interface, spelled as its record or as its C++ class.
    Trait(String),
    /// All.
    Any,
}

/// What is known of a pattern without running it.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PatternInfo {
    /// What it is tried on.
    pub root: Root,
    /// A larger one is tried first.
    pub benefit: u16,
    /// The name that logs and filters use.
    pub debug_name: String,
    /// Groups that filters use.
    pub labels: Vec<String>,
    /// Names of the operations that it may create; the conversion driver's cost model goes by them.
    pub generated_ops: Vec<String>,
    /// Whether it may be applied to what it created itself.
    pub bounded_recursion: bool,
}

impl PatternInfo {
    /// The largest benefit; the next one means "impossible to match" in MLIR.
    pub const MAX_BENEFIT: u16 = 65534;

    /// A pattern of benefit 1.
    pub fn new(debug_name: impl Into<String>, root: Root) -> Self {
        PatternInfo {
            root,
            benefit: 1,
            debug_name: debug_name.into(),
            labels: Vec::new(),
            generated_ops: Vec::new(),
            bounded_recursion: false,
        }
    }

    /// A pattern on operations of one name.
    pub fn on(debug_name: impl Into<String>, op: impl Into<String>) -> Self {
        Self::new(debug_name, Root::Op(op.into()))
    }

    /// A pattern on any operation.
    pub fn any(debug_name: impl Into<String>) -> Self {
        Self::new(debug_name, Root::Any)
    }

    /// A pattern on operations with a trait or interface, by the name of its record (`Terminator`) or its C++ class
    /// (`::mlir::OpTrait::IsTerminator`). Freezing a set refuses a name that is not known.
    pub fn on_trait(debug_name: impl Into<String>, name: impl Into<String>) -> Self {
        Self::new(debug_name, Root::Trait(name.into()))
    }

    /// With this benefit.
    ///
    /// # Panics
    /// If it is above [`PatternInfo::MAX_BENEFIT`].
    #[must_use]
    #[track_caller]
    pub fn benefit(mut self, benefit: u16) -> Self {
        assert!(benefit <= Self::MAX_BENEFIT, "benefits end at {}", Self::MAX_BENEFIT);
        self.benefit = benefit;
        self
    }

    /// With one more label.
    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.labels.push(label.into());
        self
    }

    /// Creates operations of these names.
    #[must_use]
    pub fn generates<S: Into<String>>(mut self, ops: impl IntoIterator<Item = S>) -> Self {
        self.generated_ops.extend(ops.into_iter().map(Into::into));
        self
    }

    /// May be applied to what it created itself.
    #[must_use]
    pub fn with_bounded_recursion(mut self) -> Self {
        self.bounded_recursion = true;
        self
    }

    /// Whether the pattern is tried on operations of a name.
    pub fn applies_to(&self, ctx: &Context, name: OpName) -> bool {
        match &self.root {
            Root::Op(op) => ctx.op_str(name) == op,
            Root::Trait(wanted) => {
                ctx.op_info(name).is_some_and(|info| trait_names::has_trait(ctx, info, wanted))
            }
            Root::Any => true,
        }
    }
}

type LazyReason = Box<dyn Fn(&Context, &Ir) -> String + Send + Sync>;

/// Why a pattern did not match; no error. The reason is put into words only if somebody wants to read it.
#[derive(Default)]
pub struct MatchFailure {
    reason: Reason,
    loc: Option<Location>,
    undecided: bool,
    unknown: bool,
}

#[derive(Default)]
enum Reason {
    #[default]
    None,
    Static(&'static str),
    Text(Box<str>),
    Shared(Arc<str>),
    Lazy(LazyReason),
}

impl MatchFailure {
    /// Without a reason.
    pub fn silent() -> Self {
        Self::default()
    }

    /// Nobody can tell whether there is a match: the opposite does not follow.
    #[must_use]
    pub(crate) fn undecided(mut self) -> Self {
        self.undecided = true;
        self
    }

    /// Nobody can tell since something that was asked for is not known: the user is to hear of it.
    #[must_use]
    pub(crate) fn unknown(mut self) -> Self {
        (self.undecided, self.unknown) = (true, true);
        self
    }

    /// Whether something that was asked is not known.
    pub(crate) fn is_unknown(&self) -> bool {
        self.unknown
    }

    /// Whether nobody can tell.
    pub(crate) fn is_undecided(&self) -> bool {
        self.undecided
    }

    /// For a reason that is fixed text.
    pub fn new(reason: &'static str) -> Self {
        MatchFailure { reason: Reason::Static(reason), ..Self::default() }
    }

    /// For a reason that is put into words when it is read. The body is then as the pattern found it.
    pub fn lazy(reason: impl Fn(&Context, &Ir) -> String + Send + Sync + 'static) -> Self {
        MatchFailure { reason: Reason::Lazy(Box::new(reason)), ..Self::default() }
    }

    /// For a reason that is in words already.
    pub fn text(reason: impl Into<String>) -> Self {
        MatchFailure { reason: Reason::Text(reason.into().into_boxed_str()), ..Self::default() }
    }

    /// For a reason that is the same each time.
    pub(crate) fn shared(reason: &Arc<str>) -> Self {
        MatchFailure { reason: Reason::Shared(reason.clone()), ..Self::default() }
    }

    /// At this place.
    #[must_use]
    pub fn at(mut self, loc: Location) -> Self {
        self.loc = Some(loc);
        self
    }

    /// The place, if the pattern named one.
    pub fn loc(&self) -> Option<Location> {
        self.loc
    }

    /// The reason in words; empty if the pattern gave none.
    pub fn reason(&self, ctx: &Context, ir: &Ir) -> String {
        match &self.reason {
            Reason::None => String::new(),
            Reason::Static(text) => (*text).to_owned(),
            Reason::Text(text) => text.to_string(),
            Reason::Shared(text) => text.to_string(),
            Reason::Lazy(text) => text(ctx, ir),
        }
    }
}

impl fmt::Debug for MatchFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match &self.reason {
            Reason::None => "match failure",
            Reason::Static(text) => text,
            Reason::Text(text) => text,
            Reason::Shared(text) => text,
            Reason::Lazy(_) => "match failure (…)",
        })
    }
}

impl From<&'static str> for MatchFailure {
    fn from(reason: &'static str) -> Self {
        MatchFailure::new(reason)
    }
}

/// A pattern's answer.
pub type MatchResult = Result<(), MatchFailure>;

/// A rewrite pattern. It runs unchanged under every driver.
pub trait RewritePattern: Send + Sync {
    /// What is known of it.
    fn info(&self) -> PatternInfo;

    /// Matches `op` and rewrites it: updates it in place, replaces or erases it. Insertion point is before `op`.
    ///
    /// # Errors
    /// If the pattern does not match; then it has edited nothing.
    fn match_and_rewrite(&self, op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult;
}

/// A pattern of the dialect-conversion driver: it is handed the operands as they were converted.
pub trait ConversionPattern: Send + Sync {
    /// What is known of it.
    fn info(&self) -> PatternInfo;

    /// The converter of the operands' types. Without one the operands are the latest replacements, whatever
    /// their types.
    fn type_converter(&self) -> Option<&Arc<TypeConverter>> {
        None
    }

    /// Whether an operand may be any number of values. If not, the pattern fails to match where one operand is
    /// not exactly one value.
    fn takes_many_values(&self) -> bool {
        false
    }

    /// As [`RewritePattern::match_and_rewrite`].
    ///
    /// # Errors
    /// As there.
    fn match_and_rewrite(
        &self,
        op: OpId,
        operands: &ConvertedOperands,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> MatchResult;
}

/// A pattern that is a closure.
pub struct FnPattern<F> {
    info: PatternInfo,
    body: F,
}

impl<F> FnPattern<F>
where
    F: Fn(OpId, &mut dyn Rewriter<'_>) -> MatchResult + Send + Sync,
{
    /// A pattern that runs `body`.
    pub fn new(info: PatternInfo, body: F) -> Self {
        FnPattern { info, body }
    }
}

impl<F> RewritePattern for FnPattern<F>
where
    F: Fn(OpId, &mut dyn Rewriter<'_>) -> MatchResult + Send + Sync,
{
    fn info(&self) -> PatternInfo {
        self.info.clone()
    }

    fn match_and_rewrite(&self, op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
        (self.body)(op, rewriter)
    }
}

/// A conversion pattern that is a closure.
pub struct FnConversionPattern<F> {
    info: PatternInfo,
    converter: Option<Arc<TypeConverter>>,
    many: bool,
    body: F,
}

impl<F> FnConversionPattern<F>
where
    F: Fn(OpId, &ConvertedOperands, &mut ConversionRewriter<'_>) -> MatchResult + Send + Sync,
{
    /// A pattern that runs `body`, with operands converted by `converter` if there is one.
    pub fn new(info: PatternInfo, converter: Option<Arc<TypeConverter>>, body: F) -> Self {
        FnConversionPattern { info, converter, many: false, body }
    }

    /// Takes operands that are any number of values.
    #[must_use]
    pub fn taking_many_values(mut self) -> Self {
        self.many = true;
        self
    }
}

impl<F> ConversionPattern for FnConversionPattern<F>
where
    F: Fn(OpId, &ConvertedOperands, &mut ConversionRewriter<'_>) -> MatchResult + Send + Sync,
{
    fn info(&self) -> PatternInfo {
        self.info.clone()
    }

    fn type_converter(&self) -> Option<&Arc<TypeConverter>> {
        self.converter.as_ref()
    }

    fn takes_many_values(&self) -> bool {
        self.many
    }

    fn match_and_rewrite(
        &self,
        op: OpId,
        operands: &ConvertedOperands,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> MatchResult {
        (self.body)(op, operands, rewriter)
    }
}
