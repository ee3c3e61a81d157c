//! Affine maps and integer sets as data.
//!
//! Mirrors <https://mlir.llvm.org/docs/Dialects/Affine/#restrictions-on-dimensions-and-symbols>.

/// An operator of affine expressions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AffineOp {
    /// `+`
    Add,
    /// `*`, one side symbolic
    Mul,
    /// `mod`
    Mod,
    /// `floordiv`
    FloorDiv,
    /// `ceildiv`
    CeilDiv,
}

/// An affine expression over dimensions and symbols.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "lhs and rhs say it")]
pub enum AffineExpr {
    /// Dimension `dN`
    Dim(u32),
    /// Symbol `sN`
    Symbol(u32),
    /// A constant
    Constant(i64),
    /// An operator on two expressions
    Binary { op: AffineOp, lhs: Box<AffineExpr>, rhs: Box<AffineExpr> },
}

/// `(d0, …)[s0, …] -> (results)`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AffineMap {
    /// Number of dimensions.
    pub dims: u32,
    /// Number of symbols.
    pub symbols: u32,
    /// Result expressions, simplified.
    pub results: Box<[AffineExpr]>,
}

/// `(d0, …)[s0, …] : (constraints)`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct IntegerSet {
    /// Number of dimensions.
    pub dims: u32,
    /// Number of symbols.
    pub symbols: u32,
    /// Expressions that must be zero (`true`) or not negative (`false`).
    pub constraints: Box<[(AffineExpr, bool)]>,
}
