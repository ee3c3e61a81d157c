//! Records during and after their construction: name, fields, superclasses, places.
//!
//! Invariant: `supers` is in the order in which the tool prints it (each parent's own superclasses before
//! the parent); a diamond lists the shared ancestor twice, as the tool does.

use std::sync::Arc;

use legalize_source::Span;
use smallvec::SmallVec;

use crate::fields::FieldList;
use crate::symbol::Sym;
use crate::types::Ty;
use crate::value::V;

/// Identity of a class or a definition in its [`RecordKeeper`](crate::RecordKeeper).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct RecordId(pub(crate) u32);

impl RecordId {
    /// Returns a dense index, unique within one keeper.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Definitions by the symbol of their name; most symbols of a large file name one.
#[derive(Debug, Default)]
pub(crate) struct DefsByName(Vec<u32>);

impl DefsByName {
    const NONE: u32 = u32::MAX;

    #[inline]
    pub(crate) fn get(&self, name: Sym) -> Option<RecordId> {
        self.0.get(name.index()).copied().filter(|&id| id != Self::NONE).map(RecordId)
    }

    pub(crate) fn insert(&mut self, name: Sym, def: RecordId) {
        if self.0.len() <= name.index() {
            self.0.resize((name.index() + 1).max(2 * self.0.len()), Self::NONE);
        }
        self.0[name.index()] = def.0;
    }
}

/// Index of a place in the store's table of places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SpanId(pub(crate) u32);

/// Kind of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RecordKind {
    Class,
    Def,
    Anonymous,
    /// The prototype that holds a multiclass' template arguments.
    Multiclass,
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

/// Data of classes and multiclasses only.
#[derive(Clone, Debug)]
pub(crate) struct ClassData {
    /// Template arguments, qualified with the class' name.
    pub(crate) template_args: Vec<Sym>,
    /// Template arguments as they are written.
    pub(crate) params: Vec<Sym>,
    /// Type of the records that derive from the class.
    pub(crate) ty: Option<Ty>,
    /// Qualified `NAME`.
    pub(crate) implicit: Sym,
    /// Superclasses of the class and the class itself, which are the superclasses of a record that derives
    /// from it only.
    inherited_supers: Option<Arc<[RecordId]>>,
}

/// Assertions and dumps of a record, evaluated when it is complete.
#[derive(Clone, Debug, Default)]
pub(crate) struct Checks {
    pub(crate) assertions: Vec<Assertion>,
    pub(crate) dumps: Vec<Dump>,
}

/// A class, a definition, or a definition under construction.
#[derive(Clone, Debug)]
pub(crate) struct RecordData {
    /// Name; a string once the record is registered.
    pub(crate) name: V,
    pub(crate) kind: RecordKind,
    /// Place of the name, then those of the `defm`s that led to it, innermost first.
    pub(crate) locs: SmallVec<[Span; 1]>,
    /// Place of the whole statement.
    pub(crate) extent: Span,
    pub(crate) fields: FieldList,
    pub(crate) direct: SmallVec<[RecordId; 2]>,
    /// Superclasses; shared by records that derive from one class.
    supers: Option<Arc<[RecordId]>>,
    /// The record's own type, computed on first use.
    pub(crate) ty: Option<Ty>,
    class: Option<Box<ClassData>>,
    checks: Option<Box<Checks>>,
}

// There may be hundreds of thousands of records.
const _: () = assert!(size_of::<RecordData>() <= 120);

impl RecordData {
    pub(crate) fn new(name: V, kind: RecordKind, loc: Span, extent: Span) -> Self {
        RecordData {
            name,
            kind,
            locs: SmallVec::from_elem(loc, 1),
            extent,
            fields: FieldList::default(),
            direct: SmallVec::new(),
            supers: None,
            ty: None,
            class: None,
            checks: None,
        }
    }

    /// Returns the template arguments, qualified with the class' name.
    pub(crate) fn template_args(&self) -> &[Sym] {
        self.class.as_ref().map_or(&[], |class| &class.template_args)
    }

    /// Returns the template arguments as they are written.
    pub(crate) fn params(&self) -> &[Sym] {
        self.class.as_ref().map_or(&[], |class| &class.params)
    }

    /// Returns the qualified `NAME` of a class or multiclass.
    pub(crate) fn implicit(&self) -> Sym {
        self.class.as_ref().map_or(Sym::EMPTY, |class| class.implicit)
    }

    /// Returns the data of classes and multiclasses, created on first use.
    pub(crate) fn class(&mut self) -> &mut ClassData {
        self.class.get_or_insert_with(|| {
            Box::new(ClassData {
                template_args: Vec::new(),
                params: Vec::new(),
                ty: None,
                implicit: Sym::EMPTY,
                inherited_supers: None,
            })
        })
    }

    pub(crate) fn assertions(&self) -> &[Assertion] {
        self.checks.as_ref().map_or(&[], |checks| &checks.assertions)
    }

    pub(crate) fn dumps(&self) -> &[Dump] {
        self.checks.as_ref().map_or(&[], |checks| &checks.dumps)
    }

    pub(crate) fn checks(&mut self) -> &mut Checks {
        self.checks.get_or_insert_default()
    }

    /// Adds the assertions and dumps of a class.
    pub(crate) fn add_checks(&mut self, of: Option<Box<Checks>>) {
        match (&mut self.checks, of) {
            (_, None) => {}
            (Some(checks), Some(more)) => {
                checks.assertions.extend(more.assertions);
                checks.dumps.extend(more.dumps);
            }
            (checks @ None, more) => *checks = more,
        }
    }

    /// Returns a copy of the assertions and dumps, if there are any.
    pub(crate) fn copied_checks(&self) -> Option<Box<Checks>> {
        self.checks.clone()
    }

    pub(crate) fn supers(&self) -> &[RecordId] {
        self.supers.as_deref().unwrap_or_default()
    }

    /// Returns the superclasses of a record that derives only from this class, which is `own`.
    pub(crate) fn inherited_supers(&mut self, own: RecordId) -> Arc<[RecordId]> {
        if let Some(known) = self.class.as_ref().and_then(|class| class.inherited_supers.as_ref()) {
            return known.clone();
        }
        let inherited_supers: Arc<[RecordId]> = self.supers().iter().copied().chain([own]).collect();
        self.class().inherited_supers = Some(inherited_supers.clone());
        inherited_supers
    }

    /// Adds a parent class with these [`inherited_supers`](RecordData::inherited_supers).
    pub(crate) fn derive(&mut self, class: RecordId, inherited_supers: Arc<[RecordId]>) {
        self.supers = Some(match &self.supers {
            None => inherited_supers,
            Some(before) => before.iter().chain(inherited_supers.iter()).copied().collect(),
        });
        self.direct.push(class);
        self.ty = None;
        if let Some(own) = &mut self.class {
            own.inherited_supers = None;
        }
    }

    pub(crate) fn loc(&self) -> Span {
        self.locs[0]
    }

    pub(crate) fn is_class(&self) -> bool {
        self.kind == RecordKind::Class
    }

    pub(crate) fn is_subclass_of(&self, class: RecordId) -> bool {
        self.supers().contains(&class)
    }
}
