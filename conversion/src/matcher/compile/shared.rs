//! What all patterns of a set share while they are compiled: tables, parsed texts, resolved natives.

use std::collections::HashMap;

use legalize_ir::{Attribute, Context, OpName, Type};
use legalize_pattern_model::Predicate;
use legalize_source::Diagnostics;
use rustc_hash::FxHashMap;

use crate::matcher::program::position::{PosId, Positions};
use crate::matcher::program::question::{Answer, Questions};
use crate::natives::{ConstantAsked, ConstraintFn, Natives};

/// What a native constraint runs, and the constant that it asks for.
pub(super) type ResolvedConstraint = (ConstraintFn, Option<ConstantAsked>);

/// A native of a file, see [`Shared`].
type NativeKey = (usize, String, Option<(usize, usize)>);

/// What all patterns of a set share while they are compiled.
pub(crate) struct Shared<'a> {
    pub ctx: &'a Context,
    pub natives: &'a Natives,
    pub positions: Positions,
    pub questions: Questions,
    pub names: FxHashMap<Answer, OpName>,
    pub types: FxHashMap<Answer, Type>,
    pub attrs: FxHashMap<Answer, Attribute>,
    predicates: Vec<(Predicate, ConstraintFn)>,
    /// By file, name, and the numbers of arguments and results where a native is not declared.
    pub(super) natives_by_file: HashMap<NativeKey, Option<ResolvedConstraint>>,
    pub(super) guards: HashMap<(u32, Vec<GuardArg>, bool), u32>,
    type_texts: HashMap<String, Result<Type, String>>,
    attr_texts: HashMap<(String, Option<Type>), Result<Attribute, String>>,
    pub diagnostics: Diagnostics,
}

#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) enum GuardArg {
    Pos(PosId, bool),
    Text(String),
}

impl<'a> Shared<'a> {
    pub fn new(ctx: &'a Context, natives: &'a Natives) -> Self {
        Shared {
            ctx,
            natives,
            positions: Positions::new(),
            questions: Questions::default(),
            names: FxHashMap::default(),
            types: FxHashMap::default(),
            attrs: FxHashMap::default(),
            predicates: Vec::new(),
            natives_by_file: HashMap::new(),
            guards: HashMap::new(),
            type_texts: HashMap::new(),
            attr_texts: HashMap::new(),
            diagnostics: Diagnostics::new(),
        }
    }

    pub fn shared_guards(&self) -> usize {
        self.guards.len()
    }

    pub fn ty(&mut self, text: &str) -> Result<Type, String> {
        if let Some(known) = self.type_texts.get(text) {
            return known.clone();
        }
        let parsed = legalize_ir::parse_type_str(self.ctx, text).map_err(|error| error.message);
        self.type_texts.insert(text.to_owned(), parsed.clone());
        parsed
    }

    pub fn attr(&mut self, text: &str, ty: Option<Type>) -> Result<Attribute, String> {
        let key = (text.to_owned(), ty);
        if let Some(known) = self.attr_texts.get(&key) {
            return known.clone();
        }
        let parsed = legalize_ir::parse_attr_str(self.ctx, text, ty).map_err(|error| error.message);
        self.attr_texts.insert(key, parsed.clone());
        parsed
    }

    pub(super) fn predicate(&mut self, tree: &Predicate) -> Result<(u32, ConstraintFn), Option<String>> {
        if let Some(known) = self.predicates.iter().position(|entry| entry.0 == *tree) {
            return Ok((known as u32, self.predicates[known].1.clone()));
        }
        let run = self.natives.resolve_predicate(self.ctx, tree)?;
        self.predicates.push((tree.clone(), run.clone()));
        Ok((self.predicates.len() as u32 - 1, run))
    }
}
