//! Operations of the transform dialect: arguments and contents of their blocks, and combinations of handles.

mod consumers;
mod handles;
mod structured;
mod symbols;

use legalize_dialects_hooks::functions::signature;
use legalize_dialects_hooks::functions::verify::is_external;
use legalize_dialects_hooks::region_branch::verify_edge;
use legalize_dialects_hooks::rules::{Checked, Rules, TraitRule, plain, plain_at, wrong, wrong_at};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{AttrData, Attribute, BlockId, OpId, Param, Type, VerifyPhase};

pub(super) use crate::transform::verify::symbols::{SYMBOL_USES, verify_attribute};

use crate::transform::verify::consumers::{marks, noted, verify_consumers, verify_marks};
use crate::transform::verify::handles::{
    interface, verify_count, verify_fused, verify_one_type, verify_positions, verify_split,
};
use crate::transform::verify::structured::{
    verify_bufferize, verify_interchange, verify_pack_greedily, verify_pack_transpose, verify_pad,
    verify_tile_using_for, verify_tile_using_forall,
};

/// Returns true if an operation is registered and implements an interface.
fn implements(at: Subject<'_>, interface: &str) -> bool {
    let info = at.ir.info(at.ctx, at.op).zip(at.ctx.find_name(interface));
    info.is_some_and(|(info, name)| info.has_trait_named(name))
}

/// Verifies that all operations of a block implement an interface.
fn verify_children(at: Subject<'_>, block: Option<BlockId>, interface: &str, what: &str) -> Checked {
    let mut held = block.into_iter().flat_map(|block| at.ir.block_ops(block));
    if held.all(|op| implements(at.with_op(op), interface)) {
        Ok(())
    } else {
        wrong(format!("expected {what} to implement {interface}"))
    }
}

/// Verifies a possible top-level operation: its body takes the handle of the root, given by an operand or
/// from outside.
fn verify_top_level(at: Subject<'_>) -> Checked {
    for region in 0..at.ir.op(at.op).regions().len() {
        let Some(block) = at.block(region) else { continue };
        let Some(&first) = at.args(block).first() else {
            return wrong("expects the entry block to have at least one argument");
        };
        if interface(at, first) != Some(0) {
            return wrong(
                "expects the first entry block argument to be of type implementing TransformHandleTypeInterface",
            );
        }
        if at.args(block).iter().any(|arg| interface(at, *arg).is_none()) {
            return wrong(
                "expects trailing entry block arguments to be of type implementing TransformHandleTypeInterface, \
                 TransformValueHandleTypeInterface or TransformParamTypeInterface",
            );
        }
        if at.operand_types().first().is_some_and(|operand| *operand != first) {
            return wrong("expects the type of the block argument to match the type of the operand");
        }
    }
    let mut around = std::iter::successors(at.parent(), |parent| parent.parent());
    match around.find(|parent| at.operand_types().is_empty() && implements(*parent, TOP_LEVEL)) {
        Some(parent) => {
            let error = wrong("expects operands to be provided for a nested op");
            noted(at, error, parent.op, "nested in another possible top-level op")
        }
        None => Ok(()),
    }
}

const TOP_LEVEL: &str = "PossibleTopLevelTransformOpTrait";

/// The types of the operands of the last operation in a region's block.
fn yielded(at: Subject<'_>, region: usize) -> Option<Vec<Type>> {
    Some(at.last(at.block(region)?)?.operand_types())
}

fn verify_alternatives(at: Subject<'_>) -> Checked {
    let regions = at.ir.op(at.op).regions().len();
    if regions == 0 {
        return wrong("expects at least one region");
    }
    let differs = |region| yielded(at, region).is_some_and(|types| types != at.result_types());
    if (0..regions).any(differs) {
        wrong("expects terminator operands to have the same type as results of the operation")
    } else {
        Ok(())
    }
}

/// Verifies that all operations of a sequence except the last one are transformations.
fn verify_nested(at: Subject<'_>) -> Checked {
    let held: Vec<OpId> = at.block(0).map(|block| at.ir.block_ops(block).collect()).unwrap_or_default();
    let inner = held.split_last().map_or(&[][..], |(_, inner)| inner);
    match inner.iter().find(|op| !implements(at.with_op(**op), "TransformOpInterface")) {
        Some(op) => {
            let error = wrong("expected children ops to implement TransformOpInterface");
            noted(at, error, *op, "op without interface")
        }
        None => Ok(()),
    }
}

