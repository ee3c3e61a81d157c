//! Shared parts of the targets: contexts, cases of several files, edits by tokens, random rules and modules.

pub mod cases;
pub mod random;
pub mod tokens;

use std::cell::RefCell;
use std::sync::Arc;

use legalize::ir::{
    AttrData, Attribute, Context, ElementsData, FloatKind, Ir, Nested, OpId, TypeData, element_type_or_self,
    register_builtin,
};
use legalize::passes::Timing;
use legalize::session::{Session, SessionOptions};
use legalize::source::{Diagnostic, SourceMap};

/// Number of inputs after which new contexts are created, so that interned data does not fill the memory.
const INPUTS: u32 = 20_000;

/// Maximum number of times that an affine expression is parsed and printed before its text is stable.
pub const AFFINE_STEPS: usize = 16;

struct Contexts {
    empty: Context,
    filled: Session,
    inputs: u32,
}

impl Contexts {
    fn new() -> Self {
        let mut empty = Context::new(Arc::new(SourceMap::new()));
        empty.allow_unregistered_dialects(true);
        register_builtin(&mut empty);
        let options = SessionOptions::default().with(|options| options.allow_unregistered_dialect = true);
        let (filled, diagnostics) =
            Session::new(Arc::new(SourceMap::new()), &options, &legalize::providers(), &mut Timing::new())
                .into_parts();
        let filled = filled.unwrap_or_else(|| panic!("{diagnostics:?}"));
        Contexts { empty, filled, inputs: 0 }
    }
}

thread_local! {
    static CONTEXTS: RefCell<Option<Contexts>> = const { RefCell::new(None) };
}

/// True if a run succeeded. A run with checks of patterns may fail like any other, but not because a pattern
/// violates a rule: the rules of the targets are well behaved.
///
/// # Panics
/// If a pattern violates a rule.
pub fn sound(result: Result<(), Diagnostic>, rules: &str) -> bool {
    if let Err(error) = &result {
        assert!(!error.code.starts_with("pattern::"), "{}\n{rules}", error.one_line());
    }
    result.is_ok()
}

/// Runs a check in a context with the builtin dialect alone, and in one with all embedded dialects.
pub fn in_both_contexts(check: impl Fn(&Context)) {
    in_contexts(|contexts| {
        check(&contexts.empty);
        check(contexts.filled.ctx());
    });
}

/// Runs a check in a session with all embedded dialects.
pub fn in_session(check: impl Fn(&Session)) {
    in_contexts(|contexts| check(&contexts.filled));
}

fn in_contexts(check: impl Fn(&Contexts)) {
    CONTEXTS.with_borrow_mut(|slot| {
        let contexts = slot.get_or_insert_with(Contexts::new);
        check(contexts);
        contexts.inputs += 1;
        if contexts.inputs == INPUTS {
            *slot = None;
        }
    });
}

/// Checks that a printed text parses as the same handle, or at least as one with the same text if it is
/// distinct each time that it is parsed.
///
/// # Panics
/// If the print does not read back as the same handle or text.
pub fn check_round_trip<T: Copy + PartialEq + std::fmt::Debug + Into<Nested>>(
    ctx: &Context,
    first: T,
    read: impl Fn(&str) -> Result<T, Diagnostic>,
    print: impl Fn(T) -> String,
) {
    let printed = print(first);
    if is_lost(ctx, &printed, [first.into()]) {
        return;
    }
    // A second resource of one name is renamed.
    ctx.forget_resources();
    let reread = |printed: &str| {
        read(printed).unwrap_or_else(|error| {
            panic!("the print does not read back: {:?}\n{printed}", error.resolved(ctx.sources()))
        })
    };
    let again = reread(&printed);
    let second = print(again);
    // The simplification of an affine sum is not idempotent, neither is upstream's: it may take another step
    // when the sum is parsed again, but it terminates.
    if second != printed && printed.contains("affine_") {
        let settles = (0..AFFINE_STEPS).try_fold(second, |text, _| {
            let next = print(reread(&text));
            if next == text { Err(()) } else { Ok(next) }
        });
        assert!(settles.is_err(), "{printed}");
        return;
    }
    assert_eq!(printed, second);
    if !printed.contains("distinct[") {
        assert_eq!(first, again, "{printed}");
    }
}

