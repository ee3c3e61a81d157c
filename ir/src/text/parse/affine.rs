//! Affine maps and integer sets.

use rustc_hash::FxHashMap;

use super::{Parser, Res};
use crate::context::{AffineExpr, AffineLeaf, AffineMap, AffineOp, IntegerSet};
use crate::text::lexer::Tok;
use crate::text::{Delimiter, UnresolvedOperand};

/// Operators in one expression; expressions are trees, so their number bounds their depth.
const MAX_OPERATORS: u32 = 400;

/// Dimensions and symbols that are declared before the expressions.
#[derive(Default)]
struct Space<'s> {
    names: FxHashMap<&'s str, AffineExpr>,
    dims: u32,
    symbols: u32,
    /// Operators of the expression that is being read.
    operators: u32,
    /// Operands in place of dimensions and symbols, in the order in which they were read; `None` if names are
    /// declared instead.
    values: Option<Vec<(UnresolvedOperand, AffineLeaf)>>,
}

impl<'s> Parser<'s> {
    /// `(d0)[s0] -> (d0 + s0)`
    pub(in crate::text) fn affine_map(&mut self) -> Res<AffineMap> {
        let mut space = self.affine_space()?;
        self.expect(Tok::Arrow, "expected '->' or ':'")?;
        let mut results = Vec::new();
        self.list(Delimiter::Paren, " in affine map range", |p| {
            results.push(p.whole_expr(&mut space)?);
            Ok(())
        })?;
        Ok(AffineMap { dims: space.dims, symbols: space.symbols, results: results.into_boxed_slice() })
    }

    /// `(d0)[s0] : (d0 - s0 >= 0)`
    pub(super) fn integer_set(&mut self) -> Res<IntegerSet> {
        let mut space = self.affine_space()?;
        self.expect(Tok::Colon, "expected '->' or ':'")?;
        let mut constraints = Vec::new();
        self.list(Delimiter::Paren, " in integer set constraint list", |p| {
            constraints.push(p.constraint(&mut space)?);
            Ok(())
        })?;
        if constraints.is_empty() {
            // Upstream represents an empty list like this.
            constraints.push((AffineExpr::Constant(0), true));
        }
        Ok(IntegerSet {
            dims: space.dims,
            symbols: space.symbols,
            constraints: constraints.into_boxed_slice(),
        })
    }

    /// Parses an expression over names that are mapped to other expressions; `names` is unchanged afterwards.
    pub(in crate::text) fn affine_expr_of_names(
        &mut self,
        names: &mut FxHashMap<&'s str, AffineExpr>,
    ) -> Res<AffineExpr> {
        let mut space = Space { names: std::mem::take(names), ..Space::default() };
        let expr = self.whole_expr(&mut space);
        *names = space.names;
        expr
    }

    /// `[%i + 1, symbol(%n)]`: a map over values, and the values of its dimensions and of its symbols. A
    /// value that is named twice is one dimension or symbol. After `word`, several results in parentheses
    /// form a group that counts as one; the sizes of the groups are returned.
    pub(in crate::text) fn affine_map_of_values(
        &mut self,
        delimiter: Delimiter,
        word: Option<&str>,
    ) -> Res<(AffineMap, Vec<usize>, Vec<UnresolvedOperand>)> {
        let mut space = Space { values: Some(Vec::new()), ..Space::default() };
        let mut results = Vec::new();
        let mut groups = Vec::new();
        self.list(delimiter, "", |p| {
            let before = results.len();
            if word.is_some_and(|word| p.eat_keyword(word)) {
                p.list(Delimiter::Paren, "", |p| {
                    results.push(p.whole_expr(&mut space)?);
                    Ok(())
                })?;
            } else {
                results.push(p.whole_expr(&mut space)?);
            }
            groups.push(results.len() - before);
            Ok(())
        })?;
        let values = space.values.unwrap_or_default();
        let of = |symbols: bool| {
            let wanted = move |leaf: &AffineLeaf| matches!(leaf, AffineLeaf::Symbol(_)) == symbols;
            values.iter().filter(move |(_, leaf)| wanted(leaf)).map(|(value, _)| *value)
        };
        let map = AffineMap { dims: space.dims, symbols: space.symbols, results: results.into_boxed_slice() };
        Ok((map, groups, of(false).chain(of(true)).collect()))
    }

    /// Parses a value that is used as a dimension or symbol.
    fn affine_value(&mut self, space: &mut Space<'s>, symbol: bool) -> Res<AffineExpr> {
        let operand = self.operand()?;
        let values = space.values.get_or_insert_default();
        let is_same =
            |value: &UnresolvedOperand| (value.name, value.number) == (operand.name, operand.number);
        let leaf = match values.iter().find(|(value, _)| is_same(value)) {
            Some((_, leaf)) => *leaf,
            None => {
                let (leaf, count) = if symbol {
                    (AffineLeaf::Symbol(space.symbols), &mut space.symbols)
                } else {
                    (AffineLeaf::Dim(space.dims), &mut space.dims)
                };
                *count += 1;
                values.push((operand, leaf));
                leaf
            }
        };
        Ok(match leaf {
            AffineLeaf::Dim(index) => AffineExpr::Dim(index),
            AffineLeaf::Symbol(index) => AffineExpr::Symbol(index),
        })
    }

