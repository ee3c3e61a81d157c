//! Natives that are functions of attributes and types alone.
//!
//! They cannot depend on anything else: values that a pattern passes are replaced by their types. So the
//! matcher knows that such a native depends only on the operands of the root, and need not call it again for
//! the same types and attributes.

use std::sync::Arc;

use legalize_ir::{Attribute, Context, Ir, Type};

use super::call::{ConstraintFn, RewriteFn};
use super::value::{NativeValue, NativeValues};
use super::{Natives, Registration, Scope};
use crate::pattern::{MatchFailure, MatchResult};
use crate::rewriter::Rewriter;
use crate::type_converter::TypeConverter;

/// A call of a native that is a function of attributes and types.
#[non_exhaustive]
pub struct FunctionCall<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// The running pattern's converter, inside a dialect conversion.
    pub converter: Option<&'a TypeConverter>,
    /// The arguments: attributes, types, text. A value, or an operation with one result, is passed as its
    /// type.
    pub args: &'a [NativeValue],
}

impl FunctionCall<'_> {
    /// Returns an argument as a type.
    ///
    /// # Errors
    /// If it is of another kind; the pattern cannot be evaluated then.
    pub fn ty(&self, index: usize) -> Result<Type, MatchFailure> {
        self.args.get(index).and_then(NativeValue::ty).ok_or_else(|| expected(index, "a type or value"))
    }

    /// Returns an argument as an attribute.
    ///
    /// # Errors
    /// Those of [`FunctionCall::ty`].
    pub fn attr(&self, index: usize) -> Result<Attribute, MatchFailure> {
        self.args.get(index).and_then(NativeValue::attr).ok_or_else(|| expected(index, "an attribute"))
    }

    /// Returns an argument as a number.
    ///
    /// # Errors
    /// Those of [`FunctionCall::ty`].
    pub fn int(&self, index: usize) -> Result<i64, MatchFailure> {
        let number = self.args.get(index).and_then(|arg| match arg.text() {
            Some(text) => text.parse().ok(),
            None => arg.int().and_then(|number| number.try_into().ok()),
        });
        number.ok_or_else(|| expected(index, "a number"))
    }

    /// The one type to which the running converter converts the type of an argument; the type itself without
    /// a converter.
    ///
    /// # Errors
    /// If it does not convert to one type; and as [`FunctionCall::ty`].
    pub fn converted(&self, index: usize) -> Result<Type, MatchFailure> {
        let ty = self.ty(index)?;
        match self.converter {
            Some(converter) => {
                converter.convert_type(self.ctx, ty).ok_or_else(|| MatchFailure::not_converted(ty))
            }
            None => Ok(ty),
        }
    }
}

fn expected(index: usize, what: &str) -> MatchFailure {
    MatchFailure::not_evaluated(format!("argument {} is not {what}", index + 1))
}

impl Natives {
    /// Registers a function of attributes and types, as [`Natives::add_rewrite`] and
    /// [`Natives::add_constraint`] do: in a rewrite and in a match section. It must return the same for the
    /// same arguments; results are cached.
    ///
    /// ```
    /// use legalize_conversion::{NativeValue, Natives};
    /// let mut natives = Natives::new();
    /// natives.add_function("acme::convertedUnit", |call| {
    ///     let ty = call.converted(0)?;
    ///     Ok(NativeValue::Attr(call.ctx.int_attr(ty, 1i64)))
    /// });
    /// ```
    pub fn add_function(
        &mut self,
        name: impl Into<String>,
        body: impl Fn(&FunctionCall<'_>) -> Result<NativeValue, MatchFailure> + Clone + Send + Sync + 'static,
    ) -> &mut Self {
        let name = name.into();
        let matching = body.clone();
        let run: ConstraintFn = Arc::new(move |call| {
            let converter = call.converter.map(|converter| &**converter);
            let args = of_types(call.args, call.ir);
            let result = matching(&FunctionCall { ctx: call.ctx, converter, args: &args })?;
            Ok(std::iter::once(result).collect())
        });
        self.register_constraint(&name, Registration { scope: Scope::Types, ..Registration::new(run) });
        let run: RewriteFn = Arc::new(move |rewriter, call| {
            let args = of_types(call.args, rewriter.ir());
            let converter = converter_of(rewriter);
            let converter = converter.as_deref();
            let result = body(&FunctionCall { ctx: rewriter.ctx(), converter, args: &args })?;
            Ok(std::iter::once(result).collect())
        });
        self.register_rewrite(&name, Registration { scope: Scope::Types, ..Registration::new(run) })
    }

    /// Registers a condition on attributes and types, as [`Natives::add_constraint`] does; the error is the
    /// reason why it does not hold.
    pub fn add_condition(
        &mut self,
        name: impl Into<String>,
        body: impl Fn(&FunctionCall<'_>) -> MatchResult + Send + Sync + 'static,
    ) -> &mut Self {
        let run: ConstraintFn = Arc::new(move |call| {
            let converter = call.converter.map(|converter| &**converter);
            let args = of_types(call.args, call.ir);
            body(&FunctionCall { ctx: call.ctx, converter, args: &args })?;
            Ok(NativeValues::new())
        });
        self.register_constraint(&name.into(), Registration { scope: Scope::Types, ..Registration::new(run) })
    }
}

/// The arguments with types in place of values and of operations of one result.
fn of_types(args: &[NativeValue], ir: &Ir) -> NativeValues {
    let type_of = |arg: &NativeValue| {
        let value = match arg {
            NativeValue::Value(value) => *value,
            NativeValue::Op(op) => match *ir.try_op(*op)?.results() {
                [one] => one,
                _ => return None,
            },
            _ => return None,
        };
        ir.try_value(value).map(|_| NativeValue::Type(ir.value_type(value)))
    };
    args.iter().map(|arg| type_of(arg).unwrap_or_else(|| arg.clone())).collect()
}

fn converter_of(rewriter: &mut dyn Rewriter<'_>) -> Option<Arc<TypeConverter>> {
    rewriter.as_conversion()?.type_converter()
}
