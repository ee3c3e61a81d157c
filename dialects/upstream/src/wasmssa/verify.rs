//! Verifiers of wasmssa: locals, converted numbers, the label of a loop, and initial values of globals.

use legalize_dialects_hooks::functions::parameters::verify_attrs;
use legalize_dialects_hooks::functions::signature;
use legalize_dialects_hooks::rules::{Checked, Rules, plain};
use legalize_dialects_hooks::subject::Subject;
use legalize_dialects_hooks::table::VerifyUse;
use legalize_ir::{
    AttrData, Context, Ir, OpId, Param, PrintOptions, SymbolTables, Type, TypeData, VerifyPhase, WalkOrder,
    print_op,
};

use crate::common::inferred::verify_inferred;

/// The type of the local that a reference refers to.
fn local(at: Subject<'_>, ty: Option<Type>) -> Option<Type> {
    match at.data(ty?) {
        TypeData::Dialect { name, params } if at.ctx.str(*name) == "wasmssa.local" => match &**params {
            [Param::Type(of)] => Some(*of),
            _ => None,
        },
        _ => None,
    }
}

fn verify_set(at: Subject<'_>) -> Checked {
    match (local(at, at.ty(0)), at.ty(1)) {
        (Some(of), Some(value)) if of != value => {
            plain("input type and result type of local.set do not match")
        }
        _ => Ok(()),
    }
}

fn verify_tee(at: Subject<'_>) -> Checked {
    let (Some(of), Some(value), Some(result)) = (local(at, at.ty(0)), at.ty(1), at.result()) else {
        return Ok(());
    };
    if of == value && of == result {
        Ok(())
    } else {
        plain("input type and output type of local.tee do not match")
    }
}

fn verify_reinterpret(at: Subject<'_>) -> Checked {
    let (Some(input), Some(result)) = (at.ty(0), at.result()) else { return Ok(()) };
    if input == result {
        return plain("reinterpret input and output type should be distinct");
    }
    let width = |ty| match at.data(ty) {
        TypeData::Integer { width, .. } => Some(*width),
        TypeData::Float(kind) => Some(kind.width()),
        _ => None,
    };
    if width(input) == width(result) {
        Ok(())
    } else {
        plain(format!(
            "input type ('{}') and output type ('{}') have incompatible bit widths",
            at.show(input),
            at.show(result)
        ))
    }
}

/// Verifies that an extension takes fewer bits than its operand has.
fn verify_extend(at: Subject<'_>) -> Checked {
    let (Some(AttrData::Integer { value, .. }), Some(input)) = (at.attr_data("bitsToTake"), at.ty(0)) else {
        return Ok(());
    };
    let bits = value.as_i64().filter(|bits| matches!(bits, 8 | 16 | 32));
    let Some(bits) = bits else {
        return plain(format!("extend op can only take 8, 16 or 32 bits. Got {value}"));
    };
    match at.data(input) {
        TypeData::Integer { width, .. } if bits >= i64::from(*width) => plain(format!(
            "trying to extend the {bits} low bits from a '{}' value is illegal",
            at.show(input)
        )),
        _ => Ok(()),
    }
}

/// The trait of operations whose bodies compute constants.
const INITIALIZER: &str = "ConstantExpressionInitializerOpTrait";
/// The trait of operations that such a body may contain.
const CONSTANT: &str = "ConstantExprOpTrait";

fn has_trait(at: Subject<'_>, name: &str) -> bool {
    let info = at.ir.info(at.ctx, at.op).zip(at.ctx.find_name(name));
    info.is_some_and(|(info, name)| info.has_trait_named(name))
}

/// Verifies that an initial value is computed from constants only.
fn verify_initializer(at: Subject<'_>) -> Checked {
    let Some(&region) = at.ir.op(at.op).regions().first() else { return Ok(()) };
    let held = at.ir.region_blocks(region).flat_map(|block| at.ir.block_ops(block));
    let mut held = held.flat_map(|op| at.ir.nested_ops(op, WalkOrder::PostOrder));
    match held.find(|op| at.with_op(*op).name() != "wasmssa.return" && !has_trait(at.with_op(*op), CONSTANT))
    {
        None => Ok(()),
        Some(op) => {
            let text =
                print_op(at.ctx, at.ir, op, &PrintOptions::default().with(|options| options.generic = true));
            plain(format!("expected a constant initializer for this operator, got {text}"))
        }
    }
}

/// Verifies that an initial value reads imported constants only.
fn verify_read(ctx: &Context, ir: &Ir, op: OpId, tables: &mut SymbolTables) -> Checked {
    let at = Subject { ctx, ir, op };
    let ancestors = std::iter::successors(at.parent(), |parent| parent.parent());
    if !ancestors.into_iter().any(|parent| has_trait(parent, INITIALIZER)) {
        return Ok(());
    }
    let Some(symbol) = at.attr("global") else { return Ok(()) };
    match tables.lookup_nearest(ctx, ir, op, symbol).map(|global| at.with_op(global)) {
        None => plain(format!("symbol {} is undefined", legalize_ir::attr_to_string(ctx, symbol))),
        Some(global) if global.name() != "wasmssa.import_global" || global.has("isMutable") => plain(
            "global.get op is considered constant if it's referring to a import.global symbol marked non-mutable",
        ),
        Some(_) => Ok(()),
    }
}

pub(super) const SYMBOL_USES: &[(&str, VerifyUse)] = &[("wasmssa.global_get", verify_read)];

/// Verifies that a loop has an entry block, the target of branches to its label.
fn verify_loop(at: Subject<'_>) -> Checked {
    if at.ir.op(at.op).regions().is_empty() || at.block(0).is_some() {
        Ok(())
    } else {
        plain("target should be a block defined in same level than operation or in its region.")
    }
}

pub(super) const RULES: &[Rules] = &[
    Rules::in_phase(VerifyPhase::Traits, "functions", &[("wasmssa.func", verify_locals)]),
    Rules::in_phase(VerifyPhase::Traits, "initializers", &[("wasmssa.global", verify_initializer)]),
    Rules::after(
        "locals",
        &[
            ("wasmssa.extend", verify_extend),
            ("wasmssa.local_set", verify_set),
            ("wasmssa.local_tee", verify_tee),
            ("wasmssa.loop", verify_loop),
            ("wasmssa.reinterpret", verify_reinterpret),
        ],
    ),
    Rules::in_phase(
        VerifyPhase::RegionTraits,
        "inferred",
        &[("wasmssa.local", verify_inferred), ("wasmssa.local_get", verify_inferred)],
    ),
];

/// Verifies that arguments of a function of wasmssa are references to its locals.
fn verify_locals(at: Subject<'_>) -> Checked {
    verify_attrs(at)?;
    let (Some((inputs, _)), Some(entry)) = (signature(at), at.block(0)) else { return Ok(()) };
    let args = at.args(entry);
    if args.len() != inputs.len() {
        return plain(format!(
            "entry block should have same number of arguments as function type. Function type has {}, entry block \
             has {}",
            inputs.len(),
            args.len()
        ));
    }
    for (index, (&arg, &input)) in args.iter().zip(&inputs).enumerate() {
        match local(at, Some(arg)) {
            None => {
                return plain(format!(
                    "entry block argument type should be LocalRefType, got '{}' for block argument {index}",
                    at.show(arg)
                ));
            }
            Some(of) if of != input => {
                return plain(format!(
                    "func argument type #{index}('{}') doesn't match entry block referenced type ('{}')",
                    at.show(input),
                    at.show(of)
                ));
            }
            Some(_) => {}
        }
    }
    Ok(())
}
