//! Custom assembly of operations with one type for all operands and the result: `%a, %b : type`, else
//! `(%a, %b) : (…) -> type`.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{Delimiter, OpId, OpParser, OpPrinter, OperationState, Punct, Type};

fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let at = p.offset();
    let (operands, functional) = if p.peek_punct(Punct::LParen) {
        (p.parse_operand_list(Delimiter::Paren)?, true)
    } else {
        (p.parse_operand_list(Delimiter::None)?, false)
    };
    p.parse_attr_dict(state)?;
    p.parse_punct(Punct::Colon)?;
    if functional {
        let (inputs, results) = p.parse_function_type()?;
        p.resolve_operands(&operands, &inputs, at, &mut state.operands)?;
        state.result_types.extend(results);
    } else {
        let ty = p.parse_type()?;
        let types: Vec<Type> = operands.iter().map(|_| ty).collect();
        p.resolve_operands(&operands, &types, at, &mut state.operands)?;
        state.result_types.push(ty);
    }
    Ok(())
}

fn print(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let operands: Vec<_> = ir.operands(op).collect();
    let types: Vec<Type> = operands.iter().map(|value| ir.value_type(*value)).collect();
    let results: Vec<Type> = ir.op(op).results().iter().map(|value| ir.value_type(*value)).collect();
    match results[..] {
        [result] if types.iter().all(|ty| *ty == result) => {
            p.text(" ");
            p.operands(operands);
            p.attr_dict(op, &[]);
            p.text(" : ");
            p.ty(result);
        }
        _ => {
            p.text("(");
            p.operands(operands);
            p.text(")");
            p.attr_dict(op, &[]);
            p.text(" : ");
            p.functional_type(types, results.into_iter());
        }
    }
}

pub(super) const ASSEMBLY: &[Assembly] = &[
    ("spirv.CL.fma", parse, print),
    ("spirv.GL.FClamp", parse, print),
    ("spirv.GL.Fma", parse, print),
    ("spirv.GL.SClamp", parse, print),
    ("spirv.GL.UClamp", parse, print),
];
