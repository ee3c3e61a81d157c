//! Registered information on operations.

use super::arity::GroupDef;
use super::erased::Erased;
use super::extensions::Extensions;
use super::traits::Traits;
use crate::context::{AttrDict, Attribute, Name, OpName};

/// Registered information on an operation.
#[derive(Clone)]
#[non_exhaustive]
pub struct OpInfo {
    /// Name of the operation.
    pub name: OpName,
    /// Structural traits.
    pub traits: Traits,
    /// Traits that compare types, in the order in which they are checked; those that are not listed come
    /// last.
    pub type_traits: Box<[Traits]>,
    /// All traits and interfaces by name as the definition spells them (`Pure`, `CallOpInterface`), sorted.
    pub trait_names: Box<[Name]>,
    /// Declared operands.
    pub operands: Box<[GroupDef]>,
    /// Declared results.
    pub results: Box<[GroupDef]>,
    /// Names of the attributes that the definition declares, in order.
    pub inherent: Box<[Name]>,
    /// Values of declared attributes where none is given, in order of declaration.
    pub default_attrs: Box<[(Name, Attribute)]>,
    /// The dictionary of all of them; the context sets it.
    pub(in crate::context) default_dict: Option<AttrDict>,
    /// Numbers of operands and results, if the definition fixes both.
    pub(in crate::context) fixed: Option<[u32; 2]>,
    /// Declared number of regions; `None` if variadic or unknown.
    pub region_count: Option<u32>,
    /// Declared number of successors; `None` if variadic or unknown.
    pub successor_count: Option<u32>,
    /// Minimum number of regions, if their number is not declared.
    pub min_regions: u32,
    /// Minimum number of successors, if their number is not declared.
    pub min_successors: u32,
    /// The hooks that its definition gives.
    pub(crate) declared: Erased,
    /// The hooks that hosts attach.
    pub(crate) attached: Erased,
    /// Hooks in force.
    pub(crate) hooks: Erased,
    /// Data attached by other crates.
    pub extensions: Extensions,
}

impl OpInfo {
    /// An operation of which nothing is declared: any operands, results, regions and successors.
    pub fn new(name: OpName) -> Self {
        OpInfo {
            name,
            traits: Traits::empty(),
            type_traits: Box::default(),
            trait_names: Box::default(),
            operands: Box::default(),
            results: Box::default(),
            inherent: Box::default(),
            default_attrs: Box::default(),
            default_dict: None,
            fixed: None,
            region_count: None,
            successor_count: None,
            min_regions: 0,
            min_successors: 0,
            declared: Erased::default(),
            attached: Erased::default(),
            hooks: Erased::default(),
            extensions: Extensions::default(),
        }
    }

    /// Returns true if the definition allows these numbers of operands and results; any are allowed if
    /// nothing is declared.
    #[inline]
    pub fn admits(&self, operands: usize, results: usize) -> bool {
        match self.fixed {
            Some([fixed, fixed_results]) => operands == fixed as usize && results == fixed_results as usize,
            None => self.admits_by_groups(operands, results),
        }
    }

    fn admits_by_groups(&self, operands: usize, results: usize) -> bool {
        if self.operands.is_empty() && self.results.is_empty() {
            return true;
        }
        let admits = |groups: &[GroupDef], count: usize| {
            let single = groups.iter().filter(|group| !group.arity.is_variable_length()).count();
            if single == groups.len() { count == single } else { count >= single }
        };
        admits(&self.operands, operands) && admits(&self.results, results)
    }

    /// Returns the numbers of operands and results, if the definition fixes both and at least one is not
    /// zero.
    pub(in crate::context) fn fixed_numbers(&self) -> Option<[u32; 2]> {
        let mut groups = self.operands.iter().chain(&self.results);
        let declared = !self.operands.is_empty() || !self.results.is_empty();
        let fixed = declared && groups.all(|group| !group.arity.is_variable_length());
        fixed.then_some([self.operands.len() as u32, self.results.len() as u32])
    }

    /// The dictionary of all default values, if there are any.
    #[inline]
    pub(crate) fn default_dict(&self) -> Option<AttrDict> {
        self.default_dict
    }

    /// Returns true if the definition names this trait or interface.
    pub fn has_trait_named(&self, name: Name) -> bool {
        self.trait_names.contains(&name)
    }

    /// Returns true if the definition declares an attribute of this name.
    pub fn is_inherent(&self, name: Name) -> bool {
        self.inherent.contains(&name)
    }
}
