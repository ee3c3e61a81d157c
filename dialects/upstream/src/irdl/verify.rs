//! Names of irdl: each operand, result, parameter, region and attribute has one, which is a valid name in C++
//! and Python.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, wrong};
use legalize_dialects_hooks::table::VerifyUse;
use legalize_ir::{AttrData, Context, Ir, OpId, Param, SymbolTables, VerifyPhase, attr_to_string};

/// The reason why a name is invalid.
fn fault(name: &str) -> Option<&'static str> {
    let is_plain = |char: char| char.is_ascii_alphanumeric() || char == '_';
    if name.is_empty() {
        Some("is empty")
    } else if name.starts_with('_') || name.contains("__") {
        Some("should not contain leading or double underscores")
    } else if name.contains(|char: char| char.is_ascii_uppercase()) {
        Some("should not contain uppercase letters")
    } else if !name.contains(|char: char| !is_plain(char)) {
        None
    } else {
        Some("must contain only lowercase letters, digits and underscores")
    }
}

/// Verifies the name of a definition.
fn verify_name(at: Subject<'_>, kind: &str) -> Checked {
    match at.text("sym_name").and_then(fault) {
        Some(fault) => plain(format!("name of {kind} {fault}")),
        None => Ok(()),
    }
}

fn verify_base(at: Subject<'_>) -> Checked {
    let name = at.text("base_name");
    if name.is_some() == at.has("base_ref") {
        return wrong("the base type or attribute should be specified by either a name or a reference");
    }
    match name {
        Some(name) if !name.starts_with(['!', '#']) => {
            wrong("the base type or attribute name should start with '!' or '#'")
        }
        _ => Ok(()),
    }
}

/// Verifies that a symbol, which is looked up around the dialect, refers to a type or attribute.
fn verify_reference(ctx: &Context, ir: &Ir, op: OpId, tables: &mut SymbolTables, attr: &str) -> Checked {
    let at = Subject { ctx, ir, op };
    let Some(symbol) = at.attr(attr) else { return Ok(()) };
    let mut around = std::iter::successors(at.parent(), |parent| parent.parent());
    let dialect = around.find(|parent| parent.name() == "irdl.dialect").and_then(Subject::parent);
    let shown = attr_to_string(ctx, symbol);
    let found = dialect.and_then(|dialect| tables.lookup_nearest(ctx, ir, dialect.op, symbol));
    match found.map(|found| at.with_op(found).name()) {
        None => wrong(format!("symbol '{shown}' not found")),
        Some("irdl.attribute" | "irdl.type") => Ok(()),
        Some(name) => {
            let what = "does not refer to a type or attribute definition";
            wrong(format!("symbol '{shown}' {what} (refers to '{name}')"))
        }
    }
}

pub(super) const SYMBOL_USES: &[(&str, VerifyUse)] = &[
    ("irdl.base", |ctx, ir, op, tables| verify_reference(ctx, ir, op, tables, "base_ref")),
    ("irdl.parametric", |ctx, ir, op, tables| verify_reference(ctx, ir, op, tables, "base_type")),
];

fn verify_region(at: Subject<'_>) -> Checked {
    match at.int("numberOfBlocks") {
        Some(count @ ..=0) => wrong(format!("the number of blocks is expected to be >= 1 but got {count}")),
        _ => Ok(()),
    }
}

/// Operations of which a definition contains at most one of each kind.
const LISTS: [&str; 5] =
    ["irdl.operands", "irdl.results", "irdl.attributes", "irdl.regions", "irdl.parameters"];

