//! Affine maps and integer sets as data.
//!
//! Mirrors <https://mlir.llvm.org/docs/Dialects/Affine/#restrictions-on-dimensions-and-symbols>.

use std::fmt;

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
#[expect(missing_docs, reason = "lhs and rhs are self-explanatory")]
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

/// Leaf of an affine expression other than a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AffineLeaf {
    /// Dimension `dN`
    Dim(u32),
    /// Symbol `sN`
    Symbol(u32),
}

impl AffineExpr {
    /// The text of an expression whose dimensions and symbols have other names.
    pub fn to_text(&self, leaf: impl Fn(AffineLeaf) -> String) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = write_expr(&mut text, self, false, &|f, at| f.write_str(&leaf(at)));
        text
    }
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

impl AffineExpr {
    /// Returns true if the expression contains no dimension.
    pub fn is_symbolic_or_constant(&self) -> bool {
        match self {
            AffineExpr::Dim(_) => false,
            AffineExpr::Symbol(_) | AffineExpr::Constant(_) => true,
            AffineExpr::Binary { lhs, rhs, .. } => {
                lhs.is_symbolic_or_constant() && rhs.is_symbolic_or_constant()
            }
        }
    }

    /// Returns the expression's value if it is a constant.
    pub fn as_constant(&self) -> Option<i64> {
        match self {
            AffineExpr::Constant(value) => Some(*value),
            _ => None,
        }
    }

    /// A number that divides every value of the expression.
    pub fn largest_known_divisor(&self) -> i64 {
        let AffineExpr::Binary { op, lhs, rhs } = self else {
            return self.as_constant().map_or(1, i64::wrapping_abs);
        };
        match op {
            AffineOp::FloorDiv | AffineOp::CeilDiv => {
                // Once for each level: twice would take exponential time.
                let divisor = lhs.largest_known_divisor();
                match rhs.as_constant() {
                    Some(by) if by != 0 && divisor.wrapping_rem(by) == 0 => {
                        divisor.wrapping_div(by).wrapping_abs()
                    }
                    _ => 1,
                }
            }
            AffineOp::Mul => lhs.largest_known_divisor().wrapping_mul(rhs.largest_known_divisor()),
            AffineOp::Add | AffineOp::Mod => {
                let (mut a, mut b) =
                    (lhs.largest_known_divisor().unsigned_abs(), rhs.largest_known_divisor().unsigned_abs());
                while b != 0 {
                    (a, b) = (b, a % b);
                }
                a as i64
            }
        }
    }

    /// `lhs op rhs`, simplified as far as upstream simplifies when it builds an expression.
    #[must_use]
    pub fn binary(op: AffineOp, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        let simplified = match op {
            AffineOp::Add => simplify_add(&lhs, &rhs),
            AffineOp::Mul => simplify_mul(&lhs, &rhs),
            AffineOp::FloorDiv | AffineOp::CeilDiv => simplify_div(op, &lhs, &rhs),
            AffineOp::Mod => simplify_mod(&lhs, &rhs),
        };
        simplified.unwrap_or_else(|| AffineExpr::Binary { op, lhs: Box::new(lhs), rhs: Box::new(rhs) })
    }

    /// `self + rhs`
    #[must_use]
    pub fn plus(self, rhs: AffineExpr) -> AffineExpr {
        AffineExpr::binary(AffineOp::Add, self, rhs)
    }

    /// `self * rhs`
    #[must_use]
    pub fn times(self, rhs: AffineExpr) -> AffineExpr {
        AffineExpr::binary(AffineOp::Mul, self, rhs)
    }

    /// `self - rhs`
    #[must_use]
    pub fn minus(self, rhs: AffineExpr) -> AffineExpr {
        self.plus(rhs.negated())
    }

    /// `self * -1`
    #[must_use]
    pub fn negated(self) -> AffineExpr {
        self.times(AffineExpr::Constant(-1))
    }

    fn as_binary(&self, wanted: AffineOp) -> Option<(&AffineExpr, &AffineExpr)> {
        match self {
            AffineExpr::Binary { op, lhs, rhs } if *op == wanted => Some((lhs, rhs)),
            _ => None,
        }
    }

    /// `e * c` as `(e, c)`, anything else as `(self, 1)`.
    fn scaled(&self) -> (&AffineExpr, i64) {
        match self.as_binary(AffineOp::Mul) {
            Some((lhs, AffineExpr::Constant(by))) => (lhs, *by),
            _ => (self, 1),
        }
    }
}

/// Returns true if these are two dimensions or two symbols, the later one first.
fn out_of_order(lhs: &AffineExpr, rhs: &AffineExpr) -> bool {
    match (lhs, rhs) {
        (AffineExpr::Dim(a), AffineExpr::Dim(b)) | (AffineExpr::Symbol(a), AffineExpr::Symbol(b)) => a > b,
        _ => false,
    }
}

