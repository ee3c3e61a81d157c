//! Records of `legalize/Overlay.td`.

use legalize_source::{Diagnostic, Diagnostics, Reported};
use legalize_tblgen::{Record, RecordKeeper, Value};

use super::Loader;
use super::fields::opt_text;
use super::op::{attribute, builders, format_text};
use crate::model::{
    AttributeDef, BuilderDef, ClassOverlay, DirectiveOverlay, FunctionOverlay, OpOverlay, Overlays,
    PredicateOverlay, TypeOrAttrOverlay,
};

impl Loader {
    /// Reads all overlays of a keeper.
    pub(super) fn overlays(&mut self, keeper: &RecordKeeper) -> Reported<Overlays> {
        let mut found = Reported::new(Overlays::default(), Diagnostics::new());
        for record in keeper.defs_of_class("OpOverlay") {
            match self.op_overlay(record) {
                Ok(overlay) => found.value.ops.push(overlay),
                Err(error) => found.diagnostics.push(error),
            }
        }
        for (class, is_attr) in [("TypeOverlay", false), ("AttrOverlay", true)] {
            for record in keeper.defs_of_class(class) {
                match type_or_attr(record, is_attr) {
                    Ok(overlay) => found.value.types.push(overlay),
                    Err(error) => found.diagnostics.push(error),
                }
            }
        }
        for record in keeper.defs_of_class("DirectiveOverlay") {
            match directive(record) {
                Ok(overlay) => found.value.directives.push(overlay),
                Err(error) => found.diagnostics.push(error),
            }
        }
        for record in keeper.defs_of_class("ClassOverlay") {
            match class(record) {
                Ok(overlay) => found.value.classes.push(overlay),
                Err(error) => found.diagnostics.push(error),
            }
        }
        for class in ["FunctionOverlay", "MethodOverlay"] {
            for record in keeper.defs_of_class(class) {
                match function(record) {
                    Ok(overlay) => found.value.functions.push(overlay),
                    Err(error) => found.diagnostics.push(error),
                }
            }
        }
        for record in keeper.defs_of_class("PredicateOverlay") {
            match predicate(record) {
                Ok(overlay) => found.value.predicates.push(overlay),
                Err(error) => found.diagnostics.push(error),
            }
        }
        found
    }

    /// The attributes that an overlay adds: such that an operation without them is as before.
    fn added_attributes(&mut self, record: Record<'_>) -> Result<Vec<AttributeDef>, Diagnostic> {
        let dag = record.dag("arguments")?;
        let mut added = Vec::new();
        for (value, name) in dag.args() {
            let error = |message: String| {
                Diagnostic::error("ods::overlay", message)
                    .with_label(dag.span().unwrap_or(record.span()), "")
                    .with_help("add attributes that may be missing: `OptionalAttr<…>:$name`, `DefaultValuedAttr<…>:$name`")
            };
            let given = match value {
                Value::Def(given) if given.is_subclass_of("Attr") && !given.is_subclass_of("DerivedAttr") => {
                    given
                }
                other => {
                    return Err(error(format!(
                        "'{other}' is added to the arguments, which is not an attribute"
                    )));
                }
            };
            let Some(name) = name else {
                return Err(error("an attribute that is added has no name".to_owned()));
            };
            let attr = attribute(name.to_owned(), self.constraint(given)?);
            if !attr.optional && attr.default.is_none() {
                return Err(error(format!("the attribute '{name}' that is added must not be required")));
            }
            added.push(attr);
        }
        Ok(added)
    }

    fn op_overlay(&mut self, record: Record<'_>) -> Result<OpOverlay, Diagnostic> {
        let overlay = OpOverlay {
            name: record.string("name")?.to_owned(),
            assembly_format: format_text(record),
            assembly: opt_text(record, "assembly"),
            traits: self.traits_of_op(record)?,
            result_types: strings(record, "resultTypes")?,
            builders: added_builders(record)?,
            attributes: self.added_attributes(record)?,
            span: record.span(),
        };
        match (&overlay.assembly_format, &overlay.assembly) {
            (Some(_), Some(_)) => Err(Diagnostic::error(
                "ods::overlay",
                format!("'{}' sets both 'assemblyFormat' and 'assembly'", record.name()),
            )
            .with_label(record.span(), "")
            .with_help("an operation has one assembly: set one of the two")),
            _ => Ok(overlay),
        }
    }
}

fn added_builders(record: Record<'_>) -> Result<Vec<BuilderDef>, Diagnostic> {
    let mut errors = Diagnostics::new();
    let builders = builders(record, &mut errors)?;
    match errors.into_iter().next() {
        Some(error) => Err(error),
        None => Ok(builders),
    }
}

fn type_or_attr(record: Record<'_>, is_attr: bool) -> Result<TypeOrAttrOverlay, Diagnostic> {
    Ok(TypeOrAttrOverlay {
        name: record.string("name")?.to_owned(),
        is_attr,
        assembly_format: format_text(record),
        span: record.span(),
    })
}

fn class(record: Record<'_>) -> Result<ClassOverlay, Diagnostic> {
    Ok(ClassOverlay {
        name: record.string("name")?.trim_start_matches("::").to_owned(),
        types: strings(record, "types")?,
        attrs: strings(record, "attrs")?,
    })
}

fn predicate(record: Record<'_>) -> Result<PredicateOverlay, Diagnostic> {
    Ok(PredicateOverlay {
        text: record.string("text")?.to_owned(),
        body: record.string("body")?.to_owned(),
        span: record.span(),
    })
}

fn strings(record: Record<'_>, field: &str) -> Result<Vec<String>, Diagnostic> {
    Ok(record.list(field)?.iter().filter_map(Value::as_str).map(str::to_owned).collect())
}

fn function(record: Record<'_>) -> Result<FunctionOverlay, Diagnostic> {
    let parameters = strings(record, "parameters")?;
    let class = record.value("className").and_then(|class| class.as_str().map(str::to_owned));
    Ok(FunctionOverlay {
        name: record.string("name")?.trim_start_matches("::").to_owned(),
        parameters: if class.is_some() { parameters_of_method(parameters) } else { parameters },
        class: class.map(|class| class.trim_start_matches("::").to_owned()),
        template_parameters: strings(record, "templateParameters")?,
        body: record.string("body")?.to_owned(),
        span: record.span(),
    })
}

fn directive(record: Record<'_>) -> Result<DirectiveOverlay, Diagnostic> {
    let name = record.string("name")?.to_owned();
    let Some(assembly_format) = format_text(record) else {
        let message = format!("the overlay of the directive '{name}' has no 'assemblyFormat'");
        return Err(Diagnostic::error("ods::overlay", message)
            .with_label(record.span(), "")
            .with_help("set 'assemblyFormat': the directive is replaced by it"));
    };
    let parameters = strings(record, "parameters")?;
    Ok(DirectiveOverlay {
        dialect: record.string("dialect")?.to_owned(),
        name,
        parameters,
        assembly_format,
        span: record.span(),
    })
}

/// Name of the object in the body of a method.
const OBJECT: &str = "self";

/// The parameters of a method: the object, then those of its overlay.
fn parameters_of_method(parameters: Vec<String>) -> Vec<String> {
    std::iter::once(OBJECT.to_owned()).chain(parameters).collect()
}
