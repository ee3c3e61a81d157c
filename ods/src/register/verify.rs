//! The invariants that a definition declares, as a list of checks run in upstream's order: attributes,
//! properties, operands, results, conditions on the whole operation, regions, successors.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use legalize_ir::{AttrDict, Attribute, Context, Groups, Ir, Name, OpId, Reason, Type};
use legalize_source::{Diagnostic, Span};

use super::natives::NativeRule;
use crate::condition::Condition;
use crate::cpp::namespace_of;
use crate::format::PropSyntax;
use crate::groups::{operand_groups, result_groups};
use crate::model::{Arity, ConstraintDef, OpDef, OperandDef, TraitKind};
use crate::registry::Registry;
use crate::unchecked::{Subject, Unchecked};

/// A failed check; the verifier adds the operation's name as prefix.
pub(super) fn fail(message: String) -> Result<(), Diagnostic> {
    Err(Diagnostic::error("ods::constraint", message))
}

/// `'i32'`, as diagnostics quote types.
pub(crate) fn quoted_type(ctx: &Context, ty: Type) -> String {
    format!("'{}'", legalize_ir::type_to_string(ctx, ty))
}

struct AttrCheck {
    name: Name,
    span: Span,
    required: bool,
    /// The syntax of a property, which gives the kind of its values; absent for attributes.
    property: Option<PropSyntax>,
    summary: String,
    condition: Option<Arc<Condition>>,
    /// Condition that an attribute is of the C++ class that is stored; `None` if every attribute is accepted.
    class: Option<Arc<Condition>>,
}

struct ValueCheck {
    name: String,
    span: Span,
    arity: Arity<String>,
    summary: String,
    condition: Option<Arc<Condition>>,
    segments: Option<Name>,
}

struct BodyCheck {
    name: String,
    span: Span,
    variadic: bool,
    summary: String,
    condition: Option<Arc<Condition>>,
}

/// The checks of one definition.
pub(crate) struct Invariants {
    attrs: Vec<AttrCheck>,
    required: Vec<Name>,
    operands: Vec<ValueCheck>,
    results: Vec<ValueCheck>,
    operand_groups: Groups,
    result_groups: Groups,
    conditions: Vec<(String, Arc<Condition>)>,
    parents: Option<Vec<String>>,
    natives: Vec<NativeRule>,
    regions: Vec<BodyCheck>,
    successors: Vec<BodyCheck>,
    /// True if there is nothing but one value per operand and result.
    plain: bool,
    /// The operation's name and where it is defined.
    op: (String, Span),
    unchecked: Arc<Unchecked>,
    /// One more than the index of a type that all values may have together; zero if none was met yet.
    uniform: AtomicU32,
    /// One more than the index of a dictionary whose attributes are as declared; zero if none was met yet.
    checked_attrs: AtomicU32,
    /// The same of a dictionary whose attributes are of their classes.
    checked_classes: AtomicU32,
}

