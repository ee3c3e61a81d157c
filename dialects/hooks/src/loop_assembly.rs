//! Assembly of counted loops:
//! `%i = %lower to %upper step %step iter_args(%a = %init) -> (type) : type {…} {…}`.

use legalize_ir::{Context, Ir, Name, OpId, OpName, OpParser, OpPrinter, OperationState, Punct, Type};

use crate::Result;
use crate::region_assembly::{complete, entry_args, parse_bounds, parse_iter_args, print_iter_args};

/// Parts of the assembly that not all loops have.
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub struct LoopAssembly {
    /// Terminator of the body where none is written: in loops without loop-carried values. Without it every
    /// terminator is written.
    pub implicit_terminator: Option<OpName>,
    /// Unit attribute that the keyword `unsigned` sets.
    pub unsigned: Option<Name>,
}

impl LoopAssembly {
    /// Sets the terminator of bodies where none is written.
    #[must_use]
    pub fn with_implicit_terminator(mut self, terminator: Option<OpName>) -> Self {
        self.implicit_terminator = terminator;
        self
    }

    /// Sets the unit attribute of the keyword `unsigned`.
    #[must_use]
    pub fn with_unsigned(mut self, attribute: Name) -> Self {
        self.unsigned = Some(attribute);
        self
    }

    /// Parses a loop after its name.
    ///
    /// # Errors
    /// Fails on text in any other syntax.
    pub fn parse(self, p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
        let ctx = p.ctx();
        if let Some(unsigned) = self.unsigned
            && p.try_keyword("unsigned")
        {
            state.set_attr(ctx, ctx.str(unsigned), ctx.common().unit);
        }
        let mut counter = p.parse_argument(false, false)?;
        let [lower, upper, step] = parse_bounds(p)?;
        let mismatch = "mismatch in number of loop-carried values and defined values";
        let (carried, types) = parse_iter_args(p, mismatch)?;
        let counter_type = if p.try_punct(Punct::Colon) { p.parse_type()? } else { ctx.common().index };
        counter.ty = Some(counter_type);
        let (mut args, mut inits) = (vec![counter], Vec::new());
        for ((mut argument, init), &ty) in carried.into_iter().zip(&types) {
            argument.ty = Some(ty);
            args.push(argument);
            inits.push((init, ty));
        }
        let region = p.parse_region(&args)?;
        if let Some(end) = self.implicit_terminator {
            complete(p, region, end);
        }
        // Resolved after the region, unlike in other loops: errors in the region are reported first.
        let bounds = [lower, upper, step].into_iter().map(|bound| (bound, counter_type));
        for (operand, ty) in bounds.chain(inits) {
            state.operands.push(p.resolve_operand(&operand, ty)?);
        }
        state.regions.push(region);
        state.result_types.extend(types);
        p.parse_attr_dict(state)
    }

    /// Returns true if the text holds all of a loop: the bounds have the type of the counter, the
    /// loop-carried values one type each, and a terminator that is not written has nothing but its name.
    pub fn represents(self, ctx: &Context, ir: &Ir, op: OpId) -> bool {
        let &[region] = ir.op(op).regions() else { return false };
        let Some(block) = ir.region(region).first() else { return false };
        let types = |values: &[_]| values.iter().map(|&value| ir.value_type(value)).collect::<Vec<Type>>();
        let operands: Vec<Type> = ir.operands(op).map(|value| ir.value_type(value)).collect();
        let (args, results) = (types(ir.block(block).args()), types(ir.op(op).results()));
        let (Some((counter, carried)), Some((bounds, inits))) =
            (args.split_first(), operands.split_at_checked(3))
        else {
            return false;
        };
        let ends_bare = || {
            ir.terminator(ctx, block).is_some_and(|end| {
                let data = ir.op(end);
                Some(data.name()) == self.implicit_terminator
                    && ir.operands(end).next().is_none()
                    && data.results().is_empty()
                    && [data.inherent(), data.discardable()]
                        .iter()
                        .all(|&dict| ctx.dict_entries(dict).is_empty())
            })
        };
        bounds.iter().all(|bound| bound == counter)
            && carried == inits
            && carried == results
            && (!carried.is_empty() || self.implicit_terminator.is_none() || ends_bare())
    }

    /// Prints a loop after its name; in generic form if it lacks a bound or the counter.
    pub fn print(self, p: &mut OpPrinter<'_>, op: OpId) {
        let (ctx, ir) = (p.ctx(), p.ir());
        let &[region] = ir.op(op).regions() else { return p.generic_op(op) };
        let args = entry_args(p, region);
        let (Some((&counter, carried)), true) = (args.split_first(), ir.op(op).operand_count() >= 3) else {
            return p.generic_op(op);
        };
        if self.unsigned.is_some_and(|unsigned| ir.attr(ctx, op, unsigned).is_some()) {
            p.text(" unsigned");
        }
        p.text(" ");
        p.operand(counter);
        p.text(" = ");
        p.operand(ir.operand(op, 0));
        p.text(" to ");
        p.operand(ir.operand(op, 1));
        p.text(" step ");
        p.operand(ir.operand(op, 2));
        if !carried.is_empty() {
            print_iter_args(p, op, carried, ir.operands(op).skip(3));
        }
        p.text(" ");
        let ty = ir.value_type(counter);
        if ty != ctx.common().index {
            p.text(" : ");
            p.ty(ty);
            p.text(" ");
        }
        p.region(region, false, !carried.is_empty() || self.implicit_terminator.is_none());
        p.attr_dict(op, self.unsigned.as_slice());
    }
}
