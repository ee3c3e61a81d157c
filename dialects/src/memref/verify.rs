//! Single operations of memref, and what reads and writes buffers: sizes, symbols of layouts, casts, atomic updates,
//! vectors in memory.

use legalize_ir::VerifyPhase;
use legalize_ir::verify::{element_type_or_self, shapes_compatible};
use legalize_ir::{AttrData, Attribute, Context, Ir, OpId, SymbolTables, Type, TypeData};
use legalize_source::Diagnostic;

use crate::common::chain;
use crate::common::rules::{
    Checked, Subject, Verify, attach_early_rules, attach_rules, attach_symbol_rules, no_cast, plain, wrong,
};
use crate::common::strides::{self, Strided};

fn verify_alloc(at: Subject<'_>) -> Checked {
    let Some(TypeData::MemRef { shape, layout, .. }) = at.result().map(|ty| at.data(ty)) else {
        return Ok(());
    };
    let (sizes, symbols) = (at.group(0).len(), at.group(1).len());
    let open = shape.iter().filter(|dim| **dim == Type::DYNAMIC).count();
    if sizes != open {
        return wrong(format!("incorrect number of dynamic sizes, has {sizes}, expected {open}"));
    }
    let wanted = match layout.map(|layout| at.ctx.attr_data(layout)) {
        Some(AttrData::AffineMap(map)) => map.symbols as usize,
        Some(AttrData::StridedLayout { strides, offset }) => {
            strides.iter().chain([offset]).filter(|number| **number == Type::DYNAMIC).count()
        }
        _ => 0,
    };
    match symbols == wanted {
        true => Ok(()),
        false => wrong(format!(
            "symbol operand count does not equal memref symbol count: expected {wanted}, got {symbols}"
        )),
    }
}

/// Whether numbers may be one at run time.
fn agree(a: i64, b: i64) -> bool {
    a == b || a == Type::DYNAMIC || b == Type::DYNAMIC
}

fn layouts_agree(a: &Strided, b: &Strided) -> bool {
    agree(a.offset, b.offset)
        && a.strides.len() == b.strides.len()
        && a.strides.iter().zip(&b.strides).all(|(a, b)| agree(*a, *b))
}

fn is_cast(at: Subject<'_>, from: Type, to: Type) -> bool {
    match (at.data(from), at.data(to)) {
        (
            TypeData::MemRef { element, layout, memory_space, .. },
            TypeData::MemRef { element: other, layout: other_layout, memory_space: other_space, .. },
        ) => {
            let layouts = layout == other_layout
                || strides::of_type(at.ctx, from)
                    .zip(strides::of_type(at.ctx, to))
                    .is_some_and(|(a, b)| layouts_agree(&a, &b));
            element == other && layouts && memory_space == other_space && shapes_compatible(at.ctx, from, to)
        }
        (
            TypeData::MemRef { element, memory_space, .. },
            TypeData::UnrankedMemRef { element: other, memory_space: space },
        )
        | (
            TypeData::UnrankedMemRef { element, memory_space },
            TypeData::MemRef { element: other, memory_space: space, .. },
        ) => element == other && memory_space == space,
        _ => false,
    }
}

fn verify_cast(at: Subject<'_>) -> Checked {
    let (Some(from), Some(to)) = (at.ty(0), at.result()) else { return Ok(()) };
    match is_cast(at, from, to) {
        true => Ok(()),
        false => no_cast(at, from, to),
    }
}

