//! Attributes of operations, read and set as plain Rust values.

use legalize_ir::Attribute;

use crate::misuse::{Part, check_edit, data, unreadable};
use crate::plain::{AttrValueKind, FromAttr, Plain};
use crate::{EditIr, OpView, ReadIr};

/// Returns an inherent attribute of an operation: number `index` in its definition, with that name.
///
/// # Panics
/// If the operation is erased or belongs to another body.
#[track_caller]
pub fn attr<'c, O: OpView>(
    op: O,
    at: &(impl ReadIr<'c> + ?Sized),
    index: usize,
    name: &str,
) -> Option<Attribute> {
    let (ctx, id) = (at.read_ctx(), op.into());
    let data = data(op, at, Part::Attr(name));
    // The index avoids hashing the name; a definition that replaced this one may differ.
    let declared = ctx.op_info(data.name()).and_then(|info| info.inherent.get(index));
    let name = match declared {
        Some(&declared) if ctx.str(declared) == name => declared,
        _ => ctx.find_name(name)?,
    };
    at.read_ir().attr(ctx, id, name)
}

/// True if an attribute is present: number `index` in the definition, with that name. A unit property may be
/// stored as `false`.
///
/// # Panics
/// If the operation is erased or belongs to another body.
#[track_caller]
pub fn is_present<'c>(op: impl OpView, at: &(impl ReadIr<'c> + ?Sized), index: usize, name: &str) -> bool {
    attr(op, at, index, name).is_some_and(|attr| bool::from_attr(at.read_ctx(), attr).unwrap_or(true))
}

/// Returns the value of a required attribute.
///
/// # Panics
/// If it is absent or of another kind; the verifier refuses such an operation. If the operation is erased or
/// belongs to another body.
#[track_caller]
pub fn required<'c, O: OpView, T: FromAttr<'c>>(
    op: O,
    at: &(impl ReadIr<'c> + ?Sized),
    index: usize,
    name: &str,
) -> T {
    let Some(found) = attr(op, at, index, name) else {
        unreadable(op, at, Part::Attr(name), "it is absent");
    };
    match T::from_attr(at.read_ctx(), found) {
        Some(value) => value,
        None => of_another_kind(op, at, name, found),
    }
}

/// Returns the value of an attribute, or the declared default if it is absent.
///
/// # Panics
/// If it is of another kind, or absent and the default is not known in the context. If the operation is
/// erased or belongs to another body.
#[track_caller]
pub fn defaulted<'c, O: OpView, T: FromAttr<'c>>(
    op: O,
    at: &(impl ReadIr<'c> + ?Sized),
    index: usize,
    name: &str,
) -> T {
    let ctx = at.read_ctx();
    let default = || {
        let info = at.read_ir().info(ctx, op.into())?;
        let found = info.default_attrs.iter().find(|(declared, _)| ctx.str(*declared) == name);
        found.map(|(_, attr)| *attr)
    };
    let Some(found) = attr(op, at, index, name).or_else(default) else {
        unreadable(op, at, Part::Attr(name), "it is absent, and the context knows no default of it");
    };
    match T::from_attr(ctx, found) {
        Some(value) => value,
        None => of_another_kind(op, at, name, found),
    }
}

/// Panics because an attribute is not of the declared kind.
#[cold]
#[track_caller]
fn of_another_kind<'c, O: OpView>(op: O, at: &(impl ReadIr<'c> + ?Sized), name: &str, found: Attribute) -> ! {
    let text = legalize_ir::attr_to_string(at.read_ctx(), found);
    unreadable(op, at, Part::Attr(name), format!("'{text}' is not of the declared kind"))
}

/// Returns the value of an optional attribute; nothing also if it is of another kind.
///
/// # Panics
/// If the operation is erased or belongs to another body.
#[track_caller]
pub fn optional<'c, O: OpView, T: FromAttr<'c>>(
    op: O,
    at: &(impl ReadIr<'c> + ?Sized),
    index: usize,
    name: &str,
) -> Option<T> {
    attr(op, at, index, name).and_then(|attr| T::from_attr(at.read_ctx(), attr))
}

/// Sets an attribute.
///
/// # Panics
/// If the operation is not of the definition, is erased or belongs to another body, or if the value is not
/// one of an attribute of this kind.
#[track_caller]
pub fn set_attr<'c, O: OpView>(
    op: O,
    at: &mut (impl EditIr<'c> + ?Sized),
    name: &str,
    kind: AttrValueKind,
    value: impl Into<Plain>,
) {
    check_edit(op, at, Part::Attr(name));
    let value = value.into().into_attr(at.read_ctx(), kind);
    at.edit_op(op.into(), |ctx, ir| ir.set_attr(ctx, op.into(), ctx.name(name), value));
}

/// Sets an attribute, or removes it.
///
/// # Panics
/// Same as [`set_attr`].
#[track_caller]
pub fn set_optional_attr<'c, O: OpView, T: Into<Plain>>(
    op: O,
    at: &mut (impl EditIr<'c> + ?Sized),
    name: &str,
    kind: AttrValueKind,
    value: Option<T>,
) {
    match value {
        Some(value) => set_attr(op, at, name, kind, value),
        None => remove_attr(op, at, name),
    }
}

/// Removes an attribute.
///
/// # Panics
/// If the operation is not of the definition, is erased or belongs to another body.
#[track_caller]
pub fn remove_attr<'c, O: OpView>(op: O, at: &mut (impl EditIr<'c> + ?Sized), name: &str) {
    check_edit(op, at, Part::Attr(name));
    at.edit_op(op.into(), |ctx, ir| ir.set_attr(ctx, op.into(), ctx.name(name), None));
}
