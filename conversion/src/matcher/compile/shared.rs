//! State that all patterns of a set share while they are compiled: tables, parsed texts, resolved natives.

use std::rc::Rc;

use legalize_ir::{Attribute, Context, OpName, Reason, Type};
use legalize_pattern_model::Predicate;
use legalize_source::Diagnostics;
use rustc_hash::FxHashMap;

use crate::matcher::program::position::{PosId, Positions};
use crate::matcher::program::question::{Answer, Questions};
use crate::natives::{Meaning, Natives, PredicateMeaning};
use crate::pattern::DeclarativeFile;
use crate::type_converter::TypeConverter;

/// A native of a file, see [`Shared`].
type NativeKey<'a> = (usize, &'a str, Option<(usize, usize)>);

/// State that all patterns of a set share while they are compiled.
pub(crate) struct Shared<'a> {
    pub ctx: &'a Context,
    natives: Rc<Natives>,
    pub positions: Positions,
    pub questions: Questions,
    pub names: FxHashMap<Answer, OpName>,
    pub types: FxHashMap<Answer, Type>,
    pub attrs: FxHashMap<Answer, Attribute>,
    /// Trees by the file whose own natives they may call; nothing if the file has none.
    predicates: Vec<(Option<usize>, Predicate, PredicateMeaning)>,
    /// Natives of files that have their own, see [`DeclarativeOptions::natives`].
    ///
    /// [`DeclarativeOptions::natives`]: crate::DeclarativeOptions::natives
    of_files: FxHashMap<usize, Rc<Natives>>,
    /// Meanings by file, name, and the numbers of arguments and results where a native is not declared.
    pub(super) meanings: FxHashMap<NativeKey<'a>, Rc<Meaning>>,
    /// Guards by predicate, arguments and converter.
    pub(super) guards: FxHashMap<(u32, Vec<GuardArg>, Option<*const TypeConverter>), u32>,
    type_texts: FxHashMap<String, Result<Type, String>>,
    attr_texts: FxHashMap<(String, Option<Type>), Result<Attribute, String>>,
    pub diagnostics: Diagnostics,
}

#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) enum GuardArg {
    Pos(PosId, bool),
    Text(String),
}

impl<'a> Shared<'a> {
    pub(crate) fn new(ctx: &'a Context, natives: &Natives) -> Self {
        Shared {
            ctx,
            natives: Rc::new(natives.clone()),
            positions: Positions::new(),
            questions: Questions::default(),
            names: FxHashMap::default(),
            types: FxHashMap::default(),
            attrs: FxHashMap::default(),
            predicates: Vec::new(),
            of_files: FxHashMap::default(),
            meanings: FxHashMap::default(),
            guards: FxHashMap::default(),
            type_texts: FxHashMap::default(),
            attr_texts: FxHashMap::default(),
            diagnostics: Diagnostics::new(),
        }
    }

    pub(crate) fn shared_guards(&self) -> usize {
        self.guards.len()
    }

    pub(crate) fn ty(&mut self, text: &str) -> Result<Type, String> {
        if let Some(known) = self.type_texts.get(text) {
            return known.clone();
        }
        let parsed = legalize_ir::parse_type_str(self.ctx, text).map_err(|error| error.message);
        self.type_texts.insert(text.to_owned(), parsed.clone());
        parsed
    }

    pub(crate) fn attr(&mut self, text: &str, ty: Option<Type>) -> Result<Attribute, String> {
        let key = (text.to_owned(), ty);
        if let Some(known) = self.attr_texts.get(&key) {
            return known.clone();
        }
        let parsed = legalize_ir::parse_attr_str(self.ctx, text, ty).map_err(|error| error.message);
        self.attr_texts.insert(key, parsed.clone());
        parsed
    }

    /// Natives that the patterns of a file may call: those of the set, and the file's own, which replace
    /// them.
    pub(super) fn natives_of(&mut self, source: &DeclarativeFile, index: usize) -> Rc<Natives> {
        let Some(own) = &source.options.natives else { return self.natives.clone() };
        let merge = || Rc::new(self.natives.with_own(own));
        self.of_files.entry(index).or_insert_with(merge).clone()
    }

    /// Meaning of a tree, and its number; `file` is the file that it is of if that has natives of its own.
    pub(super) fn predicate(
        &mut self,
        natives: &Natives,
        file: Option<usize>,
        tree: &Predicate,
    ) -> Result<(u32, PredicateMeaning), Option<Reason>> {
        let is_known = |(of, known, _): &(Option<usize>, Predicate, _)| *of == file && known == tree;
        if let Some(known) = self.predicates.iter().position(is_known) {
            return Ok((known as u32, self.predicates[known].2.clone()));
        }
        let meaning = natives.predicate(self.ctx, tree)?;
        self.predicates.push((file, tree.clone(), meaning.clone()));
        Ok((self.predicates.len() as u32 - 1, meaning))
    }
}
