//! The tables of several dialects as a provider.

use std::sync::Arc;

use legalize_conversion::{Natives, PatternSet};
use legalize_ir::Context;
use legalize_passes::PassKind;
use legalize_session::{NativePatterns, OptionalDialect, Provider};
use legalize_snippet::Classes;
use legalize_source::{Diagnostics, MemoryLoader};

use crate::classes::add_classes;
use crate::named_assemblies;
use crate::table::DialectHooks;
use crate::trait_rules::TRAIT_RULES;

/// Provider of the contents of dialects' tables, and of the rules about traits of any dialect.
///
/// Neither the order of the tables matters, nor that of several providers of this kind.
#[derive(Clone, Copy)]
pub struct HookTables {
    tables: &'static [&'static DialectHooks],
    add_files: fn(&mut MemoryLoader),
    optional: &'static [OptionalDialect],
}

impl HookTables {
    /// Creates a provider of these tables.
    pub const fn new(tables: &'static [&'static DialectHooks]) -> Self {
        HookTables { tables, add_files: |_| {}, optional: &[] }
    }

    /// Adds virtual files for `include`, as [`Provider::add_files`] does.
    #[must_use]
    pub const fn with_files(self, add_files: fn(&mut MemoryLoader)) -> Self {
        HookTables { add_files, ..self }
    }

    /// Adds definitions that are loaded where they are needed, as [`Provider::optional_dialects`] does.
    #[must_use]
    pub const fn with_optional_dialects(self, optional: &'static [OptionalDialect]) -> Self {
        HookTables { optional, ..self }
    }

    /// The tables.
    pub const fn tables(&self) -> &'static [&'static DialectHooks] {
        self.tables
    }
}

impl Provider for HookTables {
    fn add_files(&self, files: &mut MemoryLoader) {
        (self.add_files)(files);
    }

    fn optional_dialects(&self) -> Vec<OptionalDialect> {
        self.optional.to_vec()
    }

    fn add_classes(&self, ctx: &Context, classes: &Classes) {
        for add in self.tables.iter().flat_map(|dialect| dialect.classes) {
            add(ctx, classes);
        }
        add_classes(classes);
    }

    fn attach(&self, ctx: &mut Context) {
        for dialect in self.tables {
            dialect.attach(ctx);
        }
        for rule in TRAIT_RULES {
            rule.attach(ctx);
        }
        named_assemblies::attach(ctx);
    }

    fn add_natives(&self, natives: &mut Natives) {
        for add in self.tables.iter().flat_map(|dialect| dialect.natives) {
            add(natives);
        }
    }

    fn native_patterns(&self) -> Vec<NativePatterns> {
        let conversions = self.tables.iter().flat_map(|dialect| dialect.conversions);
        let patterns = conversions.map(|conversion| {
            let patterns = NativePatterns::new(conversion.name, conversion.add);
            match conversion.legality {
                Some(legality) => patterns.with_legality(legality),
                None => patterns,
            }
        });
        patterns.collect()
    }

    fn add_canonicalization_patterns(&self, ctx: &Context, patterns: &mut PatternSet) -> Diagnostics {
        let mut diagnostics = Diagnostics::default();
        for add in self.tables.iter().flat_map(|dialect| dialect.canonicalization) {
            diagnostics.extend(add(ctx, patterns));
        }
        diagnostics
    }

    fn passes(&self) -> Vec<Arc<dyn PassKind>> {
        self.tables.iter().flat_map(|dialect| dialect.passes).map(|pass| pass()).collect()
    }
}
