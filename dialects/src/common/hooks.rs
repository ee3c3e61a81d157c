//! What the crate adds to a dialect: one table for each.
//!
//! A table names the operations, and holds functions alone; [`DialectHooks::attach`] gives them to what is registered.
//! No two entries set the same hook of an operation, so that the order in which tables are attached makes no difference.

#![allow(dead_code, reason = "dialects move to their tables one by one")]

use std::sync::Arc;

use legalize_conversion::PatternSet;
use legalize_ir::hooks::{RegionEdge, SuccessorOperandsHook};
use legalize_ir::verify::VerifySymbolUses;
use legalize_ir::{
    Attribute, Context, DialectSyntax, Fold, FoldInput, InferInput, Ir, OpId, OpParser, OpPrinter,
    OperationState, Param, ParamsSyntax, SymbolTables, Type, ValueId,
};
use legalize_ods::{CustomDirectives, attach_directives};
use legalize_snippet::Classes;
use legalize_source::{Diagnostic, Diagnostics};
use smallvec::SmallVec;

use crate::common::rules::Rules;

/// Reads an operation's custom form after its name.
pub(crate) type Parse = fn(&mut OpParser<'_, '_>, &mut OperationState) -> Result<(), Diagnostic>;
/// Prints an operation's custom form after its name.
pub(crate) type Print = fn(&mut OpPrinter<'_>, OpId);
/// A custom form: of which operation, and how it is read and printed.
pub(crate) type Form = (&'static str, Parse, Print);

/// Reads the parameters of a type or an attribute, with their brackets.
pub(crate) type ParseParams = fn(&mut OpParser<'_, '_>) -> Result<Box<[Param]>, Diagnostic>;
/// Prints the parameters of a type or an attribute, with their brackets.
pub(crate) type PrintParams = fn(&mut OpPrinter<'_>, &[Param]);
/// The custom form of a type or an attribute.
pub(crate) type ParamsForm = (&'static str, ParseParams, PrintParams);

/// Checks what an operation refers to.
pub(crate) type VerifyUse = fn(&Context, &Ir, OpId, &mut SymbolTables) -> Result<(), Diagnostic>;
/// Folds an operation.
pub(crate) type Folder = fn(&FoldInput<'_>) -> Fold;
/// Infers the types of an operation's results.
pub(crate) type Infer = fn(&InferInput<'_>) -> Result<SmallVec<[Type; 2]>, String>;
/// The operands that a successor takes.
pub(crate) type SuccessorOperands = fn(&Context, &Ir, OpId, usize) -> std::ops::Range<usize>;
/// Calls back with results and names for them.
pub(crate) type NameResults = fn(&Context, &Ir, OpId, &mut dyn FnMut(ValueId, &str));

/// What an operation hands from place to place.
pub(crate) type RegionFlow = fn(&Context, &Ir, OpId) -> Option<Vec<RegionEdge>>;
/// The alias that an attribute prints as.
pub(crate) type AttrAlias = fn(&Context, Attribute) -> Option<String>;
/// Adds canonicalization patterns.
pub(crate) type Canonicalization = fn(&Context, &mut PatternSet) -> Diagnostics;

/// What an operation's results are named in text.
#[derive(Clone, Copy)]
pub(crate) enum ResultNames {
    /// These, one by one; what there is none for is named by number.
    Each(&'static [&'static str]),
    /// One for all, as a group.
    Group(&'static str),
    /// What a function says.
    Computed(NameResults),
}

/// What Rust adds to a dialect. What is `of` its name has nothing else.
#[derive(Clone, Copy)]
pub(crate) struct DialectHooks {
    /// The dialect.
    pub(crate) name: &'static str,
    /// Custom forms (`hasCustomAssemblyFormat`).
    pub(crate) forms: &'static [&'static [Form]],
    /// Custom forms of operations whose definition gives none.
    pub(crate) default_forms: &'static [Form],
    /// Verifiers.
    pub(crate) verifiers: &'static [Rules],
    /// Verifiers of what operations refer to (`SymbolUserOpInterface`).
    pub(crate) symbol_uses: &'static [(&'static str, VerifyUse)],
    /// Folders.
    pub(crate) folders: &'static [&'static [(&'static str, Folder)]],
    /// Inference of result types.
    pub(crate) inference: &'static [(&'static str, Infer)],
    /// Names of results in text.
    pub(crate) result_names: &'static [(&'static str, ResultNames)],
    /// What successors take.
    pub(crate) successor_operands: &'static [(&'static str, SuccessorOperands)],
    /// What operations hand to their regions, and what these hand back.
    pub(crate) region_flow: &'static [(&'static str, RegionFlow)],
    /// Dialects whose name operations in an operation's regions leave out.
    pub(crate) region_dialects: &'static [(&'static str, &'static str)],
    /// Custom directives of assembly formats.
    pub(crate) directives: &'static [fn(&mut CustomDirectives)],
    /// Verifiers of types (`genVerifyDecl`), for those whose definition gives none.
    pub(crate) type_verifiers: &'static [(&'static str, VerifyParams)],
    /// Custom forms of types.
    pub(crate) type_forms: &'static [ParamsForm],
    /// Custom forms of attributes.
    pub(crate) attr_forms: &'static [ParamsForm],
    /// The attributes that print as aliases.
    pub(crate) attr_alias: Option<AttrAlias>,
    /// Classes of C++ and their methods, for what definitions say in that.
    pub(crate) classes: &'static [fn(&Context, &Classes)],
    /// Canonicalization patterns.
    pub(crate) canonicalization: &'static [Canonicalization],
    /// Hooks that no other field has a place for: syntax of types and attributes, of the dialect itself.
    pub(crate) others: &'static [fn(&mut Context)],
}