fn held(at: Subject<'_>) -> impl Iterator<Item = Subject<'_>> {
    at.block(0).into_iter().flat_map(move |block| at.ir.block_ops(block)).map(move |op| at.with_op(op))
}

fn verify_lists(at: Subject<'_>) -> Checked {
    let mut seen = Vec::new();
    for list in held(at).map(Subject::name).filter(|name| LISTS.contains(name)) {
        if seen.contains(&list) {
            return plain(format!(
                "failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type {list}"
            ));
        }
        seen.push(list);
    }
    Ok(())
}

/// Verifies that operands, results and regions have different names.
fn verify_distinct(at: Subject<'_>) -> Checked {
    let kinds = ["operands", "results", "regions"];
    let mut lists: Vec<(&str, Vec<&str>)> = Vec::new();
    for list in held(at) {
        let kind = list.name().strip_prefix("irdl.").filter(|kind| kinds.contains(kind));
        let Some(kind) = kind else { continue };
        let names: Vec<&str> = list.list("names").iter().filter_map(|name| at.ctx.as_str(*name)).collect();
        for (other, taken) in &lists {
            if let Some(name) = taken.iter().find(|name| names.contains(name)) {
                return wrong(format!("contains a value named '{name}' for both its {other} and {kind}"));
            }
        }
        lists.push((kind, names));
    }
    Ok(())
}

/// Verifies that there is a unique name for each declared value.
fn verify_names(at: Subject<'_>, attr: &str, one: &str) -> Checked {
    let (names, count) = (at.list(attr), at.operand_types().len());
    if at.attr(attr).is_none() {
        return Ok(());
    }
    if names.len() != count {
        return wrong(format!(
            "the number of {one}s and their names must be the same, but got {count} and {} respectively",
            names.len()
        ));
    }
    let names: Vec<&str> = names.iter().map(|name| at.ctx.as_str(*name).unwrap_or_default()).collect();
    for (index, name) in names.iter().enumerate() {
        if let Some(fault) = fault(name) {
            return plain(format!("name of {one} #{index} {fault}"));
        }
        if let Some(other) = names[..index].iter().position(|other| other == name) {
            return wrong(format!("name of {one} #{index} is a duplicate of the name of {one} #{other}"));
        }
    }
    Ok(())
}

/// Verifies that there is a variadicity for each value.
fn verify_variadicity(at: Subject<'_>, one: &str) -> Checked {
    let Some(AttrData::Dialect { params, .. }) = at.attr_data("variadicity") else { return Ok(()) };
    let declared = match params.first() {
        Some(Param::List(declared)) => declared.len(),
        _ => 0,
    };
    let count = at.operand_types().len();
    if count == declared {
        Ok(())
    } else {
        wrong(format!(
            "the number of {one}s and their variadicities must be the same, but got {count} and {declared} respectively"
        ))
    }
}

fn verify_values(at: Subject<'_>, one: &str) -> Checked {
    verify_variadicity(at, one)?;
    verify_names(at, "names", one)
}

fn verify_attributes(at: Subject<'_>) -> Checked {
    let (names, count) = (at.list("attributeValueNames").len(), at.operand_types().len());
    if names == count {
        Ok(())
    } else {
        wrong(format!(
            "the number of attribute names and their constraints must be the same but got {names} and {count} \
         respectively"
        ))
    }
}

pub(super) const RULES: &[Rules] = &[
    Rules::in_phase(
        VerifyPhase::Traits,
        "lists",
        &[("irdl.attribute", verify_lists), ("irdl.operation", verify_lists), ("irdl.type", verify_lists)],
    ),
    Rules::after(
        "names",
        &[
            ("irdl.attribute", |at| verify_name(at, "attribute")),
            ("irdl.attributes", verify_attributes),
            ("irdl.base", verify_base),
            ("irdl.dialect", |at| verify_name(at, "dialect")),
            ("irdl.operands", |at| verify_values(at, "operand")),
            ("irdl.operation", |at| verify_name(at, "operation")),
            ("irdl.parameters", |at| verify_names(at, "names", "parameter")),
            ("irdl.region", verify_region),
            ("irdl.regions", |at| verify_names(at, "names", "region")),
            ("irdl.results", |at| verify_values(at, "result")),
            ("irdl.type", |at| verify_name(at, "type")),
        ],
    ),
    Rules::after_regions("names", &[("irdl.operation", verify_distinct)]),
];
