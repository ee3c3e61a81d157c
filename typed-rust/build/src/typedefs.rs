//! Typed views of types and attributes.

use legalize_ods::TypeOrAttrDef;

use crate::module::Scope;
use crate::names::{Names, snake};
use crate::values::{ValueType, of_param};
use crate::writer::Out;

pub(crate) fn write(out: &mut Out, scope: &Scope<'_>, def: &TypeOrAttrDef, name: &str) {
    let (handle, view, make, read) = if def.is_attr {
        ("rt::Attribute", "rt::AttrView", "rt::new_attr", "rt::attr_param")
    } else {
        ("rt::Type", "rt::TypeView", "rt::new_type", "rt::type_param")
    };
    out.gap();
    out.docs(&crate::item_docs(&def.name, &def.summary, &def.description));
    out.line("#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]");
    out.line(format!("pub struct {name}({handle});"));
    out.gap();
    out.block(format!("impl {view} for {name} {{"), "}", |out| {
        out.constant("const NAME", "&'static str", &format!("{:?}", def.name));
        out.gap();
        let param = if def.is_attr { "attr" } else { "ty" };
        out.function("fn of", &[format!("{param}: {handle}")], "Self", |out| {
            out.line(format!("Self({param})"));
        });
    });
    out.gap();
    out.line(format!("{}!({name});", if def.is_attr { "rt::attr_view" } else { "rt::type_view" }));
    let mut names = Names::with(&["new", "of", "isa", "cast", "checked", "ctx", "attach_hooks"]);
    let params: Vec<(String, ValueType)> = (def.params.iter())
        .map(|param| (names.take(&snake(&param.name)), of_param(scope, param, &def.dialect.cpp_namespace)))
        .collect();
    out.gap();
    out.trait_names(params.iter().map(|(name, _)| name));
    out.block(format!("impl {name} {{"), "}", |out| {
        let what = if def.is_attr { "attribute" } else { "type" };
        out.docs(&format!("The {what} with these parameters."));
        let mut signature = vec!["ctx: &rt::Context".to_owned()];
        signature.extend(params.iter().map(|(name, value)| format!("{name}: {}", value.write)));
        out.many_arguments(signature.len(), "as many are declared");
        out.function("pub fn new", &signature, "Self", |out| {
            if params.is_empty() {
                return out.line(format!("{make}(ctx, Vec::new())"));
            }
            let items: Vec<String> =
                params.iter().map(|(name, _)| format!("rt::IntoParam::into_param({name})")).collect();
            out.array("let params = ", &items, ";");
            out.line(format!("{make}(ctx, params)"));
        });
        for (index, ((name, value), param)) in params.iter().zip(&def.params).enumerate() {
            out.gap();
            out.docs(&crate::part_docs("Parameter", &param.name, &param.summary));
            // Borrowed values are borrowed from the context, the only reference there is.
            let read_as = value.read.replace("&'c ", "&");
            let params = ["self".to_owned(), "ctx: &rt::Context".to_owned()];
            out.line("#[track_caller]");
            out.function(&format!("pub fn {name}"), &params, &read_as, |out| {
                let args =
                    ["self".to_owned(), "ctx".to_owned(), index.to_string(), format!("{:?}", param.name)];
                out.call(read, &args, "");
            });
        }
    });
}