/// Verifies that there is exactly one operation beside patterns, which may stand at the top level.
fn verify_with_patterns(at: Subject<'_>) -> Checked {
    const NAME: &str = "transform.with_pdl_patterns";
    let mut around = std::iter::successors(at.parent(), |parent| parent.parent());
    let mut found: Option<OpId> = None;
    for op in at.block(0).into_iter().flat_map(|block| at.ir.block_ops(block)) {
        let inner = at.with_op(op);
        if inner.name() == "pdl.pattern" {
            continue;
        }
        if !implements(inner, TOP_LEVEL) {
            let error = wrong("expects only pattern and top-level transform ops in its body");
            return noted(at, error, op, "offending op");
        }
        if let Some(first) = found.replace(op) {
            let error = wrong("expects only one non-pattern op in its body");
            let error = noted(at, error, first, "first non-pattern op");
            return noted(at, error, op, "second non-pattern op");
        }
    }
    match around.find(|parent| parent.name() == NAME) {
        Some(parent) => noted(at, wrong("cannot be nested"), parent.op, "parent operation"),
        None if found.is_none() => wrong("expects at least one non-pattern op"),
        None => Ok(()),
    }
}

fn verify_sequence(at: Subject<'_>) -> Checked {
    // Without a root operand, the first block argument is bound from outside.
    let is_nested = std::iter::successors(at.parent(), |parent| parent.parent())
        .any(|parent| implements(parent, "TransformOpInterface"));
    if at.group(0).is_empty() && !at.operand_types().is_empty() && !is_nested {
        return wrong("does not expect extra operands when used as top-level");
    }
    let taken = at.block(0).filter(|_| !at.group(0).is_empty()).map(|block| at.args(block));
    if let Some(taken) = taken.filter(|taken| taken.len() != at.operand_types().len()) {
        return verify_edge(at, at.op, ("parent", "Region #0"), &at.operand_types(), &taken, |_, ty| ty);
    }
    verify_consumers(at)?;
    verify_nested(at)?;
    if yielded(at, 0).is_some_and(|types| types != at.result_types()) {
        wrong("expects the types of the terminator operands to match the types of the result")
    } else {
        Ok(())
    }
}

/// Verifies that the block arguments have the types of the operands.
fn verify_sequence_types(at: Subject<'_>) -> Checked {
    let taken = at.block(0).filter(|_| !at.group(0).is_empty()).map(|block| at.args(block));
    match taken {
        Some(taken) => {
            verify_edge(at, at.op, ("parent", "Region #0"), &at.operand_types(), &taken, |_, ty| ty)
        }
        None => Ok(()),
    }
}

/// Verifies that there is a bound of each kind for each value.
fn verify_bounded(at: Subject<'_>) -> Checked {
    let values = at.group(1).len();
    for word in ["lower", "upper"] {
        let found = at.ints(&format!("{word}_bounds")).map(|bounds| bounds.len());
        if let Some(found) = found.filter(|found| *found != values) {
            return wrong(format!("incorrect number of {word} bounds, expected {values} but found {found}"));
        }
    }
    Ok(())
}

/// The error of a terminator that does not yield the types of the results.
fn yield_error(at: Subject<'_>, last: Subject<'_>, results: &[Type]) -> Option<String> {
    let types = last.operand_types();
    match types.iter().zip(results).position(|(a, b)| a != b) {
        _ if types.len() != results.len() => {
            Some("expected terminator to have as many operands as the parent op has results".to_owned())
        }
        Some(index) => Some(format!(
            "the type of the terminator operand #{index} must match the type of the corresponding parent op result \
             ('{}' vs '{}')",
            at.show(types[index]),
            at.show(results[index])
        )),
        None => None,
    }
}

/// Verifies that each alternative ends with the types of the results.
fn verify_tuned(at: Subject<'_>) -> Checked {
    let results = at.result_types();
    for region in 0..at.ir.op(at.op).regions().len() {
        let Some(last) = at.block(region).and_then(|block| at.last(block)) else { continue };
        if let Some(message) = yield_error(at, last, &results) {
            return wrong_at(at, last.op, &message);
        }
    }
    Ok(())
}

