//! Formulas to modules: one function a line, such as `area(w, h) = w * h + [-0.5, 0.5]`.

use std::collections::HashMap;

use legalize::dialects::ops::func;
use legalize::prelude::*;
use legalize::typed::BuildOp;

use crate::bounds::Bounds;
use crate::iv;

/// Reads formulas of a file of the context's source map. Operations have their places in it.
///
/// # Errors
/// The first mistake in the file.
pub fn compile(ctx: &Context, file: FileId) -> Result<ParsedModule, Diagnostic> {
    let source = ctx.sources().file(file);
    let mut ir = Ir::new();
    let mut builder = Builder::new(ctx, &mut ir);
    builder.set_loc(Location::at(file, 0));
    let module = builder.op("builtin.module").body(&[], |builder, _| {
        let mut arities = HashMap::new();
        let mut start = 0;
        for line in source.text().split_inclusive('\n') {
            let reader = Reader { text: source.text(), at: start, end: start + line.trim_end().len(), file };
            start += line.len();
            if !line.trim().is_empty() {
                Formula { reader, builder, arities: &mut arities, names: HashMap::new() }.function()?;
            }
        }
        Ok(())
    })?;
    let root = module.build()?;
    Ok(ParsedModule::new(ir, root))
}

/// A place in a line.
struct Reader<'s> {
    text: &'s str,
    at: usize,
    end: usize,
    file: FileId,
}

impl<'s> Reader<'s> {
    fn rest(&mut self) -> &'s str {
        let rest = &self.text[self.at..self.end];
        self.at = self.end - rest.trim_start().len();
        &self.text[self.at..self.end]
    }

    fn loc(&mut self) -> Location {
        self.rest();
        Location::at(self.file, u32::try_from(self.at).unwrap_or(u32::MAX))
    }

    fn eat(&mut self, mark: &str) -> bool {
        let found = self.rest().starts_with(mark);
        self.at += if found { mark.len() } else { 0 };
        found
    }

    fn expect(&mut self, mark: &str) -> Result<(), Diagnostic> {
        match self.eat(mark) {
            true => Ok(()),
            false => Err(self.error(format!("expected `{mark}`"))),
        }
    }

    /// The longest prefix of such characters, if there is one.
    fn word(&mut self, belongs: impl Fn(char) -> bool) -> Option<&'s str> {
        let rest = self.rest();
        let length = rest.find(|c| !belongs(c)).unwrap_or(rest.len());
        self.at += length;
        (length > 0).then(|| &rest[..length])
    }

    fn name(&mut self) -> Option<&'s str> {
        match self.rest().starts_with(char::is_alphabetic) {
            true => self.word(|c| c.is_alphanumeric() || c == '_'),
            false => None,
        }
    }

    fn number(&mut self) -> Result<f64, Diagnostic> {
        let negative = self.eat("-");
        let text = self.word(|c| c.is_ascii_digit() || c == '.').unwrap_or_default();
        match text.parse::<f64>() {
            Ok(number) => Ok(if negative { -number } else { number }),
            Err(_) => Err(self.error("expected a number")),
        }
    }

    fn error(&mut self, message: impl Into<String>) -> Diagnostic {
        self.rest();
        let span = Span::at(self.file, u32::try_from(self.at).unwrap_or(u32::MAX));
        Diagnostic::error("iv::syntax", message).with_label(span, "here")
    }
}

/// A function that is read: names are those of its parameters, and its module has functions of these arities.
struct Formula<'f, 's, 'b> {
    reader: Reader<'s>,
    builder: &'f mut Builder<'b>,
    arities: &'f mut HashMap<&'s str, usize>,
    names: HashMap<&'s str, ValueId>,
}

