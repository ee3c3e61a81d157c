//! Hash-consed types: `bit`, `int`, `string`, `dag`, `bits<n>`, `list<T>` and sets of classes.
//!
//! Mirrors the type rules of the TableGen Programmer's Reference. `code` is `string`; the difference is kept
//! in the value. The subclass relation is stored with the records, see [`crate::record`].

use rustc_hash::FxHashMap;

use crate::record::RecordId;

/// A type of a [`Types`] table; equality of handles is equality of types.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Ty(u32);

impl Ty {
    pub(crate) const BIT: Ty = Ty(0);
    pub(crate) const INT: Ty = Ty(1);
    pub(crate) const STRING: Ty = Ty(2);
    pub(crate) const DAG: Ty = Ty(3);
    /// The type of any record.
    pub(crate) const ANY_RECORD: Ty = Ty(4);

    pub(crate) fn raw(self) -> u32 {
        self.0
    }
}

/// Kind of a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TyNode {
    Bit,
    Int,
    String,
    Dag,
    Bits(u32),
    List(Ty),
    /// Records that derive from all of these classes (an index range of the class table).
    Record {
        start: u32,
        len: u32,
    },
}

/// Table of types.
#[derive(Debug)]
pub(crate) struct Types {
    nodes: Vec<TyNode>,
    depths: Vec<u32>,
    classes: Vec<RecordId>,
    bits: FxHashMap<u32, Ty>,
    /// List type of each type; 0 if there is none yet.
    lists: Vec<u32>,
    records: FxHashMap<Box<[RecordId]>, Ty>,
}

impl Types {
    pub(crate) fn new() -> Self {
        Types {
            nodes: vec![
                TyNode::Bit,
                TyNode::Int,
                TyNode::String,
                TyNode::Dag,
                TyNode::Record { start: 0, len: 0 },
            ],
            depths: vec![0; 5],
            classes: Vec::new(),
            bits: FxHashMap::default(),
            lists: Vec::new(),
            records: FxHashMap::default(),
        }
    }

    pub(crate) fn node(&self, ty: Ty) -> TyNode {
        self.nodes[ty.0 as usize]
    }

    fn add(&mut self, node: TyNode) -> Ty {
        let ty = Ty(self.nodes.len() as u32);
        self.depths.push(match node {
            TyNode::List(element) => self.depth(element) + 1,
            _ => 0,
        });
        self.nodes.push(node);
        ty
    }

    /// Returns the nesting depth of lists in the type.
    pub(crate) fn depth(&self, ty: Ty) -> u32 {
        self.depths[ty.0 as usize]
    }

    pub(crate) fn bits(&mut self, width: u32) -> Ty {
        if let Some(&ty) = self.bits.get(&width) {
            return ty;
        }
        let ty = self.add(TyNode::Bits(width));
        self.bits.insert(width, ty);
        ty
    }

    pub(crate) fn list(&mut self, element: Ty) -> Ty {
        let index = element.0 as usize;
        if let Some(&raw) = self.lists.get(index)
            && raw != 0
        {
            return Ty(raw);
        }
        let ty = self.add(TyNode::List(element));
        if self.lists.len() <= index {
            self.lists.resize(self.nodes.len(), 0);
        }
        self.lists[index] = ty.0;
        ty
    }

    /// Returns the type of a set of classes, which the caller has sorted by name.
    pub(crate) fn record(&mut self, classes: &[RecordId]) -> Ty {
        if classes.is_empty() {
            return Ty::ANY_RECORD;
        }
        if let Some(&ty) = self.records.get(classes) {
            return ty;
        }
        let start = self.classes.len() as u32;
        self.classes.extend_from_slice(classes);
        let ty = self.add(TyNode::Record { start, len: classes.len() as u32 });
        self.records.insert(classes.into(), ty);
        ty
    }

    /// Returns the element type, if the type is a list.
    pub(crate) fn element(&self, ty: Ty) -> Option<Ty> {
        match self.node(ty) {
            TyNode::List(element) => Some(element),
            _ => None,
        }
    }

    /// Returns the classes, if the type is a record type.
    pub(crate) fn classes(&self, ty: Ty) -> Option<&[RecordId]> {
        match self.node(ty) {
            TyNode::Record { start, len } => Some(&self.classes[start as usize..(start + len) as usize]),
            _ => None,
        }
    }

    pub(crate) fn width(&self, ty: Ty) -> Option<u32> {
        match self.node(ty) {
            TyNode::Bits(width) => Some(width),
            _ => None,
        }
    }
}