fn verify_knob(at: Subject<'_>) -> Checked {
    match (at.attr_data("options"), at.attr("selected")) {
        (Some(AttrData::Array(options)), Some(selected)) if !options.contains(&selected) => {
            wrong("provided `selected` attribute is not an element of `options` array of attributes")
        }
        _ => Ok(()),
    }
}

fn verify_patterns(at: Subject<'_>) -> Checked {
    verify_children(at, at.block(0), "PatternDescriptorOpInterface", "children ops")
}

const CONVERTER: &str = "TypeConverterBuilderOpInterface";

fn verify_conversions(at: Subject<'_>) -> Checked {
    verify_children(at, at.block(0), "ConversionPatternDescriptorOpInterface", "pattern children ops")?;
    if at.ir.op(at.op).regions().len() < 2 {
        return Ok(());
    }
    let block = at.block(1);
    match block.map_or(0, |block| at.ir.block_ops(block).count()) {
        1 => verify_children(at, block, CONVERTER, "default converter child op"),
        _ => wrong("expected exactly one op in default type converter region"),
    }
}

fn verify_call(at: Subject<'_>) -> Checked {
    match (at.group(3).is_empty(), at.has("function_name")) {
        (true, false) => wrong("expected a function handle or name to call"),
        (false, true) => wrong("function handle and name are mutually exclusive"),
        _ => verify_children(at, at.block(0), CONVERTER, "children ops"),
    }
}

/// Verifies that options refer to each of the operands exactly once.
fn verify_options(at: Subject<'_>) -> Checked {
    let count = at.group(1).len();
    let mut used = vec![false; count];
    let mut open: Vec<Attribute> = at.attr("options").into_iter().collect();
    while let Some(value) = open.pop() {
        match at.ctx.attr_data(value) {
            AttrData::Dictionary(entries) => open.extend(entries.iter().rev().map(|entry| entry.1)),
            AttrData::Array(values) => open.extend(values.iter().rev()),
            AttrData::Dialect { name, params } if at.ctx.str(*name) == "transform.param_operand" => {
                let Some(Param::Attr(index)) = params.first() else { continue };
                let Some(index) = at.ctx.as_i64(*index) else { continue };
                match usize::try_from(index).ok().and_then(|index| used.get_mut(index)) {
                    None => {
                        return wrong(format!(
                            "dynamic option index {index} is out of bounds for the number of dynamic options: {count}"
                        ));
                    }
                    Some(true) => {
                        return wrong(format!("dynamic option index {index} is already used in options"));
                    }
                    Some(used) => *used = true,
                }
            }
            _ => {}
        }
    }
    if used.iter().all(|used| *used) {
        Ok(())
    } else {
        wrong("a param operand does not have a corresponding param_operand attr in the options dict")
    }
}

/// Verifies the iterated operands of a body, and its results.
fn verify_foreach(at: Subject<'_>) -> Checked {
    let Some(block) = at.block(0) else { return Ok(()) };
    let yielded = at.last(block).map(Subject::operand_types).unwrap_or_default();
    for (given, taken, count, types) in [
        (
            at.types(0),
            at.args(block),
            "targets as the body has block arguments",
            "targets and the body's block arguments",
        ),
        (
            at.result_types(),
            yielded,
            "results as the yield terminator has operands",
            "results and yield operands",
        ),
    ] {
        if given.len() != taken.len() {
            return wrong(format!("expects the same number of {count}"));
        }
        if given != taken {
            return wrong(format!("expects co-indexed {types} to have the same op/value/param type"));
        }
    }
    Ok(())
}

/// Verifies that all operations of a block except its terminator match something.
fn verify_matchers(at: Subject<'_>, block: BlockId) -> Checked {
    let end = at.ir.terminator(at.ctx, block);
    let mut held = at.ir.block_ops(block).filter(|op| Some(*op) != end);
    if held.all(|op| implements(at.with_op(op), "MatchOpInterface")) {
        Ok(())
    } else {
        wrong("expects nested operations to implement MatchOpInterface")
    }
}

