//! Values of attributes, properties and parameters where none is given.

use legalize_ir::{Attribute, Context, Name, Param, Reason};
use legalize_source::{Diagnostic, Diagnostics};

use crate::format::default_property;
use crate::model::{AttrConstraint, OpDef, TypeOrAttrDef};
use crate::registry::Registry;

/// The help where C++ text has no value.
const CALLED: &str = "register the function that it calls in Rust";

/// The default values that a definition declares, in order.
pub(super) fn of_op(
    ctx: &Context,
    registry: &Registry,
    def: &OpDef,
    diagnostics: &mut Diagnostics,
) -> Vec<(Name, Attribute)> {
    let mut defaults = Vec::new();
    let mut complain = |name: &str, error: Reason, help: &str| {
        diagnostics.push(
            Diagnostic::warning(
                "ods::default_value",
                format!("default value of '{name}' of '{}' cannot be evaluated: {error}", def.name),
            )
            .with_label(def.span, "")
            .with_help(help),
        );
    };
    let namespace = def.cpp_class.rsplit_once("::").map_or("", |(namespace, _)| namespace);
    for attr in def.attributes.iter().filter(|attr| attr.derived.is_none()) {
        let Some(value) = &attr.default else { continue };
        match const_attr(ctx, registry, attr.attr(), value, namespace) {
            Ok(Some(value)) => defaults.push((ctx.name(&attr.name), value)),
            Ok(None) => {}
            Err(error) if attr.attr().const_builder_call.is_none() => {
                complain(&attr.name, error, "set `constBuilderCall` in the definition of the attribute");
            }
            Err(error) => complain(&attr.name, error, CALLED),
        }
    }
    for prop in &def.properties {
        let Some(value) = &prop.default else { continue };
        match default_property(registry, ctx, prop, value, namespace) {
            Ok(Some(value)) => defaults.push((ctx.name(&prop.name), value)),
            Ok(None) => {}
            Err(error) => complain(&prop.name, error, CALLED),
        }
    }
    defaults
}

/// Returns the attribute that C++ text denotes under a constraint; `None` for a null attribute.
pub(super) fn const_attr(
    ctx: &Context,
    registry: &Registry,
    constraint: &AttrConstraint,
    value: &str,
    namespace: &str,
) -> Result<Option<Attribute>, Reason> {
    // A value-initialised enum is the one without a bit.
    let value = if value.trim() == "{}" && constraint.enum_def.is_some() { "0" } else { value };
    match &constraint.const_builder_call {
        Some(call) => registry.build_attr(ctx, call, value, namespace),
        None => Err("the constraint has no constBuilderCall".into()),
    }
}

/// The default values of parameters, one entry per parameter.
pub(super) fn of_params(
    ctx: &Context,
    registry: &Registry,
    def: &TypeOrAttrDef,
    diagnostics: &mut Diagnostics,
) -> Vec<Option<Param>> {
    let namespace = def.cpp_class.rsplit_once("::").map_or("", |(namespace, _)| namespace);
    def.params
        .iter()
        .map(|param| {
            let value = param.default_value.as_ref()?;
            let value = class_constant(&def.extra_class_declaration, value.trim()).unwrap_or(value);
            match registry.build_param(ctx, param, value, namespace) {
                // A list that is not there is an empty one.
                Ok(Param::None) if param.cpp_type.trim_start_matches("::llvm::").starts_with("ArrayRef<") => {
                    Some(Param::List([].into()))
                }
                // A value-initialised enum is its zero.
                Ok(Param::None)
                    if registry.enum_class(param.cpp_type.trim_start_matches("::"), namespace).is_some() =>
                {
                    Some(Param::Int(0.into()))
                }
                Ok(value) => Some(value),
                Err(error) => {
                    diagnostics.push(
                        Diagnostic::warning(
                            "ods::default_value",
                            format!(
                                "default value of parameter '{}' of '{}' cannot be evaluated: {error}",
                                param.name, def.name
                            ),
                        )
                        .with_label(def.span, "")
                        .with_help(CALLED),
                    );
                    None
                }
            }
        })
        .collect()
}

/// Returns the value of a constant that a class's own C++ text declares:
/// `static constexpr uint32_t name = value;`.
fn class_constant<'d>(declarations: &'d str, name: &str) -> Option<&'d str> {
    declarations.split(';').find_map(|statement| {
        let (declared, value) = statement.split_once('=')?;
        let mut words = declared.split_whitespace().rev();
        (words.next()? == name && words.any(|word| word == "constexpr")).then(|| value.trim())
    })
}

#[cfg(test)]
mod tests {
    use super::class_constant;

    #[test]
    fn a_constant_of_the_class_is_found_by_its_name() {
        let text =
            "bool f() { return a == b; }\n static constexpr uint32_t most = limit<int>::max();\n int most;";
        assert_eq!(class_constant(text, "most"), Some("limit<int>::max()"));
        assert_eq!(class_constant(text, "b"), None);
        assert_eq!(class_constant(text, "f"), None);
    }
}
