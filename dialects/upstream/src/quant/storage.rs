//! Common prefix of all quantized types: the storage type and the expressed type.

use legalize_dialects_hooks::Result;
use legalize_ir::{Int, OpParser, OpPrinter, Param, Punct, Signedness, Type, TypeData};

/// Integers of a width, within bounds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Storage {
    signed: bool,
    width: u32,
    min: i64,
    max: i64,
}

impl Storage {
    /// All integers of a width, which is 1 to 32.
    fn whole(signed: bool, width: u32) -> Self {
        if signed {
            Storage { signed, width, min: -(1 << (width - 1)), max: (1 << (width - 1)) - 1 }
        } else {
            Storage { signed, width, min: 0, max: (1 << width) - 1 }
        }
    }

    /// Parses `i8`, `u8<1:254>`; `name` is the offset of the type's mnemonic.
    pub(super) fn parse(p: &mut OpParser<'_, '_>, name: u32) -> Result<Self> {
        let at = p.offset();
        let (signed, width) = match p.try_type()? {
            Some(ty) => match *p.ctx().type_data(ty) {
                TypeData::Integer { width, signedness } => (signedness != Signedness::Unsigned, width),
                _ => return Err(p.error(at, "illegal storage type size")),
            },
            None => {
                let word = p.parse_any_keyword()?;
                let Some(digits) = word.strip_prefix('u') else {
                    return Err(p.error(at, "illegal storage type prefix"));
                };
                match digits.parse() {
                    Ok(width) => (false, width),
                    Err(_) => return Err(p.error(at, "expected storage type width")),
                }
            }
        };
        if width == 0 || width > 32 {
            return Err(p.error(at, format!("illegal storage type size: {width}")));
        }
        let mut storage = Storage::whole(signed, width);
        if p.try_punct(Punct::Less) {
            let whole = storage;
            storage.min = limit(p, |min| min >= whole.min, "minimum")?;
            p.parse_punct(Punct::Colon)?;
            storage.max = limit(p, |max| max <= whole.max, "maximum")?;
            p.parse_punct(Punct::Greater)?;
        }
        if storage.max <= storage.min {
            let message = format!("illegal storage min and storage max: ({}:{})", storage.min, storage.max);
            return Err(p.error(name, message));
        }
        Ok(storage)
    }

    /// The least stored value.
    pub(super) fn min(self) -> i64 {
        self.min
    }

    /// The greatest stored value.
    pub(super) fn max(self) -> i64 {
        self.max
    }

    /// True if stored values are signed.
    pub(super) fn is_signed(self) -> bool {
        self.signed
    }

    /// True if the bounds are narrower than the width.
    pub(super) fn has_bounds(self) -> bool {
        self != Storage::whole(self.signed, self.width)
    }

    /// Width of stored values in bits.
    pub(super) fn width(self) -> u32 {
        self.width
    }

    /// Prints the storage type; bounds only if they differ from those of the width.
    pub(super) fn print(self, p: &mut OpPrinter<'_>) {
        p.text(&format!("{}{}", if self.signed { "i" } else { "u" }, self.width));
        if self != Storage::whole(self.signed, self.width) {
            p.text(&format!("<{}:{}>", self.min, self.max));
        }
    }

    /// The storage type as parameters.
    pub(super) fn to_params(self) -> [Param; 4] {
        let int = |value: i64| Param::Int(Int::Small(value));
        [Param::Bool(self.signed), int(self.width.into()), int(self.min), int(self.max)]
    }

    /// Reads the storage type from the first parameters; returns the others too.
    pub(super) fn of_params(params: &[Param]) -> Option<(Self, &[Param])> {
        let [Param::Bool(signed), Param::Int(width), Param::Int(min), Param::Int(max), rest @ ..] = params
        else {
            return None;
        };
        let width = u32::try_from(width.as_i64()?).ok().filter(|width| (1..=32).contains(width))?;
        Some((Storage { signed: *signed, width, min: min.as_i64()?, max: max.as_i64()? }, rest))
    }
}

fn limit(p: &mut OpParser<'_, '_>, fits: impl Fn(i64) -> bool, what: &str) -> Result<i64> {
    let at = p.offset();
    let value = integer(p, 64)?;
    if fits(value) { Ok(value) } else { Err(p.error(at, format!("illegal storage type {what}: {value}"))) }
}

/// Parses a signed integer of this width.
pub(super) fn integer(p: &mut OpParser<'_, '_>, width: u32) -> Result<i64> {
    let at = p.offset();
    match p.parse_integer()?.as_i64().filter(|&value| Int::Small(value).fits(width, true)) {
        Some(value) => Ok(value),
        None => Err(p.error(at, "integer value too large")),
    }
}

/// Parses the expressed type, a float.
pub(super) fn parse_expressed(p: &mut OpParser<'_, '_>) -> Result<Type> {
    let at = p.offset();
    let ty = p.parse_type()?;
    match p.ctx().type_data(ty) {
        TypeData::Float(_) => Ok(ty),
        _ => Err(p.error(at, "invalid kind of type specified")),
    }
}
