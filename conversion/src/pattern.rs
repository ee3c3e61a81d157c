//! Rewrite patterns written in Rust, and what is known of any pattern.
//!
//! Mirrors <https://mlir.llvm.org/docs/PatternRewriter/#defining-patterns>. A pattern's benefit is fixed when it
//! is made; a failing pattern leaves no edit behind (drivers take edits back and can report them).

use std::fmt;
use std::sync::Arc;

use legalize_ir::{Context, Ir, Location, OpId, OpName};
use legalize_pattern_model::Site;

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

/// Why a pattern was not applied. It did not match, which is no error, or it cannot be evaluated, which drivers report.
/// The reason is put into words only if somebody wants to read it.
#[derive(Default)]
pub struct MatchFailure {
    reason: Reason,
    loc: Option<Location>,
    undecided: bool,
    not_evaluated: bool,
    part: Option<Part>,
}

/// A statement of a declarative pattern.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Part {
    /// Of the match section.
    Match(u32),
    /// Of the rewrite section.
    Rewrite(u32),
}

impl Part {
    /// The statement at a place in a pattern.
    pub fn of(site: Site) -> Option<Self> {
        match site {
            Site::Match(_, at) => Some(Part::Match(at as u32)),
            Site::Rewrite(_, at) => Some(Part::Rewrite(at as u32)),
            _ => None,
        }
    }

    /// The place in a pattern of a file.
    pub fn site(self, pattern: usize) -> Site {
        match self {
            Part::Match(at) => Site::Match(pattern, at as usize),
            Part::Rewrite(at) => Site::Rewrite(pattern, at as usize),
        }
    }
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

    /// The pattern cannot be evaluated: a native gives what it is not declared to give, a creation has no result types,
    /// C++ text asks for something that is not known. Drivers do not go on as if the pattern did not match: they stop,
    /// or report it and leave this application out, see [`GreedyConfig::keep_going`](crate::GreedyConfig::keep_going).
    pub fn not_evaluated(reason: impl Into<String>) -> Self {
        Self::text(reason).unevaluated()
    }

    /// As [`MatchFailure::not_evaluated`], with the reason that is there.
    #[must_use]
    pub(crate) fn unevaluated(mut self) -> Self {
        (self.undecided, self.not_evaluated) = (true, true);
        self
    }

    /// True if the pattern cannot be evaluated, which is an error; otherwise it merely does not match.
    pub fn is_not_evaluated(&self) -> bool {
        self.not_evaluated
    }

    /// In this statement of the pattern.
    #[must_use]
    pub(crate) fn in_part(mut self, part: Option<Part>) -> Self {
        self.part = self.part.or(part);
        self
    }

    /// The statement of the pattern that failed, if that is known.
    pub(crate) fn part(&self) -> Option<Part> {
        self.part
    }

    /// Indeterminate: the opposite does not hold either.
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
    /// If the pattern does not match, or cannot be evaluated; what it has edited by then is undone.
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
