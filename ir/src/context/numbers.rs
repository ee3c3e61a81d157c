//! Float attributes as numbers.

use super::{AttrData, Attribute, Context, Type, TypeData};

impl Context {
    /// Returns a float attribute, rounded to its type; `None` if the type is not one of floats.
    pub fn float_attr(&self, ty: Type, value: f64) -> Option<Attribute> {
        match self.type_data(ty) {
            TypeData::Float(kind) => Some(self.attr(AttrData::Float { bits: kind.encode(value), ty })),
            _ => None,
        }
    }

    /// The value of a float attribute, rounded to 64 bits where its type has more.
    pub fn as_f64(&self, attr: Attribute) -> Option<f64> {
        let AttrData::Float { bits, ty } = *self.attr_data(attr) else { return None };
        match self.type_data(ty) {
            TypeData::Float(kind) => Some(kind.to_f64(bits)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use legalize_source::SourceMap;

    use crate::Context;

    #[test]
    fn float_attributes_have_numbers() {
        let ctx = Context::new(Arc::new(SourceMap::new()));
        let (f32, i32) = (ctx.common().f32, ctx.common().i32);
        let tenth = ctx.float_attr(f32, 0.1).and_then(|attr| ctx.as_f64(attr));
        assert_eq!(tenth, Some(f64::from(0.1f32)));
        assert_eq!(ctx.float_attr(i32, 0.1), None);
        assert_eq!(ctx.as_f64(ctx.int_attr(i32, 1)), None);
    }
}
