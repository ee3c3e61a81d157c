//! Types and attributes, and the plain values that custom assembly writes without them.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::{Delimiter, OpParser, Punct, Result, UnresolvedOperand, flat};
use crate::body::OperationState;
use crate::context::{AffineExpr, AffineMap, AttrDict, Attribute, Int, Location, Name, Type};
use crate::text::lexer::{Tok, unescape};

impl<'p, 'src> OpParser<'p, 'src> {
    /// Reads a type.
    ///
    /// # Errors
    /// If the next token does not begin a type, or the type is malformed or invalid.
    #[inline]
    pub fn parse_type(&mut self) -> Result<Type> {
        flat(self.p.ty())
    }

    /// Reads a type if one comes next.
    ///
    /// # Errors
    /// If a type begins, and is malformed or invalid.
    pub fn try_type(&mut self) -> Result<Option<Type>> {
        if self.p.at_type() { self.parse_type().map(Some) } else { Ok(None) }
    }

    /// Reads one or more types.
    ///
    /// # Errors
    /// If the first token, or one after a comma, does not begin a valid type.
    pub fn parse_type_list(&mut self) -> Result<SmallVec<[Type; 4]>> {
        let mut types = SmallVec::new();
        loop {
            types.push(self.parse_type()?);
            if !self.p.eat(Tok::Comma) {
                return Ok(types);
            }
        }
    }

    /// Reads `: type`.
    ///
    /// # Errors
    /// If the next token is not `:`, or no valid type follows it.
    pub fn parse_colon_type(&mut self) -> Result<Type> {
        self.parse_punct(Punct::Colon)?;
        self.parse_type()
    }

    /// Reads `: type, type, …`.
    ///
    /// # Errors
    /// If the next token is not `:`, or no valid type follows it or a comma.
    pub fn parse_colon_type_list(&mut self) -> Result<SmallVec<[Type; 4]>> {
        self.parse_punct(Punct::Colon)?;
        self.parse_type_list()
    }

    /// Reads `(type, …)`.
    ///
    /// # Errors
    /// If the next token is not `(`, a type is invalid, or `)` is missing.
    pub fn parse_type_list_parens(&mut self) -> Result<SmallVec<[Type; 4]>> {
        let mut types = SmallVec::new();
        flat(self.p.type_list_parens(|ty| types.push(ty)))?;
        Ok(types)
    }

    /// Reads `-> type` or `-> (type, …)`.
    ///
    /// # Errors
    /// If the next token is not `->`, or no valid type or list of types follows it.
    pub fn parse_arrow_type_list(&mut self) -> Result<SmallVec<[Type; 4]>> {
        self.parse_punct(Punct::Arrow)?;
        if self.p.at(Tok::LParen) {
            return self.parse_type_list_parens();
        }
        Ok(SmallVec::from_elem(self.parse_type()?, 1))
    }

    /// Reads `-> …` as [`OpParser::parse_arrow_type_list`] if it comes next.
    ///
    /// # Errors
    /// If `->` comes next, and no valid type or list of types follows it.
    pub fn try_arrow_type_list(&mut self) -> Result<Option<SmallVec<[Type; 4]>>> {
        if self.p.at(Tok::Arrow) { self.parse_arrow_type_list().map(Some) } else { Ok(None) }
    }

    /// Reads `(types) -> types`.
    ///
    /// # Errors
    /// If a list of types is malformed, or `->` is missing between the two.
    pub fn parse_function_type(&mut self) -> Result<(Vec<Type>, Vec<Type>)> {
        let (mut inputs, mut results) = (SmallVec::new(), SmallVec::new());
        flat(self.p.function_type_parts(&mut inputs, &mut results))?;
        Ok((inputs.into_vec(), results.into_vec()))
    }

    /// Reads an attribute, of type `ty` where its text leaves the type open.
    ///
    /// # Errors
    /// If the next token does not begin an attribute, or the attribute is malformed, invalid, or not of type
    /// `ty`.
    pub fn parse_attribute(&mut self, ty: Option<Type>) -> Result<Attribute> {
        flat(self.p.attribute(ty))
    }