/// Checks the parameters of a type.
pub(crate) type VerifyParams = fn(&Context, &[Param]) -> Result<(), String>;

impl DialectHooks {
    /// No hooks.
    pub(crate) const fn of(name: &'static str) -> Self {
        DialectHooks {
            name,
            forms: &[],
            default_forms: &[],
            verifiers: &[],
            symbol_uses: &[],
            folders: &[],
            inference: &[],
            result_names: &[],
            successor_operands: &[],
            region_flow: &[],
            region_dialects: &[],
            directives: &[],
            type_verifiers: &[],
            type_forms: &[],
            attr_forms: &[],
            attr_alias: None,
            classes: &[],
            canonicalization: &[],
            others: &[],
        }
    }

    /// Attaches the hooks to those of the operations that are registered.
    pub(crate) fn attach(&self, ctx: &mut Context) {
        for &(name, parse, print) in self.forms.iter().copied().flatten() {
            let op = ctx.op_name(name);
            ctx.update_op(op, |info| {
                info.attached_mut().set_form(parse, print);
            });
        }
        for &(name, parse, print) in self.default_forms {
            let op = ctx.op_name(name);
            ctx.update_op(op, |info| {
                if !info.declared().has_form() {
                    info.attached_mut().set_form(parse, print);
                }
            });
        }
        for rules in self.verifiers {
            rules.attach(ctx);
        }
        for &(name, verify) in self.symbol_uses {
            let op = ctx.op_name(name);
            ctx.update_op(op, |info| info.extensions.insert(VerifySymbolUses(Arc::new(verify))));
        }
        for &(name, fold) in self.folders.iter().copied().flatten() {
            let op = ctx.op_name(name);
            ctx.update_op(op, |info| info.attached_mut().fold = Some(Arc::new(fold)));
        }
        for &(name, infer) in self.inference {
            let op = ctx.op_name(name);
            ctx.update_op(op, |info| info.attached_mut().infer_result_types = Some(Arc::new(infer)));
        }
        for &(name, names) in self.result_names {
            let op = ctx.op_name(name);
            ctx.update_op(op, |info| info.attached_mut().result_names = Some(names.hook()));
        }
        for &(name, operands) in self.successor_operands {
            let op = ctx.op_name(name);
            let operands: Arc<SuccessorOperandsHook> = Arc::new(operands);
            ctx.update_op(op, |info| info.attached_mut().successor_operands = Some(operands));
        }
        for &(name, edges) in self.region_flow {
            let op = ctx.op_name(name);
            ctx.update_op(op, |info| info.attached_mut().region_flow = Some(Arc::new(edges)));
        }
        for &(name, dialect) in self.region_dialects {
            let (op, dialect) = (ctx.op_name(name), ctx.name(dialect));
            ctx.update_op(op, |info| info.attached_mut().default_dialect_for_regions = Some(dialect));
        }
        if !self.directives.is_empty() && ctx.dialect(ctx.name(self.name)).is_some() {
            let mut directives = CustomDirectives::new();
            for add in self.directives {
                add(&mut directives);
            }
            attach_directives(ctx, self.name, directives);
        }
        for &(name, verify) in self.type_verifiers {
            ctx.update_type(ctx.name(name), |info| {
                info.verify.get_or_insert_with(|| Arc::new(verify));
            });
        }
        for &(name, parse, print) in self.type_forms {
            ctx.update_type(ctx.name(name), |info| info.attached = ParamsSyntax::new(parse, print));
        }
        for &(name, parse, print) in self.attr_forms {
            ctx.update_attr(ctx.name(name), |info| info.attached = ParamsSyntax::new(parse, print));
        }
        if let Some(alias) = self.attr_alias {
            ctx.update_dialect(ctx.name(self.name), |info| {
                let old = info.extensions.of::<DialectSyntax>().cloned().unwrap_or_default();
                info.extensions.insert(DialectSyntax { attr_alias: Some(Arc::new(alias)), ..old });
            });
        }
        for attach in self.others {
            attach(ctx);
        }
    }
}

impl ResultNames {
    fn hook(self) -> Arc<legalize_ir::hooks::ResultNamesHook> {
        match self {
            ResultNames::Each(names) => {
                Arc::new(move |_: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)| {
                    for (&result, name) in ir.op(op).results().iter().zip(names) {
                        set(result, name);
                    }
                })
            }
            ResultNames::Group(name) => {
                Arc::new(move |_: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)| {
                    if let Some(&first) = ir.op(op).results().first() {
                        set(first, name);
                    }
                })
            }
            ResultNames::Computed(names) => Arc::new(names),
        }
    }
}

/// An error for a directive whose arguments are not what its function expects.
pub(crate) fn misuse(p: &OpParser<'_, '_>, name: &str) -> Diagnostic {
    p.error(p.offset(), format!("custom directive '{name}' is used with other arguments than it takes"))
}

/// What a verifier finds.
pub(crate) type Verified = Result<(), Diagnostic>;
/// Verifies an operation.
pub(crate) type Verify = fn(&Context, &Ir, OpId) -> Verified;

/// Attaches verifiers to those of the operations that are registered.
pub(crate) fn attach_verifiers(ctx: &mut Context, verifiers: &[(&str, Verify)]) {
    for &(name, verify) in verifiers {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| info.attached_mut().set_verifier(verify));
    }
}

/// Attaches forms to those of the operations that are registered.
pub(crate) fn attach_forms(ctx: &mut Context, forms: &[(&str, Parse, Print)]) {
    for &(name, parse, print) in forms {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| {
            info.attached_mut().set_form(parse, print);
        });
    }
}