impl Formula<'_, '_, '_> {
    fn function(mut self) -> Result<(), Diagnostic> {
        let loc = self.reader.loc();
        let name = self.reader.name().ok_or_else(|| self.reader.error("expected a name"))?;
        self.reader.expect("(")?;
        let mut parameters = Vec::new();
        while !self.reader.eat(")") {
            let loc = self.reader.loc();
            parameters
                .push((self.reader.name().ok_or_else(|| self.reader.error("expected a parameter"))?, loc));
            self.reader.eat(",");
        }
        self.reader.expect("=")?;

        let interval = self.interval();
        let arguments: Vec<_> = parameters.iter().map(|&(_, loc)| (interval, loc)).collect();
        let after = self.builder.insert_point();
        let region = self.builder.ir_mut().create_region();
        let entry = self.builder.block(region, &arguments);
        self.names = parameters
            .iter()
            .map(|p| p.0)
            .zip(self.builder.ir().block(entry).args().iter().copied())
            .collect();
        let value = self.sum()?;
        if !self.reader.rest().is_empty() {
            return Err(self.reader.error("expected an operator"));
        }
        func::ReturnOp::builder().operands(&[value]).create(self.builder, loc)?;
        self.builder.set_insert_point(after);
        let ty = self.builder.ctx().function_type(&vec![interval; parameters.len()], &[interval]);
        func::FuncOp::builder(name, ty).body(region).create(self.builder, loc)?;
        self.arities.insert(name, parameters.len());
        Ok(())
    }

    fn interval(&self) -> Type {
        let ctx = self.builder.ctx();
        iv::IntervalType::new(ctx, ctx.common().f64).into()
    }

    fn sum(&mut self) -> Result<ValueId, Diagnostic> {
        let mut value = self.product()?;
        loop {
            let loc = self.reader.loc();
            if self.reader.eat("+") {
                let rhs = self.product()?;
                value = iv::AddOp::builder(value, rhs).create(self.builder, loc)?.result(self.builder);
            } else if self.reader.eat("-") {
                let rhs = self.product()?;
                value = iv::SubOp::builder(value, rhs).create(self.builder, loc)?.result(self.builder);
            } else {
                return Ok(value);
            }
        }
    }

    fn product(&mut self) -> Result<ValueId, Diagnostic> {
        let mut value = self.operand()?;
        loop {
            let loc = self.reader.loc();
            let divides = self.reader.eat("/");
            if !divides && !self.reader.eat("*") {
                return Ok(value);
            }
            let mut rhs = self.operand()?;
            if divides {
                rhs = iv::InverseOp::builder(rhs).create(self.builder, loc)?.result(self.builder);
            }
            value = iv::MulOp::builder(value, rhs).create(self.builder, loc)?.result(self.builder);
        }
    }

    fn operand(&mut self) -> Result<ValueId, Diagnostic> {
        let loc = self.reader.loc();
        if self.reader.eat("(") {
            let value = self.sum()?;
            self.reader.expect(")")?;
            return Ok(value);
        }
        if self.reader.eat("[") {
            let lower = self.reader.number()?;
            self.reader.expect(",")?;
            let upper = self.reader.number()?;
            self.reader.expect("]")?;
            return self.constant(loc, Bounds { lower, upper });
        }
        let Some(name) = self.reader.name() else {
            let number = self.reader.number()?;
            return self.constant(loc, Bounds { lower: number, upper: number });
        };
        match self.reader.eat("(") {
            true => self.call(loc, name),
            false => {
                self.names.get(name).copied().ok_or_else(|| self.reader.error(format!("no value `{name}`")))
            }
        }
    }

    fn call(&mut self, loc: Location, name: &str) -> Result<ValueId, Diagnostic> {
        let mut arguments = Vec::new();
        while !self.reader.eat(")") {
            arguments.push(self.sum()?);
            self.reader.eat(",");
        }
        if self.arities.get(name) != Some(&arguments.len()) {
            return Err(self.reader.error(format!("no function `{name}` of {} arguments", arguments.len())));
        }
        let call = func::CallOp::builder(name).operands(&arguments).result_types(&[self.interval()]);
        Ok(call.create(self.builder, loc)?.result(self.builder)[0])
    }

    fn constant(&mut self, loc: Location, bounds: Bounds) -> Result<ValueId, Diagnostic> {
        let ctx = self.builder.ctx();
        let range = bounds
            .to_attr(ctx, ctx.common().f64)
            .ok_or_else(|| self.reader.error("the lower bound is above the upper bound"))?;
        let constant = iv::ConstantOp::builder(self.interval(), range);
        Ok(constant.create(self.builder, loc)?.result(self.builder))
    }
}
