//! Classification of the nodes and leaves of a pattern's dags.
//!
//! Directives are known by the names of their records, calls and operations by their classes, as upstream's
//! generator does.

use std::sync::Arc;

use legalize_ods::{OdsModule, OpDef};
use legalize_source::Span;
use legalize_tblgen::{DagValue, Record, Value};

/// The deepest nesting of dags that is accepted.
pub(crate) const MAX_DEPTH: usize = 256;

/// Kind of a dag node, as its operator determines it.
#[derive(Clone)]
pub(crate) enum Head<'k> {
    /// An operation.
    Op(Arc<OpDef>),
    /// `NativeCodeCall`
    Native(Record<'k>),
    /// `replaceWithValue`
    ReplaceWithValue,
    /// `location`
    Location,
    /// `returnType`
    ReturnType,
    /// `either`
    Either,
    /// `variadic`
    Variadic,
    /// `region`: names regions of an operation.
    Region,
    /// `successor`: names successors of an operation.
    Successor,
    /// An operator that a pattern cannot use.
    Unknown,
}

impl Head<'_> {
    /// The directive's name, if the node is one.
    pub(crate) fn directive(&self) -> Option<&'static str> {
        Some(match self {
            Head::ReplaceWithValue => "replaceWithValue",
            Head::Location => "location",
            Head::ReturnType => "returnType",
            Head::Either => "either",
            Head::Variadic => "variadic",
            Head::Region => "region",
            Head::Successor => "successor",
            Head::Op(_) | Head::Native(_) | Head::Unknown => return None,
        })
    }
}

/// Classifies a node.
pub(crate) fn head<'k>(module: &OdsModule, dag: DagValue<'k>) -> Head<'k> {
    let Some(record) = dag.operator() else { return Head::Unknown };
    match record.name() {
        "replaceWithValue" => return Head::ReplaceWithValue,
        "location" => return Head::Location,
        "returnType" => return Head::ReturnType,
        "either" => return Head::Either,
        "variadic" => return Head::Variadic,
        "region" => return Head::Region,
        "successor" => return Head::Successor,
        _ => {}
    }
    if record.is_subclass_of("NativeCodeCall") {
        return Head::Native(record);
    }
    match module.op_by_record(record.name()) {
        Some(op) => Head::Op(op.clone()),
        None => Head::Unknown,
    }
}

/// Content of a leaf, apart from its symbol.
#[derive(Clone, Copy)]
pub(crate) enum Leaf<'k> {
    /// Empty content (`$x` alone).
    None,
    /// A constraint on a type.
    Type(Record<'k>),
    /// A constraint on an attribute, a constant or an enum case.
    Attr(Record<'k>),
    /// A constraint on a property.
    Prop(Record<'k>),
    /// A native call on the symbol (`$_self`).
    Native(Record<'k>),
    /// A string literal.
    Str(&'k str),
    /// A value that a pattern cannot use.
    Other,
}

/// Classifies a leaf.
pub(crate) fn leaf(value: Value<'_>) -> Leaf<'_> {
    match value {
        Value::Unset => Leaf::None,
        Value::Str(text) | Value::Code(text) => Leaf::Str(text),
        Value::Def(record) => {
            if record.is_subclass_of("NativeCodeCall") {
                Leaf::Native(record)
            } else if record.is_subclass_of("AttrConstraint") {
                Leaf::Attr(record)
            } else if record.is_subclass_of("PropConstraint") {
                Leaf::Prop(record)
            } else if record.is_subclass_of("TypeConstraint") {
                Leaf::Type(record)
            } else {
                Leaf::Other
            }
        }
        _ => Leaf::Other,
    }
}

/// Splits `name__3` into the name and the result's number; other symbols stay whole.
pub(crate) fn split_index(symbol: &str) -> (&str, Option<usize>) {
    let Some((name, index)) = symbol.rsplit_once("__") else { return (symbol, None) };
    let digits = index.bytes().take_while(u8::is_ascii_digit).count();
    match index[..digits].parse::<i32>() {
        Ok(index) if !name.is_empty() => (name, usize::try_from(index).ok()),
        _ => (symbol, None),
    }
}

/// A symbol that binds or refers; `$_` and a missing one do not.
pub(crate) fn symbol(name: Option<&str>) -> Option<&str> {
    name.filter(|name| !name.is_empty() && *name != "_")
}

/// The directives at the end of a node's arguments.
#[derive(Clone, Copy, Default)]
pub(crate) struct Trailing<'k> {
    pub(crate) location: Option<DagValue<'k>>,
    pub(crate) return_type: Option<DagValue<'k>>,
    pub(crate) region: Option<DagValue<'k>>,
    pub(crate) successor: Option<DagValue<'k>>,
    /// Number of directives.
    pub(crate) count: usize,
    /// Index and name of a directive that is given twice.
    pub(crate) repeated: Option<(usize, &'static str)>,
}

/// Collects the directives at the end of the arguments, from the last one backwards.
pub(crate) fn trailing<'k>(module: &OdsModule, dag: DagValue<'k>) -> Trailing<'k> {
    let mut trailing = Trailing::default();
    for index in (0..dag.len()).rev() {
        let Value::Dag(arg) = dag.arg(index) else { break };
        let head = head(module, arg);
        let slot = match head {
            Head::Location => &mut trailing.location,
            Head::ReturnType => &mut trailing.return_type,
            Head::Region => &mut trailing.region,
            Head::Successor => &mut trailing.successor,
            _ => break,
        };
        if slot.replace(arg).is_some() {
            trailing.repeated = trailing.repeated.or(head.directive().map(|name| (index, name)));
        }
        trailing.count += 1;
    }
    trailing
}

/// Span of a node, else the fallback.
pub(crate) fn dag_span(dag: DagValue<'_>, fallback: Span) -> Span {
    dag.span().unwrap_or(fallback)
}

/// Span of an argument, else that of its node.
pub(crate) fn arg_span(dag: DagValue<'_>, index: usize, fallback: Span) -> Span {
    dag.arg_span(index).unwrap_or_else(|| dag_span(dag, fallback))
}

/// Span of the operator, else that of its node.
pub(crate) fn operator_span(dag: DagValue<'_>, fallback: Span) -> Span {
    dag.operator_span().unwrap_or_else(|| dag_span(dag, fallback))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_number_is_an_index() {
        assert_eq!(split_index("x__12"), ("x", Some(12)));
        assert_eq!(split_index("a__b__0"), ("a__b", Some(0)));
        assert_eq!(split_index("a__b"), ("a__b", None));
        assert_eq!(split_index("__3"), ("__3", None));
        assert_eq!(split_index("x"), ("x", None));
        assert_eq!(split_index("x__99999999999"), ("x__99999999999", None));
    }
}