fn simplify_add(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    if let (Some(a), Some(b)) = (lhs.as_constant(), rhs.as_constant()) {
        return a.checked_add(b).map(AffineExpr::Constant);
    }
    // Constants and symbols go to the right.
    if lhs.as_constant().is_some() || (lhs.is_symbolic_or_constant() && !rhs.is_symbolic_or_constant()) {
        return Some(rhs.clone().plus(lhs.clone()));
    }
    if out_of_order(lhs, rhs) {
        return Some(rhs.clone().plus(lhs.clone()));
    }
    if rhs.as_constant() == Some(0) {
        return Some(lhs.clone());
    }
    let left_sum = lhs.as_binary(AffineOp::Add);
    if let (Some((inner, AffineExpr::Constant(a))), Some(b)) = (left_sum, rhs.as_constant()) {
        return Some(inner.clone().plus(AffineExpr::Constant(a.wrapping_add(b))));
    }
    // `e * a + e * b` is `e * (a + b)`.
    let ((first, a), (second, b)) = (lhs.scaled(), rhs.scaled());
    if first == second {
        return Some(first.clone().times(AffineExpr::Constant(a.wrapping_add(b))));
    }
    if let Some((inner, constant @ AffineExpr::Constant(_))) = left_sum {
        return Some(inner.clone().plus(rhs.clone()).plus(constant.clone()));
    }
    // `e - q * (e floordiv q)` is `e mod q`.
    let AffineExpr::Binary { lhs: product, rhs: factor, .. } = rhs else { return None };
    if factor.as_constant() == Some(-1)
        && let Some((quotient, by)) = product.as_binary(AffineOp::Mul)
    {
        let (numerator, denominator) = quotient.as_binary(AffineOp::FloorDiv)?;
        if denominator == by && numerator == lhs {
            return Some(AffineExpr::binary(AffineOp::Mod, lhs.clone(), by.clone()));
        }
    }
    rhs.as_binary(AffineOp::Mul)?;
    let (numerator, denominator) = product.as_binary(AffineOp::FloorDiv)?;
    if numerator == lhs
        && let Some(by) = denominator.as_constant()
        && by > 0
        && factor.as_constant() == Some(by.wrapping_neg())
    {
        return Some(AffineExpr::binary(AffineOp::Mod, lhs.clone(), denominator.clone()));
    }
    // `(e + f) + rhs` is `e + (f + rhs)` where the latter gets simpler.
    let (first, last) = left_sum?;
    Some(first.clone().plus(simplify_add(last, rhs)?))
}

fn simplify_mul(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    if let (Some(a), Some(b)) = (lhs.as_constant(), rhs.as_constant()) {
        return a.checked_mul(b).map(AffineExpr::Constant);
    }
    if (!rhs.is_symbolic_or_constant() && lhs.is_symbolic_or_constant()) || lhs.as_constant().is_some() {
        return Some(rhs.clone().times(lhs.clone()));
    }
    if out_of_order(lhs, rhs) {
        return Some(rhs.clone().times(lhs.clone()));
    }
    match rhs.as_constant() {
        Some(1) => return Some(lhs.clone()),
        Some(0) => return Some(AffineExpr::Constant(0)),
        _ => {}
    }
    let (inner, constant) = match lhs.as_binary(AffineOp::Mul) {
        Some((inner, AffineExpr::Constant(constant))) => (inner, *constant),
        _ => return None,
    };
    Some(match rhs.as_constant() {
        Some(by) => inner.clone().times(AffineExpr::Constant(constant.wrapping_mul(by))),
        None => inner.clone().times(rhs.clone()).times(AffineExpr::Constant(constant)),
    })
}

fn simplify_div(op: AffineOp, lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    let by = rhs.as_constant().filter(|&by| by != 0)?;
    if let Some(value) = lhs.as_constant() {
        let quotient = value.checked_div(by)?;
        let rest = value % by;
        let rounded = match op {
            AffineOp::FloorDiv => quotient - i64::from(rest != 0 && (rest < 0) != (by < 0)),
            _ => quotient + i64::from(rest != 0 && (rest < 0) == (by < 0)),
        };
        return Some(AffineExpr::Constant(rounded));
    }
    if by == 1 {
        return Some(lhs.clone());
    }
    if let Some((inner, AffineExpr::Constant(factor))) = lhs.as_binary(AffineOp::Mul)
        && factor.wrapping_rem(by) == 0
    {
        return Some(inner.clone().times(AffineExpr::Constant(factor.wrapping_div(by))));
    }
    if op == AffineOp::FloorDiv
        && let Some((a, b)) = lhs.as_binary(AffineOp::Add)
        && (a.largest_known_divisor().wrapping_rem(by) == 0
            || b.largest_known_divisor().wrapping_rem(by) == 0)
    {
        let divided = |part: &AffineExpr| AffineExpr::binary(op, part.clone(), AffineExpr::Constant(by));
        return Some(divided(a).plus(divided(b)));
    }
    None
}