/// Verifies that there is a block argument for each parameter.
fn verify_constrained(at: Subject<'_>) -> Checked {
    let Some(block) = at.block(0) else { return Ok(()) };
    if at.args(block).len() == at.operand_types().len() {
        Ok(())
    } else {
        wrong("must have the same number of block arguments as operands")
    }
}

/// Verifies that the body takes the matched handle.
fn verify_match(at: Subject<'_>) -> Checked {
    let Some(block) = at.block(0) else { return Ok(()) };
    match at.args(block)[..] {
        [arg] if interface(at, arg) == Some(0) => verify_matchers(at, block),
        [_] => wrong("expected body argument to implement TransformHandleTypeInterface"),
        _ => wrong("expected one body argument"),
    }
}

/// Verifies that a replacement is a single operation without operands.
fn verify_replacement(at: Subject<'_>) -> Checked {
    let Some(block) = at.block(0) else { return Ok(()) };
    let mut held = at.ir.block_ops(block);
    let (Some(replacement), None) = (held.next(), held.next()) else {
        return wrong("expected one operation in block");
    };
    match at.ir.op(replacement).operand_count() {
        0 => Ok(()),
        _ => wrong_at(at, replacement, "expected replacement without operands"),
    }
}

/// Verifies the place of a named sequence, the marks of its arguments, and its terminator.
fn verify_named_sequence(at: Subject<'_>) -> Checked {
    if let Some(parent) = at.parent().filter(|parent| !parent.has("transform.with_named_sequence")) {
        let error =
            plain("expects the parent symbol table to have the 'transform.with_named_sequence' attribute");
        return noted(at, error, parent.op, "symbol table operation");
    }
    let Some((inputs, results)) = signature(at) else { return Ok(()) };
    if is_external(at) {
        return if (0..inputs.len()).all(|index| marks(at, index) != (false, false)) {
            Ok(())
        } else {
            plain("must provide consumed/readonly status for arguments of external or called ops")
        };
    }
    let Some(last) = at.block(0).and_then(|block| at.last(block)) else { return Ok(()) };
    if last.name() != "transform.yield" {
        return noted(at, plain("expected 'transform.yield' as terminator"), last.op, "terminator");
    }
    match yield_error(at, last, &results) {
        Some(message) => plain_at(at, last.op, &message),
        None => verify_marks(at),
    }
}

pub(super) const RULES: &[Rules] = &[
    Rules::after("functions", &[("transform.named_sequence", verify_named_sequence)]),
    Rules::after(
        "transform",
        &[
            ("transform.affine.simplify_bounded_affine_ops", verify_bounded),
            ("transform.alternatives", verify_alternatives),
            ("transform.apply_conversion_patterns", verify_conversions),
            ("transform.apply_patterns", verify_patterns),
            ("transform.apply_registered_pass", verify_options),
            ("transform.bufferization.one_shot_bufferize", verify_bufferize),
            ("transform.func.cast_and_call", verify_call),
            ("transform.foreach", verify_foreach),
            ("transform.get_operand", verify_positions),
            ("transform.get_result", verify_positions),
            ("transform.match.structured", verify_match),
            ("transform.num_associations", verify_count),
            ("transform.sequence", verify_sequence),
            ("transform.smt.constrain_params", verify_constrained),
            ("transform.split_handle", verify_split),
            ("transform.structured.continuous_tile_sizes", verify_one_type),
            ("transform.structured.fuse", verify_fused),
            ("transform.structured.interchange", verify_interchange),
            ("transform.structured.multitile_sizes", verify_one_type),
            ("transform.structured.pack_greedily", verify_pack_greedily),
            ("transform.structured.pack_transpose", verify_pack_transpose),
            ("transform.structured.pad", verify_pad),
            ("transform.structured.replace", verify_replacement),
            ("transform.structured.tile_using_for", verify_tile_using_for),
            ("transform.structured.tile_using_forall", verify_tile_using_forall),
            ("transform.tune.alternatives", verify_tuned),
            ("transform.tune.knob", verify_knob),
            ("transform.with_pdl_patterns", verify_with_patterns),
        ],
    ),
    Rules::after_regions("transform", &[("transform.sequence", verify_sequence_types)]),
];

pub(super) const TRAIT_RULES: &[TraitRule] =
    &[TraitRule { name: TOP_LEVEL, phase: VerifyPhase::Traits, topic: "top level", rule: verify_top_level }];