    /// Reads an attribute if one comes next.
    ///
    /// # Errors
    /// If an attribute begins, and is malformed or invalid.
    pub fn try_attribute(&mut self, ty: Option<Type>) -> Result<Option<Attribute>> {
        if self.p.at_attribute() { self.parse_attribute(ty).map(Some) } else { Ok(None) }
    }

    /// Reads `{…}` if it comes next, into the operation's dictionaries.
    ///
    /// # Errors
    /// If the dictionary is malformed, or names an attribute twice.
    pub fn parse_attr_dict(&mut self, state: &mut OperationState) -> Result<()> {
        if self.p.at(Tok::LBrace) { flat(self.p.attr_dict_into(state)) } else { Ok(()) }
    }

    /// Reads `attributes {…}` if it comes next, into the operation's dictionaries.
    ///
    /// # Errors
    /// If no dictionary follows the keyword, or it is malformed or names an attribute twice.
    pub fn parse_attr_dict_with_keyword(&mut self, state: &mut OperationState) -> Result<()> {
        if self.p.eat_keyword("attributes") { flat(self.p.attr_dict_into(state)) } else { Ok(()) }
    }

    /// Reads `<{…}>` if it comes next, into the operation's inherent dictionary.
    ///
    /// # Errors
    /// If the dictionary is malformed, or `>` does not follow it.
    pub fn parse_prop_dict(&mut self, state: &mut OperationState) -> Result<()> {
        if !self.p.eat(Tok::Less) {
            return Ok(());
        }
        let mut entries = SmallVec::new();
        flat(self.p.dict_entries(&mut entries))?;
        self.parse_punct(Punct::Greater)?;
        let ctx = self.p.ctx;
        let old = ctx.dict_entries(state.inherent).iter().copied();
        state.inherent = ctx.dict(old.chain(entries));
        Ok(())
    }

    /// Reads `{…}` if it comes next, as a separate dictionary.
    ///
    /// # Errors
    /// If the dictionary is malformed, or names an attribute twice.
    pub fn try_dict(&mut self) -> Result<Option<AttrDict>> {
        if !self.p.at(Tok::LBrace) {
            return Ok(None);
        }
        let mut entries = SmallVec::new();
        flat(self.p.dict_entries(&mut entries))?;
        Ok(Some(self.p.ctx.dict(entries)))
    }

    /// Reads the body of a type or attribute that refers to itself by this name, unless one of the name is
    /// being read already, so that what comes is a reference. The name is one among all types and attributes:
    /// it begins with the mnemonic.
    ///
    /// Mirrors `AsmParser::tryStartCyclicParse`.
    pub fn try_cyclic<T>(
        &mut self,
        name: Name,
        parse: impl FnOnce(&mut Self) -> Result<T>,
    ) -> Option<Result<T>> {
        if self.is_in_cyclic(name) {
            return None;
        }
        self.p.cyclic.push(name);
        let parsed = parse(self);
        self.p.cyclic.pop();
        Some(parsed)
    }

    /// Returns true if the body of the type or attribute of this name is being read.
    pub fn is_in_cyclic(&self, name: Name) -> bool {
        self.p.cyclic.contains(&name)
    }

    /// Reads `@name`.
    ///
    /// # Errors
    /// If the next token is not a symbol name.
    pub fn parse_symbol_name(&mut self) -> Result<Name> {
        match self.try_symbol_name() {
            Some(name) => Ok(name),
            None => Err(self.error_here("expected valid '@'-identifier for symbol name")),
        }
    }

    /// Reads `@name` if it comes next.
    pub fn try_symbol_name(&mut self) -> Option<Name> {
        self.p.at(Tok::At).then(|| self.p.symbol_token())
    }

    /// Reads a quoted string; bytes that are not UTF-8 are replaced.
    ///
    /// # Errors
    /// If the next token is not a string.
    pub fn parse_string(&mut self) -> Result<String> {
        match self.try_string() {
            Some(text) => Ok(text),
            None => Err(self.error_here("expected string")),
        }
    }

