//! Syntax that dialects add: names of values, and types and attributes that are not declared one by one.

use std::sync::Arc;

use legalize_source::Diagnostic;

use super::{OpParser, OpPrinter};
use crate::body::{Ir, OpId, RegionId, ValueId};
use crate::context::{Attribute, Context, Name, Type};

/// Suggests names for results: calls back with a result and its name.
pub type ResultNamesHook = dyn Fn(&Context, &Ir, OpId, &mut dyn FnMut(ValueId, &str)) + Send + Sync;
/// Suggests names for the block arguments of a region: calls back with an argument and its name.
pub type BlockArgNamesHook =
    dyn Fn(&Context, &Ir, OpId, RegionId, &mut dyn FnMut(ValueId, &str)) + Send + Sync;

/// What an operation says of names in text (`OpAsmOpInterface`); an extension of
/// [`OpInfo`](crate::OpInfo).
#[derive(Clone, Default)]
pub struct AsmNames {
    /// Names of results, such as `c0_i32`.
    pub result_names: Option<Arc<ResultNamesHook>>,
    /// Names of the block arguments of its regions.
    pub block_arg_names: Option<Arc<BlockArgNamesHook>>,
    /// In regions of this operation, operations of this dialect are written without its prefix.
    pub default_dialect_for_regions: Option<Name>,
}

/// Reads a type of the dialect, after `!dialect.` or `!dialect<`.
pub type ParseTypeHook = dyn Fn(&mut OpParser<'_, '_>) -> Result<Type, Diagnostic> + Send + Sync;
/// Prints a type of the dialect; says whether it did.
pub type PrintTypeHook = dyn Fn(&mut OpPrinter<'_>, Type) -> bool + Send + Sync;
/// Reads an attribute of the dialect, after `#dialect.` or `#dialect<`; the type is what is expected of it.
pub type ParseAttrHook =
    dyn Fn(&mut OpParser<'_, '_>, Option<Type>) -> Result<Attribute, Diagnostic> + Send + Sync;
/// Prints an attribute of the dialect; says whether it did.
pub type PrintAttrHook = dyn Fn(&mut OpPrinter<'_>, Attribute) -> bool + Send + Sync;
/// Suggests an alias for a type or attribute, without `!` and `#`.
pub type AliasHook<T> = dyn Fn(&Context, T) -> Option<String> + Send + Sync;

/// Marks an operation whose custom form only C++ code reads and prints, as its definition says; an extension of
/// [`OpInfo`](crate::OpInfo).
#[derive(Clone, Copy, Debug)]
pub struct FormInCpp;

/// Marks a type or attribute that prints as an alias called by its mnemonic, unless its dialect suggests another name;
/// an extension of [`TypeInfo`](crate::TypeInfo) and [`AttrInfo`](crate::AttrInfo).
#[derive(Clone, Copy, Debug)]
pub struct MnemonicAlias;

/// How a dialect reads and prints types and attributes that are not registered one by one, and which of them
/// print as aliases; an extension of [`DialectInfo`](crate::DialectInfo).
#[derive(Clone, Default)]
pub struct DialectSyntax {
    /// Reads a type after the dialect's name and dot.
    pub parse_type: Option<Arc<ParseTypeHook>>,
    /// Prints what follows the dialect's name and dot.
    pub print_type: Option<Arc<PrintTypeHook>>,
    /// Reads an attribute after the dialect's name and dot.
    pub parse_attr: Option<Arc<ParseAttrHook>>,
    /// Prints what follows the dialect's name and dot.
    pub print_attr: Option<Arc<PrintAttrHook>>,
    /// Aliases of types.
    pub type_alias: Option<Arc<AliasHook<Type>>>,
    /// Aliases of attributes.
    pub attr_alias: Option<Arc<AliasHook<Attribute>>>,
}