    fn affine_space(&mut self) -> Res<Space<'s>> {
        let mut space = Space::default();
        self.list(Delimiter::Paren, " in dimensional identifier list", |p| {
            let dim = AffineExpr::Dim(space.dims);
            space.dims += 1;
            p.affine_name(&mut space, dim)
        })?;
        self.list(Delimiter::OptionalSquare, " in symbol list", |p| {
            let symbol = AffineExpr::Symbol(space.symbols);
            space.symbols += 1;
            p.affine_name(&mut space, symbol)
        })?;
        Ok(space)
    }

    fn affine_name(&mut self, space: &mut Space<'s>, expr: AffineExpr) -> Res<()> {
        if !self.at(Tok::Bare) {
            return Err(self.wrong("expected bare identifier"));
        }
        let name = self.spelling();
        if space.names.insert(name, expr).is_some() {
            return Err(self.error_here(format!("redefinition of identifier '{name}'")));
        }
        self.bump();
        Ok(())
    }

    fn constraint(&mut self, space: &mut Space<'s>) -> Res<(AffineExpr, bool)> {
        let lhs = self.whole_expr(space)?;
        let kind = self.kind();
        if matches!(kind, Tok::Greater | Tok::Less | Tok::Equal) {
            self.bump();
            if self.eat(Tok::Equal) {
                let rhs = self.whole_expr(space)?;
                return Ok(match kind {
                    Tok::Greater => (lhs.minus(rhs), false),
                    Tok::Less => (rhs.minus(lhs), false),
                    _ => (lhs.minus(rhs), true),
                });
            }
        }
        Err(self.error_here("expected '== affine-expr' or '>= affine-expr' at end of affine constraint"))
    }

    fn whole_expr(&mut self, space: &mut Space<'s>) -> Res<AffineExpr> {
        space.operators = 0;
        self.affine_expr(space)
    }

    /// Sums of products.
    fn affine_expr(&mut self, space: &mut Space<'s>) -> Res<AffineExpr> {
        let mut lhs = self.affine_product(space, false)?;
        loop {
            let minus = match self.kind() {
                Tok::Plus => false,
                Tok::Minus => true,
                _ => return Ok(lhs),
            };
            self.count_operator(space)?;
            self.bump();
            let rhs = self.affine_product(space, true)?;
            lhs = if minus { lhs.minus(rhs) } else { lhs.plus(rhs) };
        }
    }

    fn count_operator(&self, space: &mut Space<'s>) -> Res<()> {
        space.operators += 1;
        if space.operators > MAX_OPERATORS {
            return Err(self.error_at(
                "parse::too_deep",
                self.offset(),
                format!("affine expression of more than {MAX_OPERATORS} operators"),
            ));
        }
        Ok(())
    }

    /// Parses products of operands; `after_operator` is true after an operator.
    fn affine_product(&mut self, space: &mut Space<'s>, after_operator: bool) -> Res<AffineExpr> {
        let mut lhs = self.affine_operand(space, after_operator)?;
        loop {
            let (op, name) = match self.kind() {
                Tok::Star => (AffineOp::Mul, "multiply"),
                Tok::Bare => match self.spelling() {
                    "mod" => (AffineOp::Mod, "mod"),
                    "floordiv" => (AffineOp::FloorDiv, "floordiv"),
                    "ceildiv" => (AffineOp::CeilDiv, "ceildiv"),
                    _ => return Ok(lhs),
                },
                _ => return Ok(lhs),
            };
            self.count_operator(space)?;
            let offset = self.offset();
            self.bump();
            let rhs = self.affine_operand(space, true)?;
            let affine =
                rhs.is_symbolic_or_constant() || (op == AffineOp::Mul && lhs.is_symbolic_or_constant());
            if !affine {
                let operand = if op == AffineOp::Mul {
                    "at least one of the multiply operands".to_owned()
                } else {
                    format!("right operand of {name}")
                };
                return Err(self.error_at(
                    "parse::affine",
                    offset,
                    format!("non-affine expression: {operand} has to be either a constant or symbolic"),
                ));
            }
            lhs = AffineExpr::binary(op, lhs, rhs);
        }
    }

    fn affine_operand(&mut self, space: &mut Space<'s>, after_operator: bool) -> Res<AffineExpr> {
        match self.kind() {
            Tok::Integer => match self.at_u64().and_then(|value| i64::try_from(value).ok()) {
                Some(value) => {
                    self.bump();
                    Ok(AffineExpr::Constant(value))
                }
                None => Err(self.error_here("constant too large for index")),
            },
            Tok::LParen => {
                self.bump();
                if self.at(Tok::RParen) {
                    return Err(self.error_here("no expression inside parentheses"));
                }
                let inner = self.nested(|p| p.affine_expr(space))?;
                self.expect(Tok::RParen, "expected ')'")?;
                Ok(inner)
            }
            Tok::Minus => {
                self.count_operator(space)?;
                self.bump();
                let operand = self.nested(|p| p.affine_operand(space, after_operator))?;
                Ok(operand.negated())
            }
            Tok::Percent if space.values.is_some() => self.affine_value(space, false),
            Tok::Bare if self.spelling() == "symbol" && space.values.is_some() => {
                self.bump();
                self.expect(Tok::LParen, "expected '(' at start of SSA symbol")?;
                let symbol = self.affine_value(space, true)?;
                self.expect(Tok::RParen, "expected ')' at end of SSA symbol")?;
                Ok(symbol)
            }
            Tok::Bare if self.spelling() == "symbol" => {
                self.bump();
                self.expect(Tok::LParen, "expected '(' at start of SSA symbol")?;
                Err(self.error_here("unexpected ssa identifier"))
            }
            Tok::Bare => match space.names.get(self.spelling()) {
                Some(expr) => {
                    let expr = expr.clone();
                    self.bump();
                    Ok(expr)
                }
                None => Err(self.wrong("use of undeclared identifier")),
            },
            _ if after_operator => Err(self.error_here("missing right operand of binary operator")),
            Tok::Star | Tok::Plus => Err(self.error_here("missing left operand of binary operator")),
            _ => Err(self.error_here("expected affine expression")),
        }
    }
}