fn simplify_mod(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    let by = rhs.as_constant().filter(|&by| by >= 1)?;
    if let Some(value) = lhs.as_constant() {
        return Some(AffineExpr::Constant(value.rem_euclid(by)));
    }
    if lhs.largest_known_divisor().wrapping_rem(by) == 0 {
        return Some(AffineExpr::Constant(0));
    }
    let modulo =
        |part: &AffineExpr| AffineExpr::binary(AffineOp::Mod, part.clone(), AffineExpr::Constant(by));
    if let Some((a, b)) = lhs.as_binary(AffineOp::Add) {
        if a.largest_known_divisor().wrapping_rem(by) == 0 {
            return Some(modulo(b));
        }
        if b.largest_known_divisor().wrapping_rem(by) == 0 {
            return Some(modulo(a));
        }
    }
    match lhs.as_binary(AffineOp::Mod) {
        Some((inner, AffineExpr::Constant(middle))) if *middle >= 1 && middle.rem_euclid(by) == 0 => {
            Some(modulo(inner))
        }
        _ => None,
    }
}

impl AffineMap {
    /// Returns true if the map is `(d0, …, dN) -> (d0, …, dN)`; unused symbols are ignored.
    pub fn is_identity(&self) -> bool {
        self.dims as usize == self.results.len()
            && self.results.iter().zip(0..).all(|(result, dim)| *result == AffineExpr::Dim(dim))
    }
}

/// Prints a dimension or a symbol.
type LeafWriter<'a> = dyn Fn(&mut dyn fmt::Write, AffineLeaf) -> fmt::Result + 'a;

/// Prints an expression; `strong` if it is an operand of an operator that binds tighter than `+`.
fn write_expr(f: &mut dyn fmt::Write, expr: &AffineExpr, strong: bool, leaf: &LeafWriter<'_>) -> fmt::Result {
    let (op, lhs, rhs) = match expr {
        AffineExpr::Dim(index) => return leaf(f, AffineLeaf::Dim(*index)),
        AffineExpr::Symbol(index) => return leaf(f, AffineLeaf::Symbol(*index)),
        AffineExpr::Constant(value) => return write!(f, "{value}"),
        AffineExpr::Binary { op, lhs, rhs } => (*op, &**lhs, &**rhs),
    };
    if strong {
        f.write_str("(")?;
    }
    match op {
        AffineOp::Add => {
            write_expr(f, lhs, false, leaf)?;
            match (rhs.as_binary(AffineOp::Mul), rhs.as_constant()) {
                (Some((inner, AffineExpr::Constant(-1))), _) => {
                    f.write_str(" - ")?;
                    write_expr(f, inner, inner.as_binary(AffineOp::Add).is_some(), leaf)?;
                }
                (Some((inner, AffineExpr::Constant(by))), _) if *by < -1 => {
                    f.write_str(" - ")?;
                    write_expr(f, inner, true, leaf)?;
                    write!(f, " * {}", by.wrapping_neg())?;
                }
                (_, Some(value)) if value < 0 => write!(f, " - {}", value.wrapping_neg())?,
                _ => {
                    f.write_str(" + ")?;
                    write_expr(f, rhs, false, leaf)?;
                }
            }
        }
        AffineOp::Mul if rhs.as_constant() == Some(-1) => {
            f.write_str("-")?;
            write_expr(f, lhs, true, leaf)?;
        }
        _ => {
            write_expr(f, lhs, true, leaf)?;
            f.write_str(match op {
                AffineOp::Add | AffineOp::Mul => " * ",
                AffineOp::Mod => " mod ",
                AffineOp::FloorDiv => " floordiv ",
                AffineOp::CeilDiv => " ceildiv ",
            })?;
            write_expr(f, rhs, true, leaf)?;
        }
    }
    if strong {
        f.write_str(")")?;
    }
    Ok(())
}

impl fmt::Display for AffineExpr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_expr(f, self, false, &|f, leaf| match leaf {
            AffineLeaf::Dim(index) => write!(f, "d{index}"),
            AffineLeaf::Symbol(index) => write!(f, "s{index}"),
        })
    }
}

fn write_space(f: &mut fmt::Formatter<'_>, dims: u32, symbols: u32) -> fmt::Result {
    f.write_str("(")?;
    for dim in 0..dims {
        write!(f, "{}d{dim}", if dim == 0 { "" } else { ", " })?;
    }
    f.write_str(")")?;
    if symbols > 0 {
        f.write_str("[")?;
        for symbol in 0..symbols {
            write!(f, "{}s{symbol}", if symbol == 0 { "" } else { ", " })?;
        }
        f.write_str("]")?;
    }
    Ok(())
}

/// `(d0)[s0] -> (d0 + s0)`
impl fmt::Display for AffineMap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_space(f, self.dims, self.symbols)?;
        f.write_str(" -> (")?;
        for (index, result) in self.results.iter().enumerate() {
            write!(f, "{}{result}", if index == 0 { "" } else { ", " })?;
        }
        f.write_str(")")
    }
}

/// `(d0)[s0] : (d0 - s0 >= 0)`
impl fmt::Display for IntegerSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_space(f, self.dims, self.symbols)?;
        f.write_str(" : (")?;
        for (index, (expr, equality)) in self.constraints.iter().enumerate() {
            let separator = if index == 0 { "" } else { ", " };
            write!(f, "{separator}{expr} {} 0", if *equality { "==" } else { ">=" })?;
        }
        f.write_str(")")
    }
}
