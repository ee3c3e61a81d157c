//! All definitions of one keeper.

use std::sync::Arc;

use legalize_source::Span;
use rustc_hash::FxHashMap;

use super::{AttrDef, ConstraintDef, DialectDef, EnumDef, InterfaceDef, OpDef, Overlays, TraitDef, TypeDef};

/// The definitions of one keeper, each kind in the order in which upstream's generators see them (by name,
/// digits compared as numbers).
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct OdsModule {
    /// Dialects.
    pub dialects: Vec<Arc<DialectDef>>,
    /// Operations.
    pub ops: Vec<Arc<OpDef>>,
    /// Types.
    pub types: Vec<Arc<TypeDef>>,
    /// Attributes.
    pub attrs: Vec<Arc<AttrDef>>,
    /// Enums.
    pub enums: Vec<Arc<EnumDef>>,
    /// Interfaces.
    pub interfaces: Vec<Arc<InterfaceDef>>,
    /// Traits that have a name.
    pub traits: Vec<Arc<TraitDef>>,
    /// Constraints that have a name.
    pub constraints: Vec<Arc<ConstraintDef>>,
    /// Fields that replace those of definitions, of this and other modules.
    pub overlays: Overlays,
    /// Places of the texts of conditions (`CPred`), the first of each.
    pub(crate) condition_places: FxHashMap<String, Span>,
    pub(crate) by_record: FxHashMap<String, usize>,
    pub(crate) by_name: FxHashMap<String, usize>,
}

impl OdsModule {
    /// The operation that a record defines.
    pub fn op_by_record(&self, record: &str) -> Option<&Arc<OpDef>> {
        self.by_record.get(record).map(|&index| &self.ops[index])
    }

    /// The operation of a full name such as `arith.addi`.
    pub fn op_by_name(&self, name: &str) -> Option<&Arc<OpDef>> {
        self.by_name.get(name).map(|&index| &self.ops[index])
    }

    /// The dialect of a namespace.
    pub fn dialect(&self, name: &str) -> Option<&Arc<DialectDef>> {
        self.dialects.iter().find(|dialect| dialect.name == name)
    }

    /// The type of a full name such as `llvm.ptr`.
    pub fn type_by_name(&self, name: &str) -> Option<&Arc<TypeDef>> {
        self.types.iter().find(|def| def.name == name)
    }

    /// The attribute of a full name such as `llvm.linkage`.
    pub fn attr_by_name(&self, name: &str) -> Option<&Arc<AttrDef>> {
        self.attrs.iter().find(|def| def.name == name)
    }

    /// The constraint that a record defines.
    pub fn constraint(&self, record: &str) -> Option<&Arc<ConstraintDef>> {
        self.constraints.iter().find(|def| def.record == record)
    }

    pub(crate) fn index(&mut self) {
        self.by_record = self.ops.iter().enumerate().map(|(at, op)| (op.record.clone(), at)).collect();
        self.by_name = self.ops.iter().enumerate().map(|(at, op)| (op.name.clone(), at)).collect();
    }
}
