//! Syntax that dialects add: custom assembly of operations, parameters of types and attributes, and those
//! that are not declared one by one.

use std::sync::Arc;

use legalize_source::Diagnostic;

use super::{OpParser, OpPrinter};
use crate::body::{OpId, OperationState};
use crate::context::{AttrInfo, Attribute, Context, Erased, Param, ParamsSyntax, Type, TypeInfo};
use crate::hooks::OpHooks;

/// Parses an operation's custom assembly after its name.
pub type ParseHook =
    dyn Fn(&mut OpParser<'_, '_>, &mut OperationState) -> Result<(), Diagnostic> + Send + Sync;
/// Prints an operation's custom assembly after its name.
pub type PrintHook = dyn Fn(&mut OpPrinter<'_>, OpId) + Send + Sync;

/// Custom assembly format of an operation.
struct CustomAssembly {
    parse: Box<ParseHook>,
    print: Box<PrintHook>,
}

impl OpHooks {
    /// Sets the custom assembly format, one that can represent every operation.
    pub fn set_custom_assembly(
        &mut self,
        parse: impl Fn(&mut OpParser<'_, '_>, &mut OperationState) -> Result<(), Diagnostic>
        + Send
        + Sync
        + 'static,
        print: impl Fn(&mut OpPrinter<'_>, OpId) + Send + Sync + 'static,
    ) {
        self.custom_assembly =
            Some(Erased::new(CustomAssembly { parse: Box::new(parse), print: Box::new(print) }));
        self.can_print = None;
    }

    /// Returns the parser of the custom assembly format, if there is one.
    #[inline]
    pub fn parser(&self) -> Option<&ParseHook> {
        self.custom_assembly.as_ref()?.get::<CustomAssembly>().map(|assembly| &*assembly.parse)
    }

    /// Returns the printer of the custom assembly format, if there is one.
    #[inline]
    pub fn printer(&self) -> Option<&PrintHook> {
        self.custom_assembly.as_ref()?.get::<CustomAssembly>().map(|assembly| &*assembly.print)
    }
}

/// Reads the parameters of a type or attribute after its mnemonic.
pub type ParseParamsHook = dyn Fn(&mut OpParser<'_, '_>) -> Result<Box<[Param]>, Diagnostic> + Send + Sync;
/// Prints the parameters of a type or attribute after its mnemonic.
pub type PrintParamsHook = dyn Fn(&mut OpPrinter<'_>, &[Param]) + Send + Sync;

/// The syntax of the parameters of a type or attribute.
struct ParamsAssembly {
    parse: Box<ParseParamsHook>,
    print: Box<PrintParamsHook>,
}

impl ParamsSyntax {
    /// Returns a syntax that can always be used.
    pub fn new(
        parse: impl Fn(&mut OpParser<'_, '_>) -> Result<Box<[Param]>, Diagnostic> + Send + Sync + 'static,
        print: impl Fn(&mut OpPrinter<'_>, &[Param]) + Send + Sync + 'static,
    ) -> Self {
        let assembly = ParamsAssembly { parse: Box::new(parse), print: Box::new(print) };
        ParamsSyntax { hooks: Some(Erased::new(assembly)), ready: None }
    }

    /// Returns the parser of the parameters, if it can be used.
    pub fn reader(&self, ctx: &Context) -> Option<&ParseParamsHook> {
        self.usable(ctx)?.get::<ParamsAssembly>().map(|assembly| &*assembly.parse)
    }

    /// Returns the printer of the parameters, if it can be used.
    pub fn printer(&self, ctx: &Context) -> Option<&PrintParamsHook> {
        self.usable(ctx)?.get::<ParamsAssembly>().map(|assembly| &*assembly.print)
    }
}

impl TypeInfo {
    /// Returns the parser of the type's parameters, if there is one.
    pub fn reader(&self, ctx: &Context) -> Option<&ParseParamsHook> {
        self.syntax(ctx)?.get::<ParamsAssembly>().map(|assembly| &*assembly.parse)
    }

    /// Returns the printer of the type's parameters, if there is one.
    pub fn printer(&self, ctx: &Context) -> Option<&PrintParamsHook> {
        self.syntax(ctx)?.get::<ParamsAssembly>().map(|assembly| &*assembly.print)
    }
}

impl AttrInfo {
    /// Returns the parser of the attribute's parameters, if there is one.
    pub fn reader(&self, ctx: &Context) -> Option<&ParseParamsHook> {
        self.syntax(ctx)?.get::<ParamsAssembly>().map(|assembly| &*assembly.parse)
    }

    /// Returns the printer of the attribute's parameters, if there is one.
    pub fn printer(&self, ctx: &Context) -> Option<&PrintParamsHook> {
        self.syntax(ctx)?.get::<ParamsAssembly>().map(|assembly| &*assembly.print)
    }
}

/// Reads a type of the dialect, after `!dialect.` or `!dialect<`.
pub(super) type ParseTypeHook = dyn Fn(&mut OpParser<'_, '_>) -> Result<Type, Diagnostic> + Send + Sync;
/// Prints a type of the dialect; returns false if it cannot.
pub(super) type PrintTypeHook = dyn Fn(&mut OpPrinter<'_>, Type) -> bool + Send + Sync;
/// Reads an attribute of the dialect, after `#dialect.` or `#dialect<`; the type is what is expected of it.
pub(super) type ParseAttrHook =
    dyn Fn(&mut OpParser<'_, '_>, Option<Type>) -> Result<Attribute, Diagnostic> + Send + Sync;
/// Prints an attribute of the dialect; returns false if it cannot.
pub(super) type PrintAttrHook = dyn Fn(&mut OpPrinter<'_>, Attribute) -> bool + Send + Sync;
/// Suggests an alias for a type or attribute, without `!` and `#`.
pub(super) type AliasHook<T> = dyn Fn(&Context, T) -> Option<String> + Send + Sync;

/// Marks an operation whose custom assembly only C++ code parses and prints, as its definition says; an
/// extension of [`OpInfo`](crate::OpInfo).
#[derive(Clone, Copy, Debug)]
pub struct AssemblyInCpp;

/// Marks a type or attribute that prints as an alias called by its mnemonic, unless its dialect suggests
/// another name; an extension of [`TypeInfo`](crate::TypeInfo) and [`AttrInfo`](crate::AttrInfo).
#[derive(Clone, Copy, Debug)]
pub struct MnemonicAlias;

/// Parser and printer of a dialect's types and attributes that are not registered one by one, and the aliases
/// that it prints; an extension of [`DialectInfo`](crate::DialectInfo).
#[derive(Clone, Default)]
#[non_exhaustive]
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
