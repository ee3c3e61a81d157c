//! Records while they are built and after: name, fields, superclasses, places.
//!
//! Invariant: `supers` is in the order in which the tool prints it (each parent's own superclasses before
//! the parent); a diamond lists the shared ancestor twice, as the tool does.

use legalize_source::Span;
use smallvec::SmallVec;

use crate::symbol::Sym;
use crate::types::Ty;
use crate::value::V;

/// Identity of a class or a definition in its [`RecordKeeper`](crate::RecordKeeper).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct RecordId(pub(crate) u32);

impl RecordId {
    /// A dense index, unique within one keeper.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A place, by its index in the store's table of places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SpanId(pub(crate) u32);

/// What a record is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RecordKind {
    Class,
    Def,
    Anonymous,
    /// The prototype that holds a multiclass' template arguments.
    Multiclass,
}

/// A field, or a template argument of a class.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FieldData {
    pub(crate) name: Sym,
    pub(crate) ty: Ty,
    pub(crate) value: V,
    /// Where the field was declared or last set by `let`.
    pub(crate) loc: SpanId,
    /// Where the value is written.
    pub(crate) value_loc: SpanId,
    pub(crate) flags: u8,
}

impl FieldData {
    /// Declared with `field`: may stay unresolved.
    pub(crate) const NONCONCRETE_OK: u8 = 1;
    /// A template argument, not a field.
    pub(crate) const TEMPLATE_ARG: u8 = 2;
    /// A template argument that was mentioned.
    pub(crate) const USED: u8 = 4;

    pub(crate) fn is_template_arg(&self) -> bool {
        self.flags & Self::TEMPLATE_ARG != 0
    }

    pub(crate) fn is_nonconcrete_ok(&self) -> bool {
        self.flags & Self::NONCONCRETE_OK != 0
    }
}

/// An `assert` in a record.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Assertion {
    pub(crate) span: Span,
    pub(crate) condition: V,
    pub(crate) message: V,
}

/// A `dump` in a record.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dump {
    pub(crate) span: Span,
    pub(crate) message: V,
}

/// A class, a definition, or a definition in the making.
#[derive(Clone, Debug)]
pub(crate) struct RecordData {
    /// A string once the record is registered.
    pub(crate) name: V,
    pub(crate) kind: RecordKind,
    /// The place of the name, then those of the `defm`s that led here, innermost first.
    pub(crate) locs: SmallVec<[Span; 1]>,
    /// The whole statement.
    pub(crate) extent: Span,
    pub(crate) fields: Vec<FieldData>,
    /// Qualified with the class' name.
    pub(crate) template_args: Vec<Sym>,
    /// The same as they are written.
    pub(crate) params: Vec<Sym>,
    pub(crate) direct: SmallVec<[RecordId; 2]>,
    pub(crate) supers: Vec<RecordId>,
    pub(crate) assertions: Vec<Assertion>,
    pub(crate) dumps: Vec<Dump>,
    /// The record's own type, computed when it is first needed.
    pub(crate) ty: Option<Ty>,
    /// The type of the records that derive from this class.
    pub(crate) class_ty: Option<Ty>,
    /// The qualified `NAME` of a class or multiclass.
    pub(crate) implicit: Sym,
}

impl RecordData {
    pub(crate) fn new(name: V, kind: RecordKind, loc: Span, extent: Span) -> Self {
        RecordData {
            name,
            kind,
            locs: SmallVec::from_elem(loc, 1),
            extent,
            fields: Vec::new(),
            template_args: Vec::new(),
            params: Vec::new(),
            direct: SmallVec::new(),
            supers: Vec::new(),
            assertions: Vec::new(),
            dumps: Vec::new(),
            ty: None,
            class_ty: None,
            implicit: Sym::EMPTY,
        }
    }

    pub(crate) fn loc(&self) -> Span {
        self.locs[0]
    }

    pub(crate) fn is_class(&self) -> bool {
        self.kind == RecordKind::Class
    }

    pub(crate) fn is_subclass_of(&self, class: RecordId) -> bool {
        self.supers.contains(&class)
    }

    pub(crate) fn field_index(&self, name: Sym) -> Option<usize> {
        self.fields.iter().position(|field| field.name == name)
    }

    pub(crate) fn field(&self, name: Sym) -> Option<&FieldData> {
        self.fields.iter().find(|field| field.name == name)
    }
}
