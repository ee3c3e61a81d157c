//! Types of values, and the relations of types: conversions, subtypes and common types.

use smallvec::SmallVec;

use crate::record::RecordId;
use crate::types::{Ty, TyNode};
use crate::value::{Node, Store, V};

impl Store {
    /// Returns the type of the records that derive from a class.
    pub(crate) fn class_type(&mut self, class: RecordId) -> Ty {
        if let Some(ty) = self.records[class.index()].class().ty {
            return ty;
        }
        let ty = self.types.record(&[class]);
        self.records[class.index()].class().ty = Some(ty);
        ty
    }

    /// Returns the record's own type: the set of its direct superclasses.
    pub(crate) fn record_type(&mut self, record: RecordId) -> Ty {
        if let Some(ty) = self.records[record.index()].ty {
            return ty;
        }
        let ty = match self.records[record.index()].direct[..] {
            [class] => self.class_type(class),
            _ => {
                let direct = self.records[record.index()].direct.clone();
                self.set_type(&direct)
            }
        };
        self.records[record.index()].ty = Some(ty);
        ty
    }

    /// Returns the type of a set of classes.
    pub(crate) fn set_type(&mut self, classes: &[RecordId]) -> Ty {
        let mut classes: SmallVec<[RecordId; 4]> = classes.iter().copied().collect();
        if classes.len() > 1 {
            classes.sort_by(|&a, &b| self.record_name(a).cmp(self.record_name(b)));
        }
        self.types.record(&classes)
    }

    /// Returns the type of a value; `None` for `?`.
    pub(crate) fn type_of(&mut self, v: V) -> Option<Ty> {
        Some(match self.node(v) {
            Node::Unset => return None,
            Node::Bit(_) => Ty::BIT,
            Node::Int(_) => Ty::INT,
            Node::Str(_) | Node::Code(_) | Node::Anon(_) => Ty::STRING,
            Node::Bits { len, .. } => self.types.bits(len),
            Node::List { element, .. } => self.types.list(element),
            Node::Dag { .. } => Ty::DAG,
            Node::Def(record) => self.record_type(record),
            Node::VarDef { class, .. } => self.class_type(class),
            Node::VarBit { .. } => Ty::BIT,
            Node::IsA { .. } | Node::Exists { .. } => Ty::INT,
            Node::Instances { ty, .. } => self.types.list(ty),
            Node::Var { ty, .. }
            | Node::Field { ty, .. }
            | Node::Un { ty, .. }
            | Node::Bin { ty, .. }
            | Node::Tern { ty, .. }
            | Node::Cond { ty, .. }
            | Node::Fold { ty, .. } => ty,
        })
    }

    /// Returns true if a record of this type derives from `class`.
    pub(crate) fn type_is_subclass_of(&self, ty: Ty, class: RecordId) -> bool {
        self.types.classes(ty).is_some_and(|classes| {
            classes.iter().any(|&of| of == class || self.records[of.index()].is_subclass_of(class))
        })
    }

    /// Returns true if values of `from` may be converted to `to`.
    pub(crate) fn convertible(&self, from: Ty, to: Ty) -> bool {
        if from == to {
            return true;
        }
        match (self.types.node(from), self.types.node(to)) {
            (TyNode::Bit, TyNode::Int | TyNode::Bits(1)) => true,
            (TyNode::Bits(1), TyNode::Bit) | (TyNode::Bits(_), TyNode::Int) => true,
            (TyNode::Int, TyNode::Bit | TyNode::Bits(_)) => true,
            (TyNode::List(from), TyNode::List(to)) => self.convertible(from, to),
            (TyNode::Record { .. }, TyNode::Record { .. }) => self
                .types
                .classes(to)
                .is_some_and(|classes| classes.iter().all(|&class| self.type_is_subclass_of(from, class))),
            _ => false,
        }
    }

    /// Returns true if every value of `from` is one of `to`.
    pub(crate) fn ty_is_a(&self, from: Ty, to: Ty) -> bool {
        if from == to {
            return true;
        }
        match (self.types.node(from), self.types.node(to)) {
            (TyNode::List(from), TyNode::List(to)) => self.ty_is_a(from, to),
            (TyNode::Record { .. }, TyNode::Record { .. }) => self.convertible(from, to),
            _ => false,
        }
    }

    /// Returns the type that values of both types can be converted to.
    pub(crate) fn common_type(&mut self, a: Ty, b: Ty) -> Option<Ty> {
        if a == b {
            return Some(a);
        }
        if let (Some(classes), Some(_)) = (self.types.classes(a), self.types.classes(b)) {
            let mut stack: SmallVec<[RecordId; 8]> = classes.into();
            let mut common: SmallVec<[RecordId; 8]> = SmallVec::new();
            while let Some(class) = stack.pop() {
                if self.type_is_subclass_of(b, class) {
                    if !common.contains(&class) {
                        common.push(class);
                    }
                } else {
                    stack.extend(self.records[class.index()].direct.iter().copied());
                }
            }
            return Some(self.set_type(&common));
        }
        if self.convertible(a, b) {
            return Some(b);
        }
        if self.convertible(b, a) {
            return Some(a);
        }
        let (a, b) = (self.types.element(a)?, self.types.element(b)?);
        let element = self.common_type(a, b)?;
        Some(self.types.list(element))
    }
}