    /// Reads a quoted string if one comes next.
    pub fn try_string(&mut self) -> Option<String> {
        let bytes = self.try_string_bytes()?;
        Some(match String::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) => String::from_utf8_lossy(error.as_bytes()).into_owned(),
        })
    }

    /// Reads a quoted string as bytes if one comes next.
    pub fn try_string_bytes(&mut self) -> Option<Vec<u8>> {
        if !self.p.at(Tok::Str) {
            return None;
        }
        let bytes = unescape(self.p.spelling().as_bytes()).into_owned();
        self.p.bump();
        Some(bytes)
    }

    /// Reads an integer, `true` or `false` included.
    ///
    /// # Errors
    /// If the next token is not an integer, `true` or `false`.
    pub fn parse_integer(&mut self) -> Result<Int> {
        match self.try_integer()? {
            Some(value) => Ok(value),
            None => Err(self.error_here("expected integer value")),
        }
    }

    /// Reads an integer if one comes next.
    ///
    /// # Errors
    /// If `-` comes next, and no integer follows it.
    pub fn try_integer(&mut self) -> Result<Option<Int>> {
        Ok(self.try_digits()?.map(|(value, _)| value))
    }

    /// Reads an integer if one comes next, and its width if nothing declares one: that of the `llvm::APInt`
    /// which upstream reads. A digit has 4 bits, 0 has 64, `true` has 1; a number whose first bit is set has
    /// one more.
    ///
    /// # Errors
    /// If `-` comes next, and no integer follows it, or if no integer type is so wide.
    pub fn try_unsized_integer(&mut self) -> Result<Option<(Int, u32)>> {
        let at = self.offset();
        let Some((value, bits)) = self.try_digits()? else { return Ok(None) };
        match u32::try_from(bits) {
            Ok(bits) if bits <= Int::MAX_BITS => Ok(Some((value, bits))),
            _ => Err(self.error(at, "integer value too large")),
        }
    }

    /// Reads an integer if one comes next, and its bits as `llvm::APInt` counts them.
    fn try_digits(&mut self) -> Result<Option<(Int, u64)>> {
        let negative = self.p.at(Tok::Minus);
        if negative {
            self.p.bump();
            if !self.p.at(Tok::Integer) {
                return Err(*self.p.wrong("expected integer value"));
            }
        }
        let (value, bits) = match self.p.kind() {
            Tok::Integer => {
                let value = Int::from_digits(self.p.spelling());
                let bits = unsized_bits(self.p.spelling(), &value);
                (if negative { Int::from(-value.to_big()) } else { value }, bits)
            }
            Tok::Bare if self.p.spelling() == "true" => (Int::Small(1), 1),
            Tok::Bare if self.p.spelling() == "false" => (Int::Small(0), 1),
            _ => return Ok(None),
        };
        self.p.bump();
        Ok(Some((value, bits)))
    }

    /// Reads an integer as a C++ type of `bits` bits holds it: a negative one without a sign counts from the
    /// other end, and `true` is an integer of one bit, which is its sign.
    ///
    /// # Errors
    /// If no integer comes next, or it does not fit into `bits` bits.
    pub fn parse_sized_integer(&mut self, bits: u32, signed: bool) -> Result<Int> {
        match self.try_sized_integer(bits, signed)? {
            Some(value) => Ok(value),
            None => Err(self.error_here("expected integer value")),
        }
    }

    /// Reads an integer as [`OpParser::parse_sized_integer`] does, if one comes next.
    ///
    /// # Errors
    /// If the integer does not fit into `bits` bits, or no integer follows `-`.
    pub fn try_sized_integer(&mut self, bits: u32, signed: bool) -> Result<Option<Int>> {
        let at = self.p.offset();
        if self.p.eat_keyword("true") {
            return Ok(Some(Int::Small(-1).wrapped(bits, signed)));
        }
        let Some((value, read)) = self.try_digits()? else { return Ok(None) };
        match sized(&value, read, bits, signed) {
            Some(value) => Ok(Some(value)),
            None => Err(self.error(at, "integer value too large")),
        }
    }

    /// Reads a floating-point number.
    ///
    /// # Errors
    /// If the next token is not a floating-point literal, with or without `-` before it.
    pub fn parse_float(&mut self) -> Result<f64> {
        let negative = self.p.eat(Tok::Minus);
        if !self.p.at(Tok::Float) {
            return Err(self.error_here("expected floating point literal"));
        }
        let value: f64 = self.p.spelling().parse().unwrap_or(f64::INFINITY);
        self.p.bump();
        Ok(if negative { -value } else { value })
    }

    /// Reads dimensions such as `4x?x`; with `trailing_x` an element type follows the last `x`.
    ///
    /// # Errors
    /// If a dimension is too large, or is `?` without `allow_dynamic`, or an `x` is missing.
    pub fn parse_dimension_list(&mut self, allow_dynamic: bool, trailing_x: bool) -> Result<Vec<i64>> {
        let mut shape = Vec::new();
        flat(self.p.dimensions(allow_dynamic, trailing_x, &mut shape))?;
        Ok(shape)
    }

    /// Reads the `x` before an element type, such as that of `*xf32`.
    ///
    /// # Errors
    /// If `x` does not come next.
    pub fn parse_dimension_x(&mut self) -> Result<()> {
        flat(self.p.dimension_x())
    }

    /// Reads `[%i + 1, symbol(%n)]`: an affine map over values, and the values of its dimensions, then those
    /// of its symbols.
    ///
    /// # Errors
    /// If the delimiter is missing, an expression is malformed, or the name of a value is.
    pub fn parse_affine_map_of_values(
        &mut self,
        delimiter: Delimiter,
    ) -> Result<(AffineMap, Vec<UnresolvedOperand>)> {
        flat(self.p.affine_map_of_values(delimiter, None)).map(|(map, _, values)| (map, values))
    }

    /// Reads `(max(%i, %j + 1), 3)`: like [`OpParser::parse_affine_map_of_values`], but several results after
    /// a word form a group that counts as one. The size of each group is returned between the map and the
    /// values.
    ///
    /// # Errors
    /// If the delimiter is missing, or an expression, a group or the name of a value is malformed.
    pub fn parse_grouped_affine_map_of_values(
        &mut self,
        delimiter: Delimiter,
        word: &str,
    ) -> Result<(AffineMap, Vec<usize>, Vec<UnresolvedOperand>)> {
        flat(self.p.affine_map_of_values(delimiter, Some(word)))
    }

    /// Reads `(d0)[s0] -> (d0 + s0)`.
    ///
    /// # Errors
    /// If the map is malformed, or an expression names neither a dimension nor a symbol.
    pub fn parse_affine_map(&mut self) -> Result<AffineMap> {
        flat(self.p.affine_map())
    }

    /// Reads an affine expression over names that the caller knows.
    ///
    /// # Errors
    /// If the expression is malformed, or uses a name that is not in `names`.
    pub fn parse_affine_expr(&mut self, names: &mut FxHashMap<&'src str, AffineExpr>) -> Result<AffineExpr> {
        flat(self.p.affine_expr_of_names(names))
    }

    /// Reads `loc(…)`.
    ///
    /// # Errors
    /// If the next token is not `loc`, or the location is malformed.
    pub fn parse_loc(&mut self) -> Result<Location> {
        flat(self.p.loc())
    }

    /// Reads `loc(…)` if it comes next.
    ///
    /// # Errors
    /// If `loc` comes next, and the location is malformed.
    pub fn try_loc(&mut self) -> Result<Option<Location>> {
        if self.p.at_keyword("loc") { self.parse_loc().map(Some) } else { Ok(None) }
    }
}

/// A number of `read` bits as a C++ integer has it, if upstream finds that it fits
/// (`AsmParser::parseInteger`): a negative one becomes a large one without a sign.
fn sized(value: &Int, read: u64, bits: u32, signed: bool) -> Option<Int> {
    if signed || !value.is_negative() {
        return value.fits(bits, signed).then(|| value.clone());
    }
    (read <= u64::from(bits)).then(|| value.wrapped(bits, signed))
}

/// Returns the bits of the `llvm::APInt` that upstream reads from the text of a number without a sign.
fn unsized_bits(text: &str, value: &Int) -> u64 {
    let digits = text.strip_prefix("0x").unwrap_or(text).trim_start_matches('0');
    let bits = 4 * digits.len() as u64;
    match u32::try_from(bits) {
        Ok(0) => 64,
        // The first bit would be a sign.
        Ok(width) if width <= Int::MAX_BITS && !value.fits(width, true) => bits + 1,
        _ => bits,
    }
}
