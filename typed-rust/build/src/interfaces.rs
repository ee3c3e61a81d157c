//! Interfaces as traits that a user implements for views.
//!
//! A method is generated if the C++ types of its signature can be expressed in Rust; the others are named in
//! the trait's documentation. Bodies are C++, so every method is left to the implementation.

use legalize_ods::{InterfaceDef, InterfaceKind, InterfaceMethod};

use crate::module::Scope;
use crate::names::{Names, snake};
use crate::writer::Out;

pub(crate) fn write(out: &mut Out, scope: &Scope<'_>, def: &InterfaceDef, name: &str) {
    let (known, unknown): (Vec<_>, Vec<_>) = (def.methods.iter())
        .map(|method| (method, signature(scope, def, method)))
        .partition(|(_, signature)| signature.is_some());
    let mut docs = format!("`{}`\n\n{}", def.name, def.description);
    if !unknown.is_empty() {
        let names: Vec<String> = unknown.iter().map(|(method, _)| format!("`{}`", method.name)).collect();
        docs.push_str(&format!("\n\nLeft out, for their C++ types: {}.", names.join(", ")));
    }
    out.gap();
    out.docs(&docs);
    if known.is_empty() {
        out.line(format!("pub trait {name} {{}}"));
        return;
    }
    out.block(format!("pub trait {name} {{"), "}", |out| {
        let mut names = Names::default();
        for (method, signature) in known {
            let Some((params, result)) = signature else { continue };
            out.gap();
            let docs = if method.description.is_empty() {
                format!("`{}`", method.name)
            } else {
                method.description.clone()
            };
            out.docs(&docs);
            let bare = method.name.strip_prefix("get").filter(|rest| rest.starts_with(char::is_uppercase));
            let name = names.take(&snake(bare.unwrap_or(&method.name)));
            out.declaration(&format!("fn {name}"), &params, &result);
        }
    });
}

/// Parameters and result in Rust.
fn signature(
    scope: &Scope<'_>,
    def: &InterfaceDef,
    method: &InterfaceMethod,
) -> Option<(Vec<String>, String)> {
    let mut params = vec!["&self".to_owned(), "ctx: &rt::Context".to_owned()];
    if def.kind == InterfaceKind::Op {
        params.push("ir: &rt::Ir".to_owned());
    }
    let mut names = Names::with(&["self", "ctx", "ir"]);
    for param in &method.params {
        let (read, _) = rust_type(scope, def, &param.ty)?;
        params.push(format!("{}: {read}", names.take(&snake(&param.name))));
    }
    let result = match method.return_type.trim() {
        "void" => String::new(),
        ty => rust_type(scope, def, ty)?.1,
    };
    Some((params, result))
}

/// The Rust type of a parameter and of a result.
pub(crate) fn rust_type(scope: &Scope<'_>, def: &InterfaceDef, cpp: &str) -> Option<(String, String)> {
    let bare = cpp.trim().trim_start_matches("const ").trim_end_matches('&').trim();
    let bare = bare.trim_start_matches("::");
    let short: String = bare.replace("mlir::", "").replace("llvm::", "").replace("::", "");
    let same = |ty: &str| Some((ty.to_owned(), ty.to_owned()));
    let list = |ty: &str| Some((format!("&[{ty}]"), format!("Vec<{ty}>")));
    match short.as_str() {
        "bool" => same("bool"),
        "int64_t" => same("i64"),
        "uint64_t" | "size_t" => same("u64"),
        "int" | "int32_t" => same("i32"),
        "unsigned" | "unsigned int" | "uint32_t" => same("u32"),
        "Value" | "OpResult" | "BlockArgument" => same("rt::ValueId"),
        "Type" => same("rt::Type"),
        "Attribute" => same("rt::Attribute"),
        "Operation *" | "Operation*" => same("rt::OpId"),
        "Block *" | "Block*" => same("rt::BlockId"),
        "Region *" | "Region*" | "Region" => same("rt::RegionId"),
        "StringRef" => Some(("&str".to_owned(), "String".to_owned())),
        "std::string" | "stdstring" => Some(("&str".to_owned(), "String".to_owned())),
        "LogicalResult" => Some(("bool".to_owned(), "Result<(), rt::Reason>".to_owned())),
        "ValueRange" | "OperandRange" | "ResultRange" | "ArrayRef<Value>" | "SmallVector<Value>" => {
            list("rt::ValueId")
        }
        "TypeRange" | "ArrayRef<Type>" | "SmallVector<Type>" => list("rt::Type"),
        "ArrayRef<Attribute>" | "SmallVector<Attribute>" => list("rt::Attribute"),
        "ArrayRef<int64_t>" | "SmallVector<int64_t>" => list("i64"),
        name if name.ends_with("Type") && !name.contains(['<', '*', ' ']) => same("rt::Type"),
        name if name.ends_with("Attr") && !name.contains(['<', '*', ' ']) => same("rt::Attribute"),
        _ => scope
            .find_enum(cpp, &def.cpp_namespace)
            .and_then(|def| scope.enum_path(def))
            .and_then(|path| same(&path)),
    }
}