impl Invariants {
    /// The checks that a definition declares.
    pub(crate) fn new(ctx: &Context, registry: &Arc<Registry>, def: &Arc<OpDef>) -> Self {
        let namespace = namespace_of(&def.cpp_class);
        let condition = |constraint: &Arc<ConstraintDef>| registry.condition(constraint, namespace);
        let mut attrs: Vec<AttrCheck> = def
            .attributes
            .iter()
            .filter(|attr| attr.derived.is_none())
            .map(|attr| AttrCheck {
                name: ctx.name(&attr.name),
                span: attr.constraint.span,
                required: !attr.optional && attr.default.is_none() && !attr.unit,
                property: None,
                summary: attr.constraint.summary.clone(),
                condition: condition(&attr.constraint),
                class: Some(attr.attr().storage_type.trim())
                    .filter(|class| !matches!(*class, "::mlir::Attribute" | "mlir::Attribute"))
                    .map(|class| registry.class_condition(class, namespace)),
            })
            .collect();
        attrs.extend(def.properties.iter().map(|prop| AttrCheck {
            name: ctx.name(&prop.name),
            span: prop.constraint.span,
            required: false,
            property: Some(PropSyntax::of(ctx, prop)),
            summary: prop.constraint.summary.clone(),
            condition: condition(&prop.constraint),
            class: None,
        }));
        let mut required: Vec<Name> =
            attrs.iter().filter(|attr| attr.required).map(|attr| attr.name).collect();
        required.sort_by_key(|name| ctx.str(*name));
        let values = |values: &[OperandDef]| -> Vec<ValueCheck> {
            values
                .iter()
                .map(|value| ValueCheck {
                    name: value.name.clone(),
                    span: value.constraint.span,
                    arity: value.arity.clone(),
                    summary: value.constraint.summary.clone(),
                    condition: condition(&value.constraint),
                    segments: match &value.arity {
                        Arity::VariadicOfVariadic(name) => Some(ctx.name(name)),
                        _ => None,
                    },
                })
                .collect()
        };
        let (operands, results) = (values(&def.operands), values(&def.results));
        let plain = operands.iter().chain(&results).all(|value| value.arity == Arity::Single);
        let mut conditions = Vec::new();
        let mut parents = None;
        for entry in &def.traits {
            match &entry.kind {
                TraitKind::Pred { summary, predicate, .. } => {
                    conditions.push((summary.clone(), registry.op_condition(predicate, def)));
                }
                TraitKind::Native { name, params: Some(params), .. } if name == "HasParent" => {
                    parents = Some(op_names(ctx, registry, def, params));
                }
                _ => {}
            }
        }
        let bodies = |name: &str, variadic, constraint: &Arc<ConstraintDef>| BodyCheck {
            name: name.to_owned(),
            span: constraint.span,
            variadic,
            summary: constraint.summary.clone(),
            condition: condition(constraint),
        };
        Invariants {
            operand_groups: operand_groups(ctx, def),
            result_groups: result_groups(ctx, def),
            regions: def.regions.iter().map(|r| bodies(&r.name, r.variadic, &r.constraint)).collect(),
            successors: def.successors.iter().map(|s| bodies(&s.name, s.variadic, &s.constraint)).collect(),
            attrs,
            required,
            operands,
            results,
            conditions,
            parents,
            natives: NativeRule::all(ctx, registry, def),
            plain,
            op: (def.name.clone(), def.span),
            unchecked: registry.unchecked.clone(),
            uniform: AtomicU32::new(0),
            checked_attrs: AtomicU32::new(0),
            checked_classes: AtomicU32::new(0),
        }
    }

    /// Returns true if the checks depend only on the types of single values and the attributes.
    pub(crate) fn are_of_types(&self) -> bool {
        self.plain
            && self.conditions.is_empty()
            && self.parents.is_none()
            && self.natives.is_empty()
            && self.regions.iter().chain(&self.successors).all(|body| body.condition.is_none())
    }

    /// Returns true if there is nothing to check.
    pub(crate) fn is_empty(&self) -> bool {
        let unchecked = |values: &[ValueCheck]| {
            values.iter().all(|value| {
                value.condition.is_none()
                    && !matches!(value.arity, Arity::Optional | Arity::VariadicOfVariadic(_))
            })
        };
        self.attrs.iter().all(|attr| !attr.required && attr.condition.is_none())
            && unchecked(&self.operands)
            && unchecked(&self.results)
            && self.conditions.is_empty()
            && self.parents.is_none()
            && self.natives.is_empty()
            && self.regions.iter().chain(&self.successors).all(|body| body.condition.is_none())
    }

    /// Checks that attributes are of the classes that are stored under their names.
    ///
    /// # Errors
    /// If one is not; the message names it.
    pub(crate) fn check_classes(&self, ctx: &Context, dict: AttrDict) -> Result<(), Reason> {
        let key = dict.as_attribute().index() + 1;
        if self.checked_classes.load(Ordering::Relaxed) == key {
            return Ok(());
        }
        for check in &self.attrs {
            let (Some(class), Some(attr)) = (&check.class, ctx.dict_entry(dict, check.name)) else {
                continue;
            };
            if class.holds_attr(ctx, attr) == Some(false) {
                return Err(format!(
                    "Invalid attribute `{}` in property conversion: {}",
                    ctx.str(check.name),
                    legalize_ir::attr_to_string(ctx, attr)
                )
                .into());
            }
        }
        self.checked_classes.store(key, Ordering::Relaxed);
        Ok(())
    }

    /// Returns true if any attribute is stored with a C++ class.
    pub(crate) fn has_classes(&self) -> bool {
        self.attrs.iter().any(|check| check.class.is_some())
    }

