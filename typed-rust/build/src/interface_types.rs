//! Rust types of what the methods of interfaces take and return.

use legalize_ods::InterfaceDef;

use crate::module::Scope;

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

/// True if values of that Rust type can be arguments and results of C++ text.
pub(crate) fn is_value(ty: &str) -> bool {
    const VALUES: &[&str] = &[
        "",
        "bool",
        "i64",
        "u64",
        "i32",
        "u32",
        "&str",
        "String",
        "Result<(), rt::Reason>",
        "rt::ValueId",
        "rt::Type",
        "rt::Attribute",
        "rt::OpId",
        "rt::BlockId",
        "rt::RegionId",
        "&[rt::ValueId]",
        "&[rt::Type]",
        "Vec<rt::ValueId>",
        "Vec<rt::Type>",
    ];
    VALUES.contains(&ty)
}