/// How a value in a buffer is updated: the words of the kinds in the order of their numbers, and what they take.
const KINDS: [(&str, Takes); 16] = [
    ("addf", Takes::Floats),
    ("addi", Takes::Integers),
    ("andi", Takes::Integers),
    ("assign", Takes::All),
    ("maximumf", Takes::Floats),
    ("maxnumf", Takes::Floats),
    ("maxs", Takes::Integers),
    ("maxu", Takes::Integers),
    ("minimumf", Takes::Floats),
    ("minnumf", Takes::Floats),
    ("mins", Takes::Integers),
    ("minu", Takes::Integers),
    ("mulf", Takes::Floats),
    ("muli", Takes::Integers),
    ("ori", Takes::Integers),
    ("xori", Takes::Integers),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Takes {
    All,
    Floats,
    Integers,
}

fn verify_atomic(at: Subject<'_>) -> Checked {
    let (Some(value), Some(buffer), Some(kind)) = (at.ty(0), at.ty(1), at.int("kind")) else { return Ok(()) };
    if at.dims(buffer).is_some_and(|shape| shape.len() != at.group(2).len()) {
        return wrong("expects the number of subscripts to be equal to memref rank");
    }
    let Some((word, takes)) = usize::try_from(kind).ok().and_then(|kind| KINDS.get(kind)) else {
        return Ok(());
    };
    match (takes, at.data(value)) {
        (Takes::Floats, data) if !matches!(data, TypeData::Float(_)) => {
            wrong(format!("with kind '{word}' expects a floating-point type"))
        }
        (Takes::Integers, data) if !matches!(data, TypeData::Integer { .. }) => {
            wrong(format!("with kind '{word}' expects an integer type"))
        }
        _ => Ok(()),
    }
}

fn verify_generic_atomic(at: Subject<'_>) -> Checked {
    let (Some(block), Some(result)) = (at.block(0), at.result()) else { return Ok(()) };
    match at.args(block)[..] {
        [arg] if arg != result => wrong("expected block argument of the same type result type"),
        [_] => Ok(()),
        _ => wrong("expected single number of entry block arguments"),
    }
}

fn verify_atomic_yield(at: Subject<'_>) -> Checked {
    let result = at.parent().and_then(Subject::result);
    match (at.ty(0), result) {
        (Some(found), Some(result)) if found != result => wrong(format!(
            "types mismatch between yield op: '{}' and its parent: '{}'",
            at.show(found),
            at.show(result)
        )),
        _ => Ok(()),
    }
}

/// A buffer in another memory, and nothing else about it changed.
fn verify_space_cast(at: Subject<'_>) -> Checked {
    let (Some(from), Some(to)) = (at.ty(0), at.result()) else { return Ok(()) };
    let fits = match (at.data(from), at.data(to)) {
        (
            TypeData::MemRef { element, layout, shape, .. },
            TypeData::MemRef { element: other, layout: other_layout, shape: other_shape, .. },
        ) => element == other && layout == other_layout && shape == other_shape,
        (TypeData::UnrankedMemRef { element, .. }, TypeData::UnrankedMemRef { element: other, .. }) => {
            element == other
        }
        _ => return no_cast(at, from, to),
    };
    match fits {
        true => Ok(()),
        false => no_cast(at, from, to),
    }
}

/// Whether elements lie one behind the other from the start on.
fn is_plain(at: Subject<'_>, layout: Option<Attribute>) -> bool {
    match layout.map(|layout| at.ctx.attr_data(layout)) {
        None => true,
        Some(AttrData::AffineMap(map)) => map.is_identity(),
        Some(AttrData::StridedLayout { strides, offset }) => *offset == 0 && strides[..] == [1],
        Some(_) => false,
    }
}

/// A buffer of another size.
fn verify_realloc(at: Subject<'_>) -> Checked {
    let (Some(from), Some(to)) = (at.ty(0), at.result()) else { return Ok(()) };
    let (
        TypeData::MemRef { element, layout, memory_space, .. },
        TypeData::MemRef { element: other, layout: other_layout, memory_space: other_space, shape },
    ) = (at.data(from), at.data(to))
    else {
        return Ok(());
    };
    for (layout, which, ty) in [(layout, "source", from), (other_layout, "result", to)] {
        if !is_plain(at, *layout) {
            return plain(format!("unsupported layout for {which} memref type '{}'", at.show(ty)));
        }
    }
    for (differs, what) in
        [(memory_space != other_space, "memory spaces"), (element != other, "element types")]
    {
        if differs {
            return plain(format!(
                "different {what} specified for source memref type '{}' and result memref type '{}'",
                at.show(from),
                at.show(to)
            ));
        }
    }
    match (shape.contains(&Type::DYNAMIC), at.group(1).is_empty()) {
        (true, true) => plain(format!("missing dimension operand for result type '{}'", at.show(to))),
        (false, false) => plain(format!("unnecessary dimension operand for result type '{}'", at.show(to))),
        _ => Ok(()),
    }
}

/// A buffer in a shape that another one says.
fn verify_reshape(at: Subject<'_>) -> Checked {
    let (Some(source), Some(shape), Some(result)) = (at.ty(0), at.ty(1), at.result()) else { return Ok(()) };
    if at.element(source) != at.element(result) {
        return wrong("element types of source and destination memref types should be the same");
    }
    for (ty, which) in [(source, "source"), (result, "result")] {
        if let TypeData::MemRef { layout, .. } = at.data(ty)
            && !is_plain(at, *layout)
        {
            return wrong(format!("{which} memref type should have identity affine map"));
        }
    }
    let length = at.dims(shape).and_then(|dims| dims.first().copied()).unwrap_or(Type::DYNAMIC);
    match at.dims(result) {
        None => Ok(()),
        Some(_) if length == Type::DYNAMIC => {
            wrong("cannot use shape operand with dynamic length to reshape to statically-ranked memref type")
        }
        Some(dims) if dims.len() as i64 != length => {
            wrong("length of shape operand differs from the result's memref rank")
        }
        Some(_) => Ok(()),
    }
}

/// A buffer that others' bytes are seen as.
fn verify_view(at: Subject<'_>) -> Checked {
    let (Some(from), Some(to)) = (at.ty(0), at.result()) else { return Ok(()) };
    let (
        TypeData::MemRef { layout, memory_space, .. },
        TypeData::MemRef { layout: other_layout, memory_space: other_space, .. },
    ) = (at.data(from), at.data(to))
    else {
        return Ok(());
    };
    for (layout, which, ty) in [(layout, "base", from), (other_layout, "result", to)] {
        if !is_plain(at, *layout) {
            return plain(format!("unsupported map for {which} memref type '{}'", at.show(ty)));
        }
    }
    match memory_space == other_space {
        true => Ok(()),
        false => plain(format!(
            "different memory spaces specified for base memref type '{}' and view memref type '{}'",
            at.show(from),
            at.show(to)
        )),
    }
}

fn verify_alignment(at: Subject<'_>) -> Checked {
    match at.int("alignment") {
        Some(alignment) if alignment > 0 && !(alignment as u64).is_power_of_two() => {
            wrong("alignment must be power of 2")
        }
        _ => Ok(()),
    }
}

/// What a global holds is of its type.
fn verify_global(at: Subject<'_>) -> Checked {
    let Some(AttrData::Type(ty)) = at.attr_data("type") else { return Ok(()) };
    let known = at.dims(*ty).is_some_and(|shape| !shape.contains(&Type::DYNAMIC));
    if !known {
        return wrong(format!("type should be static shaped memref, but got '{}'", at.show(*ty)));
    }
    let Some(value) = at.attr("initial_value") else { return Ok(()) };
    let is_other = matches!(
        at.ctx.attr_data(value),
        AttrData::Integer { .. }
            | AttrData::Float { .. }
            | AttrData::String { .. }
            | AttrData::Type(_)
            | AttrData::Array(_)
            | AttrData::Dictionary(_)
            | AttrData::SymbolRef { .. }
            | AttrData::AffineMap(_)
    );
    match !is_other {
        true => Ok(()),
        false => wrong(format!(
            "initial value should be a unit or elements attribute, but got {}",
            legalize_ir::attr_to_string(at.ctx, value)
        )),
    }
}

/// A reference to a global names one of its type.
fn verify_reference(ctx: &Context, ir: &Ir, op: OpId, tables: &mut SymbolTables) -> Result<(), Diagnostic> {
    let at = Subject { ctx, ir, op };
    let (Some(name), Some(result)) = (at.attr("name"), at.result()) else { return Ok(()) };
    let global = tables.lookup_nearest(ctx, ir, op, name).map(|op| at.at(op));
    let shown = match ctx.attr_data(name) {
        AttrData::SymbolRef { root, .. } => ctx.str(*root),
        _ => return Ok(()),
    };
    let Some(global) = global.filter(|global| global.name() == "memref.global") else {
        return wrong(format!("'{shown}' does not reference a valid global memref"));
    };
    match global.attr_data("type") {
        Some(AttrData::Type(ty)) if *ty != result => wrong(format!(
            "result type '{}' does not match type '{}' of the global memref @{shown}",
            at.show(result),
            at.show(*ty)
        )),
        _ => Ok(()),
    }
}

/// Vectors that lie in a buffer one element behind the other, or as its elements.
fn verify_vector(at: Subject<'_>, buffer: Option<Type>, vector: Option<Type>, loads: bool) -> Checked {
    let (Some(buffer), Some(vector)) = (buffer, vector) else { return Ok(()) };
    let (TypeData::MemRef { element, shape, .. }, TypeData::Vector { shape: lengths, .. }) =
        (at.data(buffer), at.data(vector))
    else {
        return Ok(());
    };
    if shape.len() < lengths.len() {
        return wrong(match loads {
            true => "destination memref has lower rank than the result vector",
            false => "source memref has lower rank than the vector to store",
        });
    }
    let inner = strides::of_type(at.ctx, buffer).map(|layout| layout.strides.last().copied().unwrap_or(1));
    // What has one element is next to nothing.
    let single = lengths.iter().all(|length| *length == 1) && !is_scalable(at, vector);
    if !single && inner.is_none_or(|stride| stride != 1) {
        return wrong("most minor memref dim must have unit stride");
    }
    let of_vectors = matches!(at.data(*element), TypeData::Vector { .. });
    let fits = if of_vectors { *element == vector } else { *element == element_type_or_self(at.ctx, vector) };
    match (fits, of_vectors, loads) {
        (true, ..) => Ok(()),
        (false, true, true) => wrong("base memref and result vector types should match"),
        (false, true, false) => wrong("base memref and valueToStore vector types should match"),
        (false, false, true) => wrong("base and result element types should match"),
        (false, false, false) => wrong("base and valueToStore element type should match"),
    }
}

fn is_scalable(at: Subject<'_>, ty: Type) -> bool {
    matches!(at.data(ty), TypeData::Vector { scalable, .. } if scalable.contains(&true))
}

const RULES: &[(&str, Verify)] = &[
    ("memref.alloc", verify_alloc),
    ("memref.alloca", verify_alloc),
    ("memref.assume_alignment", verify_alignment),
    ("memref.atomic_rmw", verify_atomic),
    ("memref.atomic_yield", verify_atomic_yield),
    ("memref.generic_atomic_rmw", verify_generic_atomic),
    ("memref.global", verify_global),
    ("memref.realloc", verify_realloc),
    ("memref.reshape", verify_reshape),
    ("vector.load", |at| verify_vector(at, at.ty(0), at.result(), true)),
    ("vector.store", |at| verify_vector(at, at.ty(1), at.ty(0), false)),
];

const CASTS: &[(&str, Verify)] =
    &[("memref.cast", verify_cast), ("memref.memory_space_cast", verify_space_cast)];

/// Attaches the rules to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    attach_rules(ctx, "buffers", RULES);
    attach_early_rules(ctx, "buffers", CASTS);
    chain::add(ctx, "memref.view", "buffers", VerifyPhase::Traits, verify_view);
    attach_symbol_rules(ctx, &[("memref.get_global", verify_reference)]);
}