    /// Runs all checks on an operation.
    pub(crate) fn check(&self, ctx: &Context, ir: &Ir, op: OpId) -> Result<(), Diagnostic> {
        if let Some(parents) = &self.parents {
            self.check_parent(ctx, ir, op, parents)?;
        }
        if !self.attrs.is_empty() {
            self.check_attrs(ctx, ir, op)?;
        }
        self.check_values(ctx, ir, op)?;
        for (summary, condition) in &self.conditions {
            if self.fails(ctx, condition.holds_op(ctx, ir, op), condition, summary, self.op.1)? {
                return fail(format!("failed to verify that {summary}"));
            }
        }
        self.check_bodies(ctx, ir, op)?;
        self.natives.iter().try_for_each(|rule| rule.check(ctx, ir, op))
    }

    /// Returns true if a condition does not hold; a condition that could not be evaluated is recorded.
    ///
    /// # Errors
    /// If it has none and that is not allowed.
    #[inline]
    fn fails(
        &self,
        ctx: &Context,
        holds: Option<bool>,
        condition: &Arc<Condition>,
        summary: &str,
        span: Span,
    ) -> Result<bool, Diagnostic> {
        if holds.is_none() {
            self.unchecked.note(ctx, condition, &Subject { op: &self.op.0, summary, span })?;
        }
        Ok(holds == Some(false))
    }

    fn check_parent(&self, ctx: &Context, ir: &Ir, op: OpId, parents: &[String]) -> Result<(), Diagnostic> {
        let parent = ir.parent_op(op).map(|parent| ctx.op_str(ir.op(parent).name()));
        // An operation without a parent is checked once it is inserted.
        if parent.is_none_or(|parent| parents.iter().any(|name| name == parent)) {
            return Ok(());
        }
        let expected = match parents {
            [one] => format!("expects parent op '{one}'"),
            all => format!("expects parent op to be one of '{}'", all.join(", ")),
        };
        fail(expected)
    }

    fn check_attrs(&self, ctx: &Context, ir: &Ir, op: OpId) -> Result<(), Diagnostic> {
        let inherent = ir.op(op).inherent();
        // Only the dictionary is checked, and most operations have that of the previous one.
        let key = inherent.as_attribute().index() + 1;
        if self.checked_attrs.load(Ordering::Relaxed) == key {
            return Ok(());
        }
        for &name in &self.required {
            if ctx.dict_entry(inherent, name).is_none() {
                return fail(format!("requires attribute '{}'", ctx.str(name)));
            }
        }
        if inherent == ctx.common().empty_dict {
            return Ok(());
        }
        for check in &self.attrs {
            let Some(condition) = &check.condition else { continue };
            let Some(attr) = ctx.dict_entry(inherent, check.name) else { continue };
            let holds = match &check.property {
                // Only the text of values whose C++ type is the host's is known.
                Some(syntax) => match syntax.value(ctx, attr) {
                    Some(value) => condition.holds_plain(ctx, value),
                    None => continue,
                },
                None => condition.holds_attr(ctx, attr),
            };
            if self.fails(ctx, holds, condition, &check.summary, check.span)? {
                let what = if check.property.is_some() { "property" } else { "attribute" };
                return fail(format!(
                    "{what} '{}' failed to satisfy constraint: {}",
                    ctx.str(check.name),
                    check.summary
                ));
            }
        }
        self.checked_attrs.store(key, Ordering::Relaxed);
        Ok(())
    }

    fn check_values(&self, ctx: &Context, ir: &Ir, op: OpId) -> Result<(), Diagnostic> {
        let data = ir.op(op);
        if self.plain {
            // The counts were checked before; nothing is looked up. Most operations repeat the last one's
            // type.
            let mut types =
                ir.operands(op).chain(data.results().iter().copied()).map(|value| ir.value_type(value));
            let uniform = types.next().filter(|first| types.all(|ty| ty == *first));
            if uniform.is_some_and(|ty| self.uniform.load(Ordering::Relaxed) == ty.index() + 1) {
                return Ok(());
            }
            for (index, (check, value)) in self.operands.iter().zip(ir.operands(op)).enumerate() {
                self.check_type(ctx, check, ir.value_type(value), "operand", index)?;
            }
            for (index, (check, &value)) in self.results.iter().zip(data.results()).enumerate() {
                self.check_type(ctx, check, ir.value_type(value), "result", index)?;
            }
            if let Some(ty) = uniform {
                self.uniform.store(ty.index() + 1, Ordering::Relaxed);
            }
            return Ok(());
        }
        let operands: Vec<Type> = ir.operands(op).map(|value| ir.value_type(value)).collect();
        let results: Vec<Type> = data.results().iter().map(|&value| ir.value_type(value)).collect();
        for (what, checks, groups, types) in [
            ("operand", &self.operands, &self.operand_groups, &operands),
            ("result", &self.results, &self.result_groups, &results),
        ] {
            let ranges = groups.ranges(ctx, data.inherent(), types.len());
            for (check, range) in checks.iter().zip(ranges) {
                if check.arity == Arity::Optional && range.len() > 1 {
                    return fail(format!(
                        "{what} group starting at #{} requires 0 or 1 element, but found {}",
                        range.start,
                        range.len()
                    ));
                }
                if let Some(segments) = check.segments {
                    check_value_sizes(
                        ctx,
                        ctx.dict_entry(data.inherent(), segments),
                        segments,
                        check,
                        range.len(),
                    )?;
                }
                for index in range {
                    self.check_type(ctx, check, types[index], what, index)?;
                }
            }
        }
        Ok(())
    }

