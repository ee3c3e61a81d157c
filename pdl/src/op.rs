//! PDL operations as parsed, before they are statements of the model.

use legalize_pattern_model::Kind;
use legalize_source::Span;

/// A use of an SSA value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Use<'t> {
    pub(crate) name: &'t str,
    pub(crate) index: Option<usize>,
    pub(crate) span: Span,
    /// The type in the use, if its syntax has one.
    pub(crate) kind: Option<Kind>,
}

/// Names that an operation binds, each with its number of results.
pub(crate) type Bound<'t> = Vec<(&'t str, usize)>;

/// An operation with its results and its text.
#[derive(Debug)]
pub(crate) struct Op<'t> {
    pub(crate) bound: Bound<'t>,
    pub(crate) body: Body<'t>,
    pub(crate) span: Span,
}

/// The operations of the PDL dialect.
#[derive(Debug)]
pub(crate) enum Body<'t> {
    Type {
        value: Option<String>,
    },
    Types {
        values: Option<Vec<String>>,
    },
    Attribute {
        ty: Option<Use<'t>>,
        value: Option<String>,
    },
    Operand {
        ty: Option<Use<'t>>,
    },
    Operands {
        types: Option<Use<'t>>,
    },
    Operation {
        name: Option<String>,
        operands: Vec<Use<'t>>,
        attributes: Vec<(String, Use<'t>)>,
        types: Vec<Use<'t>>,
    },
    Result {
        op: Use<'t>,
        index: u32,
    },
    Results {
        op: Use<'t>,
        index: Option<u32>,
        kind: Kind,
    },
    Constraint {
        name: String,
        args: Vec<Use<'t>>,
        results: Vec<Kind>,
        negated: bool,
    },
    NativeRewrite {
        name: String,
        args: Vec<Use<'t>>,
        results: Vec<Kind>,
    },
    Range {
        elements: Vec<Use<'t>>,
        kind: Kind,
    },
    Replace {
        op: Use<'t>,
        by: Option<Use<'t>>,
        values: Vec<Use<'t>>,
    },
    Erase {
        op: Use<'t>,
    },
    Rewrite {
        root: Option<Use<'t>>,
        external: Option<(String, Vec<Use<'t>>)>,
        body: Vec<Op<'t>>,
    },
}

impl Body<'_> {
    /// Kinds of the operation's results.
    pub(crate) fn results(&self) -> Vec<Kind> {
        match self {
            Body::Type { .. } => vec![Kind::Type],
            Body::Types { .. } => vec![Kind::TypeRange],
            Body::Attribute { .. } => vec![Kind::Attribute],
            Body::Operand { .. } | Body::Result { .. } => vec![Kind::Value],
            Body::Operands { .. } => vec![Kind::ValueRange],
            Body::Operation { .. } => vec![Kind::Operation],
            Body::Results { kind, .. } | Body::Range { kind, .. } => vec![*kind],
            Body::Constraint { results, .. } | Body::NativeRewrite { results, .. } => results.clone(),
            Body::Replace { .. } | Body::Erase { .. } | Body::Rewrite { .. } => Vec::new(),
        }
    }
}

/// A whole `pdl.pattern`.
#[derive(Debug)]
pub(crate) struct PatternOp<'t> {
    pub(crate) name: Option<String>,
    pub(crate) benefit: u16,
    pub(crate) ops: Vec<Op<'t>>,
    pub(crate) span: Span,
}