/// True if a text is one that upstream also prints and that neither tool parses: of `@""`, or of what is in
/// `items`.
pub fn is_lost(ctx: &Context, printed: &str, items: impl IntoIterator<Item = Nested>) -> bool {
    printed.contains("<<INVALID EMPTY SYMBOL>>")
        || items.into_iter().any(|item| ctx.nested(item).any(|item| is_lost_item(ctx, item)))
}

/// Same as [`is_lost`], for a whole operation with its text.
pub fn is_lost_in(ctx: &Context, ir: &Ir, root: OpId, printed: &str) -> bool {
    let ops = || ir.preorder(root);
    let blocks = ops().flat_map(|op| ir.op(op).regions()).flat_map(|&region| ir.region_blocks(region));
    let values =
        blocks.flat_map(|block| ir.block(block).args()).chain(ops().flat_map(|op| ir.op(op).results()));
    let types = values.map(|&value| ir.value_type(value).into());
    let attrs = ops().flat_map(|op| {
        let data = ir.op(op);
        [data.inherent(), data.discardable()].map(|dict| dict.as_attribute().into())
    });
    is_lost(ctx, printed, types.chain(attrs))
}

/// True if sparse elements have several indices that are all equal, in all coordinates.
fn is_repeated_index(ctx: &Context, indices: Attribute) -> bool {
    let AttrData::DenseElements { ty, data: ElementsData::Bytes { splat: true, .. } } =
        ctx.attr_data(indices)
    else {
        return false;
    };
    let shaped = legalize::ir::shape_of(ctx, *ty);
    shaped.and_then(|shaped| shaped.shape?.first().copied()).is_some_and(|count| count > 1)
}

/// True if upstream prints the body of an opaque attribute or type so that neither tool parses it:
/// `!d<t<1>.<2>>` as `!d.t<1>.<2>`, where the symbol ends at the first closing bracket, and `!d.a-` as
/// `!d<a->`; or a number that both parse as an `f64` although it is wider.
fn is_lost_item(ctx: &Context, item: Nested) -> bool {
    let is_wide = |ty| {
        let element = element_type_or_self(ctx, ty);
        matches!(ctx.type_data(element), TypeData::Float(FloatKind::F80 | FloatKind::F128))
    };
    let body = match item {
        Nested::Attr(attr) => match ctx.attr_data(attr) {
            AttrData::Opaque { body, .. } => body,
            AttrData::SparseElements { ty, indices, .. } => {
                let is_empty = |ty| {
                    legalize::ir::shape_of(ctx, ty)
                        .is_some_and(|shaped| shaped.shape.as_deref().is_some_and(<[i64]>::is_empty))
                };
                // Printed as `sparse<>`, regardless of the contents; and several equal indices as a single
                // one.
                return is_empty(*ty) || is_repeated_index(ctx, *indices);
            }
            AttrData::Float { ty, .. } | AttrData::DenseElements { ty, .. } => return is_wide(*ty),
            _ => return false,
        },
        Nested::Type(ty) => match ctx.type_data(ty) {
            TypeData::Opaque { body, .. } => body,
            _ => return false,
        },
    };
    let (mut depth, mut quoted, mut before) = (0u32, false, ' ');
    let closes = |(at, c): (usize, char)| {
        match c {
            '"' if before != '\\' => quoted = !quoted,
            '<' | '[' | '(' | '{' if !quoted => depth += 1,
            '>' if before == '-' && !quoted => {}
            '>' | ']' | ')' | '}' if !quoted => depth = depth.saturating_sub(1),
            _ => {}
        }
        before = c;
        (depth == 0 && "]>})".contains(c) && !quoted).then_some(at)
    };
    body.ends_with('-') || body.char_indices().find_map(closes).is_some_and(|at| at + 1 < body.len())
}