    #[inline]
    fn check_type(
        &self,
        ctx: &Context,
        check: &ValueCheck,
        ty: Type,
        what: &str,
        index: usize,
    ) -> Result<(), Diagnostic> {
        let Some(condition) = &check.condition else { return Ok(()) };
        if !self.fails(ctx, condition.holds_type(ctx, ty), condition, &check.summary, check.span)? {
            return Ok(());
        }
        let message = format!("{what} #{index} must be {}, but got {}", check.summary, quoted_type(ctx, ty));
        let error = Diagnostic::error("ods::constraint", message);
        Err(match condition.advice(ctx, ty) {
            Some(advice) => error.with_help(advice),
            None => error,
        })
    }

    fn check_bodies(&self, ctx: &Context, ir: &Ir, op: OpId) -> Result<(), Diagnostic> {
        let data = ir.op(op);
        let named = |name: &str| if name.is_empty() { String::new() } else { format!(" ('{name}')") };
        for (index, &region) in data.regions().iter().enumerate() {
            let check = self.regions.get(index).or_else(|| self.regions.last().filter(|last| last.variadic));
            let Some(BodyCheck { condition: Some(condition), name, summary, span, .. }) = check else {
                continue;
            };
            if self.fails(ctx, condition.holds_region(ctx, ir, region), condition, summary, *span)? {
                return fail(format!(
                    "region #{index}{} failed to verify constraint: {summary}",
                    named(name)
                ));
            }
        }
        for (index, block) in ir.successors(op).enumerate() {
            let check =
                self.successors.get(index).or_else(|| self.successors.last().filter(|last| last.variadic));
            let Some(BodyCheck { condition: Some(condition), name, summary, span, .. }) = check else {
                continue;
            };
            if self.fails(ctx, condition.holds_block(ctx, ir, block), condition, summary, *span)? {
                return fail(format!(
                    "successor #{index}{} failed to verify constraint: {summary}",
                    named(name)
                ));
            }
        }
        Ok(())
    }
}

/// The sizes of a variadic-of-variadic group must add up.
fn check_value_sizes(
    ctx: &Context,
    attr: Option<Attribute>,
    name: Name,
    check: &ValueCheck,
    found: usize,
) -> Result<(), Diagnostic> {
    let Some(sizes) = attr.and_then(|attr| ctx.as_dense_i32_array(attr)) else {
        return fail(format!("requires dense i32 array attribute '{}'", ctx.str(name)));
    };
    if sizes.iter().any(|size| *size < 0) {
        return fail(format!("'{}' attribute cannot have negative elements", ctx.str(name)));
    }
    let total: i64 = sizes.iter().map(|size| i64::from(*size)).sum();
    if total != found as i64 {
        return fail(format!(
            "{} count ({found}) does not match with the total size ({total}) specified in attribute '{}'",
            check.name,
            ctx.str(name)
        ));
    }
    Ok(())
}

/// The operations that parameters such as those of `HasParent<A, B>` name.
pub(super) fn op_names(ctx: &Context, registry: &Registry, def: &OpDef, params: &str) -> Vec<String> {
    let namespace = def.cpp_class.rsplit_once("::").map_or("", |(namespace, _)| namespace);
    params
        .split(',')
        .map(|class| {
            let class = class.trim();
            registry.op_class_name(ctx, class, namespace).unwrap_or_else(|| class.to_owned())
        })
        .collect()
}
